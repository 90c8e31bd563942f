// Tuples of numbers and members without a type, where the script's own operators tell what they are.
infix operator |=| : ComparisonPrecedence
precedencegroup Prioritizing {
  higherThan: AssignmentPrecedence
  lowerThan: ComparisonPrecedence
  associativity: left
}
infix operator ! : Prioritizing

enum Level {
  case low, high
  var value: Float { self == .low ? 250 : 750 }
}
struct Weight {
  var value: Float
  static let required = Weight(value: 1000)
}
struct Rule {
  var text: String
  var weight: Float = 1000
}
struct Part {
  var name: String
}

func + (part: Part, offset: Double) -> Part { Part(name: "\(part.name)+\(offset)") }
func + (part: Part, offset: (Double, Double)) -> Part {
  Part(name: "\(part.name)+\(offset.0)/\(offset.1)")
}
func |=| (part: Part, size: (Double, Double)) -> Rule { Rule(text: "\(part.name) = \(size)") }
func |=| (part: Part, size: Double) -> Rule { Rule(text: "\(part.name) = \(size)") }
func |=| (part: Part, other: Part) -> Rule { Rule(text: "\(part.name) = \(other.name)") }
func ! (rule: Rule, level: Level) -> Rule { Rule(text: rule.text, weight: level.value) }
func ! (rule: Rule, weight: Weight) -> Rule { Rule(text: rule.text, weight: weight.value) }

let part = Part(name: "part")
let other = Part(name: "other")
print(part |=| (100, 50.5))
print(part |=| 3 ! .low)
print(part |=| other + (1, -2) ! .required)
print(part |=| other + 4 ! .high)
let rule = part |=| (-1, 2) ! .low
print(rule.weight)

// expect: Rule(text: "part = (100.0, 50.5)", weight: 1000.0)
// expect: Rule(text: "part = 3.0", weight: 250.0)
// expect: Rule(text: "part = other+1.0/-2.0", weight: 1000.0)
// expect: Rule(text: "part = other+4.0", weight: 750.0)
// expect: 250.0
