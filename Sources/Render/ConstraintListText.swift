import Foundation
import UIKitEngine
import Words

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
    if Voice.current.isPlain {
      text += group.map(\.spoken).joined()
      continue
    }
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

  /// On one line, without columns.
  var spoken: Styled {
    [equation, format, standing].filter { !$0.isEmpty }.joined(", ") + "\n"
  }

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
    case .inactive: "\(Phrase.inactive, .quiet)"
    case .unprepared: "\(Phrase.sharesNoView, .warning)"
    case .met(slack: 0): "\(Phrase.holds, .quiet)"
    case .met(let slack): "\(Phrase.holds(sparing: number(Double(slack))), .quiet)"
    case .waiting: "\(Phrase.waitsForLayout, .mark)"
    case .givesWay(let missing): "\(Phrase.givesWay(by: number(Double(missing))), .note)"
    case .broken: "\(Phrase.isBroken, .warning)"
    }
  }
}

extension NSLayoutConstraint.Origin {
  fileprivate var title: Phrase {
    switch self {
    case .program: .madeByProgram
    case .stackView: .madeByStackView
    case .contentSize: .madeByContent
    case .autoresizingMask: .madeByMask
    case .containerSize: .madeByContainer
    case .guide: .madeByGuide
    }
  }
}
