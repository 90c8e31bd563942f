import SwiftScript
import UIKitEngine

extension UIListContentConfiguration: @MainActor BridgedValue {}
extension UIListContentConfiguration.TextProperties: @MainActor BridgedValue {}
extension UIListContentConfiguration.TextProperties.TextAlignment: @MainActor BridgedValue {}
extension UIListContentConfiguration.ImageProperties: @MainActor BridgedValue {}
extension UICellConfigurationState: @MainActor BridgedValue {}

extension TypeBinding {
  /// What cells are configured with.
  static let listContent: [TypeBinding] = [
    .protocol(
      "UIContentConfiguration",
      [
        "func makeContentView() -> UIView & UIContentView",
        "func updated(for state: any UIConfigurationState) -> Self",
      ], needs: ["makeContentView()", "updated(for:)"]),
    .protocol(
      "UIContentView", inherits: ["AnyObject"],
      [
        "var configuration: any UIContentConfiguration { get set }",
        "func supports(_ configuration: any UIContentConfiguration) -> Bool",
      ], needs: ["configuration"]),
    .protocol("UIConfigurationState", ["var traitCollection: UITraitCollection { get set }"]),
    .uiListContentView, configuration, texts,
    .enum(
      UIListContentConfiguration.TextProperties.TextAlignment.self,
      "UIListContentConfiguration.TextProperties.TextAlignment",
      [("natural", .natural), ("center", .center), ("justified", .justified)]),
    images, state,
  ]

  private static let configuration = TypeBinding.struct(
    UIListContentConfiguration.self, "UIListContentConfiguration",
    conforms: ["UIContentConfiguration"]
  ) { type in
    type.native("func makeContentView() -> UIView & UIContentView") { _, arguments in
      UIListContentConfiguration.unwrap(arguments[0])?.makeContentView().wrapped ?? .none
    }
    type.native("func updated(for state: any UIConfigurationState) -> UIListContentConfiguration") {
      _, arguments in arguments[0]
    }
    type.staticMethod("static func cell() -> Self") { UIListContentConfiguration.cell() }
    type.staticMethod("static func subtitleCell() -> Self") {
      UIListContentConfiguration.subtitleCell()
    }
    type.staticMethod("static func valueCell() -> Self") { UIListContentConfiguration.valueCell() }
    type.staticMethod("static func plainHeader() -> Self") {
      UIListContentConfiguration.plainHeader()
    }
    type.staticMethod("static func plainFooter() -> Self") {
      UIListContentConfiguration.plainFooter()
    }
    type.staticMethod("static func groupedHeader() -> Self") {
      UIListContentConfiguration.groupedHeader()
    }
    type.staticMethod("static func groupedFooter() -> Self") {
      UIListContentConfiguration.groupedFooter()
    }
    type.staticMethod("static func sidebarCell() -> Self") {
      UIListContentConfiguration.sidebarCell()
    }
    type.staticMethod("static func sidebarHeader() -> Self") {
      UIListContentConfiguration.sidebarHeader()
    }
    type.property("var text: String?", \.text)
    type.property("var secondaryText: String?", \.secondaryText)
    type.property("var attributedText: NSAttributedString?", \.attributedText)
    type.property(
      "var secondaryAttributedText: NSAttributedString?", \.secondaryAttributedText)
    type.property("var image: UIImage?", \.image)
    type.property("var textProperties: TextProperties", \.textProperties)
    type.property("var secondaryTextProperties: TextProperties", \.secondaryTextProperties)
    type.property("var imageProperties: ImageProperties", \.imageProperties)
    type.property(
      "var directionalLayoutMargins: NSDirectionalEdgeInsets", \.directionalLayoutMargins)
    type.property(
      "var axesPreservingSuperviewLayoutMargins: UIAxis", \.axesPreservingSuperviewLayoutMargins)
    type.property(
      "var prefersSideBySideTextAndSecondaryText: Bool", \.prefersSideBySideTextAndSecondaryText)
    type.property("var imageToTextPadding: CGFloat", \.imageToTextPadding)
    type.property(
      "var textToSecondaryTextHorizontalPadding: CGFloat", \.textToSecondaryTextHorizontalPadding)
    type.property(
      "var textToSecondaryTextVerticalPadding: CGFloat", \.textToSecondaryTextVerticalPadding)
  }

  private static let texts = TypeBinding.struct(
    UIListContentConfiguration.TextProperties.self, "UIListContentConfiguration.TextProperties"
  ) { type in
    type.property("var font: UIFont", \.font)
    type.property("var color: UIColor", \.color)
    type.property("var alignment: TextAlignment", \.alignment)
    type.property("var lineBreakMode: NSLineBreakMode", \.lineBreakMode)
    type.property("var numberOfLines: Int", \.numberOfLines)
    type.property("var adjustsFontSizeToFitWidth: Bool", \.adjustsFontSizeToFitWidth)
    type.property("var minimumScaleFactor: CGFloat", \.minimumScaleFactor)
    type.property(
      "var adjustsFontForContentSizeCategory: Bool", \.adjustsFontForContentSizeCategory)
  }

  private static let images = TypeBinding.struct(
    UIListContentConfiguration.ImageProperties.self, "UIListContentConfiguration.ImageProperties"
  ) { type in
    type.property("var tintColor: UIColor?", \.tintColor)
    type.property("var cornerRadius: CGFloat", \.cornerRadius)
    type.property("var maximumSize: CGSize", \.maximumSize)
    type.property("var reservedLayoutSize: CGSize", \.reservedLayoutSize)
  }

  private static let state = TypeBinding.struct(
    UICellConfigurationState.self, "UICellConfigurationState", conforms: ["UIConfigurationState"]
  ) { type in
    type.initializer("init(traitCollection: UITraitCollection)") { (traits: UITraitCollection) in
      UICellConfigurationState(traitCollection: traits)
    }
    type.property("var traitCollection: UITraitCollection", \.traitCollection)
    type.property("var isDisabled: Bool", \.isDisabled)
    type.property("var isHighlighted: Bool", \.isHighlighted)
    type.property("var isSelected: Bool", \.isSelected)
    type.property("var isFocused: Bool", \.isFocused)
    type.property("var isEditing: Bool", \.isEditing)
    type.property("var isExpanded: Bool", \.isExpanded)
    type.property("var isSwiped: Bool", \.isSwiped)
    type.property("var isReordering: Bool", \.isReordering)
  }
}

extension MemberTable where Host: UIView {
  /// Of cells, headers and footers.
  func contentProperties(
    _ content: ReferenceWritableKeyPath<Host, (any UIContentConfiguration)?>,
    _ background: ReferenceWritableKeyPath<Host, UIBackgroundConfiguration?>,
    _ state: KeyPath<Host, UICellConfigurationState>? = nil
  ) {
    native(
      "var contentConfiguration: (any UIContentConfiguration)?",
      get: { _, arguments in ContentValue.value(Host.unwrap(arguments[0])?[keyPath: content]) },
      set: { machine, arguments in
        Host.unwrap(arguments[0])?[keyPath: content] =
          ContentValue.configuration(arguments[1], machine)
        return .void
      })
    property("var backgroundConfiguration: UIBackgroundConfiguration?", background)
    if let state { property("var configurationState: UICellConfigurationState", state) }
  }
}
