// swift-format-ignore-file
import Foundation
// UIKit-like: theming, keypath styling, layout math, formatters
struct Insets: Equatable, Hashable { var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0; static let zero = Insets(); init(all: Double) { (top, left, bottom, right) = (all, all, all, all) }; init() {}
  static func + (a: Self, b: Self) -> Self { var r = a; r.top += b.top; r.left += b.left; r.bottom += b.bottom; r.right += b.right; return r } }
final class Attr { var values: [PartialKeyPath<Style>: Any] = [:] }
struct Style { var size = 12.0; var bold = false; var color = Color.black; var insets = Insets(); var title: String? }
enum Color: UInt32, CaseIterable { case black = 0x000000, red = 0xff0000, blue = 0x0000ff; var hex: String { "#" + String(format: "%06X", rawValue) }; init?(hex: String) { guard let v = UInt32(hex.dropFirst(), radix: 16) else { return nil }; self.init(rawValue: v) } }
print(Color(hex: "#FF0000")!, Color(hex: "zz") as Any, Color.allCases.map(\.hex), Color.blue.rawValue)
infix operator <~: AssignmentPrecedence
struct Setter<T> { let run: (inout T) -> Void; init<V>(_ kp: WritableKeyPath<T, V>, _ v: V) { run = { $0[keyPath: kp] = v } } }
func <~ <T, V>(kp: WritableKeyPath<T, V>, v: V) -> Setter<T> { Setter(kp, v) }
extension Style { func with(_ s: Setter<Style>...) -> Style { var c = self; s.forEach { $0.run(&c) }; return c }
  func set<V>(_ kp: WritableKeyPath<Style, V>, to v: V) -> Style { var c = self; c[keyPath: kp] = v; return c } }
let s = Style().with(\Style.size <~ 20, \Style.bold <~ true, \Style.insets.top <~ 4).set(\.title, to: "Hi").set(\.color, to: .red)
print(s)
print([\Style.size, \Style.insets.left].map { s[keyPath: $0] })
let sorters: [KeyPath<Style, Double>] = [\.size, \.insets.top]
print(sorters.map { s[keyPath: $0] }, \Style.size == sorters[0])
func sorted<T, V: Comparable>(_ xs: [T], by kp: KeyPath<T, V>, _ op: (V, V) -> Bool = (<)) -> [T] { xs.sorted { op($0[keyPath: kp], $1[keyPath: kp]) } }
print(sorted([Style(size: 3), Style(size: 1)], by: \.size).map(\.size), sorted(["aaa", "b"], by: \.count, >))
struct Rect: CustomStringConvertible { var x = 0.0, y = 0.0, w = 0.0, h = 0.0
  var maxX: Double { get { x + w } set { w = newValue - x } }
  var center: (x: Double, y: Double) { get { (x + w / 2, y + h / 2) } set { x = newValue.x - w / 2; y = newValue.y - h / 2 } }
  func inset(by i: Insets) -> Rect { Rect(x: x + i.left, y: y + i.top, w: w - i.left - i.right, h: h - i.top - i.bottom) }
  func split(_ n: Int, gap: Double = 0) -> [Rect] { let cw = (w - gap * Double(n - 1)) / Double(n); return (0..<n).map { Rect(x: x + Double($0) * (cw + gap), y: y, w: cw, h: h) } }
  var description: String { "[\(x.short) \(y.short) \(w.short) \(h.short)]" } }
