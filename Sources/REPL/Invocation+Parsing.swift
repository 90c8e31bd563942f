import SwiftScript
import UIKitEngine
import Words

nonisolated extension Invocation {
  /// Reads a command line; the program's own name is not among `arguments`.
  public init(arguments: [String]) throws(UsageError) {
    var words = Words(arguments)
    if words.takeFlag("--help", "-h") {
      self = .help(topic: words.takePositional())
    } else if words.takeFlag("--version") {
      self = .version
    } else if let code = try words.takeValue(of: "-e") {
      self = .run(try RunOptions(.code(code), from: &words))
    } else {
      self = try Self.subcommand(&words)
    }
    try words.requireEmpty()
  }

  private static func subcommand(_ words: inout Words) throws(UsageError) -> Invocation {
    switch words.takePositional() {
    case nil:
      var options = PromptOptions()
      options.echoes = words.takeFlag("--echo")
      options.keepsGoing = words.takeFlag("--keep-going")
      return .prompt(options)
    case "run":
      var options = try RunOptions(.standardInput, from: &words)
      let file = try words.require(.runNeedsFile)
      if file != "-" { options.program = .file(file) }
      return .run(options)
    case "learn":
      return .learn(lesson: words.takePositional())
    case "lesson":
      guard let answers = try words.takeValue(of: "--answers") else {
        throw UsageError(.lessonNeedsAnswers)
      }
      let json = words.takeFlag("--json")
      let id = try words.require(.lessonNeedsLesson)
      return .lesson(id: id, answers: answers, json: json)
    case "check":
      let json = words.takeFlag("--json")
      let junit = words.takeFlag("--junit")
      guard !(json && junit) else { throw UsageError(.jsonOrJUnit) }
      let folder = try words.require(.checkNeedsFolder)
      return .check(folder: folder, report: json ? .json : junit ? .junit : .text)
    case "new":
      guard words.takePositional() == "lesson" else {
        throw UsageError(.newMakesLessons)
      }
      return .newLesson(file: try words.require(.newNeedsFile))
    case "help":
      return .help(topic: words.takePositional())
    case let word?:
      throw UsageError(unknown(word))
    }
  }

  /// As ``subcommand(_:)`` knows them.
  private static let commands = ["run", "learn", "lesson", "check", "new", "help"]

  private static func unknown(_ word: String) -> Phrase {
    if word.hasSuffix(".swift") { return .unknownWordIsFile(word) }
    return Spelling.nearest(to: word, among: commands).map { .unknownWord(word, near: $0) }
      ?? .unknownWord(word)
  }

  /// All options there are, wherever they may stand.
  private static let options = [
    "--help", "--version", "--lang", "--plain", "--theme", "--no-init", "--echo", "--keep-going",
    "--until", "--trace", "--json", "--rules", "--compare", "--answers", "--junit",
  ]

  fileprivate static func unexpected(_ word: String) -> Phrase {
    guard word.hasPrefix("-") else { return .unexpectedWord(word) }
    return Spelling.nearest(to: word, among: options).map { .unknownOption(word, near: $0) }
      ?? .unknownOption(word)
  }
}

nonisolated extension Invocation.RunOptions {
  fileprivate init(_ program: Program, from words: inout Words) throws(UsageError) {
    self.init(program)
    if let text = try words.takeValue(of: "--until") {
      guard let seconds = Double(text), seconds.isFinite, seconds >= 0 else {
        throw UsageError(.untilTakes(text))
      }
      until = seconds
    }
    trace = try words.takeValue(of: "--trace")
    json = words.takeFlag("--json")
    let name = try words.takeValue(of: "--rules")
    if let name {
      guard let system = Rules.System(rawValue: name) else {
        throw UsageError(.rulesOptionTakes(name))
      }
      rules = system
    }
    guard let pair = try words.takeValue(of: "--compare") else { return }
    let systems = pair.split(separator: ",").compactMap { Rules.System(rawValue: String($0)) }
    guard systems.count == 2, pair.split(separator: ",").count == 2 else {
      throw UsageError(.compareTakes(pair))
    }
    guard name == nil, !json, trace == nil else { throw UsageError(.compareStandsAlone) }
    comparison = Comparison(systems[0], systems[1])
  }
}

/// The words of a command line, taken one after the other.
private nonisolated struct Words {
  private var rest: [String]
  /// What stands after `--`, where nothing is an option.
  private var positionalsOnly: [String] = []

  init(_ arguments: [String]) {
    rest = arguments
    if let end = arguments.firstIndex(of: "--") {
      rest = Array(arguments[..<end])
      positionalsOnly = Array(arguments[(end + 1)...])
    }
  }

  mutating func takeFlag(_ names: String...) -> Bool {
    guard let index = rest.firstIndex(where: names.contains) else { return false }
    rest.remove(at: index)
    return true
  }

  /// The value after `name`, or after its `=`.
  mutating func takeValue(of name: String) throws(UsageError) -> String? {
    if let index = rest.firstIndex(where: { $0.hasPrefix(name + "=") }) {
      return String(rest.remove(at: index).dropFirst(name.count + 1))
    }
    guard let index = rest.firstIndex(of: name) else { return nil }
    guard rest.indices.contains(index + 1) else { throw UsageError(.optionNeedsValue(name)) }
    let value = rest[index + 1]
    rest.removeSubrange(index...index + 1)
    return value
  }

  mutating func takePositional() -> String? {
    if let index = rest.firstIndex(where: { $0 == "-" || !$0.hasPrefix("-") }) {
      return rest.remove(at: index)
    }
    return positionalsOnly.isEmpty ? nil : positionalsOnly.removeFirst()
  }

  mutating func require(_ message: Phrase) throws(UsageError) -> String {
    guard let word = takePositional() else { throw UsageError(message) }
    return word
  }

  func requireEmpty() throws(UsageError) {
    guard let word = (rest + positionalsOnly).first else { return }
    throw UsageError(Invocation.unexpected(word))
  }
}
