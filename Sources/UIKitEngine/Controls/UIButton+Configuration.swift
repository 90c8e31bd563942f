import Foundation

extension UIButton {
  /// What a button of iOS 15 and later looks like, as one value.
  public nonisolated struct Configuration: Hashable, Sendable {
    var texts = Texts()
    public var image: UIImage?
    /// Between image and text.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var showsActivityIndicator = false
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    public var background = UIBackgroundConfiguration.clear()
    public var automaticallyUpdateForSelection = true
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    private let style: String

    private init(style: String) { self.style = style }

    public static func plain() -> Configuration { Configuration(style: "plain") }
    public static func tinted() -> Configuration { Configuration(style: "tinted") }
    public static func gray() -> Configuration { Configuration(style: "gray") }
    public static func filled() -> Configuration { Configuration(style: "filled") }
    public static func borderless() -> Configuration { Configuration(style: "borderless") }
    public static func bordered() -> Configuration { Configuration(style: "bordered") }
    public static func borderedTinted() -> Configuration {
      Configuration(style: "borderedTinted")
    }
    public static func borderedProminent() -> Configuration {
      Configuration(style: "borderedProminent")
    }

    /// The same configuration: what UIKit changes for a state is not published in numbers.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }
    /// Insets as a new configuration has them.
    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    public enum TitleAlignment: Int, Hashable, Sendable {
      case automatic, leading, center, trailing
    }

    public enum Size: Int, Hashable, Sendable {
      case medium, small, mini, large
    }

    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed = -1
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    /// Insets, image and text one beside or above the other.
    @MainActor var naturalSize: CGSize {
      let lines = [
        (title, texts.styledTitle, Self.titleFont),
        (subtitle, texts.styledSubtitle, Self.subtitleFont),
      ].compactMap { plain, styled, font in
        styled.map {
          TextLayout($0, font: font, width: .infinity, maximumLines: 0, scale: .current).size
        } ?? plain.map { TextLayout($0, font: font, width: .infinity, maximumLines: 0).size }
      }
      var size = CGSize(
        width: lines.map(\.width).max() ?? 0,
        height: lines.map(\.height).reduce(0, +) + (lines.count > 1 ? titlePadding : 0))
      if let image {
        let gap = lines.isEmpty ? 0 : imagePadding
        if imagePlacement == .top || imagePlacement == .bottom {
          size.width = max(size.width, image.size.width)
          size.height += image.size.height + gap
        } else {
          size.width += image.size.width + gap
          size.height = max(size.height, image.size.height)
        }
      }
      return CGSize(
        width: size.width + contentInsets.leading + contentInsets.trailing,
        height: size.height + contentInsets.top + contentInsets.bottom)
    }
  }
}
