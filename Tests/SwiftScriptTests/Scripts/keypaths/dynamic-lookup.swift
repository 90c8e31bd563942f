// swift-format-ignore-file
// Dynamic member lookup by key path.
@dynamicMemberLookup
struct Box<T> {
  var value: T
  subscript<V>(dynamicMember path: KeyPath<T, V>) -> V { value[keyPath: path] }
}
struct Person { var name: String; var age: Int; var address: Address }
struct Address { var city: String }
let box = Box(value: Person(name: "Ann", age: 3, address: Address(city: "Rome")))
print(box.name, box.age + 1, box.address.city)
@dynamicMemberLookup
final class Ref<T> {
  var value: T
  init(_ value: T) { self.value = value }
  subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}
let r = Ref(Person(name: "Bob", age: 1, address: Address(city: "Oslo")))
r.age = 10
r.age += 1
r.address.city = "Bergen"
r.name.append("by")
print(r.value)
@dynamicMemberLookup
struct Lens<Root> {
  let get: () -> Root
  subscript<V>(dynamicMember path: KeyPath<Root, V>) -> Lens<V> { Lens<V> { self.get()[keyPath: path] } }
}
let lens = Lens { r.value }
print(lens.address.city.get())
@dynamicMemberLookup
struct Builder {
  var parts: [String] = []
  subscript(dynamicMember name: String) -> (String) -> Builder { { v in Builder(parts: self.parts + ["\(name)=\(v)"]) } }
}
print(Builder().color("red").size("big").parts)
// expect: Ann 4 Rome
// expect: Person(name: "Bobby", age: 11, address: main.Address(city: "Bergen"))
// expect: Bergen
// expect: ["color=red", "size=big"]
