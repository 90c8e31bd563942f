protocol Named {
  var name: String { get }
  func greet() -> String
}
struct Person: Named {
  let name: String
  func greet() -> String { "I am \(name)" }
}
class Robot: Named {
  var name: String { "R2" }
  func greet() -> String { "beep \(name)" }
}
let all: [Named] = [Person(name: "Ann"), Robot()]
for one in all { print(one.name, one.greet()) }
// expect: Ann I am Ann
// expect: R2 beep R2
func introduce(_ named: any Named) { print(named.greet()) }  // expect: I am Bob
introduce(Person(name: "Bob"))
print(all[0] is Person, all[1] is Robot, (all[0] as? Robot) == nil)  // expect: true true true
