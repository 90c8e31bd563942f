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
    #expect(!scenario.evidence.isEmpty || scenario.name.hasPrefix("Swift-"))
    for id in scenario.evidence { #expect(Self.evidence.contains("\n### \(id) "), "\(id)") }
    #expect(scenario.ending != nil)
    #expect(scenario.source.contains("\nimport UIKit\n"))
  }

  @Test(arguments: Scenario.all)
  func `the first evidence of a scenario stands in its name`(_ scenario: Scenario) {
    guard let id = scenario.evidence.first, scenario.name.wholeMatch(of: /[VCA]-.*/) != nil else {
      return
    }
    #expect(scenario.name.hasPrefix(id))
  }
}
