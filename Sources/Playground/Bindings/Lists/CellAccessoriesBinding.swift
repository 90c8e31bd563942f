import SwiftScript
import UIKitEngine

extension UICellAccessory.LayoutDimension: @MainActor BridgedValue {}
extension UICellAccessory.PlainOptions: @MainActor BridgedValue {}
extension UICellAccessory.FilledOptions: @MainActor BridgedValue {}
extension UICellAccessory.ReorderOptions: @MainActor BridgedValue {}
extension UICellAccessory.LabelOptions: @MainActor BridgedValue {}
extension UICellAccessory.Placement: @MainActor BridgedValue {}
extension UICellAccessory.CustomViewConfiguration: @MainActor BridgedValue {}

extension UIKitBindings {
  /// UIKit's names for the options of each kind, of which several have the same members.
  static let accessoryOptions = LibraryPart(
    names: optionNames.map(\.0),
    source: "extension UICellAccessory {\n"
      + optionNames.reduce(into: "") { $0 += "typealias \($1.0) = \($1.1)\n" } + "}")

  private static let optionNames = [
    ("DisclosureIndicatorOptions", "PlainOptions"), ("DetailOptions", "PlainOptions"),
    ("CheckmarkOptions", "PlainOptions"), ("DeleteOptions", "FilledOptions"),
    ("InsertOptions", "FilledOptions"), ("MultiselectOptions", "FilledOptions"),
  ]
}

/// What stands at the edges of list cells, and how it looks: the width is used, the rest kept.
extension TypeBinding {
  static let cellAccessories: [TypeBinding] = [
    .struct(
      UICellAccessory.LayoutDimension.self, "UICellAccessory.LayoutDimension",
      conforms: ["Hashable"]
    ) { type in
      type.constant("standard", .standard)
      type.constant("actual", .actual)
      type.staticMethod("static func custom(_ dimension: CGFloat) -> LayoutDimension") {
        UICellAccessory.LayoutDimension.custom($0)
      }
    },
    .struct(
      UICellAccessory.Placement.self, "UICellAccessory.Placement", conforms: ["Hashable"]
    ) { type in
      type.staticMethod("static func leading(displayed: DisplayedState = .always) -> Placement") {
        UICellAccessory.Placement.leading(displayed: $0)
      }
      type.staticMethod("static func trailing(displayed: DisplayedState = .always) -> Placement") {
        UICellAccessory.Placement.trailing(displayed: $0)
      }
    },
    .struct(UICellAccessory.PlainOptions.self, "UICellAccessory.PlainOptions") { type in
      type.initializer(
        "init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, "
          + "tintColor: UIColor? = nil)",
        UICellAccessory.PlainOptions.init(isHidden:reservedLayoutWidth:tintColor:))
      type.looks(\.isHidden, \.reservedLayoutWidth, \.tintColor)
    },
    .struct(UICellAccessory.FilledOptions.self, "UICellAccessory.FilledOptions") { type in
      type.initializer(
        "init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, "
          + "tintColor: UIColor? = nil, backgroundColor: UIColor? = nil)",
        UICellAccessory.FilledOptions.init(
          isHidden:reservedLayoutWidth:tintColor:backgroundColor:))
      type.looks(\.isHidden, \.reservedLayoutWidth, \.tintColor)
      type.property("var backgroundColor: UIColor?", \.backgroundColor)
    },
    .struct(UICellAccessory.ReorderOptions.self, "UICellAccessory.ReorderOptions") { type in
      type.initializer(
        "init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, "
          + "tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil)",
        UICellAccessory.ReorderOptions.init(
          isHidden:reservedLayoutWidth:tintColor:showsVerticalSeparator:))
      type.looks(\.isHidden, \.reservedLayoutWidth, \.tintColor)
      type.property("var showsVerticalSeparator: Bool?", \.showsVerticalSeparator)
    },
    .struct(UICellAccessory.LabelOptions.self, "UICellAccessory.LabelOptions") { type in
      type.initializer(
        "init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, "
          + "tintColor: UIColor? = nil, font: UIFont? = nil, "
          + "adjustsFontForContentSizeCategory: Bool? = nil)",
        UICellAccessory.LabelOptions.init(
          isHidden:reservedLayoutWidth:tintColor:font:adjustsFontForContentSizeCategory:))
      type.looks(\.isHidden, \.reservedLayoutWidth, \.tintColor)
      type.property("var font: UIFont?", \.font)
      type.property(
        "var adjustsFontForContentSizeCategory: Bool?", \.adjustsFontForContentSizeCategory)
    },
    .struct(
      UICellAccessory.CustomViewConfiguration.self, "UICellAccessory.CustomViewConfiguration"
    ) { type in
      type.initializer(
        "init(customView: UIView, placement: Placement, isHidden: Bool? = nil, "
          + "reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, "
          + "maintainsFixedSize: Bool? = nil)",
        UICellAccessory.CustomViewConfiguration.init(
          customView:placement:isHidden:reservedLayoutWidth:tintColor:maintainsFixedSize:))
      type.property("let customView: UIView", \.customView)
      type.property("let placement: Placement", \.placement)
      type.property("var isHidden: Bool", \.isHidden)
      type.property("var reservedLayoutWidth: LayoutDimension?", \.reservedLayoutWidth)
      type.property("var tintColor: UIColor?", \.tintColor)
      type.property("var maintainsFixedSize: Bool", \.maintainsFixedSize)
    },
  ]

