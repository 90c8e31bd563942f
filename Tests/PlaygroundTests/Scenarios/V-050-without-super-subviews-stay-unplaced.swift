// evidence: V-050, V-023
// It is UIView's own layoutSubviews that copies the engine's frames into the subviews: an override
// that does not call super leaves them where they were.
// ends: normally
import UIKit

class Tray: UIView {
  var callsSuper: Bool { true }
  let cup = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cup.translatesAutoresizingMaskIntoConstraints = false
    addSubview(cup)
    NSLayoutConstraint.activate([
      cup.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
      cup.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      cup.widthAnchor.constraint(equalToConstant: 30),
      cup.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    if callsSuper { super.layoutSubviews() }
  }
}

final class ForgetfulTray: Tray {
  override var callsSuper: Bool { false }
}

let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
let trays: [Tray] = [Tray(frame: frame), ForgetfulTray(frame: frame)]
for tray in trays { view.addSubview(tray) }
view.layoutIfNeeded()
for tray in trays {
  print(tray.callsSuper, tray.cup.frame)
}
