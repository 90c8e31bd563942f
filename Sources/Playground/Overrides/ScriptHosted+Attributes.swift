import SwiftScript
import UIKitEngine

extension ScriptHosted {
  /// Attributes of the class that the script's `override class var layoutAttributesClass` names.
  var madeAttributes: UICollectionViewLayoutAttributes? {
    guard let type = script.staticValue("layoutAttributesClass")?.box as? TypeBox,
      case .nominal(let nominal, _) = type.type, nominal.hostType == nil
    else { return nil }
    return attributes(of: type.type)
  }

  /// Attributes of the script's own class, for the superclass's `copy(with:)` to fill.
  var emptyAttributes: UICollectionViewLayoutAttributes { attributes(of: script.type.type) }

  /// Once the app has ended nobody asks what they are: then, and where that ends it because there is
  /// no `init()`, they are the engine's own.
  private func attributes(of type: Type) -> UICollectionViewLayoutAttributes {
    let machine = script.machine
    if let made = machine.object(of: type, by: "init()") as? UICollectionViewLayoutAttributes {
      return made
    }
    if !machine.isHalted {
      machine.trap("Use of unimplemented initializer 'init()' for class 'main.\(type)'")
    }
    return UICollectionViewLayoutAttributes()
  }
}
