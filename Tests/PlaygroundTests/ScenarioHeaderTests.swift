import Testing

/// Every scenario says what it rests on.
@Suite struct ScenarioHeaderTests {
  @Test func `there are scenarios`() {
    #expect(Scenario.all.count >= 45)
  }

  @Test(arguments: Scenario.all)
  func `a scenario names its evidence and its ending, and begins with UIKit`(_ scenario: Scenario) {
    // What a `Swift-` scenario prints rests on the Swift compiler alone.
    #expect(!scenario.evidence.isEmpty || scenario.name.hasPrefix("Swift-"))
    for id in scenario.evidence {
      #expect(id.wholeMatch(of: /[VCA]-[0-9]{3}/) != nil, "\(id)")
    }
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
