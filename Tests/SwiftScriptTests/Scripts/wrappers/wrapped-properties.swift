@propertyWrapper struct Clamped {
  private var value: Int; let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: ClosedRange<Int> { range }
}
struct Level { @Clamped(0...10) var level = 5; @Clamped(0...3) var small: Int = 9 }
var l = Level(); print(l.level, l.small); l.level = 99; print(l.level, l.$level); l.level -= 4;
print(l.level)
@propertyWrapper class Logged<Value> {
  var name = "v"
  var wrappedValue: Value { didSet { print("set", wrappedValue, "was", oldValue) } }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  var projectedValue: Logged<Value> { self }
}
class Model {
  @Logged var title = "a"; @Logged var n: Int;
  init(n: Int) { self.n = n; print("made"); self.n = n + 1 }
}
let m = Model(n: 3); m.title = "b"; m.title += "c"; m.n = 7; m.$title.name = "q";
print(m.$title.name, m.title, m.n)
@propertyWrapper struct Trimmed {
  private var s = "";
  var wrappedValue: String {
    get { s }
    set { s = newValue.uppercased() }
  }; init() {}; init(wrappedValue: String) { s = wrappedValue.uppercased() }
}
struct Form { @Trimmed var a; @Trimmed var b: String = "xy"; var c = 3 }
var f = Form(); f.a = "hello"; print(f.a, f.b)
let f2 = Form(b: "w", c: 1); print(f2.a, f2.b, f2.c)
@propertyWrapper struct Lazy2<T> { var wrappedValue: T }
struct P { @Lazy2 var x: Double = 1; @Lazy2 var y: [String] }
print(P(y: ["a"]).x, P(x: 2, y: []).y)
// expect: 5 3
// expect: 10 0...10
// expect: 6
// expect: made
// expect: set 4 was 3
// expect: set b was a
// expect: set bc was b
// expect: set 7 was 4
// expect: q bc 7
// expect: HELLO XY
// expect:  W 1
// expect: 1.0 []
