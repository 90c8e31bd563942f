import Foundation
import UIKitEngine

/// Constraints by who made them, each as an equation, in the visual format, and whether it holds.
///
/// ```
/// yours
///   card.width == 200                   H:[card(200)]     holds
///   card.leading >= view.leading + 16   H:|-(>=16)-[card] holds, 79 to spare
/// ```
///
/// Where the terminal is too narrow for columns, what an equation means stands below it.
public func constraintListText(_ constraints: [NSLayoutConstraint], width: Int) -> Styled {
  let entries = constraints.map(ConstraintEntry.init)
  let equations = entries.map(\.equation.displayWidth).max() ?? 0
  let formats = entries.map(\.format.displayWidth).max() ?? 0
  let standings = entries.map(\.standing.displayWidth).max() ?? 0
  let isWide = 2 + equations + 2 + formats + 2 + standings <= width
  let hasTwoColumns = 2 + equations + 2 + standings <= width

  var text = Styled()
  for origin in NSLayoutConstraint.Origin.allCases {
    let group = entries.filter { $0.origin == origin }
    guard !group.isEmpty else { continue }
    text += "\(origin.title, .quiet)\n"
    for entry in group {
      var lines: [Styled] = []
      if isWide {
        let format = formats > 0 ? entry.format.padded(to: formats + 2) : ""
        lines = [entry.equation.padded(to: equations + 2) + format + entry.standing]
      } else if hasTwoColumns {
        lines = [entry.equation.padded(to: equations + 2) + entry.standing]
        if !entry.format.isEmpty { lines.append("  " + entry.format) }
      } else {
        lines = [entry.equation.wrapped(to: width - 2, hanging: 2)]
        if !entry.format.isEmpty { lines.append("  " + entry.format) }
        lines.append("  " + entry.standing)
      }
      text += lines.map { "  " + $0.withoutTrailingSpaces + "\n" }.joined()
    }
  }
  return text
}

private struct ConstraintEntry {
  let origin: NSLayoutConstraint.Origin
  let equation: Styled
  let format: Styled
  let standing: Styled

  init(_ constraint: NSLayoutConstraint) {
    origin = constraint.origin
    equation = constraintText(constraint)
    format = Styled(visualFormatText(constraint) ?? "", .quiet)
    standing = constraint.standing.text
  }
}

extension NSLayoutConstraint.Standing {
  fileprivate var text: Styled {
    switch self {
    case .inactive: Styled("inactive", .quiet)
    case .unprepared: Styled("its items share no view", .warning)
    case .met(slack: 0): Styled("holds", .quiet)
    case .met(let slack): Styled("holds, \(number(Double(slack))) to spare", .quiet)
    case .waiting: Styled("waits for layout", .mark)
    case .givesWay(let missing): Styled("gives way by \(number(Double(missing)))", .note)
    case .broken: Styled("broken: it was given up for the others", .warning)
    }
  }
}

extension NSLayoutConstraint.Origin {
  fileprivate var title: String {
    switch self {
    case .program: "yours"
    case .stackView: "stack view"
    case .contentSize: "intrinsic content size"
    case .autoresizingMask: "frame and autoresizing mask"
    case .containerSize: "size from outside"
    case .guide: "UIKit's layout guides"
    }
  }
}
