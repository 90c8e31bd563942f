struct Money: Equatable, Comparable, CustomStringConvertible {
  var cents: Int
  static let zero = Money(cents: 0)
  static let euro = Money(cents: 100)
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func * (a: Int, b: Money) -> Money { Money(cents: a * b.cents) }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  var description: String { "\(cents)c" }
}
infix operator <+> : AdditionPrecedence
func <+> (a: Money, b: Money) -> Money { a + b }
extension Money { static func of(_ n: Int) -> Money { Money(cents: n) } }
let a: Money = 3 * .euro + .of(5)
print(a, a > .euro + .euro, a < 4 * .euro)
let b: Money = .euro <+> 2 * .euro
print(b)
struct Account { var balance: Money = 2 * .euro + .of(7) }
print(Account().balance)
print(Account(balance: 3 * .euro + .of(1)).balance)
let total = [Money.euro, .of(50)].reduce(.zero + .of(1), +)
print(total)
func pay(_ m: Money = 2 * .euro) -> Money { m + .of(1) }
print(pay())
let closure: (Money) -> Money = { 2 * $0 + .euro }
print(closure(.of(1)))
if a == 3 * .euro + .of(5) { print("same") }
switch a {
case 3 * .euro + .of(5): print("hit");
default: print("miss")
}
struct Insets: OptionSet {
  let rawValue: Int; static let top = Insets(rawValue: 1); static let left = Insets(rawValue: 2)
}
enum Direction {
  case up, down
  static prefix func ! (d: Direction) -> Direction { d == .up ? .down : .up }
}
let dd: Direction = !.up
print(dd)

// expect: 305c true true
// expect: 300c
// expect: 207c
// expect: 301c
// expect: 151c
// expect: 201c
// expect: 102c
// expect: same
// expect: hit
// expect: down
