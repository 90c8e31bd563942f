import ChildProcess
import Foundation

/// All scenarios compiled by `swiftc` against UIKitEngine, each a module of its own, linked into
/// one driver that takes a scenario's number.
nonisolated struct ScenarioBatch: Sendable {
  let driver: URL
  /// By the scenario's name; a scenario that does not compile has none.
  let numbers: [String: Int]
  /// What the compiler said of those that do not compile, and of the driver.
  let diagnostics: [String: String]

  /// Where SwiftPM put the modules and objects that this test runs with.
  static let products = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()

  static let shared = Task { await ScenarioBatch(Scenario.all) }

  private init(_ scenarios: [Scenario]) async {
    let folder = ScenarioBatch.products.appendingPathComponent("scenarios")
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let compiler = ScenarioCompiler(folder: folder, products: ScenarioBatch.products)
    var diagnostics: [String: String] = [:]
    var numbers: [String: Int] = [:]
    diagnostics["host"] = await compiler.compileHost(Scenario.folder.appendingPathComponent("Host"))
    for (index, error) in await compiler.compile(
      scenarios.map { LinuxTwin.file(of: $0, in: folder) }
    )
    .enumerated() {
      if let error {
        diagnostics[scenarios[index].name] = error
      } else {
        numbers[scenarios[index].name] = index
      }
    }
    diagnostics["driver"] = await compiler.link(numbers.values.sorted())
    driver = compiler.driver
    self.numbers = numbers
    self.diagnostics = diagnostics
  }

  /// Runs a scenario in a process of its own; `nil` if it did not compile.
  func run(_ scenario: Scenario) async throws -> ScenarioRun? {
    guard let number = numbers[scenario.name] else { return nil }
    let run = try await ChildProcess(
      driver, [String(number)],
      environment: ["LAYOUTLAB_RULES": scenario.rules.system.rawValue]
    ).run()
    return ScenarioRun(output: run.output, console: run.errors, hasFaulted: run.status != 0)
  }
}
