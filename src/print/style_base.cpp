// Colours, type and leaves.
#include "print/style_parts.hpp"

namespace roadbook::print {

const char* colours_full() {
  return R"css(.rb-paper{--rb-ink:#211c17;--rb-muted:#655c50;--rb-accent:#86281f;--rb-change:#1e5a5e;
--rb-line:#cbbda4;--rb-soft:#f6f0e4;--rb-fill:#211c17;--rb-own:#86281f;--rb-rule:.25mm}
)css";
}

const char* colours_ink() {
  return R"css(.rb-paper{--rb-ink:#000;--rb-muted:#3a3a3a;--rb-accent:#000;--rb-change:#000;
--rb-line:#8a8a8a;--rb-soft:transparent;--rb-fill:#000;--rb-own:#000;--rb-rule:.2mm}
)css";
}

const char* style_base() {
  return R"css(body.rb-alone{margin:0}
.rb-paper{font-family:Inter,system-ui,sans-serif;font-weight:400;line-height:1.34;
color:var(--rb-ink);font-variant-numeric:tabular-nums lining-nums;hyphens:manual;
-webkit-print-color-adjust:exact;print-color-adjust:exact;text-align:start;overflow-wrap:anywhere}
.rb-paper *,.rb-paper ::before,.rb-paper ::after{box-sizing:border-box;margin:0;padding:0}
.rb-paper h1,.rb-paper h2,.rb-paper h3{font-family:"EB Garamond",Garamond,Georgia,serif;
font-weight:400;line-height:1.1;break-after:avoid;break-inside:avoid}
.rb-paper h2{font-size:1.62em;border-bottom:var(--rb-rule) solid var(--rb-line);
padding-bottom:.5mm;margin-bottom:1.4mm;display:flex;justify-content:space-between;
align-items:baseline;gap:2mm}
.rb-paper h3{font-size:1.36em}
.rb-paper p,.rb-paper li,.rb-paper dd{orphans:2;widows:2}
.rb-paper ul,.rb-paper ol{list-style:none}
.rb-paper main{padding:0 .3mm}
.rb-paper b{font-weight:600}
.rb-paper table{border-collapse:collapse;width:100%}
.rb-paper section,.rb-paper dl,.rb-paper ul,.rb-paper table{min-width:0}
.rb-paper .rb-leaf{display:flex;flex-direction:column;gap:3mm;min-height:var(--rb-height);
padding-bottom:8mm;-webkit-box-decoration-break:clone;box-decoration-break:clone}
.rb-paper .rb-leaf+.rb-leaf,.rb-paper .rb-sheet+.rb-sheet{break-before:page}
.rb-paper .rb-licence{position:fixed;left:0;right:0;bottom:0;color:var(--rb-muted);
font-size:5.4pt;line-height:1.25;text-align:center}
.rb-paper dt,.rb-paper .rb-label,.rb-paper th,.rb-paper caption{font-size:.74em;font-weight:400;
letter-spacing:.07em;text-transform:uppercase;color:var(--rb-muted)}
.rb-paper .rb-why,.rb-paper .rb-because{display:block;font-size:.74em;line-height:1.25;
color:var(--rb-muted)}
.rb-paper .rb-why .rb-why{font-size:1em}
.rb-paper .rb-because .rb-why{font-size:1em}
.rb-paper dd>.rb-hint{display:block;line-height:1.25}
.rb-paper .rb-hint,.rb-paper .rb-from,.rb-paper .rb-none{font-size:.82em;color:var(--rb-muted)}
.rb-paper .rb-answer{font-style:italic}
.rb-paper .rb-prose{white-space:pre-line}
.rb-paper .rb-die{font-family:Inter,system-ui,sans-serif;font-size:8pt;font-size:.62em;
color:var(--rb-change);font-weight:600;white-space:nowrap}
.rb-paper h3 .rb-die{font-size:.74em}
)css";
}

const char* style_marks() {
  return R"css(.rb-paper svg{display:inline-block;vertical-align:middle;overflow:visible;flex:none}
.rb-paper .rb-open{fill:none;stroke:var(--rb-ink);stroke-width:.8}
.rb-paper .rb-full{fill:var(--rb-fill);stroke:var(--rb-fill);stroke-width:.8}
.rb-paper .rb-faint .rb-open{stroke:var(--rb-line);stroke-dasharray:1.6 1.4}
.rb-paper .rb-own{fill:var(--rb-own);stroke:var(--rb-own);stroke-width:.8}
.rb-paper .rb-cross{fill:none;stroke:var(--rb-own);stroke-width:1.7;stroke-linecap:round}
.rb-paper .rb-rim{fill:none;stroke:var(--rb-ink);stroke-width:7}
.rb-paper .rb-clock .rb-own,.rb-paper .rb-clock .rb-full{stroke-width:0}
.rb-paper .rb-dots{height:3.5mm}
.rb-paper .rb-boxes{height:4.1mm}
.rb-paper .rb-ticks{height:4mm}
.rb-paper .rb-loads{height:3.1mm}
.rb-paper .rb-tick{height:2.8mm;margin-right:1.3mm}
.rb-paper .rb-tri{height:2.9mm;margin-right:.8mm}
.rb-paper .rb-clock{height:10mm}
.rb-paper .rb-box-rows{display:inline-flex;flex-direction:column;gap:.5mm;align-items:flex-start}
.rb-paper .rb-blank{display:inline-block;min-width:22mm;height:1em;
border-bottom:.2mm solid var(--rb-line)}
.rb-paper .rb-lines i{display:block;height:7mm;border-bottom:.2mm solid var(--rb-line)}
.rb-paper .rb-ruled{flex:1 1 0;min-height:0;margin-top:1mm;
background-image:linear-gradient(to top,var(--rb-line) .22mm,transparent .22mm);
background-size:100% 7mm;background-repeat:repeat-y}
.rb-paper .rb-scale{display:inline-flex;gap:.6mm;font-size:.8em;color:var(--rb-muted)}
.rb-paper .rb-scale>*{min-width:4.4mm;text-align:center;border:.2mm solid transparent;
border-radius:2.2mm;padding:0 .4mm}
.rb-paper .rb-scale b{color:var(--rb-ink);border-color:var(--rb-own)}
.rb-paper .rb-pencil{color:var(--rb-muted)}
)css";
}

const char* style_screen() {
  return R"css(@media screen{body.rb-alone{background:#f4eee2}
.rb-paper{width:calc(var(--rb-width) + 24mm);max-width:100%;
margin:0 auto;padding:9mm 12mm 6mm;background:#fffefa}
.rb-paper .rb-leaf+.rb-leaf,.rb-paper .rb-sheet+.rb-sheet{margin-top:8mm;padding-top:8mm;
border-top:.3mm dashed var(--rb-line)}
.rb-paper .rb-licence{position:static;font-size:8pt;margin-top:4mm}}
)css";
}

}  // namespace roadbook::print