extension Double { var short: String { truncatingRemainder(dividingBy: 1) == 0 ? "\(Int(self))" : String(format: "%.1f", self) } }
var r = Rect(w: 100, h: 50); r.center = (60, 60); r.maxX = 200; print(r, r.center, r.inset(by: Insets(all: 5)), r.split(3, gap: 4))
class View { var frame = Rect(); private(set) var subviews: [View] = []; weak var superview: View?; let tag: Int; init(tag: Int) { self.tag = tag }
  func addSubview(_ v: View) { v.removeFromSuperview(); subviews.append(v); v.superview = self; v.didMove() }
  func removeFromSuperview() { superview?.subviews.removeAll { $0 === self }; superview = nil }
  func didMove() {}
  func viewWithTag(_ t: Int) -> View? { tag == t ? self : subviews.lazy.compactMap { $0.viewWithTag(t) }.first }
  var ancestors: AnySequence<View> { AnySequence(sequence(first: self) { $0.superview }.dropFirst()) }
  func walk(_ d: Int = 0, _ f: (View, Int) throws -> Void) rethrows { try f(self, d); for s in subviews { try s.walk(d + 1, f) } }
  func convert(_ p: (Double, Double), to o: View?) -> (Double, Double) { var (x, y) = p; var v: View? = self; while let c = v, c !== o { x += c.frame.x; y += c.frame.y; v = c.superview }; return (x, y) } }
final class Stack: View { var spacing = 0.0; override func didMove() { super.didMove(); print("stack moved to", superview?.tag ?? -1) }
  func layout() { var y = 0.0; for v in subviews { v.frame.y = y; y += v.frame.h + spacing } } }
let root = View(tag: 0), stack = Stack(tag: 1)
root.addSubview(stack); stack.spacing = 8
for i in 2...4 { let v = View(tag: i); v.frame.h = Double(i * 10); stack.addSubview(v) }
stack.layout(); stack.frame.y = 100
print(stack.subviews.map(\.frame), root.viewWithTag(4)!.convert((1, 1), to: nil), root.viewWithTag(3)!.ancestors.map(\.tag))
root.walk { print(String(repeating: "  ", count: $1) + "\(type(of: $0)) \($0.tag)") }
struct Stop: Error { let at: Int }
do { try root.walk { v, d in if d == 2 { throw Stop(at: v.tag) } } } catch let e as Stop { print("stopped", e.at) }
let fmt: (Double) -> String = { d in switch abs(d) { case 1_000_000...: String(format: "%.1fM", d / 1e6); case 1000...: String(format: "%.1fK", d / 1e3); default: "\(Int(d))" } }
print([5, 1500, -2_500_000].map(fmt))
func lerp<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
print(lerp(0.0, 10, 0.25), lerp(Float(1), 2, 0.5), [0, 0.5, 1].map { lerp(10.0, 20.0, $0) })
enum Easing: String, CaseIterable { case linear, easeIn, easeOut; func callAsFunction(_ t: Double) -> Double { switch self { case .linear: t; case .easeIn: t * t; case .easeOut: 1 - (1 - t) * (1 - t) } } }
for e in Easing.allCases { print(e, [0, 0.5, 1].map { e($0) }) }
var undo: [() -> Void] = []; var model = ["a": 1] { didSet { let old = oldValue; undo.append { model = old; undo.removeLast() } } }
model["b"] = 2; model["a"] = nil; print(model, undo.count); undo.removeLast()(); print(model.sorted { $0.key < $1.key }.map(\.key))
// expect: red nil ["#000000", "#FF0000", "#0000FF"] 255
// expect: Style(size: 20.0, bold: true, color: main.Color.red, insets: main.Insets(top: 4.0, left: 0.0, bottom: 0.0, right: 0.0), title: Optional("Hi"))
// expect: [20.0, 0.0]
// expect: [20.0, 4.0] true
// expect: [1.0, 3.0] ["aaa", "b"]
// expect: [10 35 190 50] (x: 105.0, y: 60.0) [15 40 180 40] [[10 35 60.7 50], [74.7 35 60.7 50], [139.3 35 60.7 50]]
// expect: stack moved to 0
// expect: [[0 0 0 20], [0 28 0 30], [0 66 0 40]] (1.0, 167.0) [1, 0]
// expect: View 0
// expect:   Stack 1
// expect:     View 2
// expect:     View 3
// expect:     View 4
// expect: stopped 2
// expect: ["5", "1.5K", "-2.5M"]
// expect: 2.5 1.5 [10.0, 15.0, 20.0]
// expect: linear [0.0, 0.5, 1.0]
// expect: easeIn [0.0, 0.25, 1.0]
// expect: easeOut [0.0, 0.75, 1.0]
// expect: ["b": 2] 2
// expect: ["a", "b"]
