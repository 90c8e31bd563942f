// swift-format-ignore-file
extension String { init(stars n: Int) { self.init(repeating: "*", count: n) } }
struct Point { var x: Int, y: Int }
extension Point {
  init(both n: Int) { self.init(x: n, y: n) };
  init?(_ text: String) { guard let n = Int(text) else { return nil }; self.init(both: n) }
}
print(String(stars: 3), Point(both: 2), Point("x") as Any, Point("4")!.y, Point(x: 1, y: 2).x)
// expect: *** Point(x: 2, y: 2) nil 4 1
