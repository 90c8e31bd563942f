import Playground
import Terminal
import Testing

@testable import REPL

struct InputTests {
  @Test(
    arguments: [
      ("", .nothing), ("  \n ", .nothing), ("let a = 1", .swift("let a = 1")),
      (":help", .command(name: "help", argument: "")),
      ("  :open  my file.swift ", .command(name: "open", argument: "my file.swift")),
      (":", .command(name: "", argument: "")), (": help", .command(name: "help", argument: "")),
    ] as [(String, Input)])
  func `a line is a command, Swift, or nothing`(line: String, input: Input) {
    #expect(Input(line) == input)
  }

  @Test func `a paste is cut at its commands, Swift between them stays together`() {
    let paste = "let a = 1\nlet b = 2\n:turn\n\n:tree\nlet c = 3"
    #expect(
      Input.pieces(of: paste) { _ in false } == [
        "let a = 1\nlet b = 2", ":turn", ":tree", "let c = 3",
      ])
  }

  @Test func `a colon inside an open bracket is no command`() {
    let paste = "let a = b\n  ? 1\n  :2"
    #expect(Input.pieces(of: paste) { $0.hasSuffix("1") } == [paste])
  }

  @Test func `braces of commands hold many lines, complete or not`() {
    let reader = InputReader(PlainReader(text: ":{\nlet a = 1\nlet b = 2\n:}\nlast"))
    #expect(reader.read(prompt: "") == .input("let a = 1\nlet b = 2"))
    #expect(reader.read(prompt: "") == .input("last"))
    #expect(reader.read(prompt: "") == .end)
  }

  @Test func `each command has a name of its own, a summary, and is found by its name`() {
    #expect(Set(Command.all.map(\.name)).count == Command.all.count)
    for command in Command.all {
      #expect(Command.named(command.name).map(\.name) == [command.name])
      #expect(command.usage.hasPrefix(":\(command.name)"))
      #expect(command.summary.description.hasSuffix("."))
    }
  }

  @Test func `a clear beginning is enough`() {
    #expect(Command.named("adv").map(\.name) == ["advance"])
    #expect(Command.named("s").map(\.name) == ["step"])
    #expect(Command.named("t").count > 1)
    #expect(Command.named("x").isEmpty)
  }
}

/// When Enter is not the end of an input.
struct IncompleteInputTests {
  @Test(arguments: [
    "class A {", "class A {\n", "class A {\n  var a = 1\n\n\n", "class A {\n  // said later\n",
    "foo(1,", "let x =", "card.", "let s = \"\"\"\nabc", "if a {\n} else {",
  ])
  func `an open block goes on, over empty lines and comments`(text: String) {
    #expect(Session.isIncomplete(text))
  }

  @Test(arguments: [
    "", "let x = 1", "class A {}\n\n", "}", "let x = )", "foo(1))", "do { x += 1 } while x < 2",
  ])
  func `what is whole, or wrong before its end, does not`(text: String) {
    #expect(!Session.isIncomplete(text))
  }
}
