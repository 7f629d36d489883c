// What is wrong with a file is said in one line, with its
// place and the remedy; nothing is written.
#include "tests/arenas/bad_positions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <sstream>
#include <string>

#include "arenas/commands/berthier.h"
#include "arenas/files/files.h"
#include "engine/rulesets/registry.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

const BadPosition kBad[] = {
    // ---- Numbers ----
    {"unit { id: 'A' side: 'French' is: 'infantry' x: nan y: 9 }",
     ":2: unit A: x nan is not a coordinate"},
    {"unit { id: 'A' side: 'French' is: 'infantry' x: -inf y: 9 }",
     ":2: unit A: x -inf is not a coordinate"},
    {"unit { id: 'A' side: 'French' is: 'infantry' x: 1e300 y: 9 }",
     ":2: unit A: x 1e+300 is not a coordinate"},
    {"unit { id: 'A' side: 'French' is: 'infantry' x: 9 y: 9 heading: 0.1 }",
     ":2: unit A: heading 0.1 is not a quarter degree"},
    {"unit { id: 'A' side: 'French' is: 'infantry' x: 9 y: 9 heading: -90 }",
     ":2: unit A: heading -90 is not a quarter degree"},
    {"unit { id: 'A' side: 'French' is: 'infantry' x: 9 y: 9\n"
     "number { key: 'charges made' value: 9223372036854775807 } }",
     ":2: unit A: charges made is 9223372036854775807; it must be from 0 to 3"},
    {"unit { id: 'A' number { key: 'n' value: 99999999999999999999 } }",
     ":2: unit A: value: Integer out of range"},
    {"table { width: -4 depth: 4 }", ":2: table: width -4 is not a length"},
    {"table { width: 1000 depth: 40 }", "table: must be from 4 to 400 in"},
    {"table { width: 1 depth: 1 }", "table: must be from 4 to 400 in"},
    {"clock { link { key: 'start' value: 'noon' } }",
     ":2: clock: start \"noon\" is not a time of day; write it like 14:30"},
    {"clock { number { key: 'round' value: 0 } }",
     ":2: clock: round is 0; it must be from 1 to "},
    // ---- Words ----
    {"unit { id: 'A' side: 'French' is: ['infantry', 'gallant'] x: 9 y: 9 }",
     ":2: unit A: word \"gallant\" is unknown here; there are arriving, "},
    {"unit { id: 'A' side: 'French' is: 'infantry raw' x: 9 y: 9 }",
     ":2: unit A: \"infantry raw\" is no arm; say infantry, cavalry, foot "
     "artillery or horse artillery, each word in quotes of its own: "
     "is: [\"infantry\", \"raw\"]"},
    {"unit { id: 'A' side: 'French' is: ['raw', 'dragoons'] x: 9 y: 9 }",
     ":2: unit A: \"dragoons\" is no arm; say infantry, cavalry, "},
    {"unit { id: 'A' side: 'French' is: 'raw' x: 9 y: 9 }",
     ":2: unit A: has no arm; say infantry, cavalry, "},
    {"unit { id: 'A' side: 'French' is: ['infantry', 'cavalry'] x: 9 y: 9 }",
     ":2: unit A: word \"cavalry\" is said twice or contradicts another"},
    {"unit { id: 'A' side: 'French' is: ['infantry', 'raw', 'veteran']\n"
     "x: 9 y: 9 }",
     ":2: unit A: word \"veteran\" is said twice or contradicts another"},
    {"unit { id: 'A' side: 'French' is: ['infantry', 'raw', 'raw'] x: 9 y: 9 }",
     ":2: unit A: word \"raw\" is said twice or contradicts another"},
    {"unit { id: 'A' side: 'French' is: 'infantry' x: 9 y: 9\n"
     "link { key: 'charge' value: 'B' } }",
     ":2: unit A: link \"charge\" is unknown here; there are charges, flank "
     "of"},
    {"unit { id: 'A' side: 'Prussian' is: 'infantry' x: 9 y: 9 }",
     ":2: unit A: side \"Prussian\" is not one of French, Austrian; two side "
     "entries give other names"},
    {"terrain { id: 'T' is: 'swamp' points { x: 1 y: 1 } }",
     ":2: terrain T: \"swamp\" is none of woods, built-up area, fort"},
    {"terrain { id: 'T' points { x: 1 y: 1 } }",
     ":2: terrain T: is none of woods, built-up area, fort"},
    {"terrain { id: 'T' is: 'fort' points { x: 1 y: 1 } points { x: 4 y: 4 }\n"
     "number { key: 'open' value: 1 } }",
     ":2: terrain T: number \"open\" is unknown here; there are none"},
    {"option { key: 'square_mvoe' value: '1' }",
     "option square_mvoe: there is no option \"square_mvoe\"; there are "
     "square_move, "},
    {"option { key: 'square_move' value: 'banana' }",
     "square_move is one of 2, 1, not \"banana\""},
    {"marker { id: 'M' }", ":2: marker M: Grande Tactique has no entries"},
    {"wagon { id: 'M' }", ":2: there is no field \"wagon\" here"},
    {"name: '\\xff\\xfe'", ":2: name: holds bytes that are not text in UTF-8"},
    {"unit { id: 'A' is: ['infantry', '\\033[2J'] }",
     ":2: is: holds bytes that are not text in UTF-8"},
    // ---- Places ----
    {"unit { id: 'A' side: 'French' is: 'infantry' x: 0.5 y: 9 heading: 0 }",
     ":2: unit A: stands partly off the table; move it"},
    {"unit { id: 'A' side: 'French' is: 'infantry' x: 130 y: 9 heading: 0 }",
     ":2: unit A: stands partly off the table; move it"},
    {"unit { id: 'A' side: 'French' is: 'infantry' }",
     ":2: unit A: has no place; give x, y and heading"},
    {"unit { id: 'A' side: 'French' is: 'infantry' x: 4 }",
     ":2: unit A: x without y"},
    {"unit { id: 'A' side: 'French' is: 'infantry' x: 9 y: 9 heading: 0 }\n"
     "unit { id: 'B' side: 'French' is: 'cavalry' x: 9.5 y: 9 heading: 45 }",
     ":3: unit B: overlaps unit A; move one of them"},
    {"terrain { id: 'T' is: 'woods' points { x: 1 y: 1 } points { x: 9 y: 9 } "
     "}\n"
     "unit { id: 'A' side: 'French' is: 'infantry' x: 5 y: 5 }",
     ":3: unit A: stands in woods, a BUA or a fort that it does not occupy"},
    {"terrain { id: 'T' is: 'woods' points { x: 1 y: 1 } points { x: 9 y: 9 } "
     "}\n"
     "unit { id: 'A' side: 'French' is: 'cavalry'\n"
     "link { key: 'occupies' value: 'T' } }",
     ":3: unit A: is cavalry and cannot occupy woods"},
    {"terrain { id: 'T' is: 'woods' points { x: 1 y: 1 } points { x: 9 y: 1 }\n"
     "points { x: 4 y: 2 } points { x: 1 y: 9 } }",
     "woods \"T\": not convex at corner 3"},
    {"terrain { id: 'T' is: 'hill' points { x: 1 y: 1 } points { x: 9 y: 9 } }",
     "terrain T: has no crest; add a crest with of: \"T\""},
    {"terrain { id: 'H' is: 'hill' points { x: 1 y: 1 } points { x: 9 y: 9 } "
     "}\n"
     "terrain { id: 'C' is: 'crest' of: 'H' points { x: 5 y: 2 }\n"
     "points { x: 5 y: 9.1 } }",
     ":3: terrain C: point 2 lies outside of hill H; move it onto the hill"},
    {"unit { id: 'A' side: 'French' is: 'infantry' x: 9 y: 9\n"
     "points { x: 9 y: 7 } points { x: 9 y: 8 } }",
     ":2: unit A: has more than one point; one says where its turn began"},
    {"unit { id: 'A' side: 'French' is: 'infantry' x: 9 y: 9 }\n"
     "leader { id: 'G' side: 'French' x: 19 y: 9\n"
     "link { key: 'with' value: 'A' } }",
     ":3: leader G: stands elsewhere than A, which he is with; leave out x "
     "and y"},
    // ---- What belongs to other kinds ----
    {"formation { id: '1st' side: 'French' is: 'division'\n"
     "number { key: 'kept' value: 2 } }",
     ":2: formation 1st: number \"kept\" is unknown here; there are bonus of "
     "the army, bonus of the corps, cp, cp total, destroyed, die, withdrawn"},
    {"formation { id: 'I' side: 'French' is: 'corps'\n"
     "number { key: 'die' value: 4 } }",
     ":2: formation I: number \"die\" is unknown here; there are cp, kept, "
     "lost"},
    {"formation { id: 'I' side: 'French' is: ['corps', 'diced'] }",
     ":2: formation I: word \"diced\" is unknown here; there are allotted, "
     "broken, corps"},
    {"leader { id: 'Ney' side: 'French' is: 'army' x: 9 y: 9\n"
     "number { key: 'quality' value: 1 } }\n"
     "unit { id: 'A' side: 'French' is: 'infantry' x: 9 y: 9 }",
     ":2: leader Ney: number \"quality\" is unknown here; there are pool"},
    {"formation { id: 'I' side: 'French' is: 'corps' x: 9 y: 9 }",
     ":2: formation I: x and y do not belong here; leave it out"},
    {"clock { heading: 90 }",
     ":2: clock: heading does not belong here; leave it out"},
    {"terrain { id: 'T' is: 'road' of: 'x' points { x: 1 y: 1 }\n"
     "points { x: 4 y: 4 } }",
     ":2: terrain T: of: does not belong here; leave it out"},
    // ---- Arrivals ----
    {"clock { link { key: 'sundown' value: '14:00' } }\n"
     "side { id: 'French' link { key: 'arrives' value: '14:00' }\n"
     "points { x: 9 y: 0 } points { x: 19 y: 0 } }\n"
     "unit { id: 'A' side: 'French' is: 'infantry' x: 9 y: 9 }",
     ":3: side French: arrives at 14:00, when no round begins; rounds begin "
     "every 15 minutes from 10:00 to 13:45"},
    {"formation { id: '1st' side: 'French' is: 'division'\n"
     "link { key: 'arrives' value: '11:05' }\n"
     "points { x: 9 y: 0 } points { x: 19 y: 0 } }\n"
     "leader { id: 'G' side: 'French' of: '1st' }\n"
     "unit { id: 'A' side: 'French' of: '1st' is: ['infantry', 'pending'] }",
     ":2: formation 1st: arrives at 11:05, when no round begins"},
    {"formation { id: '1st' side: 'French' is: 'division'\n"
     "link { key: 'arrives' value: '9:45' }\n"
     "points { x: 9 y: 0 } points { x: 19 y: 0 } }\n"
     "leader { id: 'G' side: 'French' of: '1st' }\n"
     "unit { id: 'A' side: 'French' of: '1st' is: ['infantry', 'pending'] }",
     ":2: formation 1st: arrives at 9:45, when no round begins"},
    {"formation { id: '1st' side: 'French' is: 'division'\n"
     "link { key: 'arrives' value: '11:00' }\n"
     "points { x: 9 y: 0 } points { x: 19 y: 0 } }\n"
     "leader { id: 'G' side: 'French' of: '1st' }\n"
     "unit { id: 'A' side: 'French' of: '1st' is: 'infantry' }",
     ":6: unit A: belongs to a formation that arrives, but is neither pending "
     "nor placed; say pending, or give x, y and heading"},
    {"unit { id: 'A' side: 'French' is: ['infantry', 'pending'] }",
     ":2: unit A: is pending, but its formation never arrives"},
    // ---- Orders of battle ----
    {"", "there are no units; add some"},
    {"unit { id: 'A' side: 'French' is: 'infantry' x: 9 y: 9 }\n"
     "unit { id: 'A' side: 'French' is: 'infantry' x: 19 y: 9 }",
     ":3: unit A: there is another of this id"},
    {"unit { id: 'A' side: 'French' of: '9th' is: 'infantry' x: 9 y: 9 }",
     ":2: unit A: of \"9th\": there is no such formation"},
    {"formation { id: '1st' side: 'French' is: 'division' }\n"
     "unit { id: 'A' side: 'French' of: '1st' is: 'infantry' x: 9 y: 9 }",
     "formation 1st: has no general; add a leader with of: \"1st\""},
    {"leader { id: 'Ney' side: 'French' of: 'x' is: 'corps' x: 9 y: 9 }",
     ":2: leader Ney: commands \"x\", which is no corps; name one with of:"},
    {"leader { id: 'Ney' side: 'French' x: 9 y: 9\n"
     "number { key: 'quality' value: 7 } }",
     ":2: leader Ney: quality is 7; it must be from 0 to 3"},
    {"unit { id: 'A' side: 'French' is: ['cavalry', 'square'] x: 9 y: 9 }",
     ":2: unit A: only infantry forms square (GT-STA-27)"},
    {"unit { id: 'A' side: 'French' is: ['infantry', 'silenced'] x: 9 y: 9 }",
     ":2: unit A: only artillery is silenced (GT-STA-02)"},
    {"unit { id: 'A' side: 'French' is: ['foot artillery', 'limbered',\n"
     "'unlimbered'] x: 9 y: 9 }",
     ":2: unit A: is limbered and unlimbered; keep one"},
    {"unit { id: 'A' side: 'French' is: ['infantry', 'unlimbered'] x: 9 y: 9 }",
     ":2: unit A: only artillery is unlimbered (GT-STA-26)"},
    {"unit { id: 'A' side: 'French' is: ['cavalry', 'firing'] x: 9 y: 9 }",
     ":2: unit A: cannot be firing (GT-STA-20)"},
    {"unit { id: 'A' side: 'French' is: 'infantry' x: 9 y: 9\n"
     "link { key: 'charges' value: 'A' } }",
     ":2: unit A: charges \"A\", which is no enemy unit"},
    // ---- Shape of the text ----
    {"unit { id: 'A' side: ",
     ":2: unit A: the text ends before the { of this line is closed; is a } "
     "missing?"},
    {"unit { id: 'A' side: 'French' is: 'infantry' x: 9 y: 9\n"
     "unit { id: 'B' side: 'French' is: 'infantry' x: 19 y: 9 }",
     ":2: unit A: the { of this line is not closed when \"unit\" follows in "
     "line 3; is a } missing?"},
    {std::string("unit\0", 5), ":2: this is not text in UTF-8"},
};

TEST(BadPositions, AreSaidInOneLineWithPlaceAndRemedy) {
  ExpectSaid("grande_tactique", kBad);
}

TEST(BadPositions, AnUnknownWordListsTheKnownOnes) {
  const fs::path file =
      fs::temp_directory_path() /
      ("berthier_known_words_" + std::to_string(getpid()) + ".textproto");
  ASSERT_TRUE(WriteWhole(file,
                         "ruleset: 'grande_tactique'\n"
                         "unit { id: 'A' side: 'French' x: 9 y: 9\n"
                         "       is: ['infantry', 'brave'] }")
                  .ok());
  std::ostringstream out;
  std::ostringstream err;
  RunBerthier({"show", file}, {.rulesets = Rulesets(), .out = out, .err = err});
  for (const char* const word :
       {"infantry", "horse artillery", "lancers", "veteran", "fleeing",
        "unlimbered", "square", "withdrawn", "ridden down"}) {
    EXPECT_THAT(err.str(), HasSubstr(word));
  }
  fs::remove(file);
}

}  // namespace
}  // namespace berthier
