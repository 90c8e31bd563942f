// swift-format-ignore-file
// Begins a session: settings, a helper, and mistakes that leave the rest alone.
:set width 60
:set themes dark
:alias q :advance 0.25

func box(_ name: String) -> UIView {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  box.accessibilityIdentifier = name
  return box
}
:alias put view.addSubview(box("%1"))
let broken: Int = "one"
:nonsense
let ready = true
