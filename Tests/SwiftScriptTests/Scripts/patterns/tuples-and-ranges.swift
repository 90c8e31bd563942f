func place(_ point: (Int, Int)) -> String {
  switch point {
  case (0, 0): "origin"
  case (_, 0): "on x"
  case (0, _): "on y"
  case (-2...2, -2...2): "near"
  case let (x, y) where x == y: "diagonal \(x)"
  default: "far"
  }
}
print(place((0, 0)), place((4, 0)), place((0, 3)), place((1, -2)), place((5, 5)), place((9, 1)))
// expect: origin on x on y near diagonal 5 far
