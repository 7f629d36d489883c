// A source that breaks the rule, for the test of the test. Never compiled.
#include <chrono>
