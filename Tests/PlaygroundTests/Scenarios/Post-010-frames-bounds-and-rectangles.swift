// swift-format-ignore-file
// evidence: V-076
// What is printed of frames, bounds, transforms and masks, and what rectangles are divided into.
// ends: normally
import UIKit
let box = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
view.addSubview(box)
box.transform = CGAffineTransform(scaleX: 2, y: 0.5)
print(box.frame, box.bounds, box.center)
box.transform = CGAffineTransform.identity.rotated(by: .pi / 2)
print(box.frame.integral, box.bounds)
box.transform = .identity
box.layer.anchorPoint = CGPoint(x: 0, y: 0)
print(box.frame, box.layer.position)
box.bounds.origin = CGPoint(x: 10, y: 20)
let inner = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
box.addSubview(inner)
print(inner.convert(inner.bounds, to: box), inner.convert(inner.bounds, to: view))
let flexible = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
flexible.addSubview(child)
flexible.frame.size = CGSize(width: 200, height: 150)
print(child.frame)
flexible.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
print(child.frame, flexible.frame)
print(CGRect(x: 0, y: 0, width: 10, height: 10).union(CGRect(x: 5, y: 5, width: 20, height: 2)), CGRect(x: 0, y: 0, width: 10, height: 10).intersection(CGRect(x: 20, y: 20, width: 1, height: 1)).isNull)
print(CGRect(x: 1, y: 2, width: -5, height: 5).standardized, CGRect(x: 0, y: 0, width: 100, height: 100).divided(atDistance: 30, from: .minXEdge))
let (slice, rest) = CGRect(x: 0, y: 0, width: 100, height: 40).divided(atDistance: 10, from: .maxYEdge)
print(slice, rest, rest.contains(slice))
print(CGPoint(x: 3, y: 4).applying(CGAffineTransform(translationX: 1, y: 1)), CGSize(width: 2, height: 3).applying(.init(scaleX: 2, y: 2)))
extension CGPoint {
    static func + (l: CGPoint, r: CGPoint) -> CGPoint { CGPoint(x: l.x + r.x, y: l.y + r.y) }
    static func * (l: CGPoint, s: CGFloat) -> CGPoint { .init(x: l.x * s, y: l.y * s) }
    func distance(to p: CGPoint) -> CGFloat { hypot(p.x - x, p.y - y) }
}
print((CGPoint(x: 1, y: 1) + CGPoint(x: 2, y: 3) * 2).distance(to: .zero))
let angle = CGFloat(45).degreesToRadians
extension CGFloat { var degreesToRadians: CGFloat { self * .pi / 180 } }
print(String(format: "%.4f", angle), sin(angle) - cos(angle) < 1e-9)
var ins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
ins.top += 10
print(box.bounds.inset(by: ins), UIEdgeInsets.zero == .init(), NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
