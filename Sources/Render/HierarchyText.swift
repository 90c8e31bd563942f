import Foundation
import UIKitEngine
import Words

/// The tree with names, classes, frames and marks in columns.
///
/// ```
/// window          UIWindow  (0, 0, 390, 844)
/// └─ view         UIView    (0, 0, 390, 844)
///    └─ card      Card      (0, 0, 0, 0)      ⚑ needsLayout
/// ```
///
/// A narrow terminal gets less: marks by their letters, shorter classes, then none, a tighter tree,
/// shorter names, at last no frames. Every row keeps its name and stays one line.
///
/// - Parameters:
///   - rows: each parent before its children, front views last.
///   - width: columns of the terminal.
public nonisolated func hierarchyText(_ rows: [HierarchyRow], width: Int = .max) -> Styled {
  if Voice.current.isPlain { return spokenTree(rows) }
  let tables = HierarchyStyle.all.lazy.map { HierarchyTable(rows, $0) }
  let table = tables.first { $0.width <= width } ?? HierarchyTable(rows, .narrowest(width))
  return table.text(width)
}

/// How much of a row is shown.
private nonisolated struct HierarchyStyle {
  /// Columns of a level of the tree.
  var indent = 3
  var flagsAreLetters = false
  var typeWidth = Int.max
  var nameWidth = Int.max
  var hasFrames = true

  /// From the fullest to the leanest.
  static let all: [HierarchyStyle] = {
    var style = HierarchyStyle()
    var all = [style]
    func add(_ change: (inout HierarchyStyle) -> Void) {
      change(&style)
      all.append(style)
    }
    add { $0.flagsAreLetters = true }
    add { $0.typeWidth = 10 }
    add { $0.typeWidth = 0 }
    add { $0.indent = 2 }
    add { $0.indent = 1 }
    for nameWidth in [20, 16, 12] { add { $0.nameWidth = nameWidth } }
    return all
  }()

  static func narrowest(_ width: Int) -> HierarchyStyle {
    HierarchyStyle(
      indent: 1, flagsAreLetters: true, typeWidth: 0, nameWidth: max(1, width - 5),
      hasFrames: false)
  }
}

private nonisolated struct HierarchyTable {
  private let rows: [HierarchyRow]
  private let style: HierarchyStyle
  private let names: [String]
  private let types: [String]
  private let frames: [String]
  private let flags: [String]
  private let columns: [Int]

  init(_ rows: [HierarchyRow], _ style: HierarchyStyle) {
    self.rows = rows
    self.style = style
    names = zip(rows, branches(rows.map(\.depth), indent: style.indent)).map { row, branch in
      (branch + row.name).clipped(to: max(style.nameWidth, branch.displayWidth + 4))
    }
    types = rows.map { style.typeWidth == 0 ? "" : $0.type.clipped(to: style.typeWidth) }
    frames = rows.map { style.hasFrames ? rectText($0.frame) : "" }
    flags = rows.map { row in
      if row.flags.isEmpty { return "" }
      return style.flagsAreLetters
        ? "⚑" + row.flags.map(\.letter).joined()
        : "⚑ " + row.flags.map(\.rawValue).joined(separator: ", ")
    }
    columns = [names, types, frames, flags].map { column in
      column.map(\.displayWidth).max() ?? 0
    }
  }

  /// Without the remarks, which take what is left; `hidden` has room.
  var width: Int {
    rows.indices.map { index in
      let remarks = rows[index].remarks.joined(separator: ", ").displayWidth
      return line(index).withoutTrailingSpaces.displayWidth
        + (remarks > 0 ? min(remarks, 6) + 2 : 0)
    }.max() ?? 0
  }

  func text(_ width: Int) -> Styled {
    let lines = rows.indices.map { index in
      var line = line(index)
      let remarks = rows[index].remarks.joined(separator: ", ")
      for remark in ([remarks] + rows[index].details) where !remark.isEmpty {
        let room = width - line.displayWidth - 2
        if room >= min(6, remark.displayWidth) {
          line += "  \(remark.clipped(to: room), .quiet)"
        } else if remark == remarks {
          // A short row has room behind its last word.
          line = line.withoutTrailingSpaces
          line += "  \(remark.clipped(to: width - line.displayWidth - 2), .quiet)"
        }
      }
      return line.withoutTrailingSpaces.clipped(to: width) + "\n"
    }
    return lines.joined() + legend(width)
  }

  private func line(_ index: Int) -> Styled {
    var line = Styled(names[index].padded(to: columns[0]), .emphasis)
    if columns[1] > 0 { line += "  \(types[index].padded(to: columns[1]), .quiet)" }
    if columns[2] > 0 { line += "  \(frames[index].padded(to: columns[2]))" }
    if columns[3] > 0 { line += "  \(flags[index].padded(to: columns[3]), .mark)" }
    return line
  }

  /// What the letters stand for.
  private func legend(_ width: Int) -> Styled {
    guard style.flagsAreLetters else { return "" }
    let used = TraceEvent.Flag.allCases.filter { flag in rows.contains { $0.flags.contains(flag) } }
    guard !used.isEmpty else { return "" }
    let words = used.map { "\($0.letter) \($0.rawValue)" }.joined(separator: ", ")
    return Styled("⚑ \(words)\n", .quiet).wrapped(to: width, hanging: 2)
  }
}

nonisolated extension TraceEvent.Flag {
  fileprivate var letter: String {
    switch self {
    case .needsLayout: "L"
    case .needsDisplay: "D"
    case .needsUpdateConstraints: "C"
    case .needsUpdateProperties: "P"
    }
  }
}

/// `├─ ` and its like before each name.
private nonisolated func branches(_ depths: [Int], indent: Int) -> [String] {
  let parts =
    switch indent {
    case 3: ["├─ ", "└─ ", "│  ", "   "]
    case 2: ["├ ", "└ ", "│ ", "  "]
    default: ["├", "└", "│", " "]
    }
  return depths.indices.map { index in
    guard depths[index] > 0 else { return "" }
    return (1...depths[index]).map { level in
      let goesOn = continues(level, after: index, in: depths)
      return level == depths[index] ? parts[goesOn ? 0 : 1] : parts[goesOn ? 2 : 3]
    }.joined()
  }
}

/// Whether a later row is a sibling at `level`, before the branch ends.
private nonisolated func continues(_ level: Int, after index: Int, in depths: [Int]) -> Bool {
  for depth in depths[(index + 1)...] {
    if depth == level { return true }
    if depth < level { return false }
  }
  return false
}
