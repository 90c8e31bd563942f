import Foundation
import Testing

/// Completion, history, pastes and odd terminals, in a real terminal.
@Suite(
  .enabled(
    if: TerminalScreen.isAvailable, "needs tmux, and the built program beside the tests"),
  .serialized)
struct TerminalTypingTests {
  /// A class of 60 lines, indented, with tabs in it.
  private static let longClass: String = {
    let methods = (1...18).map { "\tfunc number\($0)() -> Int {\n\t\treturn \($0)\n\t}" }
    return
      (["class Long: UIView {", "\tvar 이름 = \"한글\""] + methods + ["\tvar last = 60", "", "", "}"])
      .joined(separator: "\n")
  }()

  private static func endsWithNumber(_ screen: String) -> Bool {
    screen.split(separator: "\n").last?.allSatisfy(\.isNumber) == true
  }

  @Test(arguments: [40, 80, 200])
  func `the second Tab lists what fits, with types, at any width`(width: Int) {
    let screen = TerminalScreen(width: width)
    screen.waits(for: "lab>")
    screen.type("view.leadingAnchor.constraint(equalTo: view.")
    screen.waits("the line typed") { $0.replacing("\n", with: "").hasSuffix("view.") }
    screen.press("Tab", "Tab")
    screen.waits(for: "leadingAnchor: NSLayoutXAxisAnchor")
    #expect(!screen.text.contains("topAnchor"))
    screen.waits("the line once more, below") {
      $0.replacing("\n", with: "").hasSuffix("constraint(equalTo: view.")
    }
    for line in screen.text.split(separator: "\n") { #expect(line.count <= width) }
  }

  @Test func `the first Tab writes what all have in common, the second lists, the third goes on`() {
    let screen = TerminalScreen(height: 16)
    screen.waits(for: "lab>")
    screen.type("view.setN")
    screen.press("Tab")
    screen.waits(for: "lab> view.setNeeds")
    screen.press("Tab")
    screen.waits(for: "setNeedsLayout()")
    screen.waits("the line once more") { $0.hasSuffix("\nlab> view.setNeeds") }
    screen.press("C-u")
    screen.type("view.")
    screen.press("Tab", "Tab")
    screen.waits(for: "more: Tab again")
    let first = screen.text
    screen.press("Tab")
    screen.waits("another page") { $0 != first && $0.hasSuffix("\nlab> view.") }
  }

  @Test func `Tab corrects capitals, chains optionals and writes overrides`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    screen.type("view.superview.layoutifn")
    screen.press("Tab")
    screen.waits(for: "lab> view.superview?.layoutIfNeeded()")
    screen.press("Enter")
    screen.waits("the next prompt") { $0.hasSuffix("\nlab>") }
    screen.type("class A: UIView {")
    screen.press("Enter")
    screen.waits(for: "...>")
    screen.type("layoutSubv")
    screen.press("Tab")
    screen.waits(for: "...> override func layoutSubviews() {")
  }

