// evidence: V-010, V-044, A-013
// A new constant moves nothing by itself and calls no updateConstraints; the next pass lays out the
// superview and the view whose size changed.
// ends: normally
import UIKit

class Logged: UIView {
  static var isLogging = false

  func say(_ call: String) {
    if Logged.isLogging { print("\(type(of: self)).\(call)") }
  }

  override func updateConstraints() {
    say("updateConstraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    say("layoutSubviews")
  }
}

final class Column: Logged {}
final class Bar: Logged {}

let column = Column(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
let bar = Bar()
bar.translatesAutoresizingMaskIntoConstraints = false
column.addSubview(bar)
view.addSubview(column)
let height = bar.heightAnchor.constraint(equalToConstant: 40)
NSLayoutConstraint.activate([
  bar.topAnchor.constraint(equalTo: column.topAnchor),
  bar.leadingAnchor.constraint(equalTo: column.leadingAnchor),
  bar.widthAnchor.constraint(equalToConstant: 20),
  height,
])

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  Logged.isLogging = true
  height.constant = 80
  print("constant \(height.constant), height \(bar.frame.height)")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
  print("constant \(height.constant), height \(bar.frame.height)")
}
