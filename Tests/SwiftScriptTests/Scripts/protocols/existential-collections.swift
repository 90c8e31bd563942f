// swift-format-ignore-file
protocol Shape { var area: Double { get }; func grown(by k: Double) -> any Shape }
struct Square: Shape { let s: Double; var area: Double { s * s }; func grown(by k: Double) -> any Shape { Square(s: s * k) } }
final class Circle: Shape { let r: Double; init(_ r: Double) { self.r = r }; var area: Double { 3 * r * r }; func grown(by k: Double) -> any Shape { Circle(r * k) } }
enum Flat: Shape { case point; var area: Double { 0 }; func grown(by k: Double) -> any Shape { self } }
var shapes: [any Shape] = [Square(s: 2), Circle(1), Flat.point]
for _ in 0..<2 { shapes = shapes.map { $0.grown(by: 2) } }
print(shapes.map(\.area), shapes.filter { $0 is Square }.count)

// expect: [64.0, 48.0, 0.0] 1
