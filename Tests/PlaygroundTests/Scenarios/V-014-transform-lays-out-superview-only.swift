// evidence: V-014
// A transform marks the superview and nobody else; the view itself is skipped although its
// superview is laid out, so layout is not recursive.
// ends: normally
import UIKit

var laidOut: [String] = []

class Box: UIView {
  let name: String

  init(_ name: String, frame: CGRect) {
    self.name = name
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    fatalError("not from a nib")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    laidOut.append(name)
  }
}

let shelf = Box("shelf", frame: CGRect(x: 0, y: 0, width: 200, height: 200))
let red = Box("red", frame: CGRect(x: 20, y: 20, width: 50, height: 50))
shelf.addSubview(red)
view.addSubview(shelf)

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  laidOut.removeAll()
  red.transform = CGAffineTransform(rotationAngle: 0.1)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
  print(laidOut)
}
