// swift-format-ignore-file
precedencegroup Chain { associativity: left
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence }
infix operator ~~: Chain
func ~~ (l: Int, r: Int) -> Int { l * 100 + r }
print(1 + 2 ~~ 3, 3 ~~ 1 + 2, 3 ~~ 1 == 301, 1 + 2 * 3 ~~ 4)
// expect: 303 303 true 704
