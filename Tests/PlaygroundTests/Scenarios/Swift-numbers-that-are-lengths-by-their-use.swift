// swift-format-ignore-file
// Whole numbers in a list are lengths where the closure, or the method, takes lengths.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit
[10, 20].forEach { w in let v = UIView(); v.frame.size.width = w; print(v.frame.width) }
[10, 20].forEach { UIView().frame.size.width = $0; print($0) } 
[10, 20].enumerated().forEach { i, w in let v = UIView(); v.tag = i; v.frame.size.width = w; print(v.frame.width) } 
zip([UIView(), UIView()], [10, 20]).forEach { v, x in v.frame.origin.x = x; print(v.frame.minX) }
[(UIView(), 10), (UIView(), 20)].forEach { v, x in v.frame.origin.x = x; print(v.frame.minX) }
["a": 10].forEach { k, x in let v = UIView(); v.frame.origin.x = x; print(k, v.frame.minX) } 
let f = [10, 20].map { w in let v = UIView(); v.frame.size.width = w; return v }; print(f.map(\.frame.width)) 
let vs = [("a", 10), ("b", 20)].map { n, w -> UIView in let v = UIView(); v.accessibilityLabel = n; v.frame.size.width = w; return v }; print(vs.map(\.frame.width)) 
print([10, 20].reduce(0) { acc, w in let f = UIFont.systemFont(ofSize: w); return acc + f.pointSize }) 
print([1, 2].map { v -> CGFloat in let k = v / 4; return k }) 
print(Array([1, 2].lazy.map { UIFont.systemFont(ofSize: $0) }.map(\.pointSize))) 
print([[1, 2], [3]].map { $0.map { UIFont.systemFont(ofSize: $0).pointSize } }) 
let fonts = [10, 12].map(UIFont.systemFont(ofSize:))
print(fonts.map(\.pointSize))
let v = UIView()
let cs: [NSLayoutConstraint] = [10, 20].map(v.widthAnchor.constraint(equalToConstant:))
print(cs.map(\.constant)) 
print([100, 200].map(UILayoutPriority.init(rawValue:)).map(\.rawValue))
struct K { var t: Double; static func of(_ t: Double) -> K { .init(t: t) } }
print([1, 2].map(K.of).map(\.t))
class V { func h(_ x: CGFloat) -> CGFloat { x * 2 }; func p(_ x: CGFloat) { print(x) }; func t(_ n: String, _ w: CGFloat) -> String { "\(n)\(w)" }; func add(_ a: CGFloat, _ w: CGFloat) -> CGFloat { a + w } 
  func all() -> [CGFloat] { [1, 2].map(self.h) + [3].map(h) } }
let o = V()
[1, 2].forEach(o.p) 
print([1, 2].map(o.h), ["a": 1].mapValues(o.h), o.all()) 
print([("a", 1), ("b", 2)].map(o.t), [1, 2].reduce(0, o.add)) 
let w: [CGFloat] = [1, 2]; print([1, 2].filter(w.contains)) 
let ps: [UIFont] = [100, 200].map { .systemFont(ofSize: $0) }
print(ps.map(\.pointSize))
let pr: [UILayoutPriority] = [100, 200].map { .init(rawValue: $0) }
let fk: [K] = [1, 2].map { .init(t: $0) }
print(pr.count, fk.map(\.t))
