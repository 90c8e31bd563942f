import Foundation
import Testing

/// What a learner's fingers do, in a real terminal.
@Suite(
  .enabled(
    if: TerminalScreen.isAvailable, "needs tmux, and the built program beside the tests"),
  .serialized)
struct TerminalTests {
  @Test func `Korean is typed, erased and inserted letter by letter`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    screen.type(":한글날")
    screen.waits(for: "lab> :한글날")
    screen.press("BSpace")
    screen.waits("the last letter gone") { $0.hasSuffix("lab> :한글") }
    screen.press("Left", "Left")
    screen.type("가")
    screen.waits(for: "lab> :가한글")
    screen.press("Enter")
    screen.waits(for: "unknown command ':가한글'")
  }

  @Test func `what is said breaks between words`() {
    let screen = TerminalScreen(width: 50)
    screen.waits(for: "lab>")
    screen.enter("view.addSubvieww(view)")
    screen.enter("view.zzzz")
    screen.waits("the sentence whole, but for its line ends") {
      $0.replacing(#/\n +/#, with: " ")
        .contains("if the real type has it, LayoutLab does not know it yet")
    }
  }

  @Test func `Ctrl-C clears the line and keeps the session`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    screen.type("let half = ")
    screen.waits(for: "half")
    screen.press("C-c")
    screen.waits(for: "lab> let half = ^C\nlab>")
    screen.press("C-c")
    screen.waits(for: "Ctrl-D or :quit leaves.")
    screen.type(":help quit")
    screen.press("Enter")
    screen.waits(for: "Leave. Ctrl-D does it too.")
  }

  @Test func `Ctrl-C leaves an unfinished block`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    screen.type(":{")
    screen.press("Enter")
    screen.waits(for: "...>")
    screen.press("C-c")
    screen.waits(for: "...> ^C\nlab>")
  }

  @Test func `Ctrl-C stops a running script and keeps the session`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    screen.type("let before = 41")
    screen.press("Enter")
    screen.type("print(\"go\"); while true {}")
    screen.press("Enter")
    screen.waits("the script running") { $0.hasSuffix("\ngo") }
    screen.press("C-c")
    screen.waits(for: "Interrupted.")
    screen.type("before + 1")
    screen.press("Enter")
    screen.waits(for: "= 42  Int")
  }

  @Test func `Ctrl-C ends layoutlab run with 130`() {
    let screen = TerminalScreen(arguments: "-e 'print(\"go\"); while true {}'")
    screen.waits(for: "go")
    screen.press("C-c")
    screen.waits(for: "status 130")
  }

  @Test func `Ctrl-D at a pause gives it up and keeps the session`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    screen.type("view.setNeedsLayout()")
    screen.press("Enter")
    screen.waits(for: "⚑ view needsLayout")
    screen.type(":step")
    screen.press("Enter")
    screen.waits(for: "layout ▸")
    screen.press("C-d")
    screen.waits("the outer prompt") { $0.hasSuffix("\nlab>") }
    screen.type(":dirty")
    screen.press("Enter")
    screen.waits("the mark back") {
      $0.contains("\n  ⚑ view needsLayout: ") && $0.hasSuffix("\nlab>")
    }
  }

  @Test func `Tab knows the names that were typed`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    screen.type("let distinctive = UIView()")
    screen.press("Enter")
    screen.waits("the next prompt") { $0.hasSuffix("\nlab>") }
    screen.type("distin")
    screen.press("Tab")
    screen.waits(for: "lab> distinctive")
    screen.type(".setNeedsLay")
    screen.press("Tab")
    screen.waits(for: "lab> distinctive.setNeedsLayout")
  }

  @Test func `Ctrl-D on an empty line quits`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    screen.press("C-d")
    screen.waits(for: "status 0")
  }

  @Test func `a paste is one edit, until Enter`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    screen.paste(":help quit\n:help turn")
    screen.waits(for: "lab> :help quit\n:help turn")
    #expect(!screen.text.contains("Leave."))
    screen.press("Enter")
    screen.waits(for: "Leave. Ctrl-D does it too.")
    screen.waits(for: "Run until the loop is about to sleep.")
  }

  @Test func `Tab completes what is clear and lists what is not`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    screen.type(":he")
    screen.press("Tab")
    screen.waits(for: "lab> :help")
    screen.press("C-c")
    screen.waits(for: "^C\nlab>")
    screen.type(":")
    screen.press("Tab", "Tab")
    screen.waits(for: ":advance")
    screen.waits(for: ":undo")
    screen.waits("the line once more, below") { $0.hasSuffix("\nlab> :") }
  }

  @Test func `Tab at the start of a line indents`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    screen.press("Tab")
    screen.type(":x")
    screen.waits(for: "lab>   :x")
  }

  @Test func `the arrow finds the last line, also in the next session`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    // A key that comes before the prompt is echoed as it is.
    screen.enter(":help turn")
    screen.press("Up")
    screen.waits(
      for:
        "sleep.\nMain-queue blocks that your lines queued run before the commit.\nlab> :help turn")
    let history = try? String(contentsOfFile: screen.home + "/history", encoding: .utf8)
    #expect(history?.hasSuffix("\t:help turn\n") == true)
  }

  @Test func `a key that means nothing leaves nothing in the line`() {
    let screen = TerminalScreen()
    screen.waits(for: "lab>")
    screen.type(":a")
    // Shift-F1, and a mouse wheel.
    screen.send(bytes: "1b 5b 31 3b 32 50")
    screen.type("b")
    screen.waits(for: "lab> :ab")
  }

  @Test func `a resize redraws the line where it stands`() {
    let screen = TerminalScreen(width: 70)
    screen.waits(for: "lab>")
    screen.type(":x")
    screen.waits(for: "lab> :x")
    screen.resize(width: 40, height: 20)
    // Longer than the new width, so that a wrong width shows.
    screen.type(String(repeating: "y", count: 50))
    screen.waits(
      for: "lab> :x" + String(repeating: "y", count: 33) + "\n" + String(repeating: "y", count: 17))
    screen.press("C-a")
    screen.type("!")
    screen.waits(for: "lab> !:xy")
  }
}
