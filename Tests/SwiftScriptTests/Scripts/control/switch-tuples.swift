func locate(_ point: (Int, Int)) -> String {
  switch point {
  case (0, 0): return "origin"
  case (let x, 0): return "on x at \(x)"
  case (0, let y): return "on y at \(y)"
  case let (x, y) where x == y: return "diagonal"
  case (-2...2, -2...2): return "near"
  case (_, _): return "far"
  }
}
print(locate((0, 0)), locate((3, 0)), locate((0, 4)))  // expect: origin on x at 3 on y at 4
print(locate((5, 5)), locate((1, 2)), locate((9, 1)))  // expect: diagonal near far
