// swift-format-ignore-file
// Subscripts that subclasses override.
class A { init() {}
  subscript(i: Int) -> Int { i }
  subscript(k: String) -> String { get { k } set { print("A set", k, newValue) } } }
class B: A { override init() { super.init() }
 override subscript(i: Int) -> Int { super[i] + 100 }
  override subscript(k: String) -> String { get { "B" + super[k] } set { print("B set"); super[k] = newValue } } }
let a: A = B()
print(a[1], B()[2], A()[3], a["x"])
a["k"] = "v"
B()["k"] = "w"
// expect: 101 102 3 Bx
// expect: B set
// expect: A set k v
// expect: B set
// expect: A set k w
