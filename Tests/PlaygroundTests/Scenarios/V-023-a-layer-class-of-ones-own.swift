// evidence: V-023, V-055
// layerClass is asked once, for each new view; the layer, and its presentation, are of that class.
// ends: normally
import UIKit

final class DialLayer: CALayer {
  var strokes = 3
}

final class Dial: UIView {
  override class var layerClass: AnyClass { DialLayer.self }
}

final class Sky: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  var colours: [UIColor] = [] {
    didSet { (layer as? CAGradientLayer)?.colors = colours.map(\.cgColor) }
  }
}

let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let sky = Sky(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
for box in [dial, sky] { view.addSubview(box) }
sky.colours = [.red, .blue]

print(dial.layer is DialLayer, (dial.layer as? DialLayer)?.strokes ?? 0)
print(dial.layer.presentation() is DialLayer, dial.layer.presentation() === dial.layer)
print((sky.layer as? CAGradientLayer)?.colors?.count ?? 0, sky.layer.frame)
sky.frame.size.height = 50
print("the view's own layer follows:", sky.layer.bounds.height)
