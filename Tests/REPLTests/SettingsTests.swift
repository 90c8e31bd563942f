import Render
import Terminal
import Testing
import Words

@testable import REPL

struct SettingsTests {
  private func set(_ name: String, _ text: String) throws -> Settings? {
    var settings = Settings()
    let setting = try #require(Setting.named(name).first)
    return setting.set(text, &settings) ? settings : nil
  }

  @Test func `each setting takes its own words and shows them`() throws {
    for setting in Setting.all {
      for word in setting.words {
        var settings = Settings()
        #expect(setting.set(word, &settings), "\(setting.name) \(word)")
        #expect(setting.value(settings) == word)
      }
    }
  }

  @Test(arguments: [
    ("width", "19"), ("width", "wide"), ("theme", "pink"), ("lang", "fr"), ("plain", "maybe"),
    ("seconds", "-1"), ("seconds", "nan"), ("steps", "0"), ("steps", "many"),
  ])
  func `what is no value is refused`(_ name: String, _ text: String) throws {
    #expect(try set(name, text) == nil)
  }

  @Test func `values are as they were given`() throws {
    #expect(try set("width", "60")?.width == 60)
    #expect(try set("width", "auto")?.width == nil)
    #expect(try set("seconds", "2.5")?.runSeconds == 2.5)
    #expect(try set("steps", "1_000")?.steps == 1000)
    #expect(try set("steps", "none")?.limits.steps == nil)
    #expect(try set("lang", "한국어")?.voice == Voice(.korean))
  }

  private func theme(
    _ choice: ThemeChoice, _ environment: [String: String], plain: Bool = false
  ) -> Theme {
    var settings = Settings()
    settings.theme = choice
    settings.isPlain = plain
    let screen = Output()
    return settings.theme(
      for: screen, of: Console(output: screen, errors: screen, environment: environment))
  }

  @Test func `colours are for terminals, unless they are forced`() {
    let forced = ["CLICOLOR_FORCE": "1"]
    #expect(theme(.auto, [:]) == .plain)
    #expect(theme(.dark, [:]) == .plain)
    #expect(theme(.auto, forced) == .colour)
    #expect(theme(.auto, ["CLICOLOR_FORCE": "0"]) == .plain)
    #expect(theme(.none, forced) == .plain)
    #expect(theme(.light, forced, plain: true) == .plain)
  }

  @Test func `NO_COLOR is obeyed, unless a theme is asked for by name`() {
    let environment = ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]
    #expect(theme(.auto, environment) == .plain)
    #expect(theme(.light, environment) == .light)
  }

  @Test(arguments: [
    ("0;15", Theme.light), ("15;0", .dark), ("12;default;7", .light), ("15;8", .dark),
    ("", .colour), ("default", .colour),
  ])
  func `the terminal may tell its background`(_ value: String, _ wanted: Theme) {
    #expect(theme(.auto, ["CLICOLOR_FORCE": "1", "COLORFGBG": value]) == wanted)
  }
}

struct GlobalOptionsTests {
  private func options(_ line: String) throws -> (GlobalOptions, [String]) {
    var arguments = line.split(separator: " ").map(String.init)
    let options = try GlobalOptions(taking: &arguments)
    return (options, arguments)
  }

  @Test func `they may stand anywhere`() throws {
    let (options, rest) = try options("run --lang ko a.swift --theme=light --plain --no-init")
    #expect(options.language == .korean)
    #expect(options.theme == .light)
    #expect(options.isPlain && !options.readsStartFile)
    #expect(rest == ["run", "a.swift"])
  }

  @Test func `what is the value of another option is none`() throws {
    #expect(try options("-e --plain").1 == ["-e", "--plain"])
    #expect(try options("run -- --plain").1 == ["run", "--", "--plain"])
    #expect(try !options("run -- --plain").0.isPlain)
  }

  @Test(arguments: ["--lang", "--lang fr", "--theme=pink", "--theme"])
  func `nonsense is refused`(_ line: String) {
    #expect(throws: UsageError.self) { _ = try options(line) }
  }
}

