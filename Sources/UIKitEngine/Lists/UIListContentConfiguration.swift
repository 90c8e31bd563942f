import Foundation

/// Text, a second text and an image, as lists show them.
///
/// Fonts, margins and where the parts lie differ between UIKit's styles; that is unspecified here. The
/// content view stacks the two texts under one another, beside the image, inside
/// `directionalLayoutMargins`.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 0, leading: 0, bottom: 0, trailing: 0)
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 0
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  public static func cell() -> Self { row() }
  public static func subtitleCell() -> Self { row() }
  public static func valueCell() -> Self {
    var configuration = row()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  public static func plainHeader() -> Self { row() }
  public static func plainFooter() -> Self { row() }
  public static func groupedHeader() -> Self { row() }
  public static func groupedFooter() -> Self { row() }
  public static func sidebarCell() -> Self { row() }
  public static func sidebarHeader() -> Self { row() }
  public static func accompaniedSidebarCell() -> Self { row() }
  public static func accompaniedSidebarSubtitleCell() -> Self { row() }

  /// Its text begins where a row's content does.
  private static func row() -> Self {
    var configuration = Self()
    configuration.axesPreservingSuperviewLayoutMargins = .horizontal
    return configuration
  }

  public func makeContentView() -> UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  @preconcurrency @MainActor public struct TextProperties {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true

    public nonisolated enum TextAlignment: Int, Hashable, Sendable {
      case natural, center, justified
    }
  }

  @preconcurrency @MainActor public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
}

/// Shows a list's configuration.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let row = UIStackView()
  private let texts = UIStackView()
  private let label = UILabel()
  private let secondLabel = UILabel()
  private let picture = UIImageView()
  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    build()
  }

  public required init?(coder: NSCoder) {
    shown = UIListContentConfiguration()
    super.init(coder: coder)
    build()
  }

  nonisolated deinit {}

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      show()
    }
  }

  /// Where the parts lie, for constraints of one's own; `nil` for a part that is not shown, as
  /// documented.
  open var textLayoutGuide: UILayoutGuide? { shown.text == nil ? nil : guide(of: label) }
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    shown.secondaryText == nil ? nil : guide(of: secondLabel)
  }
  open var imageLayoutGuide: UILayoutGuide? {
    shown.image == nil ? nil : guide(of: picture)
  }

  private func guide(of part: UIView) -> UILayoutGuide {
    if let known = guides[ObjectIdentifier(part)] { return known }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    guides[ObjectIdentifier(part)] = guide
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: part.topAnchor),
      guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
      guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
      guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
    ])
    return guide
  }

  private func build() {
    for view in [label, secondLabel] { texts.addArrangedSubview(view) }
    for view in [picture, texts] { row.addArrangedSubview(view) }
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    // A row that scrolls under a bar does not make room for it.
    row.insetsLayoutMarginsFromSafeArea = false
    addFilling(row)
    show()
  }

  private func show() {
    for (label, text, look) in [
      (label, shown.text, shown.textProperties),
      (secondLabel, shown.secondaryText, shown.secondaryTextProperties),
    ] {
      (label.text, label.font, label.textColor) = (text, look.font, look.color)
      (label.numberOfLines, label.lineBreakMode) = (look.numberOfLines, look.lineBreakMode)
      label.isHidden = text == nil
    }
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    picture.tintColor = shown.imageProperties.tintColor
    texts.axis = shown.prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
    texts.spacing =
      shown.prefersSideBySideTextAndSecondaryText
      ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
    row.spacing = shown.imageToTextPadding
    keepSuperviewMargins()
  }

  open override func layoutSubviews() {
    keepSuperviewMargins()
    super.layoutSubviews()
  }

  /// On the axes that the configuration names at least those of the view that it lies in.
  ///
  /// Evidence: Apple's documentation of `axesPreservingSuperviewLayoutMargins`.
  private func keepSuperviewMargins() {
    var margins = shown.directionalLayoutMargins
    if let outer = superview?.directionalMargins {
      let axes = shown.axesPreservingSuperviewLayoutMargins
      if axes.contains(.horizontal) {
        margins.leading = max(margins.leading, outer.leading)
        margins.trailing = max(margins.trailing, outer.trailing)
      }
      if axes.contains(.vertical) {
        margins.top = max(margins.top, outer.top)
        margins.bottom = max(margins.bottom, outer.bottom)
      }
    }
    if row.directionalLayoutMargins != margins { row.directionalLayoutMargins = margins }
  }
}

/// How a cell's background looks; it is kept and not drawn.
public nonisolated struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var visualEffect: UIVisualEffect?
  public var customView: UIView?
  public var image: UIImage?

  public static func clear() -> Self { Self() }
  public static func listPlainCell() -> Self { Self() }
  public static func listGroupedCell() -> Self { Self() }
  public static func listPlainHeaderFooter() -> Self { Self() }
  public static func listGroupedHeaderFooter() -> Self { Self() }
  public static func listSidebarCell() -> Self { Self() }
  public static func listSidebarHeader() -> Self { Self() }
  public static func listAccompaniedSidebarCell() -> Self { Self() }

  /// The same: how a state changes colours is not published.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
