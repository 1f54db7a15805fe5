// The look of the character sheet.
#include "print/style_parts.hpp"

namespace roadbook::print {

const char* style_character() {
  return R"css(.rb-paper .rb-head{display:flex;justify-content:space-between;align-items:flex-end;
gap:8mm;border-bottom:.5mm solid var(--rb-ink);padding-bottom:1.6mm}
.rb-paper .rb-who{flex:1 1 auto;min-width:0}
.rb-paper .rb-name{font-size:3.9em;line-height:1}
.rb-paper .rb-long{font-size:2.7em}
.rb-paper .rb-longer{font-size:1.9em}
.rb-paper .rb-unnamed .rb-blank{min-width:96mm}
.rb-paper .rb-alias{font-family:"EB Garamond",Garamond,Georgia,serif;font-size:1.5em;
font-style:italic;color:var(--rb-muted);line-height:1.1;margin-top:.6mm}
.rb-paper .rb-what{text-align:right;flex:0 0 auto;max-width:50%;overflow-wrap:break-word}
.rb-paper .rb-game{font-size:.74em;letter-spacing:.12em;text-transform:uppercase;
color:var(--rb-muted)}
.rb-paper .rb-kin{font-family:"EB Garamond",Garamond,Georgia,serif;font-size:1.9em;line-height:1.15;
color:var(--rb-accent)}
.rb-paper .rb-facts{display:grid;grid-template-columns:repeat(4,1fr);gap:1.4mm 5mm}
.rb-paper .rb-fact dd{line-height:1.25}
.rb-paper .rb-fact:first-child{grid-column:span 2}
.rb-paper .rb-fact .rb-blank{width:100%;height:1.5em}
.rb-paper .rb-numbers{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:2mm}
.rb-paper .rb-number{border:var(--rb-rule) solid var(--rb-line);border-radius:2mm;
background:var(--rb-soft);padding:1.2mm 1.8mm 1.4mm;text-align:center;break-inside:avoid}
.rb-paper .rb-number .rb-total{font-size:2.35em;font-weight:600;line-height:1.1;min-height:1.15em}
.rb-paper .rb-number .rb-total .rb-blank{min-width:12mm;border:0}
.rb-paper .rb-number .rb-because{text-align:left;border-top:.2mm solid var(--rb-line);
margin-top:.8mm;padding-top:.6mm}
.rb-paper .rb-now{background:none;border-style:solid;border-color:var(--rb-ink)}
.rb-paper .rb-small-numbers{display:flex;flex-wrap:wrap;gap:1mm 6mm;margin-top:-1mm}
.rb-paper .rb-small-number dd b{font-size:1.2em}
.rb-paper .rb-leaf.rb-roomy{font-size:1.08em}
.rb-paper .rb-leaf.rb-tight{font-size:.88em;gap:2mm}
.rb-paper .rb-leaf.rb-tighter{font-size:.78em;gap:1.6mm}
.rb-paper .rb-tight .rb-entry{padding-bottom:1mm}
.rb-paper .rb-tight .rb-dense{font-size:1em}
.rb-paper .rb-tight .rb-notes{flex-basis:4mm}
.rb-paper .rb-tighter .rb-item-list li,.rb-paper .rb-tighter .rb-contacts li{padding:.2mm 0}
.rb-paper .rb-tighter .rb-loads{height:2.5mm}
.rb-paper .rb-tighter .rb-boxes{height:3.6mm}
.rb-paper .rb-tighter .rb-body-back{gap:2mm 6mm}
.rb-paper .rb-tighter h2{margin-bottom:.8mm}
.rb-paper .rb-small-number{break-inside:avoid}
.rb-paper .rb-small-number dt,.rb-paper .rb-small-number dd{display:inline}
.rb-paper .rb-small-number dt{margin-right:1.2mm}
.rb-paper .rb-small-number .rb-blank{min-width:9mm}
.rb-paper .rb-body{flex:1 0 auto;display:grid;gap:3mm 7mm}
.rb-paper .rb-column-a{grid-area:a;display:flex;flex-direction:column;gap:3mm;min-width:0}
.rb-paper .rb-column-b{grid-area:b;display:flex;flex-direction:column;gap:3mm;min-width:0}
.rb-paper .rb-column-c{grid-area:c;display:flex;flex-direction:column;min-width:0}
.rb-paper .rb-attributes{display:flex;flex-direction:column;gap:3mm}
.rb-paper .rb-attribute{break-inside:avoid}
.rb-paper .rb-attribute h2{margin-bottom:0;letter-spacing:.03em}
.rb-paper .rb-action:first-child{border-top:0}
.rb-paper .rb-action{display:flex;justify-content:space-between;align-items:center;
padding:.62mm 0;border-top:.2mm solid var(--rb-line)}
.rb-paper .rb-action dt{font-size:1.06em;letter-spacing:0;text-transform:none;color:var(--rb-ink)}
.rb-paper .rb-action dd{line-height:1}
.rb-paper .rb-xp .rb-track{display:flex;justify-content:space-between;align-items:center;
padding:.7mm 0;border-top:.2mm solid var(--rb-line)}
.rb-paper .rb-xp .rb-track dd{line-height:1}
.rb-paper .rb-experience .rb-xp .rb-track:first-child{border-top:0}
.rb-paper .rb-health,.rb-paper .rb-experience{display:flex;flex-direction:column;gap:2mm}
.rb-paper .rb-experience h2{margin-bottom:0}
.rb-paper .rb-experience{gap:1mm}
.rb-paper .rb-tracks{display:grid;grid-template-columns:repeat(2,1fr);gap:1.6mm 4mm;
align-items:start}
.rb-paper .rb-tracks .rb-track{break-inside:avoid}
.rb-paper .rb-tracks .rb-track dd{margin-top:.4mm}
.rb-paper .rb-conditions{display:flex;flex-wrap:wrap;gap:.8mm 4mm}
.rb-paper .rb-conditions li,.rb-paper .rb-triggers li{break-inside:avoid}
.rb-paper .rb-harm{break-inside:avoid;table-layout:fixed}
.rb-paper .rb-harm caption{text-align:left;padding-bottom:.5mm}
.rb-paper .rb-harm th{width:6mm;font-size:1em;color:var(--rb-ink);font-weight:600;
text-align:center;letter-spacing:0}
.rb-paper .rb-harm td,.rb-paper .rb-harm th{border:var(--rb-rule) solid var(--rb-line);
padding:.8mm 1.4mm;height:7.4mm;vertical-align:middle}
.rb-paper .rb-harm .rb-effect{width:10.6em;font-size:.78em;color:var(--rb-muted);line-height:1.2;
background:var(--rb-soft)}
.rb-paper .rb-harm .rb-effect b{display:block;color:var(--rb-ink)}
.rb-paper .rb-triggers li{padding-left:3mm;position:relative;line-height:1.25;margin-top:.5mm}
.rb-paper .rb-triggers li::before{content:"";position:absolute;left:0;top:.55em;width:1.4mm;
height:.25mm;background:var(--rb-ink)}
.rb-paper .rb-entries{column-gap:7mm;column-fill:balance}
.rb-paper .rb-entry{break-inside:avoid;padding-bottom:1.8mm}
.rb-paper .rb-entry h3{display:flex;align-items:baseline;gap:1.6mm;margin-bottom:.3mm}
.rb-paper .rb-entry h3 .rb-from{font-family:Inter,system-ui,sans-serif;font-size:.62em;
margin-left:auto;white-space:nowrap}
.rb-paper .rb-entry h3 .rb-tick{height:3.1mm;margin:0;align-self:center}
.rb-paper .rb-dense{font-size:.88em}
.rb-paper .rb-unfilled .rb-dense{font-size:.8em}
.rb-paper .rb-unfilled .rb-name{font-size:3em}
.rb-paper .rb-unfilled .rb-leaf{gap:2.4mm}
.rb-paper .rb-unfilled .rb-attributes{gap:2mm}
.rb-paper .rb-unfilled .rb-health{gap:1.4mm}
.rb-paper .rb-unfilled .rb-triggers li{font-size:.92em}
.rb-paper .rb-unfilled .rb-dense .rb-blank{min-width:16mm}
.rb-paper .rb-unfilled .rb-dense .rb-entry{padding-bottom:1.2mm}
.rb-paper .rb-unfilled .rb-harm td,.rb-paper .rb-unfilled .rb-harm th{height:6.6mm}
.rb-paper .rb-dense h2{font-size:1.84em}
.rb-paper .rb-cost{font-size:.86em;color:var(--rb-change)}
.rb-paper .rb-entry .rb-clock{height:4.6mm;margin-right:1mm}
.rb-paper .rb-chosen .rb-blank,.rb-paper .rb-asked .rb-blank{min-width:34mm}
.rb-paper .rb-known,.rb-paper .rb-inner{border-left:.4mm solid var(--rb-line);padding-left:2mm;
margin-top:.6mm}
.rb-paper .rb-running{display:flex;justify-content:space-between;align-items:baseline;gap:6mm;
border-bottom:.5mm solid var(--rb-ink);padding-bottom:.8mm;color:var(--rb-muted)}
.rb-paper .rb-running-name{font-family:"EB Garamond",Garamond,Georgia,serif;font-size:1.7em;
line-height:1.1;color:var(--rb-ink)}
.rb-paper .rb-running>span:last-child{white-space:nowrap}
.rb-paper .rb-body-back{display:grid;gap:3mm 7mm}
.rb-paper .rb-load-levels{display:flex;flex-wrap:wrap;gap:.6mm 5mm;margin-bottom:1.4mm}
.rb-paper .rb-load-levels>div{display:flex;align-items:baseline;gap:1.2mm}
.rb-paper .rb-load-levels dt{font-size:1em;letter-spacing:0;text-transform:none;
color:var(--rb-ink)}
.rb-paper .rb-item-list li,.rb-paper .rb-contacts li{display:flex;align-items:flex-start;gap:1.4mm;
padding:.55mm 0;border-top:.2mm solid var(--rb-line);break-inside:avoid;line-height:1.25}
.rb-paper .rb-item-list li:first-child,.rb-paper .rb-contacts li:first-child{border-top:0}
.rb-paper .rb-item-list li>svg{margin-top:.35mm}
.rb-paper .rb-contacts li>svg{margin-top:.3mm;margin-right:0}
.rb-paper .rb-item-list .rb-empty .rb-blank,.rb-paper .rb-contacts .rb-empty .rb-blank{
flex:1;border:0;height:1.6em}
.rb-paper .rb-many{columns:2;column-gap:5mm}
.rb-paper .rb-hand{font-size:.78em;color:var(--rb-change);margin-left:1.4mm}
.rb-paper .rb-marked{font-weight:600}
.rb-paper .rb-marked .rb-hint,.rb-paper .rb-marked .rb-why,.rb-paper .rb-marked .rb-answer{
font-weight:400}
.rb-paper .rb-column-b>section{break-inside:avoid}
.rb-paper .rb-wealth .rb-numbers{grid-auto-columns:auto;grid-template-columns:22mm 1fr}
.rb-paper .rb-wealth{break-inside:avoid}
.rb-paper .rb-stash .rb-boxes{height:3.5mm}
.rb-paper .rb-bands{display:flex;flex-wrap:wrap;gap:0 3.4mm;font-size:.82em;margin-top:1mm;
color:var(--rb-muted)}
.rb-paper .rb-bands .rb-marked{color:var(--rb-ink)}
.rb-paper .rb-waived li{break-inside:avoid}
.rb-paper .rb-notes{flex:1 0 24mm;display:flex;flex-direction:column}
)css";
}

