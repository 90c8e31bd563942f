import Foundation

/// What a controller shows while there is nothing to show: an image, texts and buttons, in the middle.
///
/// Source: Apple's documentation. Fonts, spaces and texts of the system's own (those of `search()` and
/// `loading()`) are unspecified; here the parts stand in a column.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var imageProperties = UIListContentConfiguration.ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  public var textProperties = UIListContentConfiguration.TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var secondaryTextProperties = UIListContentConfiguration.TextProperties()
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 8
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 8
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()
  /// Whether something turns above the texts.
  var isLoading = false

  public static func empty() -> Self { Self() }
  /// With something that turns.
  public static func loading() -> Self {
    var configuration = Self()
    configuration.isLoading = true
    return configuration
  }
  /// For a search without results.
  public static func search() -> Self {
    var configuration = Self()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    return configuration
  }

  public func makeContentView() -> UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  @preconcurrency @MainActor public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }

  public nonisolated enum Alignment: Int, Hashable, Sendable { case center, natural }
}

/// What a controller without content is in.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState:
  UIConfigurationState
{
  public var traitCollection: UITraitCollection
  public var searchText: String?
  var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// Shows such a configuration.
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let column = UIStackView()

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    build()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    build()
  }

  nonisolated deinit {}

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      show()
    }
  }

  private func build() {
    column.axis = .vertical
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let guide = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      column.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor),
    ])
    show()
  }

  private func show() {
    for part in column.arrangedSubviews { part.removeFromSuperview() }
    if shown.isLoading {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      add(spinner, shown.imageToTextPadding)
    } else if let image = shown.image {
      add(UIImageView(image: image), shown.imageToTextPadding)
    }
    add(shown.text, shown.textProperties, shown.textToSecondaryTextPadding)
    add(shown.secondaryText, shown.secondaryTextProperties, shown.textToButtonPadding)
    add(shown.button, shown.buttonProperties, shown.buttonToSecondaryButtonPadding)
    add(shown.secondaryButton, shown.secondaryButtonProperties, 0)
  }

  private func add(_ view: UIView, _ space: CGFloat) {
    column.addArrangedSubview(view)
    column.setCustomSpacing(space, after: view)
  }

  private func add(
    _ text: String?, _ look: UIListContentConfiguration.TextProperties, _ space: CGFloat
  ) {
    guard let text else { return }
    let label = UILabel()
    (label.text, label.font, label.textColor) = (text, look.font, look.color)
    (label.numberOfLines, label.textAlignment) = (look.numberOfLines, .center)
    add(label, space)
  }

  /// A button without a title, an image or an action is not there.
  private func add(
    _ look: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, _ space: CGFloat
  ) {
    guard look.title != nil || look.image != nil || properties.primaryAction?.title.isEmpty == false
    else { return }
    let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    button.isEnabled = properties.isEnabled
    add(button, space)
  }
}
