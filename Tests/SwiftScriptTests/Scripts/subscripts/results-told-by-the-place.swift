// swift-format-ignore-file
struct Bag { var d: [String: Any] = [:]
  subscript<T>(_ k: String) -> T? { get { d[k] as? T } set { d[k] = newValue } }
  subscript<T>(k: String, default v: T) -> T { d[k] as? T ?? v } }
var b = Bag()
b["x"] = 3
let x: Int? = b["x"]
print(x as Any, b["y", default: 4.5])
@dynamicMemberLookup struct Open {
  var d: [String: Any] = [:]
  subscript<T>(dynamicMember k: String) -> T? { get { d[k] as? T } set { d[k] = newValue } }
}
var o = Open()
o.age = 3
o.name = "n"
let age: Int? = o.age
let name: String? = o.name
let wrong: String? = o.age
print(age as Any, name as Any, wrong as Any)
for case (let n as Int) in [1, "a", 2] as [Any] { print(n) }
// expect: Optional(3) 4.5
// expect: Optional(3) Optional("n") nil
// expect: 1
// expect: 2
