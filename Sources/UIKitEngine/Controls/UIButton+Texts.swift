import Foundation

/// Changes what a text of a configuration says of itself.
///
/// When UIKit asks it, and how often, is unspecified: here whenever the button measures or shows the
/// text.
public nonisolated struct UIConfigurationTextAttributesTransformer: Sendable {
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// A transformer in a configuration, which compares: each that is set is another one.
nonisolated struct KeptTransformer: Hashable, Sendable {
  private final class Mark: Sendable {}

  let transformer: UIConfigurationTextAttributesTransformer
  private let mark = Mark()

  static func == (one: KeptTransformer, other: KeptTransformer) -> Bool { one.mark === other.mark }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(mark)) }
}

nonisolated extension UIButton.Configuration {
  static let titleFont = UIFont.systemFont(ofSize: 17)
  static let subtitleFont = UIFont.systemFont(ofSize: 12)

  /// Of `title` and this, what is set last counts: unspecified.
  public var attributedTitle: AttributedString? {
    get { texts.title }
    set { texts.title = newValue }
  }
  public var attributedSubtitle: AttributedString? {
    get { texts.subtitle }
    set { texts.subtitle = newValue }
  }
  public var title: String? {
    get { texts.title.map { String($0.characters) } }
    set { texts.title = newValue.map { AttributedString($0) } }
  }
  public var subtitle: String? {
    get { texts.subtitle.map { String($0.characters) } }
    set { texts.subtitle = newValue.map { AttributedString($0) } }
  }
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { texts.titleTransformer?.transformer }
    set { texts.titleTransformer = newValue.map { KeptTransformer(transformer: $0) } }
  }
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { texts.subtitleTransformer?.transformer }
    set { texts.subtitleTransformer = newValue.map { KeptTransformer(transformer: $0) } }
  }

  /// What a button says, and who changes how it says it.
  struct Texts: Hashable, Sendable {
    var title: AttributedString?
    var subtitle: AttributedString?
    var titleTransformer: KeptTransformer?
    var subtitleTransformer: KeptTransformer?

    /// As they are measured and shown, each in the font that its style gives where it has none; `nil`
    /// for a text that says nothing of how it looks, which is no more than its characters.
    var styledTitle: NSAttributedString? {
      styled(title, UIButton.Configuration.titleFont, titleTransformer)
    }
    var styledSubtitle: NSAttributedString? {
      styled(subtitle, UIButton.Configuration.subtitleFont, subtitleTransformer)
    }

    private func styled(
      _ text: AttributedString?, _ font: UIFont, _ kept: KeptTransformer?
    ) -> NSAttributedString? {
      guard let text else { return nil }
      let isPlain = text.runs.allSatisfy { $0.attributes == AttributeContainer() }
      if kept == nil, isPlain { return nil }
      var shown = AttributedString()
      for run in text.runs {
        var attributes = run.attributes
        if attributes.font == nil { attributes.font = font }
        if let kept { attributes = kept.transformer(attributes) }
        shown.append(AttributedString(String(text[run.range].characters), attributes: attributes))
      }
      return NSAttributedString(shown)
    }
  }
}
