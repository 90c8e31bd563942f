// swift-format-ignore-file
struct Address { var city: String; var zip: Int }
struct Person { var name: String; var address: Address; var tags: [String] = [] }
@dynamicMemberLookup
struct Lens<Root, Value> {
  let get: (Root) -> Value
  let set: (inout Root, Value) -> Void
  subscript<T>(dynamicMember kp: WritableKeyPath<Value, T>) -> Lens<Root, T> {
    Lens<Root, T>(get: { self.get($0)[keyPath: kp] }, set: { r, t in var v = self.get(r); v[keyPath: kp] = t; self.set(&r, v) })
  }
}
let l = Lens<Person, Person>(get: { $0 }, set: { $0 = $1 })
var p = Person(name: "Ann", address: Address(city: "Rome", zip: 1))
let city = l.address.city
city.set(&p, "Oslo")
l.address.zip.set(&p, 42)
print(city.get(p), p.address, l.name.get(p))
@dynamicMemberLookup
final class Ref<T> {
  var value: T
  init(_ v: T) { value = v }
  subscript<U>(dynamicMember kp: WritableKeyPath<T, U>) -> U { get { value[keyPath: kp] } set { value[keyPath: kp] = newValue } }
}
let r = Ref(p)
r.name = "Bob"
r.address.city = "Paris"
r.address.zip += 1
r.tags.append("x")
print(r.name, r.address.city, r.address.zip, r.tags, r.value.name)
@dynamicMemberLookup
struct Binding<Value> {
  var get: () -> Value; var set: (Value) -> Void
  var wrappedValue: Value { get { get() } nonmutating set { set(newValue) } }
  subscript<T>(dynamicMember kp: WritableKeyPath<Value, T>) -> Binding<T> {
    Binding<T>(get: { wrappedValue[keyPath: kp] }, set: { wrappedValue[keyPath: kp] = $0 })
  }
}
let b = Binding(get: { r.value }, set: { r.value = $0 })
b.name.wrappedValue = "Cy"
b.address.city.wrappedValue = "Bern"
b.tags[0].wrappedValue = "y"
print(r.value, b.address.zip.wrappedValue, b.tags.wrappedValue.count)
// expect: Oslo Address(city: "Oslo", zip: 42) Ann
// expect: Bob Paris 43 ["x"] Bob
// expect: Person(name: "Cy", address: main.Address(city: "Bern", zip: 43), tags: ["y"]) 43 1
