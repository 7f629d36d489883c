// A source that breaks the rule, for the test of the test. Never compiled.
float Half(int n) { return static_cast<float>(n) / 2; }