struct AliasesTests {
  private func aliases(_ texts: [String: String]) -> Aliases {
    var aliases = Aliases()
    for (name, text) in texts { #expect(aliases.define(name, as: text) == nil) }
    return aliases
  }

  @Test func `words are filled in, or come at the end`() {
    let aliases = aliases([
      "q": ":advance 0.25", "two": "let %1 = UIView(); let %2 = UIView()", "all": "print(%*)",
      "half": "7 %% 2", "show1": ":tree",
    ])
    #expect(aliases.expansion(of: "q", "") == .success(":advance 0.25"))
    #expect(aliases.expansion(of: "show1", "card") == .success(":tree card"))
    #expect(
      aliases.expansion(of: "two", "a b") == .success("let a = UIView(); let b = UIView()"))
    #expect(aliases.expansion(of: "two", "a") == .failure(.init(wanted: 2)))
    #expect(aliases.expansion(of: "all", "1, 2") == .success("print(1, 2)"))
    #expect(aliases.expansion(of: "half", "") == .success("7 % 2"))
    #expect(aliases.expansion(of: "none", "") == nil)
  }

  @Test func `an alias is no command, and leads to none of its kind`() {
    var aliases = aliases(["q": ":turn"])
    #expect(aliases.define("tree", as: ":turn") == .aliasIsCommand("tree"))
    #expect(aliases.define("s", as: ":turn") == .aliasIsCommand("s"))
    #expect(aliases.define("r", as: ":q") == .aliasOfAlias("q"))
    #expect(aliases.define("r", as: ":r") == .aliasOfAlias("r"))
    #expect(aliases.define("r", as: ":nonsense") != nil)
    #expect(aliases.define("2r", as: ":turn") == .noAliasName("2r"))
    #expect(aliases.names == ["q"])
    #expect(aliases.remove("q") && !aliases.remove("q"))
  }
}

struct StartFileTests {
  @Test func `Swift and commands are told apart, each with its line`() {
    let file = StartFile(
      """

      // helpers
      let a = 1
      :set width 60

      class V: UIView {
        let x = 1
      }
      :alias q :turn
      """, path: "init.swift")
    #expect(file.pieces.map(\.line) == [2, 4, 6, 9])
    #expect(file.pieces[0].text == "// helpers\nlet a = 1")
    #expect(file.pieces[2].swift.hasPrefix("\n\n\n\n\nclass V"))
  }
}

struct ColouredEchoTests {
  @Test(arguments: [
    ("lab> let a = 1", 80, 1), ("lab> 12345", 10, 1), ("lab> 123456", 10, 2),
    ("lab> 한글한글", 12, 2), ("lab> 한글한", 11, 1), ("lab> a\nb\nccccccc", 6, 4),
  ])
  func `rows are counted as a terminal fills them`(_ text: String, _ width: Int, _ rows: Int) {
    #expect(ColouredEcho.rows(of: text, width: width) == rows)
  }

  private func rewritten(_ line: String, before: String = "", theme: Theme = .dark) -> String {
    let screen = Output()
    ColouredEcho(
      console: Console(output: screen, errors: screen), theme: theme, width: 20, height: 10
    ).rewrite(line, prompt: "lab> ", before: before)
    return screen.text
  }

  @Test func `the line is written over in colour`() {
    #expect(
      rewritten("let a = 1")
        == "\r\u{1B}[1Alab> \u{1B}[1;35mlet\u{1B}[0m a = \u{1B}[33m1\u{1B}[0m\u{1B}[K\r\n")
    #expect(rewritten(":tree card").contains("\u{1B}[1m:tree\u{1B}[0m card"))
    #expect(rewritten("let 카드 = \"제목\"").hasPrefix("\r\u{1B}[2A"))
  }

  @Test func `within a string of many lines a word is no keyword`() {
    let text = rewritten("let it be", before: "let a = \"\"\"")
    #expect(text.contains("\u{1B}[31mlet it be\u{1B}[0m"))
  }

  @Test func `without colour or room nothing is written`() {
    #expect(rewritten("let a = 1", theme: .plain) == "")
    #expect(rewritten(String(repeating: "a", count: 400)) == "")
    #expect(rewritten("") == "")
  }
}
