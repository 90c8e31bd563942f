// swift-format-ignore-file
// evidence: V-094
// Who is hit, who is asked next, and how a view finds its controller along the chain of responders.
// ends: normally
import UIKit

class BigButton: UIButton {
    var touchInsets = UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20)
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let inside = bounds.inset(by: touchInsets).contains(point)
        return inside
    }
}
class PassthroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit == self ? nil : hit
    }
}
final class ContainerVC: UIViewController {
    let back = UIView(), overlay = PassthroughView(), button = BigButton(type: .custom)
    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "root"
        back.accessibilityIdentifier = "back"
        overlay.accessibilityIdentifier = "overlay"
        button.accessibilityIdentifier = "button"
        view.addSubview(back)
        view.addSubview(overlay)
        overlay.addSubview(button)
        back.frame = view.bounds
        overlay.frame = view.bounds.insetBy(dx: 10, dy: 10)
        button.frame = .init(x: 100, y: 100, width: 30, height: 30)
    }
    func probe(_ x: CGFloat, _ y: CGFloat) {
        let v = view.hitTest(CGPoint(x: x, y: y), with: nil)
        print("(\(x), \(y)) →", v?.accessibilityIdentifier ?? "nil")
    }
}
let vc = ContainerVC()
window.rootViewController = vc
vc.view.layoutIfNeeded()
vc.probe(115, 115)
vc.probe(92, 92)
vc.probe(5, 5)
vc.probe(300, 300)
vc.probe(-1, 0)
vc.button.isUserInteractionEnabled = false
vc.probe(115, 115)
vc.button.isUserInteractionEnabled = true
vc.button.alpha = 0.01
vc.probe(115, 115)
vc.button.alpha = 1; vc.overlay.isHidden = true
vc.probe(115, 115)

var responder: UIResponder? = vc.button
var chain: [String] = []
while let r = responder {
    chain.append(String(describing: type(of: r)))
    responder = r.next
}
print(chain.prefix(4).joined(separator: " → "))
extension UIView {
    var parentViewController: UIViewController? {
        sequence(first: self) { $0.next }.first(where: { $0 is UIViewController }) as? UIViewController
    }
    func firstSuperview<T: UIView>(of type: T.Type) -> T? { superview as? T ?? superview?.firstSuperview(of: type) }
}
print(vc.button.parentViewController === vc, vc.button.firstSuperview(of: PassthroughView.self) === vc.overlay)
let p = vc.button.convert(CGPoint(x: 5, y: 5), to: vc.view)
print(p, vc.button.convert(vc.button.bounds, to: nil), vc.view.convert(CGPoint.zero, from: vc.button))
