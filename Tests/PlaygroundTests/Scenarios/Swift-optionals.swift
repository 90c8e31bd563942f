// Optionals in every form.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

struct Address { var street: String? }
final class Person {
  var name: String
  var address: Address?
  var friend: Person?
  init(_ name: String) { self.name = name }
  func greet() -> String? { address == nil ? nil : "hi from \(name)" }
}

let ann = Person("Ann")
print(ann.address?.street as Any, ann.friend?.name ?? "nobody", ann.greet() ?? "silent")
ann.address = Address(street: "Main")
ann.friend = Person("Bob")
ann.friend?.address = Address()
ann.friend?.address?.street = "Side"
print(ann.address?.street?.count ?? 0, ann.friend?.address?.street ?? "none")
if let street = ann.address?.street, street.hasPrefix("M") { print("if let", street) }

func describe(_ number: Int?) -> String {
  guard let number else { return "nothing" }
  return "number \(number)"
}
print(describe(nil), describe(3))
var maybe: Int? = 5
if var value = maybe {
  value += 1
  print(value, maybe as Any)
}
maybe = maybe.map { $0 * 2 }
print(maybe ?? 0, maybe.flatMap { $0 > 5 ? $0 : nil } ?? -1, maybe == 10, maybe == nil)
switch maybe {
case nil: print("none")
case .some(let value) where value > 100: print("large", value)
case let value?: print("some", value)
}
let nested: Int?? = .some(nil)
print(nested == nil, nested as Any, [1, nil, 3].compactMap { $0 })
let numbers: [Int?] = [1, nil, 3]
for case let number? in numbers { print(number, terminator: " ") }
print(numbers.count)
let view1: UIView? = UIView()
print(view1?.frame.width ?? -1, (view1 as? UIWindow) == nil, view1?.superview?.subviews.count ?? -1)
let action: (() -> Int)? = { 4 }
print(action?() ?? 0, (action != nil) ? "set" : "unset")
var list: [String]? = ["a"]
list?.append("b")
print(list?.count ?? 0, list?[1] ?? "?", list?.first?.uppercased() ?? "")
let forced = Int("12") ?? 0
let implicit: String! = "implicit"
print(forced, implicit.count, implicit as Any)
while let value = maybe {
  maybe = value > 11 ? nil : value + 1
}
print(maybe as Any)
