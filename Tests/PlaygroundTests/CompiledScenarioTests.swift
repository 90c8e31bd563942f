import Testing

/// Scenarios compiled by the real compiler: what our engine does, in the words of the evidence.
@Suite struct CompiledScenarioTests {
  @Test func `the host and the driver compile`() async {
    #expect(await ScenarioBatch.shared.value.diagnostics["host"] == nil)
    #expect(await ScenarioBatch.shared.value.diagnostics["driver"] == nil)
  }

  @Test(arguments: Scenario.all)
  func `compiled, a scenario does what its evidence says`(_ scenario: Scenario) async throws {
    guard let run = try await ScenarioBatch.shared.value.run(scenario) else {
      Issue.record(
        "\(await ScenarioBatch.shared.value.diagnostics[scenario.name] ?? "not compiled")")
      return
    }
    run.expectMatch(scenario)
  }
}
