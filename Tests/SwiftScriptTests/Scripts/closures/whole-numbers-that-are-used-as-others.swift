// swift-format-ignore-file
struct Size { var width: Double }
[10, 20].forEach { w in var s = Size(width: 0); s.width = w; print(s.width) }
[10, 20].enumerated().forEach { i, w in var s = Size(width: 1); s.width = w; print(i, s.width) }
let all = [("a", 10), ("b", 20)].map { n, w -> Size in var s = Size(width: 0); s.width = w; return s }
print(all.map(\.width), [1, 2].map { v -> Double in let k = v / 4; return k })
struct Gauge { var t: Double; static func of(_ t: Double) -> Gauge { .init(t: t) } }
print([1, 2].map(Gauge.of).map(\.t))
final class Meter {
  func doubled(_ x: Double) -> Double { x * 2 }
  func show(_ x: Double) { print(x) }
  func named(_ n: String, _ w: Double) -> String { "\(n)\(w)" }
  func add(_ a: Double, _ w: Double) -> Double { a + w }
  func all() -> [Double] { [1, 2].map(self.doubled) + [3].map(doubled) }
}
let meter = Meter()
[1, 2].forEach(meter.show)
print([1, 2].map(meter.doubled), ["a": 1].mapValues(meter.doubled), meter.all())
print([("a", 1), ("b", 2)].map(meter.named), [1, 2].reduce(0, meter.add))
let gauges: [Gauge] = [1, 2].map { .init(t: $0) }
print(gauges.map(\.t))

// expect: 10.0
// expect: 20.0
// expect: 0 10.0
// expect: 1 20.0
// expect: [10.0, 20.0] [0.25, 0.5]
// expect: [1.0, 2.0]
// expect: 1.0
// expect: 2.0
// expect: [2.0, 4.0] ["a": 2.0] [2.0, 4.0, 6.0]
// expect: ["a1.0", "b2.0"] 3.0
// expect: [1.0, 2.0]
