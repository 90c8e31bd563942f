// A protocol that only a class and its subclasses may conform to, and to which that class conforms.
class Base {
  required init() {}
  func greet() { print("I am a \(type(of: self))") }
}
class Special: Base {}

protocol Greeting: Base {}
protocol Polite: Greeting {}
extension Base: Greeting {}
extension Special: Polite {}

extension Greeting {
  static func made(_ change: (Self) -> Void) -> Self {
    let made = Self()
    change(made)
    return made
  }
  func greetTwice() {
    greet()
    greet()
  }
}
extension Polite {
  func bow() {
    print("bows")
    greetTwice()
  }
}

func meet<Guest: Greeting>(_ guest: Guest) { guest.greet() }

Special.made { $0.greet() }.bow()
let guests: [any Greeting] = [Base(), Special()]
for guest in guests { guest.greetTwice() }
meet(Special())
let polite: any Polite = Special()
polite.greet()
print(guests[0] is any Polite, guests[1] is any Polite)

// expect: I am a Special
// expect: bows
// expect: I am a Special
// expect: I am a Special
// expect: I am a Base
// expect: I am a Base
// expect: I am a Special
// expect: I am a Special
// expect: I am a Special
// expect: I am a Special
// expect: false true
