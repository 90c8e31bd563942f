// swift-format-ignore-file
struct X { var v = 1 }
func make() -> String { "text" }
func make() -> Int { 42 }
let s: String = make()
let i: Int = make()
print(s, i)
var a: [Any] = [0, 1]
a[0] = X()
print(a.count)
func parse(_ t: String) -> Int? { Int(t) }
func parse(_ t: String) -> Double? { Double(t) }
let d: Double? = parse("1.5")
let n: Int? = parse("12")
print(d ?? 0, n ?? 0)
if let z: Int = parse("9") { print(z) }
func takesInt(_ x: Int) { print("int", x) }
takesInt(make())
print(make() as String)
print(make() + 1)
print(make() + "!")
print([make(), 3] as [Int])
let arr: [String] = [make(), make()]
print(arr)
struct Store {
  var ints: [String: Int] = [:]
  var texts: [String: String] = [:]
  subscript(key: String) -> Int? { get { ints[key] } set { ints[key] = newValue } }
  subscript(key: String) -> String? { get { texts[key] } set { texts[key] = newValue } }
}
var st = Store()
st["a"] = 3
st["b"] = "hey"
let p: Int? = st["a"]
let q: String? = st["b"]
print(p as Any, q as Any)
// expect: text 42
// expect: 2
// expect: 1.5 12
// expect: 9
// expect: int 42
// expect: text
// expect: 43
// expect: text!
// expect: [42, 3]
// expect: ["text", "text"]
// expect: Optional(3) Optional("hey")
