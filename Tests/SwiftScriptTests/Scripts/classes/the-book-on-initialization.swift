// swift-format-ignore-file: NeverForceUnwrap
// Swift book: Initialization, ARC, subscripts, deinit
class Vehicle {
  var numberOfWheels = 0; var description: String { "\(numberOfWheels) wheel(s)" }; init() {};
  init(wheels: Int) { numberOfWheels = wheels }
  convenience init?(text: String) {
    guard let n = Int(text) else { return nil }; self.init(wheels: n)
  }
}
class Bicycle: Vehicle { override init() { super.init(); numberOfWheels = 2 } }
class Hoverboard: Vehicle {
  var color: String; init(color: String) { self.color = color; super.init() };
  override var description: String { "\(super.description) in a beautiful \(color)" }
}
print(
  Vehicle().description, Bicycle().description, Hoverboard(color: "silver").description,
  Vehicle(text: "x") == nil, Vehicle(text: "3")!.description)
class Food {
  var name: String; init(name: String) { self.name = name };
  convenience init() { self.init(name: "[Unnamed]") }
}
class RecipeIngredient: Food {
  var quantity: Int;
  init(name: String, quantity: Int) { self.quantity = quantity; super.init(name: name) }
  override convenience init(name: String) { self.init(name: name, quantity: 1) }
}
class ShoppingListItem: RecipeIngredient {
  var purchased = false;
  var description: String { "\(quantity) x \(name)" + (purchased ? " ✔" : " ✘") }
}
let list = [
  ShoppingListItem(), ShoppingListItem(name: "Bacon"), ShoppingListItem(name: "Eggs", quantity: 6),
]; list[0].name = "Orange juice"; list[0].purchased = true
for item in list { print(item.description) }
struct Celsius {
  var t: Double; init(fromFahrenheit f: Double) { t = (f - 32) / 1.8 };
  init(fromKelvin k: Double) { t = k - 273.15 }; init(_ c: Double) { t = c }
}
print(Celsius(fromFahrenheit: 212).t, Celsius(fromKelvin: 273.15).t, Celsius(37).t)
class Person {
  let name: String; weak var apartment: Apartment?; var card: CreditCard?;
  init(name: String) { self.name = name; print("\(name) is being initialized") };
  deinit { print("\(name) is being deinitialized") }
}
class Apartment {
  let unit: String; var tenant: Person?; init(unit: String) { self.unit = unit };
  deinit { print("Apartment \(unit) is being deinitialized") }
}
class CreditCard {
  let number: Int; unowned let owner: Person;
  init(number: Int, owner: Person) { self.number = number; self.owner = owner };
  deinit { print("Card #\(number) is being deinitialized") }
}
var john: Person? = Person(name: "John"); var unit: Apartment? = Apartment(unit: "4A");
john!.apartment = unit; unit!.tenant = john; john!.card = CreditCard(number: 1234, owner: john!)
print(john!.card!.owner.name, john?.apartment?.unit ?? "none")
john = nil; print("still"); unit = nil; print("done")
class HTMLElement {
  let name: String; let text: String?;
  lazy var asHTML: () -> String = { [unowned self] in
    if let text = self.text { "<\(self.name)>\(text)</\(self.name)>" } else { "<\(self.name) />" }
  }
  init(name: String, text: String? = nil) { self.name = name; self.text = text };
  deinit { print("\(name) is being deinitialized") }
}
var p: HTMLElement? = HTMLElement(name: "p", text: "hello"); print(p!.asHTML()); p = nil
struct TimesTable { let multiplier: Int; subscript(index: Int) -> Int { multiplier * index } };
print(TimesTable(multiplier: 3)[6])
enum Planet: Int, CaseIterable {
  case mercury = 1, venus, earth; static subscript(n: Int) -> Planet { Planet(rawValue: n)! }
}; print(Planet[3], Planet(rawValue: 9) as Any, Planet.allCases.count)
class Bank {
  static var coinsInBank = 10_000;
  static func distribute(_ n: Int) -> Int {
    let v = min(n, coinsInBank); coinsInBank -= v; return v
  }; static func receive(_ c: Int) { coinsInBank += c }
}
class Player {
  var coins: Int; init(coins: Int) { self.coins = Bank.distribute(coins) };
  func win(_ c: Int) { coins += Bank.distribute(c) }; isolated deinit { Bank.receive(coins) }
}
var one: Player? = Player(coins: 100); one!.win(2_000); print(one!.coins, Bank.coinsInBank);
one = nil; print(Bank.coinsInBank)
struct Checkerboard {
  let colors: [Bool] = {
    var t: [Bool] = []; var black = false;
    for i in 1...8 { for j in 1...8 { t.append(black); black = !black }; black = !black; _ = i };
    return t
  }()
    ;
  func isBlack(_ r: Int, _ c: Int) -> Bool { colors[r * 8 + c] }
}
print(Checkerboard().isBlack(0, 1), Checkerboard().isBlack(7, 7))
class Animal {
  required init() {}; class func make() -> Self { self.init() };
  func name() -> String { "\(type(of: self))" }
}; final class Cat: Animal {}
print(Cat.make().name(), Animal.make().name(), (Cat.self as Animal.Type).init().name())
class StepCounter {
  var total: Int = 0 {
    willSet(n) { print("about to set \(n)") }
    didSet { if total > oldValue { print("added \(total - oldValue)") } }
  }
}
let sc = StepCounter(); sc.total = 200; sc.total = 150; sc.total += 10

// expect: 0 wheel(s) 2 wheel(s) 0 wheel(s) in a beautiful silver true 3 wheel(s)
// expect: 1 x Orange juice ✔
// expect: 1 x Bacon ✘
// expect: 6 x Eggs ✘
// expect: 100.0 0.0 37.0
// expect: John is being initialized
// expect: John 4A
// expect: still
// expect: Apartment 4A is being deinitialized
// expect: John is being deinitialized
// expect: Card #1234 is being deinitialized
// expect: done
// expect: <p>hello</p>
// expect: p is being deinitialized
// expect: 18
// expect: earth nil 3
// expect: 2100 7900
// expect: 10000
// expect: true false
// expect: Cat Animal Cat
// expect: about to set 200
// expect: added 200
// expect: about to set 150
// expect: about to set 160
// expect: added 10
