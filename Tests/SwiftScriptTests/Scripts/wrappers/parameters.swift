@propertyWrapper struct Clamped {
  var v: Int;
  var wrappedValue: Int {
    get { v }
    set { v = min(max(newValue, 0), 10) }
  }
  init(wrappedValue: Int) { v = min(max(wrappedValue, 0), 10) }
  var projectedValue: String { "p\(v)" }
}
func clampOf(@Clamped _ x: Int) -> String { "\(x) \($x)" }
print(clampOf(99), clampOf(3))
func labelled(@Clamped value x: Int, by: Int = 2) -> Int { x * by }
print(labelled(value: 20), labelled(value: -1, by: 3))
struct M {
  func go(@Clamped _ n: Int) -> Int { n + 1 }; init(@Clamped start: Int) { s = start }; let s: Int
}
print(M(start: 30).s, M(start: 3).go(44))

// expect: 10 p10 3 p3
// expect: 20 0
// expect: 10 11
