import Foundation

/// How UIKit's console messages spell items, anchors and constraints.
///
/// Evidence.
extension NSLayoutConstraint {
  var descriptionText: String {
    var parts = ["\(className):\(identity.address)"]
    if let mask = self as? NSAutoresizingMaskLayoutConstraint, identifier == nil {
      parts.append(mask.masks)
    }
    if let identifier { parts.append("'\(identifier)'") }
    let (equation, names) = equationText
    parts.append(equation)
    var state = isInstalled ? "active" : "inactive"
    if !names.isEmpty { state += ", names: " + names.joined(separator: ", ") + " " }
    return "<" + parts.joined(separator: " ") + "   (\(state))>"
  }

  /// A short form for traces: the equation without addresses of the constraint itself.
  var traceText: String { equationText.0 }

  private var className: String {
    switch self {
    case is NSAutoresizingMaskLayoutConstraint where identifier == nil:
      "NSAutoresizingMaskLayoutConstraint"
    case is NSAutoresizingMaskLayoutConstraint: "NSLayoutConstraint"
    case is NSContentSizeLayoutConstraint: "NSContentSizeLayoutConstraint"
    default: identity.type
    }
  }

  private var isInstalled: Bool {
    holder != nil || self is NSAutoresizingMaskLayoutConstraint
      || self is NSContentSizeLayoutConstraint
  }

  private var equationText: (String, names: [String]) {
    guard let first = firstItem as? any LayoutItem else { return ("(empty)", []) }
    if let content = self as? NSContentSizeLayoutConstraint {
      let text =
        "\(layoutName(first)).\(firstAttribute.text) == \(constant.short)"
        + " Hug:\(CGFloat(content.hugging.rawValue).short)"
        + " CompressionResistance:\(CGFloat(content.resistance.rawValue).short)"
      return (text, names(of: [first], superview: nil))
    }
    if self is NSAutoresizingMaskLayoutConstraint, secondItem == nil, firstAttribute.unit != .size {
      let sign = firstAttribute == .centerX || firstAttribute == .centerY ? "+ " : ""
      let text = "\(layoutName(first)).\(autoresizingName) == \(sign)\(constant.short)"
      return (text, names(of: [first], superview: first.hostView?.parent))
    }
    return visualText(first) ?? plainText(first)
  }

  private var autoresizingName: String {
    switch firstAttribute {
    case .left: "minX"
    case .top: "minY"
    case .centerX: "midX"
    case .centerY: "midY"
    default: firstAttribute.text
    }
  }

  private var sign: String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  private var priorityText: String {
    priority == .required ? "" : "@\(CGFloat(priority.rawValue).short)"
  }

  /// `A.width == 0.5*B.width + 8 @750`.
  private func plainText(_ first: any LayoutItem) -> (String, names: [String]) {
    var text = sideText(first, firstAttribute, starts.first) + " \(sign) "
    let items = self.items
    if let second = secondItem as? any LayoutItem {
      if multiplier != 1 { text += "\(multiplier.short)*" }
      text += sideText(second, secondAttribute, starts.second)
      if let spacing {
        text += " \(spacing.rawValue)(\(constant.short))"
      } else if constant != 0 {
        text += constant < 0 ? " - \((-constant).short)" : " + \(constant.short)"
      }
    } else {
      text += constant.short
    }
    if priority != .required { text += " " + priorityText }
    return (text, names(of: items, superview: nil))
  }

  /// `A.width`, or `(B.leading - A.trailing)` for a distance.
  ///
  /// How UIKit spells distances is unspecified.
  private func sideText(
    _ item: any LayoutItem, _ attribute: Attribute, _ start: AnchorStart?
  ) -> String {
    let end = "\(layoutName(item)).\(attribute.text)"
    guard let start, let other = start.item else { return end }
    return "(\(end) - \(layoutName(other)).\(start.attribute.text))"
  }

