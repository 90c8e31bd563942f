// swift-format-ignore-file
protocol Greeter { func greet() -> String }
extension Greeter { func greet() -> String { "hello from default" }; func shout() -> String { greet().uppercased() }; func wave() -> String { "default wave" } }
struct A: Greeter {}
struct B: Greeter { func greet() -> String { "custom" }; func wave() -> String { "b wave" } }
let list: [any Greeter] = [A(), B()]
for g in list { print(g.greet(), g.shout(), g.wave()) }
print(B().wave())
class Base: Greeter { init() {}; func greet() -> String { "base" } }
class Sub: Base { override init() {}; override func greet() -> String { "sub" } }
let x: Greeter = Sub(); print(x.greet(), x.shout())
func generic<G: Greeter>(_ g: G) -> String { g.wave() }
print(generic(B()))
// expect: hello from default HELLO FROM DEFAULT default wave
// expect: custom CUSTOM default wave
// expect: b wave
// expect: sub SUB
// expect: default wave
