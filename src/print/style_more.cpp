// The look of cards and of the reference page.
#include "print/style_parts.hpp"

namespace roadbook::print {

const char* style_more() {
  return R"css(.rb-paper .rb-card-page{display:grid;grid-template-columns:repeat(3,61mm);
grid-auto-rows:84mm;justify-content:center;align-content:start;font-size:8.2pt;
min-height:calc(var(--rb-height) - 1mm)}
.rb-paper .rb-card{border:.2mm dashed var(--rb-line);padding:4.4mm 4mm 3.4mm;display:flex;
flex-direction:column;gap:1mm;overflow:hidden;break-inside:avoid;margin:0 -.2mm -.2mm 0}
.rb-paper .rb-card h2{font-size:1.75em;border:0;margin:0;padding:0;display:block;line-height:1.05}
.rb-paper .rb-card h2.rb-long{font-size:1.4em}
.rb-paper .rb-card h2.rb-longer{font-size:1.05em}
.rb-paper .rb-card-kind{font-size:.76em;letter-spacing:.04em;color:var(--rb-accent);
border-bottom:var(--rb-rule) solid var(--rb-line);padding-bottom:1mm;margin-bottom:.4mm}
.rb-paper .rb-card-kind svg{margin-left:1.4mm;height:2.6mm}
.rb-paper .rb-small p{font-size:.84em;line-height:1.28}
.rb-paper .rb-tiny p{font-size:.76em;line-height:1.24}
.rb-paper .rb-card .rb-card-kind{font-size:.76em}
.rb-paper .rb-card .rb-card-foot{margin-top:auto;display:flex;justify-content:space-between;gap:2mm;
font-size:.7em;color:var(--rb-muted)}
.rb-paper .rb-card-foot>span:last-child{flex:none}
.rb-paper .rb-owner{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.rb-paper .rb-reference{padding-bottom:8mm;-webkit-box-decoration-break:clone;
box-decoration-break:clone}
.rb-paper .rb-reference-body{columns:4;column-gap:4.5mm;margin-top:3mm;font-size:.79em}
.rb-paper .rb-reference section{margin-bottom:2.6mm}
.rb-paper .rb-reference h2{font-size:1.5em}
.rb-paper .rb-reference dl>div{break-inside:avoid;padding-bottom:.7mm;line-height:1.26}
.rb-paper .rb-reference dt{display:inline;font-size:1em;font-weight:600;letter-spacing:0;
text-transform:none;color:var(--rb-ink);margin-right:1mm}
.rb-paper .rb-reference dd{display:inline}
.rb-paper .rb-rule{line-height:1.26;padding-bottom:.7mm}
.rb-paper .rb-value{color:var(--rb-change)}
.rb-paper .rb-positions{margin-top:3mm;table-layout:fixed}
.rb-paper .rb-grid td,.rb-paper .rb-grid th{border:var(--rb-rule) solid var(--rb-line);
text-align:center;padding:.4mm}
.rb-paper .rb-grid th{text-align:left;padding-left:1mm}
.rb-paper .rb-positions td,.rb-paper .rb-positions th{text-align:left;vertical-align:top;
padding:.8mm 1.4mm;font-size:.86em;line-height:1.25;letter-spacing:0;text-transform:none}
.rb-paper .rb-positions thead th{color:var(--rb-muted)}
.rb-paper .rb-positions th b{display:block;font-family:"EB Garamond",Garamond,Georgia,serif;
font-size:1.5em;font-weight:400;color:var(--rb-ink);line-height:1.1}
.rb-paper .rb-positions th:nth-child(1){width:20%}
.rb-paper .rb-positions th:nth-child(2){width:9%}
.rb-paper .rb-positions th:nth-child(5){width:15%}
.rb-paper .rb-target b{display:block;font-size:1.9em;line-height:1}
.rb-paper .rb-positions .rb-hint{font-size:1em}
)css";
}

}  // namespace roadbook::print
