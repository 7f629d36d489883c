// A study as a page, as text, as CSV and as JSON.
//
// The page begins with the questions it answers and the limits of the answers;
// charts come before tables. Values of decisions are given in percentage points
// of winning chance: a hundredth of a game won instead of lost.
//
// Law: equal studies give equal bytes.
#ifndef BERTHIER_ARENAS_ANALYSIS_STUDY_PAGE_H_
#define BERTHIER_ARENAS_ANALYSIS_STUDY_PAGE_H_

#include <string>
#include <string_view>
#include <vector>

#include "arenas/analysis/study.h"
#include "arenas/analysis/study.pb.h"

namespace berthier {

inline constexpr std::string_view kStudyPageMark =
    "Made by <code>berthier study</code>.";
// The beginning of the header line.
inline constexpr std::string_view kStudyCsvMark =
    "source,game,step,scenario,agent,phase,";
inline constexpr std::string_view kStudyJsonMark =
    "\"made_by\": \"berthier study\"";

// `command` is the shell command that makes the page again.
std::string StudyPageOf(const wire::StudySummary& summary,
                        std::string_view command);
std::string StudyTextOf(const wire::StudySummary& summary);
// One line for each receiver of each decision.
std::string StudyCsvOf(const Study& study);
std::string StudyJsonOf(const wire::StudySummary& summary);

// The questions with their answers, and the limits of the study: one or two
// sentences each, without markup.
struct StudyAnswer {
  std::string question;
  std::string answer;
};
std::vector<StudyAnswer> AnswersOf(const wire::StudySummary& summary);
std::vector<std::string> LimitsOf(const wire::StudySummary& summary);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_STUDY_PAGE_H_
