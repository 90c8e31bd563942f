// swift-format-ignore-file
// evidence: A-003
// Constraints as functions of a view and its parent, made of key paths to anchors: the functions are generic over
// NSLayoutAnchor and its axis.
// ends: normally
import UIKit

typealias Constraint = (_ child: UIView, _ parent: UIView) -> NSLayoutConstraint

func equal<Axis, Anchor>(_ keyPath: KeyPath<UIView, Anchor>, _ to: KeyPath<UIView, Anchor>, constant: CGFloat = 0) -> Constraint where Anchor: NSLayoutAnchor<Axis> {
    return { view, parent in
        view[keyPath: keyPath].constraint(equalTo: parent[keyPath: to], constant: constant)
    }
}

func equal<Axis, Anchor>(_ keyPath: KeyPath<UIView, Anchor>, constant: CGFloat = 0) -> Constraint where Anchor: NSLayoutAnchor<Axis> {
    return equal(keyPath, keyPath, constant: constant)
}

func constant<Anchor>(_ keyPath: KeyPath<UIView, Anchor>, constant: CGFloat) -> Constraint where Anchor: NSLayoutDimension {
    return { view, _ in view[keyPath: keyPath].constraint(equalToConstant: constant) }
}

extension UIView {
    func addSubview(_ child: UIView, constraints: [Constraint]) {
        addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(constraints.map { $0(child, self) })
    }
}

let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
let box = UIView()
container.addSubview(box, constraints: [
    equal(\.topAnchor, constant: 10),
    equal(\.leadingAnchor, constant: 10),
    equal(\.trailingAnchor, \.centerXAnchor),
    constant(\.heightAnchor, constant: 44)
])
container.layoutIfNeeded()
print(box.frame)
let other = UIView()
container.addSubview(other, constraints: [equal(\.centerXAnchor), equal(\.centerYAnchor), constant(\.widthAnchor, constant: 20), constant(\.heightAnchor, constant: 20)])
container.layoutIfNeeded()
print(other.frame, other.center)
print(container.constraints.count, box.constraints.count)
