// A study as a page, as text, as CSV and as JSON.
//
// The page has pictures first and tables behind them, the questions it answers
// at its top, and what it cannot say beside them. Values of decisions are told
// as points of winning chance: hundredths of a game won instead of lost.
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
// The head of the table.
inline constexpr std::string_view kStudyCsvMark =
    "source,game,step,scenario,agent,phase,";
inline constexpr std::string_view kStudyJsonMark =
    "\"made_by\": \"berthier study\"";

// `command` is what makes it again, for a shell.
std::string StudyPageOf(const wire::StudySummary& summary,
                        std::string_view command);
std::string StudyTextOf(const wire::StudySummary& summary);
// A line a receiver of every decision looked at.
std::string StudyCsvOf(const Study& study);
std::string StudyJsonOf(const wire::StudySummary& summary);

// What is asked and what came out; what cannot be said. A sentence or two each,
// without markup.
struct StudyAnswer {
  std::string question;
  std::string answer;
};
std::vector<StudyAnswer> AnswersOf(const wire::StudySummary& summary);
std::vector<std::string> LimitsOf(const wire::StudySummary& summary);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_STUDY_PAGE_H_
