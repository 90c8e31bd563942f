import Words

/// One relation that `:pin` was given, read: `card.top = view.top + 24 @750`.
struct Pin: Hashable {
  enum Relation: String {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// A view or a guide, as Swift, and what of it is meant.
  struct Item: Hashable {
    var owner: String
    var attribute: PinAttribute
  }

  var left: Item
  var relation: Relation
  /// `nil`: a plain number.
  var right: Item?
  /// Swift; `nil` for 1.
  var multiplier: String?
  /// Swift, with its sign; `nil` for 0.
  var constant: String?
  /// Swift; `nil` for required.
  var priority: String?
}

/// Why a pin can't be, in a sentence with the mend.
struct PinError: Error {
  var message: Phrase

  init(_ message: Phrase) { self.message = message }
}

// MARK: Swift

extension Pin {
  /// The constraint as an expression.
  var swift: String {
    let mustSpellOut = right != nil && multiplier != nil && !left.attribute.isSize
    return mustSpellOut ? spelledOut : anchored
  }

  private var anchored: String {
    let start = "\(left.owner).\(left.attribute.anchor).constraint(\(relation)To"
    guard let right else { return "\(start)Constant: \(constant ?? "0"))" }
    return start + ": \(right.owner).\(right.attribute.anchor)"
      + (multiplier.map { ", multiplier: \($0)" } ?? "")
      + (constant.map { ", constant: \($0)" } ?? "") + ")"
  }

  /// Anchors of positions know no multiplier; this initialiser does.
  private var spelledOut: String {
    let item = right.map { "toItem: \($0.owner), attribute: .\($0.attribute.rawValue)" } ?? ""
    return """
      NSLayoutConstraint(
        item: \(left.owner), attribute: .\(left.attribute.rawValue), relatedBy: .\(relation),
        \(item), multiplier: \(multiplier ?? "1"), constant: \(constant ?? "0"))
      """
  }

  /// A name for the constraint, where it needs one: `cardTop`.
  private var name: String {
    let owner = left.owner.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last ?? "pin"
    let attribute = left.attribute.rawValue
    return owner + attribute.prefix(1).uppercased() + attribute.dropFirst()
  }

  /// The whole input.
  ///
  /// - Parameter frameViews: those whose frames are still constraints of their own.
  static func swift(_ pins: [Pin], frameViews: [String]) -> String {
    var lines = frameViews.map { "\($0).translatesAutoresizingMaskIntoConstraints = false" }
    var active: [String] = []
    var names: Set<String> = []
    for pin in pins {
      guard let priority = pin.priority else {
        active.append(pin.swift)
        continue
      }
      var name = pin.name
      var number = 2
      while !names.insert(name).inserted {
        name = "\(pin.name)\(number)"
        number += 1
      }
      lines += ["let \(name) = \(pin.swift)", "\(name).priority = \(priority)"]
      active.append(name)
    }
    if active.count == 1 {
      lines.append("\(active[0]).isActive = true")
    } else {
      let list = active.map { "  \($0.replacing("\n", with: "\n  ")),\n" }.joined()
      lines.append("NSLayoutConstraint.activate([\n\(list)])")
    }
    return lines.joined(separator: "\n")
  }
}
