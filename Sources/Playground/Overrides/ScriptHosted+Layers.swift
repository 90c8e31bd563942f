import SwiftScript
import UIKitEngine

extension ScriptHosted {
  /// A layer of the class that the script's `override class var layerClass` names.
  var madeLayer: CALayer? {
    guard let type = script.staticValue("layerClass")?.box as? TypeBox,
      case .nominal(let nominal, _) = type.type
    else { return nil }
    if let own = script.machine.object(of: type.type, by: "init()") as? CALayer { return own }
    var next: Nominal? = nominal
    while let current = next {
      if let host = current.hostType as? AnyClass { return CALayer.made(of: host) }
      next = current.superclass
    }
    return nil
  }

  /// What Core Animation makes a presentation of: `init(layer:)` of the layer's own class.
  func copiedLayer(_ layer: CALayer) -> CALayer? {
    let type = script.type.type
    return script.machine.object(of: type, by: "init(layer:)", [.object(layer)]) as? CALayer
  }
}
