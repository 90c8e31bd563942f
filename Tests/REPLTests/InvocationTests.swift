import Testing
import Words

@testable import REPL

struct InvocationTests {
  private func invocation(_ line: String) throws -> Invocation {
    try Invocation(arguments: line.split(separator: " ").map(String.init))
  }

  private func run(
    _ program: Invocation.RunOptions.Program,
    _ change: (inout Invocation.RunOptions) -> Void = { _ in }
  ) -> Invocation {
    var options = Invocation.RunOptions(program)
    change(&options)
    return .run(options)
  }

  @Test func `no words are the prompt`() throws {
    #expect(try invocation("") == .prompt(.init()))
    var options = Invocation.PromptOptions()
    options.echoes = true
    options.keepsGoing = true
    #expect(try invocation("--keep-going --echo") == .prompt(options))
  }

  @Test func `run takes a file, standard input, or code`() throws {
    #expect(try invocation("run App.swift") == run(.file("App.swift")))
    #expect(try invocation("run -") == run(.standardInput))
    #expect(try invocation("-e print(1)") == run(.code("print(1)")))
    #expect(try invocation("run -- -odd.swift") == run(.file("-odd.swift")))
  }

  @Test func `run takes the rules, or two to compare`() throws {
    #expect(
      try invocation("run a.swift --rules ios26") == run(.file("a.swift")) { $0.rules = .ios26 })
    #expect(
      try invocation("-e 1 --compare ios17,ios26")
        == run(.code("1")) { $0.comparison = .init(.ios17, .ios26) })
    for wrong in [
      "--rules 26", "--compare ios17", "--compare ios17,ios18", "--compare ios12,ios17,ios26",
      "--compare ios17,ios26 --json", "--compare ios17,ios26 --rules ios12",
    ] {
      #expect(throws: UsageError.self) { try invocation("run a.swift \(wrong)") }
    }
  }

  @Test func `options of run stand before or after the file`() throws {
    let wanted = run(.file("a.swift")) {
      $0.until = 2.5
      $0.trace = "-"
      $0.json = true
    }
    #expect(try invocation("run --until 2.5 --trace - --json a.swift") == wanted)
    #expect(try invocation("run a.swift --json --trace=- --until=2.5") == wanted)
  }

  @Test func `lessons have their commands`() throws {
    #expect(try invocation("learn") == .learn(lesson: nil))
    #expect(try invocation("learn 02") == .learn(lesson: "02"))
    #expect(
      try invocation("lesson 02 --answers a.txt")
        == .lesson(id: "02", answers: "a.txt", json: false))
    #expect(
      try invocation("lesson --json --answers a.txt 02")
        == .lesson(id: "02", answers: "a.txt", json: true))
    #expect(try invocation("check Lessons") == .check(folder: "Lessons", report: .text))
    #expect(try invocation("check --junit Lessons") == .check(folder: "Lessons", report: .junit))
    #expect(try invocation("new lesson a.md") == .newLesson(file: "a.md"))
  }

  @Test func `help and version are answered whatever else stands there`() throws {
    #expect(try invocation("--help") == .help(topic: nil))
    #expect(try invocation("-h") == .help(topic: nil))
    #expect(try invocation("run --help") == .help(topic: "run"))
    #expect(try invocation("--version") == .version)
  }

  @Test(arguments: [
    ("--frobnicate", "unknown option '--frobnicate'"),
    ("frobnicate", "unknown command 'frobnicate'"),
    ("rnu a.swift", "unknown command 'rnu'; did you mean 'run'?"),
    ("--plian", "unknown option '--plian'; did you mean '--plain'?"),
    ("App.swift", "unknown command 'App.swift'; to run a file: layoutlab run App.swift"),
    ("run", "layoutlab run needs a file, or - for standard input"),
    ("run a.swift b.swift", "unexpected 'b.swift'"),
    ("run a.swift --until", "--until needs a value"),
    ("run a.swift --until soon", "--until takes seconds of virtual time, such as 2.5; not 'soon'"),
    ("run a.swift --until -1", "--until takes seconds of virtual time, such as 2.5; not '-1'"),
    ("run a.swift --until inf", "--until takes seconds of virtual time, such as 2.5; not 'inf'"),
    ("run a.swift --keep-going", "unknown option '--keep-going'"),
    ("-e", "-e needs a value"),
    ("lesson 02", "layoutlab lesson needs --answers FILE; to take a lesson: layoutlab learn"),
    ("check --json --junit Lessons", "--json or --junit, not both"),
    ("check", "layoutlab check needs a folder of lessons"),
    ("new", "layoutlab new makes lessons: layoutlab new lesson FILE"),
    ("new lesson", "layoutlab new lesson needs a file"),
  ])
  func `a command line that makes no sense is told why`(line: String, message: String) {
    let error = #expect(throws: UsageError.self) { try invocation(line) }
    #expect(error?.message.text(.english) == message)
  }
}
