// What a check found, as JSON for other programs.
#include "data/findings_writer.hpp"

#include "data/json.hpp"
#include "data/writer.hpp"

namespace roadbook::data {

std::string write_findings(const rules::Findings& findings) {
  bool legal = true;
  Json list = Json::array();
  for (const rules::Finding& finding : findings) {
    legal = legal && finding.kind != rules::FindingKind::illegal;
    Writer written;
    written.put("kind", rules::name_of(finding.kind));
    written.put("rule", finding.rule);
    written.text("subject", finding.subject);
    written.put("step", rules::name_of(finding.step));
    written.put("place", finding.place);
    written.put("message", finding.message);
    written.text("source", finding.source);
    list.push_back(written.take());
  }
  Writer whole;
  whole.put("legal", legal);
  whole.put("complete", rules::is_complete(findings));
  whole.put("findings", std::move(list));
  return to_text(whole.take());
}

}  // namespace roadbook::data
