// evidence: V-044, V-073
// Constraints switched off and on change frames with the next pass, not before.
// ends: normally
import UIKit

let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(box)
let narrow = box.widthAnchor.constraint(equalToConstant: 50)
let wide = box.widthAnchor.constraint(equalTo: view.widthAnchor)
NSLayoutConstraint.activate([
  narrow,
  box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  box.topAnchor.constraint(equalTo: view.topAnchor),
  box.heightAnchor.constraint(equalToConstant: 10),
])

func after(_ seconds: Double, _ work: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { work() }
}

after(0.1) {
  print("narrow: \(box.frame.width)")
  narrow.isActive = false
  wide.isActive = true
  print("switched: \(box.frame.width)")
}
after(0.2) {
  print("wide: \(box.frame.width)")
}
