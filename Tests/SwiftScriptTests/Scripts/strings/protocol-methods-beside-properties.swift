// swift-format-ignore-file
extension StringProtocol {
  func count(of c: Character) -> Int { reduce(0) { $1 == c ? $0 + 1 : $0 } }
  func pad(_ n: Int) -> Int { n - count }
}
print("x".pad(3), "xx".count(of: "x"))
func z<S: StringProtocol>(_ s: S) -> Int? { Int(s) }
print(z("4")!, z("45".dropLast())!)
func ix<S: StringProtocol>(_ s: S) -> S.Index? { s.firstIndex(of: "b") }
print(ix("ab") != nil)
// expect: 2 2
// expect: 4 4
// expect: true
