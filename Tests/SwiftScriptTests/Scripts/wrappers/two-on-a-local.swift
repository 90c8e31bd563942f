// swift-format-ignore-file
@propertyWrapper struct Clamped { private var v: Int; init(wrappedValue: Int) { v = min(10, wrappedValue) }
  var wrappedValue: Int { get { v } set { v = min(10, newValue) } } }
@propertyWrapper struct Logged<T> { var wrappedValue: T { didSet { print("set", wrappedValue) } }; var projectedValue: String { "p\(wrappedValue)" } }
func f() {
    @Logged @Clamped var x = 30
    x = 5; print(x, $x.count); x = 90; print(x)
}
f()
struct S { @Logged @Clamped var y = 20 }
var s = S(); s.y = 3; print(s.y); s.y = 40; print(s.y)
// expect: set Clamped(v: 5)
// expect: 5 14
// expect: set Clamped(v: 10)
// expect: 10
// expect: set Clamped(v: 3)
// expect: 3
// expect: set Clamped(v: 10)
// expect: 10
