// evidence: V-012, V-023
// The pass lays a view out through its layer: the layer's layoutSublayers, the view's
// layoutSublayers(of:), the controller's hooks and the view's layoutSubviews in between.
// ends: normally
import UIKit

final class RootLayer: CALayer {
  override func layoutSublayers() {
    print("layer.layoutSublayers {")
    super.layoutSublayers()
    print("}")
  }
}

final class RootView: UIView {
  override class var layerClass: AnyClass { RootLayer.self }

  override func layoutSublayers(of layer: CALayer) {
    print("  view.layoutSublayers(of:) {")
    super.layoutSublayers(of: layer)
    print("  }")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    print("    view.layoutSubviews")
  }
}

final class Controller: UIViewController {
  override func loadView() { view = RootView() }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    print("    viewWillLayoutSubviews")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    print("    viewDidLayoutSubviews")
  }
}

window.rootViewController = Controller()
print("the handler ends")
