// swift-format-ignore-file
enum Shape { case circle(Double), square(side: Double), none }
func test(_ n: Int?, _ s: Shape) {
  if let x = n { print("some") }  // warning: value 'x' was defined but never used; consider replacing with boolean test
  if let n { print(n) }
  guard let y = n else { return }  // warning: value 'y' was defined but never used; consider replacing with boolean test
  switch s {
  case .circle(let r): print("circle")  // warning: immutable value 'r' was never used; consider replacing with '_' or removing it
  case .square(let side): print(side)
  case .none: break
  }
  if case .circle(let a) = s, a > 1 { print("big") }
}
enum Two { case a(Int), b(Int) }
func both(_ t: Two) -> Int {
  switch t { case .a(let n), .b(let n): n }
}
