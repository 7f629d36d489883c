// Declarations that the examples in the headers of tests/engine/tabletop use.
// Separate, because this folder has a Dice of its own.
#ifndef BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_TABLETOP_H_
#define BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_TABLETOP_H_

#include "gtest/gtest.h"

#endif  // BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_TABLETOP_H_
