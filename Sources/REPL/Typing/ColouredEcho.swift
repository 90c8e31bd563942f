import Render
import Terminal

/// Writes a line that has just been accepted again, in the colours of its Swift.
///
/// libedit can't colour what it edits, so the line on the screen is written over once it is complete.
/// Each line by itself: between two lines of an input a list of completions may stand.
struct ColouredEcho {
  let console: Console
  let theme: Theme
  let width: Int
  let height: Int

  /// - Parameters:
  ///   - line: what was typed behind `prompt`; recalled from history it may hold several lines.
  ///   - before: the lines of the same input that stand above it.
  func rewrite(_ line: String, prompt: String, before: String) {
    let rows = Self.rows(of: prompt + line, width: width)
    // What has left the screen above can't be written over.
    guard theme != .plain, !line.isEmpty, rows < height else { return }
    let text = prompt + theme.text(Self.coloured(line, before: before))
    // Cleared first: at the end of a full row the terminal would clear its last letter.
    console.write("\r\u{1B}[\(rows)A\u{1B}[J" + text.replacing("\n", with: "\r\n") + "\r\n")
  }

  /// The line as part of its whole input: within a string of many lines it is a string.
  static func coloured(_ line: String, before: String) -> Styled {
    if before.isEmpty, line.drop(while: \.isWhitespace).hasPrefix(":") {
      let end = line.drop(while: \.isWhitespace).firstIndex(where: \.isWhitespace) ?? line.endIndex
      return Styled(String(line[..<end]), .emphasis) + Styled(String(line[end...]))
    }
    guard !before.isEmpty else { return swiftText(line) }
    return swiftText(before + "\n" + line).droppingFirst(before.count + 1)
  }

  /// Rows of the terminal that `text` takes, as libedit leaves it: with the cursor in the row below.
  static func rows(of text: String, width: Int) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { rows, line in
      var column = 0
      var used = 1
      for character in line {
        let columns = character == "\t" ? 8 - column % 8 : String(character).displayWidth
        // A wide letter that does not fit goes to the next row as a whole.
        if column + columns > width {
          used += 1
          column = 0
        }
        column += columns
      }
      // After a full row libedit has gone to the next.
      return rows + used + (column == width ? 1 : 0)
    }
  }
}
