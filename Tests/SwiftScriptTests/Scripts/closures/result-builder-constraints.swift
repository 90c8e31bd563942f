// swift-format-ignore-file
// As layout libraries use one: several kinds of expressions, a final result.
import Foundation
struct Constraint: CustomStringConvertible { let name: String; var description: String { name } }
protocol Group { var constraints: [Constraint] { get } }
extension Constraint: Group { var constraints: [Constraint] { [self] } }
extension Array: Group where Element == Constraint { var constraints: [Constraint] { self } }
@resultBuilder enum ConstraintsBuilder {
  static func buildBlock(_ components: [Constraint]...) -> [Constraint] { components.flatMap { $0 } }
  static func buildExpression(_ c: Constraint) -> [Constraint] { [c] }
  static func buildExpression(_ c: [Constraint]) -> [Constraint] { c }
  static func buildExpression(_ g: Constraint?) -> [Constraint] { g.map { [$0] } ?? [] }
  static func buildOptional(_ c: [Constraint]?) -> [Constraint] { c ?? [] }
  static func buildEither(first c: [Constraint]) -> [Constraint] { c }
  static func buildEither(second c: [Constraint]) -> [Constraint] { c }
  static func buildArray(_ c: [[Constraint]]) -> [Constraint] { c.flatMap { $0 } }
  static func buildLimitedAvailability(_ c: [Constraint]) -> [Constraint] { c }
  static func buildFinalResult(_ c: [Constraint]) -> [Constraint] { print("final", c.count); return c }
}
extension Constraint {
  static func width(_ n: Int) -> Constraint { Constraint(name: "w\(n)") }
  static func activate(@ConstraintsBuilder _ make: () -> [Constraint]) { print(make()) }
}
let flag = true
let maybe: Constraint? = nil
Constraint.activate {
  Constraint.width(1)
  [Constraint.width(2), .width(3)]
  maybe
  if flag { Constraint.width(4) }
  if !flag { Constraint.width(5) } else { Constraint.width(6); Constraint.width(7) }
  for i in 8...9 { Constraint.width(i) }
  if let maybe { maybe }
  if #available(iOS 15, *) { Constraint.width(10) }
  switch flag {
  case true: Constraint.width(11)
  case false: Constraint.width(12)
  }
}
// expect: final 10
// expect: [w1, w2, w3, w4, w6, w7, w8, w9, w10, w11]
