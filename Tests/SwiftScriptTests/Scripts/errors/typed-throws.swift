enum Fault: Error { case small, large }
func check(_ n: Int) throws(Fault) -> Int {
  if n < 0 { throw .small }; if n > 9 { throw .large }; return n
}
func name(_ n: Int) -> String {
  do { return "\(try check(n))" } catch {
    switch error {
    case .small: return "too small";
    case .large: return "too large"
    }
  }
}
print(name(3), name(-1), name(10))
// expect: 3 too small too large
