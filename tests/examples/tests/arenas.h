// What the examples of the headers of tests/arenas speak of: apart, for a
// tournament's Plan is not the table's.
#ifndef BERTHIER_TESTS_EXAMPLES_TESTS_ARENAS_H_
#define BERTHIER_TESTS_EXAMPLES_TESTS_ARENAS_H_

#include "gtest/gtest.h"

#endif  // BERTHIER_TESTS_EXAMPLES_TESTS_ARENAS_H_
