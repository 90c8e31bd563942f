import ChildProcess
import Foundation

/// The recipe by which scenarios are compiled: one frontend a file, no driver in between.
nonisolated struct ScenarioCompiler {
  let folder: URL
  let products: URL

  var driver: URL { folder.appendingPathComponent("driver") }

  private var modules: [String] {
    ["-I", products.appendingPathComponent("Modules").path, "-I", folder.path]
  }

  private let mode = ["-swift-version", "6", "-default-isolation", "MainActor", "-Onone"]

  /// Where the toolchain keeps the macros of Swift's own libraries, as `@Observable`; a bare
  /// frontend does not look there.
  private static let macros = Task {
    struct Information: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let run = try? await ChildProcess("swiftc", ["-print-target-info"]).run()
    guard let run,
      let found = try? JSONDecoder().decode(Information.self, from: Data(run.output.utf8))
    else { return [String]() }
    return ["-plugin-path", found.paths.runtimeResourcePath + "/host/plugins"]
  }

  /// Compiles the host into a module of its own.
  ///
  /// - Returns: what the compiler said if it failed.
  func compileHost(_ source: URL) async -> String? {
    let playground = folder.appendingPathComponent("PlaygroundSupport.swift")
    try? "@_exported import UIKitEngine\n".write(to: playground, atomically: true, encoding: .utf8)
    // A module may stand for another under one name only: a playground's has a name of its own.
    let support = frontend(
      [
        "-emit-module", "-primary-file", playground.path, "-module-name", "PlaygroundSupport",
        "-parse-as-library", "-emit-module-path", path("PlaygroundSupport.swiftmodule"),
      ] + modules + mode)
    if let failure = await failure(of: support) { return failure }
    let files = ["ScenarioHost.swift", "LoopExecutor.swift"].map {
      source.appendingPathComponent($0).path
    }
    let arguments =
      ["-c"] + files + [
        "-module-name", "ScenarioHost", "-parse-as-library",
        "-emit-module-path", path("ScenarioHost.swiftmodule"), "-o", path("host.o"),
      ]
    return await failure(of: frontend(arguments + modules + mode))
  }

  /// Compiles each scenario as a main file whose entry point carries its number.
  func compile(_ files: [URL]) async -> [String?] {
    let macros = await Self.macros.value
    return await files.enumerated().together { index, file in
      let start = ScenarioStart(file, in: folder)
      let arguments =
        [
          "-c", "-primary-file", start.file.path, "-module-name", "S\(index)",
          "-entry-point-function-name", "scenario_\(index)", "-module-alias", "UIKit=UIKitEngine",
          "-import-module", "ScenarioHost", "-o", path("\(index).o"),
        ] + start.flags
      return await failure(of: frontend(arguments + modules + mode + macros))
    }
  }

  /// Links the engine, the host and the scenarios with these numbers.
  func link(_ numbers: [Int]) async -> String? {
    let declarations = numbers.map {
      "@_silgen_name(\"scenario_\($0)\") func scenario\($0)(_: Int32, _: Int) -> Int32\n"
    }
    let cases = numbers.map { "case \"\($0)\": run { _ = scenario\($0)(0, 0) }\n" }
    let text =
      "import ScenarioHost\n" + declarations.joined() + "switch CommandLine.arguments[1] {\n"
      + cases.joined() + "default: break\n}\n"
    let main = folder.appendingPathComponent("main.swift")
    try? text.write(to: main, atomically: true, encoding: .utf8)
    let objects = numbers.map { path("\($0).o") } + [path("host.o"), path("main.o")]
    let compile = frontend(
      ["-c", "-primary-file", main.path, "-module-name", "main", "-o", path("main.o")]
        + modules + mode)
    if let failure = await failure(of: compile) { return failure }
    let engine = ScenarioCompiler.engineObjects(in: products)
    return await failure(of: ChildProcess("swiftc", objects + engine + ["-o", driver.path]))
  }

  /// What a program that uses the engine is linked with.
  static func engineObjects(in products: URL) -> [String] {
    ["UIKitEngine", "Cassowary"].flatMap { objects(of: $0, in: products) }
  }

  /// The objects of a target as its last build made them; stale ones lie in the same folder.
  private static func objects(of target: String, in products: URL) -> [String] {
    let map = products.appendingPathComponent("\(target).build/output-file-map.json")
    guard let data = try? Data(contentsOf: map),
      let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    else { return [] }
    return outputs.values.compactMap { $0["object"] }.sorted()
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func frontend(_ arguments: [String]) -> ChildProcess {
    ChildProcess("swiftc", ["-frontend"] + arguments)
  }

  private func failure(of process: ChildProcess) async -> String? {
    do {
      let run = try await process.run()
      return run.status == 0 ? nil : run.errors
    } catch {
      return "cannot run the compiler: \(error)"
    }
  }
}
