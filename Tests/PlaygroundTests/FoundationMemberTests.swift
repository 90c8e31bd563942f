import Testing
import UIKitEngine

@testable import Playground
@testable import SwiftScript

/// What Foundation has for apps, where LayoutLab's answer is not that of this machine's Foundation.
@MainActor @Suite struct FoundationMemberTests {
  private func output(_ source: String) -> String {
    let app = ScriptedApp()
    app.run("import UIKit\n" + source)
    app.advance()
    #expect(app.problems == [])
    return app.output
  }

  @Test func `a bundle has a name and no files`() {
    let output = output(
      """
      class Scene: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
          print(URLContexts.first?.url as Any)
        }
      }
      let main = Bundle.main
      print(main.bundleIdentifier ?? "nil", Bundle(for: Scene.self) == main)
      print(main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0")
      print(main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "none")
      print(main.url(forResource: "x", withExtension: "json") as Any)
      print(main.path(forResource: "x", ofType: "json") as Any, main.resourcePath ?? "none")
      print(main.localizedString(forKey: "key", value: nil, table: nil))
      """)

    #expect(output == "layoutlab true\n1.0\nlayoutlab\nnil\nnil none\nkey\n")
  }

  @Test func `a domain of settings is removed by its name, what is registered stays`() {
    let output = output(
      """
      let own = UserDefaults(suiteName: "test")!
      own.register(defaults: ["y": 1])
      own.setValue(3, forKey: "x")
      print(own.persistentDomain(forName: "test")?["x"] as? Int ?? -1)
      own.removePersistentDomain(forName: "test")
      print(own.value(forKey: "x") as? Int ?? -1, own.integer(forKey: "y"))
      UserDefaults.standard.set(true, forKey: "seen")
      UserDefaults.standard.removePersistentDomain(forName: Bundle.main.bundleIdentifier!)
      print(UserDefaults.standard.bool(forKey: "seen"))
      own.setPersistentDomain(["z": 2], forName: "test")
      print(own.integer(forKey: "z"))
      """)

    #expect(output == "3\n-1 1\nfalse\n2\n")
  }

  @Test func `notifications are waited for`() {
    let output = output(
      """
      Task { @MainActor in
        for await one in NotificationCenter.default.notifications(named: Notification.Name("Ping")) {
          print(one.name.rawValue)
          break
        }
      }
      DispatchQueue.main.async {
        NotificationCenter.default.post(name: Notification.Name("Ping"), object: nil)
      }
      """)

    #expect(output == "Ping\n")
  }

  @Test func `a date is written as ISO 8601 has it`() {
    let output = output("print(Date(timeIntervalSince1970: 0).formatted(.iso8601))")

    #expect(output == "1970-01-01T00:00:00Z\n")
  }

  @Test func `what has no data and shows no rows says so`() {
    let output = output(
      """
      print(UIImage(data: Data()) == nil)
      let picker = UIDatePicker()
      picker.locale = Locale(identifier: "en_GB")
      picker.timeZone = .current
      picker.calendar = .current
      print(picker.locale?.identifier ?? "nil")
      print(UIPickerView().view(forRow: 0, forComponent: 0) == nil)
      """)

    #expect(output == "true\nen_GB\ntrue\n")
  }

  /// A part that the checker refuses is left out without a word, and its members with it.
  @Test func `every part of the library is accepted`() {
    for part in UIKitBindings.parts {
      let app = ScriptedApp()

      app.run("// " + part.names.joined(separator: " "))

      #expect(app.libraryProblems == [], "\(part.names)")
    }
  }
}
