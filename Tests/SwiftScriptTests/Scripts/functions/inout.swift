func increment(_ value: inout Int, by amount: Int = 1) {
  value += amount
}
var number = 1
increment(&number)
increment(&number, by: 10)
print(number)  // expect: 12
struct Point { var x = 0 }
var points = [Point(), Point()]
increment(&points[1].x, by: 5)
print(points[0].x, points[1].x)  // expect: 0 5
func exchange(_ a: inout String, _ b: inout String) {
  let old = a
  a = b
  b = old
}
var left = "l", right = "r"
exchange(&left, &right)
print(left, right)  // expect: r l
swap(&left, &right)
print(left, right)  // expect: l r
