import SwiftScript
import UIKitEngine

extension UITableViewCell.CellStyle: @MainActor BridgedValue {}
extension UITableViewCell.SelectionStyle: @MainActor BridgedValue {}
extension UITableViewCell.AccessoryType: @MainActor BridgedValue {}
extension UITableViewCell.SeparatorStyle: @MainActor BridgedValue {}
extension UITableViewCell.EditingStyle: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiTableViewCell = TypeBinding.class(
    UITableViewCell.self, "UITableViewCell", inherits: "UIView",
    conforms: ["UIGestureRecognizerDelegate"], subclassable: true
  ) { type in
    type.recognizing()
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
    type.property("var textLabel: UILabel?", \.textLabel)
    type.property("var detailTextLabel: UILabel?", \.detailTextLabel)
    type.property("var imageView: UIImageView?", \.imageView)
    type.property("var selectionStyle: SelectionStyle", \.selectionStyle)
    type.property("var accessoryType: AccessoryType", \.accessoryType)
    type.property("var accessoryView: UIView?", \.accessoryView)
    type.property("var editingAccessoryType: AccessoryType", \.editingAccessoryType)
    type.property("var editingAccessoryView: UIView?", \.editingAccessoryView)
    type.property("var separatorInset: UIEdgeInsets", \.separatorInset)
    type.property("var backgroundView: UIView?", \.backgroundView)
    type.property("var selectedBackgroundView: UIView?", \.selectedBackgroundView)
    type.property(
      "var multipleSelectionBackgroundView: UIView?", \.multipleSelectionBackgroundView)
    type.property("var indentationLevel: Int", \.indentationLevel)
    type.property("var indentationWidth: CGFloat", \.indentationWidth)
    type.property("var shouldIndentWhileEditing: Bool", \.shouldIndentWhileEditing)
    type.property("var showsReorderControl: Bool", \.showsReorderControl)
    type.property("var isEditing: Bool", \.isEditing)
    type.method(
      "func setEditing(_ editing: Bool, animated: Bool)", UITableViewCell.setEditing(_:animated:))
    type.contentProperties(
      \.contentConfiguration, \.backgroundConfiguration, \.configurationState)
    type.configurationUpdates(
      "UITableViewCell", \.configurationUpdateHandler,
      \.automaticallyUpdatesContentConfiguration, \.automaticallyUpdatesBackgroundConfiguration,
      UITableViewCell.setNeedsUpdateConfiguration, UITableViewCell.updateConfiguration(using:))
    type.function("func defaultContentConfiguration() -> UIListContentConfiguration") {
      (cell: UITableViewCell) in
      cell.defaultContentConfiguration()
    }
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

  static let uiTableViewCellStyles: [TypeBinding] = [
    .enum(
      UITableViewCell.SelectionStyle.self, "UITableViewCell.SelectionStyle",
      [("none", .none), ("blue", .blue), ("gray", .gray), ("`default`", .default)]),
    .enum(
      UITableViewCell.AccessoryType.self, "UITableViewCell.AccessoryType",
      [
        ("none", .none), ("disclosureIndicator", .disclosureIndicator),
        ("detailDisclosureButton", .detailDisclosureButton), ("checkmark", .checkmark),
        ("detailButton", .detailButton),
      ]),
    .enum(
      UITableViewCell.SeparatorStyle.self, "UITableViewCell.SeparatorStyle",
      [("none", .none), ("singleLine", .singleLine)]),
    .enum(
      UITableViewCell.EditingStyle.self, "UITableViewCell.EditingStyle",
      [("none", .none), ("delete", .delete), ("insert", .insert)]),
  ]
}
