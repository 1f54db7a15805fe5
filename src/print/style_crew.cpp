// The look of the crew sheet and of its map.
#include "print/style_parts.hpp"

namespace roadbook::print {

const char* style_crew() {
  return R"css(.rb-paper .rb-crew .rb-facts .rb-fact:first-child{grid-column:auto}
.rb-paper .rb-crew .rb-front .rb-tracks{grid-template-columns:auto auto auto;
justify-content:space-between}
.rb-paper .rb-standing{display:flex;flex-direction:column;gap:3mm}
.rb-paper .rb-crew-top{display:flex;flex-direction:column;gap:3mm}
.rb-paper .rb-column-b>.rb-upgrades{break-inside:auto}
.rb-paper .rb-crew-body{display:grid;gap:3mm 7mm;grid-template:"a b" auto /
minmax(0,1fr) minmax(0,1fr)}
.rb-paper .rb-front>.rb-crew-body{flex:1 0 auto;grid-template-columns:minmax(0,2fr) minmax(0,3fr)}
.rb-paper .rb-upgrades .rb-item-list{columns:2;column-gap:5mm}
.rb-paper .rb-sketch{margin-top:-1.5mm}
.rb-paper .rb-prison p{display:none}
.rb-paper .rb-prison .rb-claim{padding:.6mm 1.4mm}
.rb-paper .rb-crew .rb-abilities .rb-entries{columns:1}
.rb-paper .rb-stack{display:flex;flex-direction:column;gap:3mm;min-width:0}
.rb-paper .rb-crew.rb-unfilled .rb-front .rb-crew-body{grid-template:"a" auto "b" auto /
minmax(0,1fr)}
.rb-paper .rb-crew.rb-unfilled .rb-abilities .rb-entries{columns:3;column-gap:5mm}
.rb-paper .rb-crew.rb-unfilled .rb-item-list{columns:3}
.rb-paper .rb-map{table-layout:fixed;border-collapse:separate;border-spacing:0;break-inside:avoid}
.rb-paper .rb-map td{vertical-align:middle;height:1px}
.rb-paper .rb-claim{border:var(--rb-rule) solid var(--rb-line);border-radius:2mm;padding:1mm 1.4mm;
font-size:.82em;line-height:1.22;text-align:center;color:var(--rb-muted)}
.rb-paper .rb-claim-name{color:var(--rb-ink);font-size:1.1em;display:flex;align-items:center;
justify-content:center;gap:1mm}
.rb-paper .rb-claim .rb-tick{margin:0;height:2.6mm}
.rb-paper .rb-claim p{font-size:.92em}
.rb-paper .rb-held{background:var(--rb-soft);border-color:var(--rb-ink);border-width:.4mm}
.rb-paper .rb-held .rb-claim-name{font-weight:600}
.rb-paper .rb-start{border:.5mm solid var(--rb-ink)}
.rb-paper .rb-start .rb-claim-name{font-family:"EB Garamond",Garamond,Georgia,serif;font-size:1.7em}
.rb-paper .rb-way{width:5mm;padding:0}
.rb-paper .rb-ways .rb-way{width:auto;height:3.2mm!important;line-height:0}
.rb-paper .rb-across i{display:block;border-top:.6mm solid var(--rb-ink)}
.rb-paper .rb-down i{display:block;width:0;height:3.2mm;margin:0 auto;
border-left:.6mm solid var(--rb-ink)}
.rb-paper .rb-off-map{margin-top:1mm}
.rb-paper .rb-upgrades .rb-item-list>li{align-items:center}
.rb-paper .rb-upgrades .rb-boxes{height:3.2mm}
.rb-paper .rb-family{flex-wrap:wrap;gap:.4mm 3mm!important}
.rb-paper .rb-family .rb-label{flex-basis:100%}
.rb-paper .rb-one{display:inline-flex;align-items:center;gap:1mm;margin-right:2.4mm}
.rb-paper .rb-family .rb-one{margin-right:0}
.rb-paper .rb-one .rb-tick{margin-right:0}
.rb-paper .rb-cohort{border:var(--rb-rule) solid var(--rb-line);border-radius:2mm;
padding:1.2mm 2mm;margin-bottom:2mm}
.rb-paper .rb-cohort p{line-height:1.4}
.rb-paper .rb-cohort .rb-why{display:inline}
.rb-paper .rb-cohort .rb-boxes{height:3.2mm}
.rb-paper .rb-cohort .rb-blank{min-width:12mm}
.rb-paper .rb-cohort h3 .rb-blank{min-width:40mm}
.rb-paper .rb-contacts .rb-faction{align-items:center;justify-content:space-between}
.rb-paper .rb-faction>span:first-child{flex:1}
.rb-paper .rb-ledger td{padding:.4mm 0;border-top:.2mm solid var(--rb-line);vertical-align:top}
.rb-paper .rb-ledger tr:first-child td{border-top:0}
.rb-paper .rb-ledger .rb-amount{width:9mm;text-align:right;padding-right:2mm;font-weight:600}
.rb-paper .rb-sum td{border-top:.3mm solid var(--rb-ink)}
)css";
}

}  // namespace roadbook::print
