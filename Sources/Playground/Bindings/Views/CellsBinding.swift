import SwiftScript
import UIKitEngine

extension UITableViewCell.CellStyle: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiTableViewCell = TypeBinding.class(
    UITableViewCell.self, "UITableViewCell", inherits: "UIView", subclassable: true
  ) { type in
    type.frameInitializers(
      UITableViewCell.init(frame:), subclass: ScriptTableViewCell.init(script:frame:))
    type.initializer(
      "init(style: CellStyle, reuseIdentifier: String?)",
      UITableViewCell.init(style:reuseIdentifier:),
      subclass: ScriptTableViewCell.init(script:style:reuseIdentifier:))
    type.property("var contentView: UIView", \.contentView)
    type.property("var reuseIdentifier: String?", \.reuseIdentifier)
    type.property("var isSelected: Bool", \.isSelected)
    type.property("var isHighlighted: Bool", \.isHighlighted)
    type.method("func prepareForReuse()", UITableViewCell.prepareForReuse)
    type.method(
      "func setSelected(_ selected: Bool, animated: Bool)",
      UITableViewCell.setSelected(_:animated:))
    type.method(
      "func setHighlighted(_ highlighted: Bool, animated: Bool)",
      UITableViewCell.setHighlighted(_:animated:))
  }

  static let uiTableViewCellCellStyle = TypeBinding.enum(
    UITableViewCell.CellStyle.self, "UITableViewCell.CellStyle",
    [
      ("`default`", .default), ("value1", .value1), ("value2", .value2), ("subtitle", .subtitle),
    ])

  static let uiCollectionReusableView = TypeBinding.class(
    UICollectionReusableView.self, "UICollectionReusableView", inherits: "UIView",
    subclassable: true
  ) { type in
    type.frameInitializers(
      UICollectionReusableView.init(frame:),
      subclass: ScriptCollectionReusableView.init(script:frame:))
    type.property("var reuseIdentifier: String?", \.reuseIdentifier)
    type.method("func prepareForReuse()", UICollectionReusableView.prepareForReuse)
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
  }
}