const char* style_portrait() {
  return R"css(.rb-paper .rb-character.rb-unfilled .rb-facts{grid-template-columns:repeat(5,1fr)}
.rb-paper .rb-unfilled .rb-body-back{grid-template:"a" auto "b" auto / minmax(0,1fr)}
.rb-paper .rb-unfilled .rb-item-list{columns:2;column-gap:7mm}
.rb-paper .rb-unfilled .rb-body-back .rb-column-b{display:grid;
grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:7mm}
.rb-paper .rb-body{grid-template:"a b" auto "c c" 1fr / 74mm minmax(0,1fr)}
.rb-paper .rb-filled .rb-body-back{grid-template:"a b" auto / minmax(0,1fr) minmax(0,1fr)}
.rb-paper .rb-entries{columns:2}
.rb-paper .rb-dense .rb-entries{columns:3;column-gap:5mm}
)css";
}

const char* style_landscape() {
  return R"css(.rb-paper .rb-facts{grid-template-columns:repeat(8,1fr)}
.rb-paper .rb-body{grid-template:"a b c" auto / 66mm 96mm minmax(0,1fr)}
.rb-paper .rb-body-back{grid-template:"a b" auto / minmax(0,3fr) minmax(0,4fr)}
.rb-paper .rb-body-back .rb-column-b{display:grid;
grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:7mm}
.rb-paper .rb-powers .rb-entries{columns:3}
.rb-paper .rb-tighter .rb-many{columns:3;column-gap:4mm}
.rb-paper .rb-card-page{grid-template-columns:repeat(3,84mm);grid-auto-rows:61mm}
.rb-paper .rb-reference-body{columns:5;font-size:.74em}
.rb-paper .rb-notes{flex-basis:16mm}
.rb-paper .rb-crew .rb-notes{flex-basis:12mm}
.rb-paper .rb-leaf{gap:2.4mm}
.rb-paper .rb-crew-top{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,8fr);gap:7mm}
.rb-paper .rb-crew .rb-front .rb-tracks{grid-template-columns:1fr}
.rb-paper .rb-crew .rb-facts{grid-template-columns:repeat(5,1fr)}
.rb-paper .rb-crew .rb-name{font-size:3.2em}
.rb-paper .rb-filled .rb-front .rb-crew-body .rb-column-a{display:grid;align-content:start;
grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:3mm 5mm}
.rb-paper .rb-filled.rb-crew .rb-front .rb-entries{columns:1}
.rb-paper .rb-upgrades .rb-item-list{columns:3}
.rb-paper .rb-filled.rb-crew .rb-entries{columns:2}
.rb-paper .rb-crew .rb-back .rb-crew-body{grid-template-columns:minmax(0,2fr) minmax(0,1fr)}
.rb-paper .rb-crew .rb-back .rb-column-a{display:grid;align-content:start;
grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:3mm 7mm}
.rb-paper .rb-unfilled .rb-item-list{columns:2;column-gap:7mm}
)css";
}

}  // namespace roadbook::print
