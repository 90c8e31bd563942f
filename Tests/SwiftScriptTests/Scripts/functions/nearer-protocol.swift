// swift-format-ignore-file
protocol P {}
protocol Q: P {}
struct S: Q {}
func f(_ x: any P) -> String { "P" }
func f(_ x: any Q) -> String { "Q" }
print(f(S()))
// expect: Q
