import SwiftScript

extension ScriptHosted {
  /// What the script's `override class var layerClass` says; of a layer class of the script's own,
  /// the engine's class that it comes from.
  var layerClass: AnyClass? {
    guard let type = script.staticValue("layerClass")?.box as? TypeBox,
      case .nominal(let nominal, _) = type.type
    else { return nil }
    var next: Nominal? = nominal
    while let current = next {
      if let found = current.hostType as? AnyClass { return found }
      next = current.superclass
    }
    return nil
  }
}
