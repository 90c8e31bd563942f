// swift-format-ignore-file
struct Address { var city: String; var zip: Int? }
class Person { var name: String; var address: Address; var friends: [Person] = []; init(_ n: String, _ c: String) { name = n; address = Address(city: c, zip: nil) } }
let p = Person("Ann", "Bern"); p.friends = [Person("Bob", "Rome")]
let city: WritableKeyPath<Person, String> = \.address.city
let ref: ReferenceWritableKeyPath<Person, Address> = \.address
p[keyPath: ref].city = "Bern2"; var pp = p; pp[keyPath: city] = "Oslo"; print(p.address.city)
p[keyPath: ref].zip = 42; print(p.address.zip ?? 0)
let chained = ref.appending(path: \.city); print(p[keyPath: chained])
print([p, p.friends[0]].map(\.name), p[keyPath: \.friends[0].name], p[keyPath: \.friends.count])
let opt = \Person.address.zip; print(p[keyPath: opt] as Any)
func pluck<T, V>(_ xs: [T], _ k: KeyPath<T, V>) -> [V] { xs.map { $0[keyPath: k] } }
print(pluck([Address(city: "a", zip: 1), Address(city: "b", zip: 2)], \.city))
func sorted<T, V: Comparable>(_ xs: [T], by k: KeyPath<T, V>) -> [T] { xs.sorted { $0[keyPath: k] < $1[keyPath: k] } }
print(sorted(["ccc", "a", "bb"], by: \.count))
var words = ["x": 1]; let kp = \[String: Int]["x"]; print(words[keyPath: kp] as Any)
print(["a", "", "b"].filter(\.isEmpty).count)
// expect: Oslo
// expect: 42
// expect: Oslo
// expect: ["Ann", "Bob"] Bob 1
// expect: Optional(42)
// expect: ["a", "b"]
// expect: ["a", "bb", "ccc"]
// expect: Optional(1)
// expect: 1
