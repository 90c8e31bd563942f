struct Point {
  var x: Int
  var y = 0
}
var a = Point(x: 1)
var b = a
b.x = 10
b.y += 5
print(a.x, a.y, b.x, b.y)  // expect: 1 0 10 5
let points = [a, b]
var copy = points
copy[0].x = 99
print(points[0].x, copy[0].x)  // expect: 1 99
print(Point(x: 3, y: 4))  // expect: Point(x: 3, y: 4)
