# The tables of what rulesets bring, written from the registry of their names.

# Trees of folders a ruleset may stand in: this one, and that of the tests.
set(BERTHIER_TREES "" tests/toys/sixth/)

# The folder or file of a ruleset in `place`, as includes have it: "" if there
# is none.
function(berthier_of_ruleset result place)
  set(${result} "" PARENT_SCOPE)
  foreach(tree IN LISTS BERTHIER_TREES)
    if(EXISTS ${PROJECT_SOURCE_DIR}/${tree}${place})
      set(${result} ${tree}${place} PARENT_SCOPE)
      return()
    endif()
  endforeach()
endfunction()

# One table: FUNCTION of `header` yields what every ruleset brings that has
# `file` in its folder in `place`, by a function named after it:
#   grande_tactique, Generator: GrandeTactiqueGenerator()
function(berthier_registry output header function type place file)
  set(includes)
  set(lines)
  foreach(ruleset IN LISTS ARGN)
    string(REPLACE RULESET ${ruleset} its_file ${file})
    berthier_of_ruleset(found ${place}/${ruleset}/${its_file})
    if(NOT found)
      continue()
    endif()
    set(name)
    string(REPLACE _ ";" words ${ruleset})
    foreach(word IN LISTS words)
      string(SUBSTRING ${word} 0 1 first)
      string(SUBSTRING ${word} 1 -1 rest)
      string(TOUPPER ${first} first)
      string(APPEND name ${first}${rest})
    endforeach()
    string(REGEX REPLACE "^Ruleset" "" what ${type})
    string(APPEND name "${what}")
    string(APPEND includes "#include \"${found}\"\n")
    string(APPEND lines "      ${name}(),\n")
  endforeach()
  file(CONFIGURE OUTPUT ${output} @ONLY CONTENT [[
#include "@header@"

@includes@
namespace berthier {

std::span<const @type@> @function@() {
  static const @type@ kTable[] = {
@lines@  };
  return kTable;
}

}  // namespace berthier
]])
endfunction()

# All tables of these rulesets, as sources in `folder`.
function(berthier_registries folder)
  berthier_registry(${folder}/rulesets.cc engine/rulesets/registry.h Rulesets
                    Ruleset engine/rulesets RULESET.h ${ARGN})
  berthier_registry(${folder}/ruleset_agents.cc agents/ruleset_agents.h
                    AllRulesetAgents RulesetAgents agents/doctrine
                    ruleset_agents.h ${ARGN})
  berthier_registry(${folder}/generators.cc arenas/generation/generator.h
                    Generators Generator arenas/generation generate.h ${ARGN})
endfunction()

# Adds the folders here that are for a ruleset; `result` are their libraries,
# named after the ruleset with `ending`.
function(berthier_ruleset_folders result ending)
  set(found)
  foreach(ruleset IN LISTS BERTHIER_RULESETS)
    if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${ruleset}/CMakeLists.txt)
      add_subdirectory(${ruleset})
      list(APPEND found ${ruleset}${ending})
    endif()
  endforeach()
  set(${result} ${found} PARENT_SCOPE)
endfunction()
