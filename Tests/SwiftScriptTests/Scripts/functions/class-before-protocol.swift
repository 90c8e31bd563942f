// swift-format-ignore-file
class K { init() {} }; class L: K {}
func j(_ x: AnyObject) -> String { "AnyObject" }
func j(_ x: K) -> String { "K" }
print(j(L()))
protocol P {}
class M: P { init() {} }; class N: M {}
func h(_ x: any P) -> String { "P" }
func h(_ x: M) -> String { "M" }
print(h(N()), h(M()))
// expect: K
// expect: M M
