indirect enum Expression {
  case number(Int)
  case sum(Expression, Expression)
  case product(Expression, Expression)
}
func evaluate(_ expression: Expression) -> Int {
  switch expression {
  case .number(let value): value
  case .sum(let a, let b): evaluate(a) + evaluate(b)
  case .product(let a, let b): evaluate(a) * evaluate(b)
  }
}
print(evaluate(.sum(.number(2), .product(.number(3), .number(4)))))  // expect: 14
