// swift-format-ignore-file
// Numbers as objects, and decimal ones.
import Foundation
let number = NSNumber(value: 3.5)
print(number, number.intValue, number.doubleValue, number.boolValue, number.stringValue, NSNumber(value: true).boolValue)
let literal: NSNumber = 7
print(literal, literal == NSNumber(value: 7), literal.compare(8) == .orderedAscending)
let any: Any = 5
print((any as? NSNumber)?.doubleValue as Any, any as? Int as Any)
let mixed: [String: Any] = ["a": NSNumber(value: 2), "b": 3]
print(mixed["a"] as? Int ?? -1, (mixed["b"] as? NSNumber)?.intValue ?? -1, mixed["a"] as? Double ?? -1, mixed["a"] as? String ?? "-")
let price = Decimal(string: "19.99")!
let total = price * 3 + Decimal(1) / 4
print(price, total, total > price, -price, Decimal(0.5), total == Decimal(string: "60.22")!)
var sum: Decimal = 0
sum += price
sum -= 1
print(sum, [price, sum].max()!, sum.description, "\(Decimal.zero)")
var rounded = Decimal()
var raw = Decimal(string: "2.345")!
NSDecimalRound(&rounded, &raw, 2, .plain)
print(rounded, Decimal(string: "abc") as Any, (price as NSDecimalNumber).doubleValue)
// expect: 3.5 3 3.5 true 3.5 true
// expect: 7 true true
// expect: Optional(5.0) Optional(5)
// expect: 2 3 2.0 -
// expect: 19.99 60.22 true -19.99 0.5 true
// expect: 18.99 19.99 18.99 0
// expect: 2.35 nil 19.990000000000002
