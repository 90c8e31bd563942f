// swift-format-ignore-file
@propertyWrapper struct Clamped { private var v = 0; var wrappedValue: Int { get { v } set { v = min(newValue, 10) } }
 init(wrappedValue: Int) { v = wrappedValue } }
struct S {
  @Clamped var x: Int { didSet { print("did", oldValue, x) } willSet { print("will", newValue) } }
  @Clamped var y: Int = 3 { didSet { print("y", y) } }
}
var s = S(x: 4)
s.x = 20
s.y = 5
print(s.x, s.y)
class V { @Clamped var n = 1 { didSet { print("n", n) } } }
let v = V(); v.n = 99; print(v.n)
// expect: will 20
// expect: did 4 10
// expect: y 5
// expect: 10 5
// expect: n 10
// expect: 10
