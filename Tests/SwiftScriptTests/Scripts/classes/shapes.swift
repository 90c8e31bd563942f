// swift-format-ignore-file
class Shape { let name: String; init(name: String) { self.name = name }; func area() -> Double { 0 }; convenience init() { self.init(name: "shape") }; final func describe() -> String { "\(name): \(area())" } }
class Rect: Shape { var w: Double, h: Double; init(w: Double, h: Double) { self.w = w; self.h = h; super.init(name: "rect") }; override func area() -> Double { w * h }; convenience init(side: Double) { self.init(w: side, h: side) } }
class Square: Rect { override var h: Double { get { super.h } set { super.h = newValue; super.w = newValue } }; init?(_ s: Double) { guard s > 0 else { return nil }; super.init(w: s, h: s) } }
let shapes: [Shape] = [Shape(), Rect(w: 2, h: 3), Rect(side: 4)] + [Square(5)].compactMap { $0 }
shapes.forEach { print($0.describe()) }
let sq = Square(2)!; sq.h = 7; print(sq.w, sq.h, sq.area(), Square(-1) == nil)
print(shapes.map { type(of: $0) }, shapes.compactMap { ($0 as? Rect)?.w }, shapes.filter { $0 is Square }.count)
class Lazy { lazy var data: [Int] = { print("computing"); return [1, 2, 3] }(); lazy private(set) var twice = data.map { $0 * 2 } }
let l = Lazy(); print("before"); print(l.twice, l.data); l.data.append(4); print(l.data, l.twice)
struct Config { static let shared = Config(); static var count = 0; let v: Int; private init() { Config.count += 1; v = 42 } }
print(Config.shared.v, Config.shared.v, Config.count)
// expect: shape: 0.0
// expect: rect: 6.0
// expect: rect: 16.0
// expect: rect: 25.0
// expect: 7.0 7.0 49.0 true
// expect: [main.Shape, main.Rect, main.Rect, main.Square] [2.0, 4.0, 5.0] 1
// expect: before
// expect: computing
// expect: [2, 4, 6] [1, 2, 3]
// expect: [1, 2, 3, 4] [2, 4, 6]
// expect: 42 42 1
