// evidence: V-068
// updateConstraintsIfNeeded calls updateConstraints of the receiver and its subviews now; frames
// wait for layout.
// ends: normally
import UIKit

final class Slider: UIView {
  let knob = UIView()
  var place: NSLayoutConstraint?
  var value: CGFloat = 0

  override func updateConstraints() {
    place?.constant = value
    super.updateConstraints()
  }
}

let slider = Slider(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
slider.knob.translatesAutoresizingMaskIntoConstraints = false
slider.addSubview(slider.knob)
let place = slider.knob.leadingAnchor.constraint(equalTo: slider.leadingAnchor)
slider.place = place
NSLayoutConstraint.activate([
  place,
  slider.knob.topAnchor.constraint(equalTo: slider.topAnchor),
  slider.knob.widthAnchor.constraint(equalToConstant: 20),
  slider.knob.heightAnchor.constraint(equalToConstant: 20),
])
view.addSubview(slider)
view.layoutIfNeeded()

slider.value = 40
slider.setNeedsUpdateConstraints()
print(slider.needsUpdateConstraints(), place.constant, slider.knob.frame.minX)
slider.updateConstraintsIfNeeded()
print(slider.needsUpdateConstraints(), place.constant, slider.knob.frame.minX)
slider.layoutIfNeeded()
print(slider.needsUpdateConstraints(), place.constant, slider.knob.frame.minX)
