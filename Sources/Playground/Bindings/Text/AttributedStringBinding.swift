import Foundation
import SwiftScript
import UIKitEngine

extension NSAttributedString.Key: @MainActor BridgedValue {}
extension NSAttributedString.EnumerationOptions: @MainActor BridgedValue {}

/// The attributes of a text: `[NSAttributedString.Key: Any]` in the script.
struct TextAttributes: Bridged {
  var all: [NSAttributedString.Key: Any]

  static func unwrap(_ value: Value) -> TextAttributes? {
    [NSAttributedString.Key: Value].unwrap(value).map {
      TextAttributes(all: $0.compactMapValues(\.hosted))
    }
  }

  /// In the order of their names, so that it is the same in each run.
  var wrapped: Value {
    Value(
      table: all.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        ($0.key.wrapped, Value(hosted: $0.value))
      })
  }
}

// For key paths: `\.titleTextAttributes.bridged`.

extension [NSAttributedString.Key: Any] {
  var bridged: TextAttributes {
    get { TextAttributes(all: self) }
    set { self = newValue.all }
  }
}

extension [NSAttributedString.Key: Any]? {
  var bridged: TextAttributes? {
    get { map(TextAttributes.init) }
    set { self = newValue?.all }
  }
}

/// Texts with attributes: Foundation's own, with UIKit's names for what they say.
///
/// Of the attributes the font at the beginning counts where a text is measured.
extension TypeBinding {
  static let attributedStrings: [TypeBinding] = [
    attributedString, mutableAttributedString, attributeKey, enumerationOptions,
  ]

  private static let attributeKey = TypeBinding.struct(
    NSAttributedString.Key.self, "NSAttributedString.Key", conforms: ["Hashable"]
  ) { type in
    type.initializer("init(rawValue: String)", NSAttributedString.Key.init(rawValue:))
    type.initializer("init(_ rawValue: String)", NSAttributedString.Key.init(rawValue:))
    type.property("var rawValue: String", \.rawValue)
    for (name, key) in [
      ("font", NSAttributedString.Key.font), ("foregroundColor", .foregroundColor),
      ("backgroundColor", .backgroundColor), ("paragraphStyle", .paragraphStyle), ("kern", .kern),
      ("tracking", .tracking), ("underlineStyle", .underlineStyle),
      ("underlineColor", .underlineColor), ("strikethroughStyle", .strikethroughStyle),
      ("strikethroughColor", .strikethroughColor), ("strokeColor", .strokeColor),
      ("strokeWidth", .strokeWidth), ("shadow", .shadow), ("link", .link),
      ("baselineOffset", .baselineOffset), ("attachment", .attachment), ("ligature", .ligature),
      ("writingDirection", .writingDirection), ("textEffect", .textEffect),
      ("obliqueness", .obliqueness), ("expansion", .expansion),
    ] { type.constant(name, key) }
  }

  private static let enumerationOptions = TypeBinding.optionSet(
    NSAttributedString.EnumerationOptions.self, "NSAttributedString.EnumerationOptions",
    [
      ("reverse", .reverse),
      ("longestEffectiveRangeNotRequired", .longestEffectiveRangeNotRequired),
    ])

  private static let attributedString = TypeBinding.class(
    NSAttributedString.self, "NSAttributedString", inherits: "NSObject"
  ) { type in
    type.initializer("init()") { NSAttributedString(string: "") }
    type.initializer("convenience init(attachment: NSTextAttachment)") {
      (attachment: NSTextAttachment) in NSAttributedString(attachment: attachment)
    }
    type.initializer("init(_ attrStr: AttributedString)") { (text: AttributedString) in
      NSAttributedString(text)
    }
    type.initializer("init(string str: String)") { (text: String) in
      NSAttributedString(string: text)
    }
    type.initializer(
      "init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)"
    ) { (text: String, attributes: TextAttributes?) in
      NSAttributedString(string: text, attributes: attributes?.all)
    }
    type.initializer("init(attributedString attrStr: NSAttributedString)") {
      (other: NSAttributedString) in NSAttributedString(attributedString: other)
    }
    type.property("var string: String", \.string)
    type.property("var length: Int", \.length)
    type.attributeLookups()
    type.function("func attributedSubstring(from range: NSRange) -> NSAttributedString") {
      (me: NSAttributedString, range: NSRange) in
      me.holds(range) ? me.attributedSubstring(from: range) : NSAttributedString(string: "")
    }
    type.function("func isEqual(to other: NSAttributedString) -> Bool") {
      (me: NSAttributedString, other: NSAttributedString) in me.isEqual(to: other)
    }
    type.function("func isEqual(_ object: Any?) -> Bool") {
      (me: NSAttributedString, object: Value) in me.isEqual(object.hosted)
    }
    type.function("func size() -> CGSize") { (me: NSAttributedString) in me.size() }
    type.function(
      "func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect"
    ) {
      (
        me: NSAttributedString, size: CGSize, options: NSStringDrawingOptions,
        context: NSStringDrawingContext?
      ) in me.boundingRect(with: size, options: options, context: context)
    }
    type.enumerations()
  }

