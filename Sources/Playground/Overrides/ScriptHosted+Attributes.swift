import SwiftScript
import UIKitEngine

extension ScriptHosted {
  /// Attributes of the class that the script's `override class var layoutAttributesClass` names.
  var madeAttributes: UICollectionViewLayoutAttributes? {
    guard let type = script.staticValue("layoutAttributesClass")?.box as? TypeBox,
      case .nominal(let nominal, _) = type.type
    else { return nil }
    return script.machine.object(of: nominal, by: "init()") as? UICollectionViewLayoutAttributes
  }

  /// Attributes of the script's own class, for the superclass's `copy(with:)` to fill.
  var emptyAttributes: UICollectionViewLayoutAttributes? {
    script.machine.object(of: script.type.nominal, by: "init()")
      as? UICollectionViewLayoutAttributes
  }
}
