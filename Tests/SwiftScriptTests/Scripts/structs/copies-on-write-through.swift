struct Line {
  var points: [(x: Int, y: Int)] = [];
  mutating func add(_ x: Int, _ y: Int) { points.append((x, y)) }
}
var a = Line()
a.add(1, 2)
var b = a
b.add(3, 4)
b.points[0].x = 9
print(a.points.count, b.points.map(\.x), a.points[0].x)
// expect: 1 [9, 3] 1
