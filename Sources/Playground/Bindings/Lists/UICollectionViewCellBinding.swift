import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiCollectionReusableView = TypeBinding.class(
    UICollectionReusableView.self, "UICollectionReusableView", inherits: "UIView",
    subclassable: true
  ) { type in
    type.frameInitializers(
      UICollectionReusableView.init(frame:),
      subclass: ScriptCollectionReusableView.init(script:frame:))
    type.property("var reuseIdentifier: String?", \.reuseIdentifier)
    type.method("func prepareForReuse()", UICollectionReusableView.prepareForReuse)
    type.method(
      "func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)",
      UICollectionReusableView.apply(_:))
    type.function(
      "func willTransition(from oldLayout: UICollectionViewLayout, "
        + "to newLayout: UICollectionViewLayout)"
    ) {
      (view: UICollectionReusableView, old: UICollectionViewLayout, new: UICollectionViewLayout) in
      view.willTransition(from: old, to: new)
    }
    type.function(
      "func didTransition(from oldLayout: UICollectionViewLayout, "
        + "to newLayout: UICollectionViewLayout)"
    ) {
      (view: UICollectionReusableView, old: UICollectionViewLayout, new: UICollectionViewLayout) in
      view.didTransition(from: old, to: new)
    }
    type.method(
      "func preferredLayoutAttributesFitting(_ layoutAttributes: "
        + "UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes",
      UICollectionReusableView.preferredLayoutAttributesFitting(_:))
  }

  static let uiCollectionViewCell = TypeBinding.class(
    UICollectionViewCell.self, "UICollectionViewCell", inherits: "UICollectionReusableView",
    subclassable: true
  ) { type in
    type.frameInitializers(
      UICollectionViewCell.init(frame:), subclass: ScriptCollectionViewCell.init(script:frame:))
    type.property("var contentView: UIView", \.contentView)
    type.property("var isSelected: Bool", \.isSelected)
    type.property("var isHighlighted: Bool", \.isHighlighted)
    type.property("var backgroundView: UIView?", \.backgroundView)
    type.property("var selectedBackgroundView: UIView?", \.selectedBackgroundView)
    type.contentProperties(
      \.contentConfiguration, \.backgroundConfiguration, \.configurationState)
    type.configurationUpdates(
      "UICollectionViewCell", \.configurationUpdateHandler,
      \.automaticallyUpdatesContentConfiguration, \.automaticallyUpdatesBackgroundConfiguration,
      UICollectionViewCell.setNeedsUpdateConfiguration,
      UICollectionViewCell.updateConfiguration(using:))
  }
}
