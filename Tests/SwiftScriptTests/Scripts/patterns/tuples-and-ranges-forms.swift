// swift-format-ignore-file
func place(_ p: (Int, Int)) -> String {
  switch p {
  case (0, 0): "origin"
  case (_, 0): "x axis"
  case (0, _): "y axis"
  case (-2...2, -2...2): "near"
  case let (x, y) where x == y: "diagonal"
  case (10..., _): "far right"
  default: "else"
  }
}
for p in [(0, 0), (3, 0), (0, 9), (1, -2), (5, 5), (12, 1), (4, 7)] { print(place(p)) }

// expect: origin
// expect: x axis
// expect: y axis
// expect: near
// expect: diagonal
// expect: far right
// expect: else