  /// The ways to make each kind.
  static func makers(_ type: MemberTable<UICellAccessory>) {
    typealias Displayed = UICellAccessory.DisplayedState
    type.staticMethod(
      "static func disclosureIndicator(displayed: DisplayedState = .always, "
        + "options: PlainOptions = PlainOptions()) -> UICellAccessory"
    ) { (displayed: Displayed, options: UICellAccessory.PlainOptions) in
      UICellAccessory.disclosureIndicator(displayed: displayed, options: options)
    }
    type.staticMethod(
      "static func detail(displayed: DisplayedState = .always, "
        + "options: PlainOptions = PlainOptions(), actionHandler: (() -> Void)? = nil) "
        + "-> UICellAccessory"
    ) { (displayed: Displayed, options: UICellAccessory.PlainOptions, handler: Callback?) in
      UICellAccessory.detail(
        displayed: displayed, options: options, actionHandler: handler?.action)
    }
    type.staticMethod(
      "static func checkmark(displayed: DisplayedState = .always, "
        + "options: PlainOptions = PlainOptions()) -> UICellAccessory"
    ) { (displayed: Displayed, options: UICellAccessory.PlainOptions) in
      UICellAccessory.checkmark(displayed: displayed, options: options)
    }
    type.staticMethod(
      "static func delete(displayed: DisplayedState = .whenEditing, "
        + "options: FilledOptions = FilledOptions(), actionHandler: (() -> Void)? = nil) "
        + "-> UICellAccessory"
    ) { (displayed: Displayed, options: UICellAccessory.FilledOptions, handler: Callback?) in
      UICellAccessory.delete(
        displayed: displayed, options: options, actionHandler: handler?.action)
    }
    type.staticMethod(
      "static func insert(displayed: DisplayedState = .whenEditing, "
        + "options: FilledOptions = FilledOptions(), actionHandler: (() -> Void)? = nil) "
        + "-> UICellAccessory"
    ) { (displayed: Displayed, options: UICellAccessory.FilledOptions, handler: Callback?) in
      UICellAccessory.insert(
        displayed: displayed, options: options, actionHandler: handler?.action)
    }
    type.staticMethod(
      "static func reorder(displayed: DisplayedState = .whenEditing, "
        + "options: ReorderOptions = ReorderOptions()) -> UICellAccessory"
    ) { (displayed: Displayed, options: UICellAccessory.ReorderOptions) in
      UICellAccessory.reorder(displayed: displayed, options: options)
    }
    type.staticMethod(
      "static func multiselect(displayed: DisplayedState = .whenEditing, "
        + "options: FilledOptions = FilledOptions()) -> UICellAccessory"
    ) { (displayed: Displayed, options: UICellAccessory.FilledOptions) in
      UICellAccessory.multiselect(displayed: displayed, options: options)
    }
    type.staticMethod(
      "static func label(text: String, displayed: DisplayedState = .always, "
        + "options: LabelOptions = LabelOptions()) -> UICellAccessory"
    ) { (text: String, displayed: Displayed, options: UICellAccessory.LabelOptions) in
      UICellAccessory.label(text: text, displayed: displayed, options: options)
    }
    type.staticMethod(
      "static func customView(configuration: CustomViewConfiguration) -> UICellAccessory"
    ) { (configuration: UICellAccessory.CustomViewConfiguration) in
      UICellAccessory.customView(configuration: configuration)
    }
  }
}

extension MemberTable {
  /// What the options of every kind have.
  fileprivate func looks(
    _ isHidden: WritableKeyPath<Host, Bool?>,
    _ width: WritableKeyPath<Host, UICellAccessory.LayoutDimension?>,
    _ tint: WritableKeyPath<Host, UIColor?>
  ) {
    property("var isHidden: Bool?", isHidden)
    property("var reservedLayoutWidth: LayoutDimension?", width)
    property("var tintColor: UIColor?", tint)
  }
}
