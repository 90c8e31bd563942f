import Render
import Terminal

/// Styled text on its way to the console; knows whether the program left a line open.
final class Display {
  let console: Console
  var settings: Settings
  private var isLineOpen = false

  init(_ console: Console, _ settings: Settings = Settings()) {
    self.console = console
    self.settings = settings
  }

  var width: Int { settings.width ?? console.width }
  /// Rows of the terminal; 24 where nobody says.
  var height: Int { console.height }
  var theme: Theme { settings.theme(for: console.output, of: console) }
  private var errorTheme: Theme { settings.theme(for: console.errors, of: console) }

  /// The text with the output's own colours, for whoever writes it elsewhere.
  func themed(_ text: Styled) -> String { theme.text(text) }

  func show(_ text: Styled) {
    guard !text.isEmpty else { return }
    closeLine()
    console.write(theme.text(fitting(text, console.output)))
  }

  func showError(_ text: Styled) {
    guard !text.isEmpty else { return }
    closeLine()
    console.writeError(errorTheme.text(fitting(text, console.errors)))
  }

  /// A terminal would break long lines in the middle of a word; what goes to a file stays a line.
  private func fitting(_ text: Styled, _ output: Output) -> Styled {
    guard output.isTerminal, text.displayWidth > width else { return text }
    return text.lines.map { line in
      // Below what the line says, not below its number or margin.
      let margin = line.text.prefix { $0 == " " || $0 == "#" || $0.isNumber || $0 == "│" }
      return line.wrapped(to: width, hanging: min(margin.count + 2, width / 2))
    }.joined()
  }

  func showProgramOutput(_ text: String) {
    guard let last = text.last else { return }
    console.write(text)
    isLineOpen = !last.isNewline
  }

  /// What we say begins a line of its own.
  func closeLine() {
    if isLineOpen { console.write("\n") }
    isLineOpen = false
  }

  func flush() {
    closeLine()
    console.flush()
  }
}
