import Foundation
import SwiftScript
import UIKitEngine

/// What UIKit's scope adds to Foundation's texts with attributes: `title.font`, `run.kern`.
extension TypeBinding {
  static let attributeScope: [TypeBinding] = [
    .extending(AttributedString.self, "AttributedString") { type in
      ScopeRow.all.forEach { $0.add(to: type) }
      type.initializer("init(_ nsStr: NSAttributedString)") { (text: NSAttributedString) in
        AttributedString(text)
      }
      type.native("func _range(of range: NSRange) -> Range<AttributedString.Index>?") {
        _, arguments in
        guard let text = AttributedString.unwrap(arguments[0]),
          let range = NSRange.unwrap(arguments[1])
        else { return .none }
        return Value(range: Range(range, in: text))
      }
    },
    .extending(NSRange.self, "NSRange") { type in
      type.native("init(_ region: Range<AttributedString.Index>, in target: AttributedString)") {
        _, arguments in
        guard let text = AttributedString.unwrap(arguments[1]),
          let range = arguments[0].attributedRange
        else { return NSRange().wrapped }
        return NSRange(range, in: text).wrapped
      }
    },
    .extending(AttributedSubstring.self, "AttributedSubstring") { type in
      ScopeRow.all.forEach { $0.add(to: type) }
    },
    .extending(AttributeContainer.self, "AttributeContainer") { type in
      ScopeRow.all.forEach { $0.chain(type) }
      type.initializer("init(_ dictionary: [NSAttributedString.Key: Any])") {
        (attributes: TextAttributes) in AttributeContainer(attributes.all)
      }
      type.property("var _attributes: [NSAttributedString.Key: Any]", \.asDictionary)
    },
    .extending(AttributedString.Runs.Run.self, "AttributedString.Runs.Run") { type in
      ScopeRow.all.forEach { $0.read(type) }
    },
  ]
}

extension AttributeContainer {
  fileprivate var asDictionary: TextAttributes {
    TextAttributes(all: [NSAttributedString.Key: Any](self))
  }
}

/// An attribute of the scope, in the tables of whatever has it.
private struct ScopeRow {
  let whole: (MemberTable<AttributedString>) -> Void
  let part: (MemberTable<AttributedSubstring>) -> Void
  let chain: (MemberTable<AttributeContainer>) -> Void
  let read: (MemberTable<AttributedString.Runs.Run>) -> Void

  init<V: Bridged>(_ row: AttributeRow<V>) {
    whole = { $0.attribute(row) }
    part = { $0.attribute(row) }
    chain = { $0.chainedAttribute(row) }
    read = { $0.readAttribute(row) }
  }

  func add(to type: MemberTable<AttributedString>) { whole(type) }
  func add(to type: MemberTable<AttributedSubstring>) { part(type) }

  private typealias Scope = AttributeScopes.UIKitAttributes

  static let all = [
    ScopeRow(AttributeRow("font", "UIFont", Scope.FontAttribute.self)),
    ScopeRow(
      AttributeRow("paragraphStyle", "NSParagraphStyle", Scope.ParagraphStyleAttribute.self)),
    ScopeRow(AttributeRow("foregroundColor", "UIColor", Scope.ForegroundColorAttribute.self)),
    ScopeRow(AttributeRow("backgroundColor", "UIColor", Scope.BackgroundColorAttribute.self)),
    ScopeRow(AttributeRow("ligature", "Int", Scope.LigatureAttribute.self)),
    ScopeRow(AttributeRow("kern", "CGFloat", Scope.KernAttribute.self)),
    ScopeRow(AttributeRow("tracking", "CGFloat", Scope.TrackingAttribute.self)),
    ScopeRow(
      AttributeRow(
        "strikethroughStyle", "NSUnderlineStyle", Scope.StrikethroughStyleAttribute.self)),
    ScopeRow(
      AttributeRow("underlineStyle", "NSUnderlineStyle", Scope.UnderlineStyleAttribute.self)),
    ScopeRow(AttributeRow("strokeColor", "UIColor", Scope.StrokeColorAttribute.self)),
    ScopeRow(AttributeRow("strokeWidth", "CGFloat", Scope.StrokeWidthAttribute.self)),
    ScopeRow(AttributeRow("shadow", "NSShadow", Scope.ShadowAttribute.self)),
    ScopeRow(AttributeRow("attachment", "NSTextAttachment", Scope.AttachmentAttribute.self)),
    ScopeRow(AttributeRow("baselineOffset", "CGFloat", Scope.BaselineOffsetAttribute.self)),
    ScopeRow(AttributeRow("underlineColor", "UIColor", Scope.UnderlineColorAttribute.self)),
    ScopeRow(
      AttributeRow("strikethroughColor", "UIColor", Scope.StrikethroughColorAttribute.self)),
    ScopeRow(AttributeRow("obliqueness", "CGFloat", Scope.ObliquenessAttribute.self)),
    ScopeRow(AttributeRow("expansion", "CGFloat", Scope.ExpansionAttribute.self)),
  ]
}

extension UIKitBindings {
  static let attributedRanges = LibraryPart(
    names: ["AttributedString", "AttributeContainer"],
    source: """
      extension Range where Bound == AttributedString.Index {
        init?(_ range: NSRange, in attrStr: AttributedString) {
          guard let found = attrStr._range(of: range) else { return nil }
          self = found
        }
      }
      extension Dictionary where Key == NSAttributedString.Key, Value == Any {
        init(_ container: AttributeContainer) { self = container._attributes }
      }
      """)
}
