let name = "Bo"
let count = 3
let ratio = 0.5
print("\(name) has \(count) items, \(count * 2) doubled, \(ratio)")
// expect: Bo has 3 items, 6 doubled, 0.5
print("nested \("inner \(count)") and \(count > 2 ? "many" : "few")")
// expect: nested inner 3 and many
let optional: Int? = 4
let none: String? = nil
print("optional \(optional as Any) \(String(describing: none)) \(optional ?? 0)")
// expect: optional Optional(4) nil 4
print("list \([1, 2]) dict \(["a": 1.5]) tuple \((1, "x")) range \(0..<2)")
// expect: list [1, 2] dict ["a": 1.5] tuple (1, "x") range 0..<2
struct Point { var x = 1 }
print("struct \(Point()) type \(Point.self)")  // expect: struct Point(x: 1) type Point
print("strings in list \(["a", "b"])")  // expect: strings in list ["a", "b"]
