protocol Greeter {
  var name: String { get }
  func greet() -> String
}
extension Greeter {
  func greet() -> String { "hello from \(name)" }
  func twice() -> String { greet() + ", " + greet() }
}
struct Plain: Greeter { let name: String }
struct Custom: Greeter {
  let name: String
  func greet() -> String { "custom \(name)" }
}
print(Plain(name: "p").greet(), Custom(name: "c").twice())
// expect: hello from p custom c, custom c
let greeters: [Greeter] = [Plain(name: "x"), Custom(name: "y")]
print(greeters.map { $0.twice() })  // expect: ["hello from x, hello from x", "custom y, custom y"]
