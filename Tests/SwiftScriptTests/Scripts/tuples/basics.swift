let pair = (1, "one")
print(pair.0, pair.1)  // expect: 1 one
let point = (x: 3, y: 4)
print(point.x + point.y, point)  // expect: 7 (x: 3, y: 4)
let (a, b) = pair
print(a, b)  // expect: 1 one
let (first, _) = (10, 20)
print(first)  // expect: 10
var mutable = (count: 1, name: "n")
mutable.count += 5
mutable.name = "m"
print(mutable)  // expect: (count: 6, name: "m")
func minMax(_ values: [Int]) -> (min: Int, max: Int)? {
  guard let low = values.min(), let high = values.max() else { return nil }
  return (low, high)
}
if let range = minMax([3, 1, 2]) { print(range.min, range.max) }  // expect: 1 3
print(minMax([]) == nil)  // expect: true
print((1, 2) == (1, 2), (1, "a") < (1, "b"))  // expect: true true
