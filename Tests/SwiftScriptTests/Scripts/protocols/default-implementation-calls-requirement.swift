protocol Greeting { var name: String { get } }
extension Greeting {
  func hello() -> String { "hello, \(name)" }
}
struct Person: Greeting { let name: String }
print(Person(name: "Ada").hello())
// expect: hello, Ada
