import Testing

@testable import SwiftScript

/// `UserDefaults` and the like: a compiled program's would reach the disk, so they have no twins.
@Suite struct SettingsTests {
  @Test func `settings live as long as the program and know their types`() {
    let run = Run(
      """
      import Foundation
      let defaults = UserDefaults.standard
      print(defaults.string(forKey: "name") as Any, defaults.integer(forKey: "n"))
      defaults.set("Ann", forKey: "name")
      defaults.set(42, forKey: "n")
      defaults.set(["a", "b"], forKey: "list")
      print(UserDefaults.standard.string(forKey: "name")!, defaults.integer(forKey: "n"))
      print(defaults.stringArray(forKey: "list")!, defaults.object(forKey: "n") as? Int ?? -1)
      defaults.removeObject(forKey: "name")
      defaults.register(defaults: ["theme": "dark", "n": 1])
      print(defaults.string(forKey: "name") ?? "gone", defaults.string(forKey: "theme")!)
      defaults.set("7", forKey: "text")
      defaults.set(nil, forKey: "n")
      print(defaults.integer(forKey: "n"), defaults.integer(forKey: "text"))
      print(UserDefaults(suiteName: "other")!.bool(forKey: "x"), ProcessInfo.processInfo.arguments)
      """, name: "settings")

    #expect(run.errors == [])
    #expect(
      run.lines == [
        "nil 0", "Ann 42", #"["a", "b"] 42"#, "gone dark", "1 7", #"false ["layoutlab"]"#,
      ])
  }

  @Test func `each program has settings of its own`() {
    _ = Run("import Foundation\nUserDefaults.standard.set(1, forKey: \"n\")", name: "one")
    let other = Run(
      "import Foundation\nprint(UserDefaults.standard.integer(forKey: \"n\"))", name: "other")

    #expect(other.lines == ["0"])
  }

  @Test func `a script that would read a file is told that it cannot`() {
    let run = Run(
      """
      import Foundation
      do { print(try String(contentsOfFile: "/etc/passwd", encoding: .utf8)) }
      catch { print(error.localizedDescription) }
      """, name: "files")

    #expect(run.errors == [])
    #expect(
      run.lines == [
        "LayoutLab: 'String(contentsOfFile:)' would reach the disk or the network, which no script can"
      ])
  }
}
