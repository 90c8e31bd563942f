protocol Anchored {
  associatedtype Kind
  var place: Int { get }
}
class Base: Equatable {
  let number = 1
  init() {}
  static func == (left: Base, right: Base) -> Bool { true }
}
final class Anchor: Base, Anchored {
  typealias Kind = Int
  var place: Int { number }
}
struct Rule { let text: String }
func == <One: Anchored, Other: Anchored>(left: One, right: Other) -> Rule
where One.Kind == Other.Kind { Rule(text: "\(left.place) is \(right.place)") }
func take(_ rules: Rule...) { print(rules.count) }
func add(_ rule: Rule) { print(rule.text) }
func add(_ rules: [Rule]) { print(rules.map(\.text)) }
let (one, other) = (Anchor(), Anchor())
take(one == other, other == one)
add(one == other)
add([one == other])
let rule: Rule = one == other
func build() -> [Rule] { [one == other] }
if one == other { print(rule.text, build().count) }

final class Bag {
  var items: [Int]
  init(_ items: [Int]) { self.items = items }
  static func += (left: Bag, right: Bag) { left.items += right.items }
  static func += (left: Bag, right: Int) { left.items.append(right) }
}
let bag = Bag([1])
bag += Bag([2, 3])
bag += 4
print(bag.items)
// expect: 2
// expect: 1 is 1
// expect: ["1 is 1"]
// expect: 1 is 1 1
// expect: [1, 2, 3, 4]
