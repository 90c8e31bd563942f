import Foundation
import SwiftScript

/// Reads `card.top = view.top + 24, card.width <= 0.5 * view.width @750`.
struct PinParser {
  /// Whether Swift text is a view or a layout guide.
  let isItem: (String) -> Bool

  func pins(_ text: String) throws(PinError) -> [Pin] {
    var pins: [Pin] = []
    for part in TopLevel.split(text, at: [","]).map(\.text) {
      guard !part.isEmpty else { throw PinError(.pinWhat) }
      pins += try relation(part)
    }
    guard !pins.isEmpty else { throw PinError(.pinWhat) }
    return pins
  }

  private func relation(_ text: String) throws(PinError) -> [Pin] {
    let (body, priority) = try priority(of: text)
    guard let (left, relation, right) = TopLevel.relation(in: body) else {
      throw PinError(.relatesNothing(text))
    }
    guard !right.isEmpty else { throw PinError(.nothingAfterRelation(text)) }
    let item = try leftItem(left)
    let attributes = PinAttribute.named(item.attribute) ?? []
    let side = try rightSide(right, for: item.attribute)
    if item.attribute == "edges", relation != .equal {
      throw PinError(.edgesOnlyEqual(item.owner))
    }
    var pins: [Pin] = []
    for (index, attribute) in attributes.enumerated() {
      let pin = Pin(
        left: .init(owner: item.owner, attribute: attribute), relation: relation,
        right: side.item.map { .init(owner: $0.owner, attribute: $0.attributes[index]) },
        multiplier: side.multiplier,
        constant: item.attribute == "edges" && attribute.isFarEdge
          ? side.constant.map(negated) : side.constant,
        priority: priority)
      try refuse(pin)
      pins.append(pin)
    }
    return pins
  }

  private func priority(of text: String) throws(PinError) -> (String, String?) {
    let parts = TopLevel.split(text, at: ["@"]).map(\.text)
    guard parts.count > 1 else { return (text, nil) }
    guard parts.count == 2, !parts[1].isEmpty else {
      throw PinError(.onePriority)
    }
    switch parts[1] {
    case "required", "1000": return (parts[0], nil)
    case "high", "750": return (parts[0], ".defaultHigh")
    case "low", "250": return (parts[0], ".defaultLow")
    default:
      guard let number = Double(parts[1]) else { return (parts[0], parts[1]) }
      guard (1...1000).contains(number) else {
        throw PinError(.priorityRange(parts[1]))
      }
      return (parts[0], "UILayoutPriority(\(parts[1]))")
    }
  }

  private func leftItem(_ text: String) throws(PinError) -> (owner: String, attribute: String) {
    guard let (owner, attribute) = TopLevel.lastMember(of: text) else {
      throw PinError(.namesNoSide(text))
    }
    guard PinAttribute.named(attribute) != nil else {
      if isItem(expanded(text)) {
        throw PinError(.namesNoSide(text))
      }
      if let near = Spelling.nearest(to: attribute, among: PinAttribute.names) {
        throw PinError(.cannotPinButNear(attribute, near))
      }
      throw PinError(
        .cannotPin(attribute, among: PinAttribute.names.joined(separator: ", ")))
    }
    guard isItem(expanded(owner)) else {
      throw PinError(.noViewOrGuide(owner))
    }
    return (expanded(owner), attribute)
  }

  // MARK: The right side

  private typealias Side = (
    item: (owner: String, attributes: [PinAttribute])?, multiplier: String?, constant: String?
  )

  private func rightSide(_ text: String, for attribute: String) throws(PinError) -> Side {
    var side: Side = (nil, nil, nil)
    for term in TopLevel.split(text, at: ["+", "-"]) where !term.text.isEmpty {
      if term.text.hasPrefix("-"),
        try product(String(term.text.dropFirst()), for: attribute) != nil
      {
        throw PinError(.negativeAttribute(String(term.text.dropFirst())))
      }
      if let (owner, attributes, multiplier) = try product(term.text, for: attribute) {
        guard side.item == nil else {
          throw PinError(.threeThings(text))
        }
        guard term.separator != "-" else {
          throw PinError(.negativeAttribute(term.text))
        }
        side.item = (owner, attributes)
        side.multiplier = multiplier
      } else {
        add(term, to: &side.constant)
      }
    }
    return side
  }

  private func add(_ term: TopLevel.Part, to constant: inout String?) {
    guard let sum = constant else {
      constant = term.separator == "-" ? negated(term.text) : term.text
      return
    }
    constant = "\(sum) \(term.separator ?? "+") \(term.text)"
  }

  /// An attribute of an item, times a number; `nil` if no factor is one.
  private func product(
    _ text: String, for attribute: String
  ) throws(PinError) -> (owner: String, attributes: [PinAttribute], multiplier: String?)? {
    let factors = TopLevel.split(text, at: ["*", "/"])
    guard let index = factors.firstIndex(where: { item($0.text, for: attribute) != nil }),
      let (owner, name) = item(factors[index].text, for: attribute)
    else { return nil }
    guard factors[index].separator != "/" else {
      throw PinError(.cannotDivide(by: factors[index].text))
    }
    var multiplier = ""
    for (place, factor) in factors.enumerated() where place != index {
      if multiplier.isEmpty {
        multiplier = factor.separator == "/" ? "1 / \(factor.text)" : factor.text
      } else {
        multiplier += " \(factor.separator ?? "*") \(factor.text)"
      }
    }
    let wanted = PinAttribute.named(attribute)?.count
    guard let attributes = PinAttribute.named(name), attributes.count == wanted,
      (PinAttribute.groups[attribute] == nil) || name == attribute
    else {
      throw PinError(.cannotRelate(attribute, name))
    }
    return (owner, attributes, multiplier.isEmpty ? nil : multiplier)
  }

  /// `view.safe.top`, or a view alone, which means the same attribute of it.
  private func item(_ text: String, for attribute: String) -> (owner: String, attribute: String)? {
    if let (owner, name) = TopLevel.lastMember(of: text), PinAttribute.named(name) != nil,
      isItem(expanded(owner))
    {
      return (expanded(owner), name)
    }
    guard text.first?.isLetter ?? false, isItem(expanded(text)) else { return nil }
    return (expanded(text), attribute)
  }

  private func expanded(_ text: String) -> String {
    guard let (owner, name) = TopLevel.lastMember(of: text), let guide = PinGuide.names[name] else {
      return text
    }
    return "\(owner).\(guide)"
  }

  private func negated(_ text: String) -> String {
    if text.hasPrefix("-"), !text.dropFirst().contains(where: { "+-*/ ".contains($0) }) {
      return String(text.dropFirst())
    }
    let isSimple = text.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
    return isSimple ? "-\(text)" : "-(\(text))"
  }

  // MARK: What UIKit does not allow

  private func refuse(_ pin: Pin) throws(PinError) {
    let left = pin.left.attribute
    guard let right = pin.right?.attribute else {
      guard left.isSize else {
        throw PinError(
          .placeNeedsAnother(
            left.rawValue,
            "\(pin.left.owner).\(left) = view.\(left) + \(pin.constant ?? "0")"))
      }
      return
    }
    if left.isSize != right.isSize {
      let (size, place) = left.isSize ? (left, right) : (right, left)
      throw PinError(.lengthAndPlace(size.rawValue, place.rawValue))
    }
    if !left.isSize, left.axis != right.axis {
      let (one, other) = left.axis == .horizontal ? (left, right) : (right, left)
      throw PinError(.otherAxes(horizontal: one.rawValue, vertical: other.rawValue))
    }
  }
}
