// A parenthesis that begins a closure is a list of parameters only where `in` follows it.
let numbers: [Int] = [1, 2]
func run(_ body: () -> Void) { body() }

run {
  (numbers as Any as? [Int])?.forEach { print("cast", $0) }
  for x in numbers { print("loop", x) }
}
run {
  (1...2).forEach { print("range", $0) }
  print("between")
  for case let x? in [1, nil] { print("case", x) }
}
let sum = { (a: Int, b: Int) in a + b }
let product = { (1 + sum(1, 1)) * 3 }
print(product(), { (numbers.count) }(), { (a) in a + 1 }(2))
run {
  // What stands before it is no part of it.
  (numbers.first ?? 0) > 0 ? print("first") : print("none")
  run {
    (3...3).forEach { (n) in print("inner", n) }
    for n in 4...4 { print(n) }
  }
  for n in numbers where n > 1 { print("last", n) }
}
@resultBuilder enum Lines {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ line: String) -> [String] { [line] }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}
func lines(@Lines _ body: () -> [String]) -> [String] { body() }
print(
  lines {
    ("a" + "b")
    for n in numbers { "n\(n)" }
  })
