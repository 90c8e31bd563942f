// swift-format-ignore-file
// Parts of a tuple that get their values later.
enum A { case a, b }
func f(_ q: A) -> String {
  let (x, y): (Double, Double)
  switch q { case .a: (x, y) = (1, 2); case .b: x = 3; y = 4 }
  return "\(x) \(y)"
}
print(f(.a), f(.b))
func g(_ q: Bool) -> Int {
  let (x, (w, _)): (Int, (Int, String))
  if q { (x, w) = (5, 6) } else { x = 1; w = 2 }
  return x + w
}
func h() -> Int { var (x, w): (Int, Int); x = 3; w = x + 1; w += 1; return x + w }
print(g(true), g(false), h())
let (p, q): (Int, String)
p = 7
q = "q"
print(p, q)
// expect: 1.0 2.0 3.0 4.0
// expect: 11 3 8
// expect: 7 q