  @Test func `Tab knows the lines above in the same block`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    screen.type("func work(on distinctive: UILabel) {")
    screen.press("Enter")
    screen.waits(for: "...>")
    screen.type("distin")
    screen.press("Tab")
    screen.waits(for: "...> distinctive")
    screen.type(".numberOf")
    screen.press("Tab")
    screen.waits(for: "...> distinctive.numberOfLines")
  }

  @Test func `Tab knows what a command takes`() throws {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    screen.type(":tree windo")
    screen.press("Tab")
    screen.waits(for: "lab> :tree window")
    screen.press("C-u")
    screen.type(":help adv")
    screen.press("Tab")
    screen.waits(for: "lab> :help advance")
    screen.press("C-u")
    try FileManager.default.createDirectory(atPath: screen.home, withIntermediateDirectories: true)
    try "let fromFile = 1\n".write(
      toFile: screen.home + "/program.swift", atomically: true, encoding: .utf8)
    screen.type(":open \(screen.home)/prog")
    screen.press("Tab")
    screen.waits("the file's name") { $0.replacing("\n", with: "").hasSuffix("/program.swift") }
    screen.press("Enter")
    screen.waits("the next prompt") { $0.hasSuffix("\nlab>") }
    screen.type("fromF")
    screen.press("Tab")
    screen.waits(for: "lab> fromFile")
  }

  // MARK: Several lines

  @Test(arguments: [true, false])
  func `a class of 60 lines is pasted whole`(isBracketed: Bool) {
    #expect(Self.longClass.split(separator: "\n", omittingEmptySubsequences: false).count == 60)
    let screen = TerminalScreen(height: 50)
    screen.waits(for: "lab>")
    if isBracketed {
      screen.paste(Self.longClass)
    } else {
      screen.pastePlainly(Self.longClass)
    }
    screen.waits(for: "var last = 60")
    screen.press("Enter")
    screen.waits("the next prompt") { $0.hasSuffix("\nlab>") }
    screen.type("(Long().이름, Long().number18(), Long().last)")
    screen.press("Enter")
    screen.waits(for: "= (\"한글\", 18, 60)")
  }

  @Test func `an entry of several lines comes back whole, and the arrows walk in it`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    for line in ["func f() -> Int {", "  return 41", "}"] {
      screen.enter(line)
    }
    screen.waits("the next prompt") { $0.hasSuffix("\nlab>") }
    screen.enter("let other = 5")
    screen.press("Up", "Up")
    screen.waits("the whole entry") { $0.hasSuffix("lab> func f() -> Int {\n  return 41\n}") }
    // Down again from the last line is the newer entry.
    screen.press("Down")
    screen.waits("the newer entry") { $0.hasSuffix("lab> let other = 5") }
  }

  @Test func `the middle of an entry is changed in place`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    for line in ["func f() -> Int {", "2", "}"] {
      screen.enter(line)
    }
    screen.waits("the next prompt") { $0.hasSuffix("\nlab>") }
    screen.press("Up")
    screen.waits("the whole entry") { $0.hasSuffix("lab> func f() -> Int {\n2\n}") }
    screen.press("Up")
    screen.type("4")
    screen.waits("the digit in the middle line") {
      $0.contains("\n24\n}") || $0.contains("\n42\n}")
    }
    screen.press("Enter")
    screen.waits("the next prompt") { $0.hasSuffix("\nlab>") }
    screen.type("f() > 20")
    screen.press("Enter")
    screen.waits(for: "= true  Bool")
  }

  // MARK: History

  @Test func `history is found by Ctrl-R, in the next session too`() {
    let first = TerminalScreen()
    first.waits(for: "lab>")
    for line in ["let needle = 77", "let hay = 1", "let more = 2"] {
      first.enter(line)
    }
    first.waits("the last line run") { $0.hasSuffix("let more = 2\nlab>") }
    // Not quit: killed, as by a closed window.
    first.kill()

    let second = TerminalScreen(keeping: first)
    second.waits(for: "lab>")
    second.press("C-r")
    second.type("needle")
    second.waits(for: "let needle = 77")
    second.press("Enter")
    second.waits("the prompt after it") { $0.hasSuffix("\nlab>") }
    second.type("needle + 1")
    second.press("Enter")
    second.waits(for: "= 78  Int")
  }

  @Test func `nothing is in the history twice`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    for line in [":help turn", ":help run", ":help turn"] {
      screen.enter(line)
    }
    screen.press("Up")
    screen.waits("the last") { $0.hasSuffix("lab> :help turn") }
    screen.press("Up")
    screen.waits("the one before") { $0.hasSuffix("lab> :help run") }
    screen.press("Up", "Up", "Up")
    screen.waits("no further") { $0.hasSuffix("lab> :help run") }
  }

  // MARK: Jobs and terminals

  @Test func `Ctrl-Z stops, and fg goes on with the line as it was`() {
    let screen = TerminalScreen(inShell: true)
    screen.waits("the shell") { $0.hasSuffix("$") }
    screen.type("$lab")
    screen.press("Enter")
    screen.waits(for: "lab>")
    screen.type("let half = 4")
    screen.waits(for: "lab> let half = 4")
    screen.press("C-z")
    screen.waits("the shell's word") { $0.contains("Stopped") && $0.hasSuffix("$") }
    screen.type("fg")
    screen.press("Enter")
    screen.waits("the line back") { $0.hasSuffix("lab> let half = 4") }
    screen.type("2")
    screen.press("Enter")
    screen.waits("the prompt") { $0.hasSuffix("\nlab>") }
    screen.type("half")
    screen.press("Enter")
    screen.waits(for: "= 42  Int")
  }

  @Test func `Ctrl-Z stops a running script too`() {
    let screen = TerminalScreen(inShell: true)
    screen.waits("the shell") { $0.hasSuffix("$") }
    screen.type("$lab")
    screen.press("Enter")
    screen.waits(for: "lab>")
    screen.type("var n = 0; while true { n += 1; if n % 1000 == 0 { print(n) } }")
    screen.press("Enter")
    screen.waits("the script running", until: Self.endsWithNumber)
    screen.press("C-z")
    screen.waits("the shell's word") { $0.contains("Stopped") && $0.hasSuffix("$") }
    screen.type("fg")
    screen.press("Enter")
    // Not before: the shell would take the key, and forget the `fg`.
    screen.waits("the script running again", until: Self.endsWithNumber)
    screen.press("C-c")
    screen.waits(for: "Interrupted.")
    screen.waits("the prompt") { $0.hasSuffix("\nlab>") }
  }

  @Test(arguments: [
    ["TERM": "dumb"], ["TERM": ""], ["LANG": "C"], ["LC_ALL": "C", "TERM": "dumb"],
  ])
  func `a poor terminal or locale still takes Korean and runs it`(variables: [String: String]) {
    let screen = TerminalScreen(variables: variables)
    screen.waits(for: "lab>")
    screen.enter("let 이름 = \"한글\"")
    screen.type("이름")
    screen.press("Enter")
    screen.waits(for: "= \"한글\"  String")
  }

  @Test func `a Korean locale that is not installed still speaks and takes Korean`() {
    let screen = TerminalScreen(variables: ["LC_ALL": "ko_KR.UTF-8"])
    screen.waits(for: "명령 목록은 :help")
    screen.waits("the prompt") { $0.hasSuffix("\nlab>") }
    screen.type("let 이름 = \"가나\"")
    screen.press("BSpace", "BSpace")
    screen.type("다\"")
    screen.waits(for: "lab> let 이름 = \"가다\"")
    screen.press("Enter")
    screen.type(":한글")
    screen.press("Enter")
    screen.waits(for: "':한글'이라는 명령은 없어요")
  }

  @Test func `a narrow terminal wraps what is typed, Hangul included`() {
    let screen = TerminalScreen(width: 40)
    screen.waits(for: "lab>")
    screen.type("let 이름 = \"" + String(repeating: "가", count: 30) + "\"")
    screen.press("Home")
    screen.press("Enter")
    screen.waits("the next prompt") { $0.hasSuffix("\nlab>") }
    screen.type("이름.count")
    screen.press("Enter")
    screen.waits(for: "= 30  Int")
  }
}
