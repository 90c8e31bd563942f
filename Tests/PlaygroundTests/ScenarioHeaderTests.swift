import Foundation
import Testing

/// Every scenario says what it rests on.
@Suite struct ScenarioHeaderTests {
  /// The evidence as it comes with the product.
  static let evidence = ["views", "controllers", "autolayout"].map { name in
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Lessons/Evidence/\(name).md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }.joined(separator: "\n")

  @Test func `there are scenarios`() {
    #expect(Scenario.all.count >= 45)
  }

  @Test(arguments: Scenario.all)
  func `a scenario names its evidence and its ending, and begins with UIKit`(_ scenario: Scenario) {
    // What a `Swift-` scenario prints rests on the Swift compiler alone.
    #expect(
      !scenario.evidence.isEmpty || scenario.origin != nil || scenario.name.hasPrefix("Swift-"))
    for id in scenario.evidence { #expect(Self.evidence.contains("\n### \(id) "), "\(id)") }
    #expect(scenario.ending != nil)
    #expect(scenario.source.contains("\nimport UIKit\n"))
  }

  /// An id that says nothing of the program is worse than none; so is a source that says nothing.
  @Test(arguments: Scenario.all)
  func `a scenario without evidence uses what its source is about`(_ scenario: Scenario) throws {
    guard let origin = scenario.origin else { return }
    #expect(scenario.evidence.isEmpty, "a source is for what the evidence leaves out")
    let form =
      /(?:Apple's documentation of|published consoles with|published programs with) (?<names>.+)/
    let names = try #require(origin.wholeMatch(of: form), "\(origin)").names
    let header = try #require(scenario.source.range(of: "\nimport UIKit\n"))
    let words = Set(
      scenario.source[header.upperBound...].matches(of: /[A-Za-z_][A-Za-z0-9_]*/).map(\.output))
    for name in names.split(separator: #/, | and /#) {
      for part in name.prefix(while: { $0 != "(" }).split(separator: ".") {
        #expect(words.contains(part), "\(name) is not in the program")
      }
    }
  }

  @Test(arguments: Scenario.all)
  func `the first evidence of a scenario stands in its name`(_ scenario: Scenario) {
    guard let id = scenario.evidence.first, scenario.name.wholeMatch(of: /[VCA]-.*/) != nil else {
      return
    }
    #expect(scenario.name.hasPrefix(id))
  }
}
