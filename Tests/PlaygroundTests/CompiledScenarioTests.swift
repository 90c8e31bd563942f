import Testing

/// Scenarios compiled by the real compiler: what our engine does, in the words of the evidence.
@Suite struct CompiledScenarioTests {
  @Test func `the host and the driver compile`() {
    #expect(ScenarioBatch.shared.diagnostics["host"] == nil)
    #expect(ScenarioBatch.shared.diagnostics["driver"] == nil)
  }

  @Test(arguments: Scenario.all)
  func `compiled, a scenario does what its evidence says`(_ scenario: Scenario) throws {
    guard let run = try ScenarioBatch.shared.run(scenario) else {
      Issue.record("\(ScenarioBatch.shared.diagnostics[scenario.name] ?? "not compiled")")
      return
    }
    run.expectMatch(scenario)
  }
}
