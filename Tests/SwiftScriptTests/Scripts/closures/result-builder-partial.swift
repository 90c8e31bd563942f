// swift-format-ignore-file
// A builder that joins its parts one after the other.
@resultBuilder enum Sum {
  static func buildPartialBlock(first: Int) -> Int { print("first", first); return first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { print(accumulated, "+", next); return accumulated + next }
  static func buildExpression(_ n: Int) -> Int { n }
  static func buildExpression(_ s: String) -> Int { s.count }
}
@Sum func total() -> Int { 1; "four"; 3 }
print(total())
func run(@Sum _ body: () -> Int) -> Int { body() }
print(run { 5; 6 })
let doubled = run { let x = 2; x * 2 }
print(doubled)
// expect: first 1
// expect: 1 + 4
// expect: 5 + 3
// expect: 8
// expect: first 5
// expect: 5 + 6
// expect: 11
// expect: first 4
// expect: 4
