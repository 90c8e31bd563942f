// swift-format-ignore-file
protocol P {}; protocol Q: P {}; struct S: Q {}
func ar(_ x: [any P]) -> String { "[P]" }
func ar(_ x: [any Q]) -> String { "[Q]" }
print(ar([S()]))
func c(_ x: any Collection) -> String { "C" }
func c(_ x: any Sequence) -> String { "S" }
print(c([1]))
// expect: [Q]
// expect: C
