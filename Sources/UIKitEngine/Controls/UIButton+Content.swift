import Foundation

// Where a button's image and title lie.
//
// Apple's documentation: `contentEdgeInsets` are "for the rectangle around all of the button's content",
// `imageEdgeInsets` and `titleEdgeInsets` each resize the rectangle in which one of the two is drawn, and
// the control's alignments place the content. So each is placed in a rectangle of its own, as if the
// other stood beside it there: programs that set an image above its title by these insets count on it.
// A configuration says by its own properties where the image is, and the insets do not count.
//
// Where a title goes that has no room left, and what `fill` does to an image, is unspecified: here the
// title is cut and the image keeps its size.

extension UIButton {
  enum ContentPart {
    case image, title
  }

  final func contentRoom(in bounds: CGRect) -> CGRect {
    guard let insets = configuration?.contentInsets else {
      return bounds.inset(by: contentEdgeInsets)
    }
    let (left, right) =
      isLeftToRight
      ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
    return bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
  }

  final func place(_ part: ContentPart, in content: CGRect) -> CGRect {
    let insets = part == .image ? imageEdgeInsets : titleEdgeInsets
    let room = configuration == nil ? content.inset(by: insets) : content
    let image = currentImage?.size ?? .zero
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let placement = configuration?.imagePlacement ?? .leading
    let isBeside = placement != .top && placement != .bottom
    let isImageFirst =
      isBeside ? (placement == .leading) == isLeftToRight : placement == .top
    let gap = image == .zero || title == .zero ? 0 : configuration?.imagePadding ?? 0
    let horizontal = Line(
      alignment: horizontalAlignment, start: room.minX, length: room.width, gap: gap)
    let vertical = Line(
      alignment: verticalAlignment, start: room.minY, length: room.height, gap: gap)
    let x =
      isBeside
      ? horizontal.place(part, image.width, title.width, isImageFirst)
      : horizontal.place(part == .image ? image.width : title.width)
    let y =
      isBeside
      ? vertical.place(part == .image ? image.height : title.height)
      : vertical.place(part, image.height, title.height, isImageFirst)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

  private var horizontalAlignment: Line.Alignment {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: .start
    case .right, .trailing: .end
    case .fill: .fill
    case .center: .center
    }
  }

  private var verticalAlignment: Line.Alignment {
    switch contentVerticalAlignment {
    case .top: .start
    case .bottom: .end
    case .fill: .fill
    case .center: .center
    }
  }

  /// One axis of the rectangle that a part is drawn in.
  private struct Line {
    enum Alignment {
      case start, center, end, fill
    }

    let alignment: Alignment
    let start: CGFloat
    let length: CGFloat
    let gap: CGFloat

    /// Of two that share the axis, where `part` goes.
    func place(
      _ part: ContentPart, _ image: CGFloat, _ title: CGFloat, _ isImageFirst: Bool
    ) -> (start: CGFloat, length: CGFloat) {
      let left = max(0, length - image - gap)
      let text = alignment == .fill ? left : min(title, left)
      let all = place(image + gap + text).start
      if (part == .image) == isImageFirst { return (all, part == .image ? image : text) }
      return part == .image ? (all + text + gap, image) : (all + image + gap, text)
    }

    /// Of one that has the axis to itself, where it goes.
    func place(_ size: CGFloat) -> (start: CGFloat, length: CGFloat) {
      switch alignment {
      case .start, .fill: (start, size)
      case .center: (start + (length - size) / 2, size)
      case .end: (start + length - size, size)
      }
    }
  }
}