  private static let mutableAttributedString = TypeBinding.class(
    NSMutableAttributedString.self, "NSMutableAttributedString", inherits: "NSAttributedString"
  ) { type in
    type.initializer("init()") { NSMutableAttributedString(string: "") }
    type.initializer("init(_ attrStr: AttributedString)") { (text: AttributedString) in
      NSMutableAttributedString(text)
    }
    type.initializer("init(string str: String)") { (text: String) in
      NSMutableAttributedString(string: text)
    }
    type.initializer(
      "init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)"
    ) { (text: String, attributes: TextAttributes?) in
      NSMutableAttributedString(string: text, attributes: attributes?.all)
    }
    type.initializer("init(attributedString attrStr: NSAttributedString)") {
      (other: NSAttributedString) in NSMutableAttributedString(attributedString: other)
    }
    type.function("func append(_ attrString: NSAttributedString)") {
      (me: NSMutableAttributedString, other: NSAttributedString) in me.append(other)
    }
    type.function("func insert(_ attrString: NSAttributedString, at loc: Int)") {
      (me: NSMutableAttributedString, other: NSAttributedString, place: Int) in
      if me.holds(NSRange(location: place, length: 0)) { me.insert(other, at: place) }
    }
    type.function("func setAttributedString(_ attrString: NSAttributedString)") {
      (me: NSMutableAttributedString, other: NSAttributedString) in me.setAttributedString(other)
    }
    type.function("func replaceCharacters(in range: NSRange, with str: String)") {
      (me: NSMutableAttributedString, range: NSRange, text: String) in
      if me.holds(range) { me.replaceCharacters(in: range, with: text) }
    }
    type.function("func replaceCharacters(in range: NSRange, with attrString: NSAttributedString)")
    { (me: NSMutableAttributedString, range: NSRange, other: NSAttributedString) in
      if me.holds(range) { me.replaceCharacters(in: range, with: other) }
    }
    type.function("func deleteCharacters(in range: NSRange)") {
      (me: NSMutableAttributedString, range: NSRange) in
      if me.holds(range) { me.deleteCharacters(in: range) }
    }
    type.changesOfAttributes()
  }
}

extension MemberTable where Host == NSAttributedString {
  fileprivate func enumerations() {
    function(
      "func enumerateAttribute(_ attrName: NSAttributedString.Key, in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [], using block: (Any?, NSRange, _StopMark) -> Void)"
    ) {
      (
        me: NSAttributedString, key: NSAttributedString.Key, range: NSRange,
        options: NSAttributedString.EnumerationOptions, body: Callback
      ) in
      guard me.holds(range) else { return }
      // Neighbours that say the same of it are one stretch, whatever else they say.
      var parts: [(Value, NSRange)] = []
      me.enumerateAttribute(key, in: range, options: options) { value, part, _ in
        parts.append((Value(hosted: value), part))
      }
      let stop = StopMark()
      for (value, part) in parts where !stop.pointee { body(value, part, stop) }
    }
    function(
      "func enumerateAttributes(in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [], using block: ([NSAttributedString.Key: Any], NSRange, _StopMark) -> Void)"
    ) {
      (
        me: NSAttributedString, range: NSRange, options: NSAttributedString.EnumerationOptions,
        body: Callback
      ) in
      guard me.holds(range) else { return }
      let stop = StopMark()
      for part in me.parts(in: range, options) where !stop.pointee {
        body(
          TextAttributes(all: me.attributes(at: part.location, effectiveRange: nil)), part, stop)
      }
    }
  }
}

extension MemberTable where Host == NSMutableAttributedString {
  fileprivate func changesOfAttributes() {
    function(
      "func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)"
    ) {
      (me: NSMutableAttributedString, key: NSAttributedString.Key, value: Value, range: NSRange) in
      guard me.holds(range), let value = value.hosted else { return }
      me.addAttribute(key, value: value, range: range)
    }
    function(
      "func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange)"
    ) { (me: NSMutableAttributedString, attributes: TextAttributes, range: NSRange) in
      if me.holds(range) { me.addAttributes(attributes.all, range: range) }
    }
    function("func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange)") {
      (me: NSMutableAttributedString, attributes: TextAttributes?, range: NSRange) in
      if me.holds(range) { me.setAttributes(attributes?.all, range: range) }
    }
    function("func removeAttribute(_ name: NSAttributedString.Key, range: NSRange)") {
      (me: NSMutableAttributedString, key: NSAttributedString.Key, range: NSRange) in
      if me.holds(range) { me.removeAttribute(key, range: range) }
    }
  }
}

extension NSAttributedString {
  func holds(_ place: Int) -> Bool {
    holds(NSRange(location: place, length: 1))
  }

  /// Whether the text has the range; if not the app faults as Foundation does.
  fileprivate func holds(_ range: NSRange) -> Bool {
    if range.location >= 0, range.length >= 0, range.location <= length,
      range.length <= length - range.location
    {
      return true
    }
    Engine.current.fault(
      Fault(
        .exception(name: "NSRangeException"),
        "NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds"))
    return false
  }

  /// The stretches of `range` that have the same attributes each.
  fileprivate func parts(
    in range: NSRange, _ options: NSAttributedString.EnumerationOptions
  ) -> [NSRange] {
    var parts: [NSRange] = []
    enumerateAttributes(in: range) { _, part, _ in parts.append(part) }
    return options.contains(.reverse) ? parts.reversed() : parts
  }
}
