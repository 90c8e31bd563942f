import Foundation

/// How an attribute goes from an `AttributedString` to an `NSAttributedString` and back.
///
/// Apple's documentation of both initializers: the attributes cross that the SDK defines. What others
/// come to is left out there, and here.
nonisolated struct AttributeCrossing: Sendable {
  let key: NSAttributedString.Key
  /// As a dictionary of attributes has it.
  let object: @Sendable (AttributeContainer) -> Any?
  /// Whether the value is of the attribute's type; where not it is left out: unspecified.
  let take: @Sendable (Any, inout AttributeContainer) -> Void

  static let all: [AttributeCrossing] = [
    of(AttributeScopes.UIKitAttributes.FontAttribute.self),
    of(AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self),
    of(AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self),
    of(AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self),
    of(AttributeScopes.UIKitAttributes.LigatureAttribute.self),
    of(AttributeScopes.UIKitAttributes.KernAttribute.self, from: number),
    of(AttributeScopes.UIKitAttributes.TrackingAttribute.self, from: number),
    line(AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self),
    line(AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self),
    of(AttributeScopes.UIKitAttributes.StrokeColorAttribute.self),
    of(AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self, from: number),
    of(AttributeScopes.UIKitAttributes.ShadowAttribute.self),
    of(AttributeScopes.UIKitAttributes.AttachmentAttribute.self),
    of(AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self, from: number),
    of(AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self),
    of(AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self),
    of(AttributeScopes.UIKitAttributes.ObliquenessAttribute.self, from: number),
    of(AttributeScopes.UIKitAttributes.ExpansionAttribute.self, from: number),
    of(AttributeScopes.FoundationAttributes.LinkAttribute.self, from: link),
  ]

  private static func of<Key: AttributedStringKey>(
    _ key: Key.Type, from read: @escaping @Sendable (Any) -> Key.Value? = { $0 as? Key.Value }
  ) -> AttributeCrossing where Key.Value: Sendable {
    AttributeCrossing(key: NSAttributedString.Key(rawValue: Key.name), object: { $0[Key.self] }) {
      value, container in
      if let value = read(value) { container[Key.self] = value }
    }
  }

  /// Lines are numbers in an `NSAttributedString`.
  private static func line<Key: AttributedStringKey>(_ key: Key.Type) -> AttributeCrossing
  where Key.Value == NSUnderlineStyle {
    AttributeCrossing(
      key: NSAttributedString.Key(rawValue: Key.name), object: { $0[Key.self]?.rawValue }
    ) { value, container in
      if let style = value as? Int { container[Key.self] = NSUnderlineStyle(rawValue: style) }
    }
  }

  private static let number: @Sendable (Any) -> CGFloat? = { CGFloat(anyNumber: $0) }

  /// Apple's documentation of `link`: "an NSURL or NSString".
  private static let link: @Sendable (Any) -> URL? = { value in
    value as? URL ?? (value as? String).flatMap { URL(string: $0) }
  }
}

nonisolated extension AttributeContainer {
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for crossing in AttributeCrossing.all {
      if let value = dictionary[crossing.key] { crossing.take(value, &self) }
    }
  }
}

nonisolated extension [NSAttributedString.Key: Any] {
  public init(_ container: AttributeContainer) {
    self.init()
    for crossing in AttributeCrossing.all { self[crossing.key] = crossing.object(container) }
  }
}

nonisolated extension NSAttributedString {
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: .init(run.attributes)))
    }
    self.init(attributedString: text)
  }
}

nonisolated extension AttributedString {
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.eachPart { attributes, text in
      append(AttributedString(text, attributes: AttributeContainer(attributes)))
    }
  }
}

nonisolated extension NSRange {
  public init<R: RangeExpression, S: AttributedStringProtocol>(_ region: R, in target: S)
  where R.Bound == AttributedString.Index {
    let part = region.relative(to: target.characters)
    let before = target[target.startIndex..<part.lowerBound]
    self.init(
      location: String(before.characters).utf16.count,
      length: String(target[part].characters).utf16.count)
  }
}

nonisolated extension Range where Bound == AttributedString.Index {
  /// `nil` where the text does not have the range.
  public init?<S: AttributedStringProtocol>(_ range: NSRange, in attrStr: S) {
    let scalars = attrStr.unicodeScalars
    func place(_ units: Int) -> AttributedString.Index? {
      var left = units
      var place = scalars.startIndex
      while left > 0, place < scalars.endIndex {
        left -= scalars[place].utf16.count
        place = scalars.index(after: place)
      }
      return left == 0 ? place : nil
    }
    guard range.location >= 0, range.length >= 0, range.location != NSNotFound,
      let lower = place(range.location), let upper = place(range.upperBound)
    else { return nil }
    self = lower..<upper
  }
}
