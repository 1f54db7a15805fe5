// The pieces that the style of a sheet is put together from.
#pragma once

namespace roadbook::print {

const char* colours_full();
const char* colours_ink();
const char* style_base();       // type, headings, leaves, the foot
const char* style_marks();      // dots, boxes, clocks, lines
const char* style_character();  // the parts of the character sheet
const char* style_crew();       // the parts of the crew sheet, the map
const char* style_more();       // cards, reference
const char* style_portrait();
const char* style_landscape();
const char* style_screen();  // a document that is looked at and not printed

}  // namespace roadbook::print
