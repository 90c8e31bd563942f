// swift-format-ignore-file
@propertyWrapper struct Clamped<V: Comparable> { private var v: V; let r: ClosedRange<V>
  init(wrappedValue: V, _ r: ClosedRange<V>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }
  var wrappedValue: V { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } } }
@propertyWrapper struct Doubled { private var v = 0; var wrappedValue: Int { get { v * 2 } set { v = newValue } }; init(wrappedValue: Int) { v = wrappedValue }; var projectedValue: String { "d\(v)" } }
@propertyWrapper struct Counted<V> { var n = 0; var w: V; init(wrappedValue: V) { w = wrappedValue }
  var wrappedValue: V { get { w } set { n += 1; w = newValue } }; var projectedValue: Int { n } }
@propertyWrapper final class Shared<V> { var wrappedValue: V; init(wrappedValue: V) { self.wrappedValue = wrappedValue } ; var projectedValue: Shared { self } }
struct S {
  @Counted @Clamped(0...10) var a = 50
  @Counted @Clamped(0...10) var b: Int = 3
  @Counted @Doubled var c = 4
  @Shared @Counted var d = "x"
  @Shared @Clamped(1...3) var e: Int
  init(e: Int = 9) { _e = Shared(wrappedValue: Clamped(wrappedValue: e, 1...3)) }
  func poke() { d = "poked" }
}
var s = S()
print(s.a, s.b, s.c, s.d, s.e)
s.a = 7; s.a += 100; s.b -= 10; s.c = 6; s.d += "y"; s.e = 0
print(s.a, s.$a, s.b, s.$b, s.c, s.$c, s.d, s.$d.wrappedValue.n, s.e)
let k = S(); k.poke(); print(k.d)
struct M { @Counted @Doubled var x: Int = 1; @Counted @Doubled var y: Int }
print(M(y: 5).y, M(x: 3, y: 4).x)
// expect: 10 3 8 x 3
// expect: 10 2 0 1 12 1 xy 1 1
// expect: poked
// expect: 10 6
