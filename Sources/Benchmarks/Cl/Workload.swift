import Cassowary
import Foundation

/// One problem of the `cl` format, and the operations to be done on it.
nonisolated struct Workload {
  struct Line {
    var relation: Constraint.Relation
    var strength: Constraint.Strength
    /// 1 for a required constraint.
    var weight: Double
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
  }

  struct Change {
    var constraint: Int
    var constant: Double
  }

  var variableCount = 0
  var constraints: [Line] = []
  /// The variables of the root's width and height.
  var root = (width: 0, height: 0)
  /// Sizes of the root; the first is set before the constraints go in.
  var sizes: [(width: Double, height: Double)] = []
  var changes: [[Change]] = []
  var toggled: [Int] = []
  var churned: [Int] = []

  init(path: String) throws {
    guard let text = FileManager.default.contents(atPath: path) else {
      throw Benchmark.Failure(message: "cannot read \(path)")
    }
    var words = Words(text: text)
    while let key = words.next() {
      switch key {
      case "cl": _ = try words.integer()
      case "name": _ = (words.next(), words.next())
      case "vars": variableCount = try words.integer()
      case "cons": constraints.reserveCapacity(try words.integer())
      case "c": constraints.append(try words.line())
      case "root":
        root = (try words.integer(), try words.integer())
        _ = try words.number()
      case "edit": sizes.append((try words.number(), try words.number()))
      case "const":
        changes.append(
          try (0..<words.integer()).map { _ in
            Change(constraint: try words.integer(), constant: try words.number())
          })
      case "toggle": toggled.append(try words.integer())
      case "churn": churned = try (0..<words.integer()).map { _ in try words.integer() }
      case "end": return
      default: throw Benchmark.Failure(message: "\(path): unknown line '\(key)'")
      }
    }
  }
}

nonisolated extension Workload {
  /// Weights of one order of magnitude compete; any of a higher order goes before all of a lower.
  fileprivate static func strength(_ weight: Double) -> Constraint.Strength {
    if weight.isInfinite { return .required }
    let level: Float = weight >= 500 ? 1000 : weight >= 50 ? 100 : weight >= 5 ? 10 : 1
    return .optional(level: level)
  }
}

/// The words of a file, one after the other.
nonisolated private struct Words {
  let text: Data
  var position = 0

  init(text: Data) {
    self.text = text
  }

  mutating func next() -> String? {
    while position < text.count, text[position] <= 32 { position += 1 }
    let start = position
    while position < text.count, text[position] > 32 { position += 1 }
    return start == position ? nil : String(decoding: text[start..<position], as: UTF8.self)
  }

  mutating func integer() throws -> Int {
    guard let value = next().flatMap({ Int($0) }) else { throw wrong("a whole number") }
    return value
  }

  mutating func number() throws -> Double {
    guard let value = next().flatMap({ Double($0) }) else { throw wrong("a number") }
    return value
  }

  mutating func line() throws -> Workload.Line {
    let relations: [String: Constraint.Relation] = [
      "<=": .lessOrEqual, ">=": .greaterOrEqual, "=": .equal,
    ]
    guard let relation = next().flatMap({ relations[$0] }) else { throw wrong("a relation") }
    let weight = try number()
    let constant = try number()
    let terms = try (0..<integer()).map { _ in
      (variable: try integer(), coefficient: try number())
    }
    return Workload.Line(
      relation: relation, strength: Workload.strength(weight),
      weight: weight.isInfinite ? 1 : weight,
      constant: constant, terms: terms)
  }

  private func wrong(_ wanted: String) -> Benchmark.Failure {
    Benchmark.Failure(message: "\(wanted) is missing at byte \(position)")
  }
}