  /// `H:[A]-(8)-[B](LTR)`, where one edge follows another.
  private func visualText(_ first: any LayoutItem) -> (String, names: [String])? {
    guard multiplier == 1, starts.first == nil, starts.second == nil,
      let second = secondItem as? any LayoutItem
    else { return nil }
    let parent = { (item: any LayoutItem) in
      item === item.hostView ? item.hostView?.parent : item.hostView
    }
    let isNear = firstAttribute.isNearEdge && secondAttribute.isNearEdge
    let isFar = firstAttribute.isFarEdge && secondAttribute.isFarEdge
    let follows = firstAttribute.isNearEdge && secondAttribute.isFarEdge
    let space =
      (relation == .equal ? "" : sign)
      + (spacing.map { "\($0.rawValue)(\(constant.short))" } ?? constant.short) + priorityText
    let axis = firstAttribute.isHorizontal ? "H:" : "V:"
    let direction = showsDirection ? (isRightToLeft ? "(RTL)" : "(LTR)") : ""
    if isNear, firstAttribute == secondAttribute, parent(first) === second {
      return (
        "\(axis)|-(\(space))-[\(layoutName(first))]\(direction)",
        names(of: [first], superview: second.hostView)
      )
    }
    if isFar, firstAttribute == secondAttribute, parent(second) === first {
      return (
        "\(axis)[\(layoutName(second))]-(\(space))-|\(direction)",
        names(of: [second], superview: first.hostView)
      )
    }
    if follows, firstAttribute.isDirectional == secondAttribute.isDirectional {
      return (
        "\(axis)[\(layoutName(second))]-(\(space))-[\(layoutName(first))]\(direction)",
        names(of: [second, first], superview: nil)
      )
    }
    return nil
  }

  private var showsDirection: Bool {
    let items = [firstItem, secondItem].compactMap { $0 as? UILayoutGuide }
    let isPlacing = identifier != nil && items.contains { $0.role != .custom }
    return firstAttribute.isDirectional || (isPlacing && firstAttribute.isHorizontal)
  }

  private var isRightToLeft: Bool {
    holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The legend for the names in the text that say no address.
  private func names(of items: [any LayoutItem], superview: UIView?) -> [String] {
    var names: [String] = []
    for item in items {
      guard let view = item as? UIView, let name = view.accessibilityIdentifier else { continue }
      let entry = "\(name):\(view.identity.address)"
      if !names.contains(entry) { names.append(entry) }
    }
    if let superview {
      names.append("'|':\(superview.identity.type):\(superview.identity.address)")
    }
    return names
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  var isNearEdge: Bool { self == .left || self == .leading || self == .top }
  var isFarEdge: Bool { self == .right || self == .trailing || self == .bottom }
}

/// `UILabel:0x…'Text'`, or the accessibility identifier where there is one.
func layoutName(_ item: any LayoutItem) -> String {
  if let view = item as? UIView {
    if let identifier = view.accessibilityIdentifier { return identifier }
    return "\(view.identity.type):\(view.identity.address)\(view.quotedText)"
  }
  let identifier = (item as? UILayoutGuide)?.identifier ?? ""
  let suffix = identifier.isEmpty ? "" : "'\(identifier)'"
  return "\(item.identity.type):\(item.identity.address)\(suffix)"
}

/// `<NSLayoutDimension:0x… "UILabel:0x…'Sign Up'.height">`.
///
/// Evidence.
func anchorText(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> String {
  let type =
    switch attribute.unit {
    case .xPosition: "NSLayoutXAxisAnchor"
    case .yPosition: "NSLayoutYAxisAnchor"
    case .size: "NSLayoutDimension"
    case .none: "NSLayoutAnchor"
    }
  // An anchor has no identity of its own here: its address follows from what it names.
  let number = 0x6000_8000_0000 + item.identity.id * 0x400 + attribute.rawValue * 0x20
  return "<\(type):0x\(String(number, radix: 16)) \"\(layoutName(item)).\(attribute.text)\">"
}

func itemDescription(_ item: any LayoutItem) -> String {
  if let view = item as? UIView { return view.description }
  return (item as? UILayoutGuide)?.description ?? item.identity.name.description
}

extension UIView {
  /// The beginning of what a label or button says, in single quotes.
  ///
  /// Evidence: A-077.
  var quotedText: String {
    guard let text = (self as? any TextItem)?.shownText else { return "" }
    return text.count > 24 ? "'\(text.prefix(24))...'" : "'\(text)'"
  }
}
