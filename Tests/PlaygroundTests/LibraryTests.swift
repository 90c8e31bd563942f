import ChildProcess
import Foundation
import Testing

/// Libraries for layout, written for UIKit, compile against the engine as they are, and work.
///
/// `Libraries/NAME/` has a library in the style of one that people use, a program that uses it, and
/// what that must print; or else, without a `main.swift`, its tests with XCTest, which are discovered.
/// The libraries are ours: they name what such libraries name.
@Suite struct LibraryTests {
  /// A library, and the language mode it is written in.
  nonisolated struct Library: Sendable, CustomTestStringConvertible {
    let name: String
    let mode: String
    /// Swift 5 asks no isolation of libraries for views, and most have none.
    var isWithoutIsolation = false

    var testDescription: String { "\(name) in Swift \(mode)" }
  }

  nonisolated static let libraries = [
    Library(name: "Chained", mode: "6"),
    Library(name: "Chained", mode: "5", isWithoutIsolation: true),
    Library(name: "Operators", mode: "6"),
    Library(name: "Operators", mode: "5", isWithoutIsolation: true),
    Library(name: "Categories", mode: "5"),
    Library(name: "Built", mode: "6"),
    Library(name: "Built", mode: "5", isWithoutIsolation: true),
    Library(name: "Framed", mode: "6"),
    Library(name: "Framed", mode: "5", isWithoutIsolation: true),
    Library(name: "Suite", mode: "6"),
    Library(name: "Suite", mode: "5", isWithoutIsolation: true),
    Library(name: "Imports", mode: "6"),
    Library(name: "Imports", mode: "5", isWithoutIsolation: true),
    Library(name: "Idioms", mode: "6"),
    Library(name: "Idioms", mode: "5", isWithoutIsolation: true),
    Library(name: "Feeds", mode: "6"),
    Library(name: "Feeds", mode: "5", isWithoutIsolation: true),
    Library(name: "Parts", mode: "6"),
    Library(name: "Parts", mode: "5", isWithoutIsolation: true),
    Library(name: "Lists", mode: "6"),
    Library(name: "Lists", mode: "5", isWithoutIsolation: true),
    Library(name: "Generics", mode: "6"),
    Library(name: "Generics", mode: "5"),
    Library(name: "Compositional", mode: "6"),
    Library(name: "Compositional", mode: "5"),
    Library(name: "Cells", mode: "6"),
    Library(name: "Cells", mode: "5", isWithoutIsolation: true),
    Library(name: "Multicast", mode: "6"),
    Library(name: "Multicast", mode: "5", isWithoutIsolation: true),
    Library(name: "Screens", mode: "6"),
    Library(name: "Screens", mode: "5", isWithoutIsolation: true),
    Library(name: "Chats", mode: "6"),
    Library(name: "Chats", mode: "5", isWithoutIsolation: true),
    Library(name: "Flows", mode: "6"),
    Library(name: "Flows", mode: "5", isWithoutIsolation: true),
    Library(name: "Strips", mode: "6"),
    Library(name: "Strips", mode: "5", isWithoutIsolation: true),
    Library(name: "Drawn", mode: "6"),
    Library(name: "Drawn", mode: "5", isWithoutIsolation: true),
    Library(name: "Fields", mode: "6"),
    Library(name: "Fields", mode: "5", isWithoutIsolation: true),
    Library(name: "Decks", mode: "6"),
    Library(name: "Decks", mode: "5", isWithoutIsolation: true),
    Library(name: "Badges", mode: "6"),
    Library(name: "Badges", mode: "5", isWithoutIsolation: true),
    Library(name: "Elements", mode: "6"),
    Library(name: "Elements", mode: "5", isWithoutIsolation: true),
    Library(name: "Measured", mode: "6"),
    Library(name: "Measured", mode: "5", isWithoutIsolation: true),
    Library(name: "Forwarded", mode: "6"),
    Library(name: "Forwarded", mode: "5", isWithoutIsolation: true),
  ]

  @Test(arguments: libraries)
  func `a library for layout compiles and works`(_ library: Library) async throws {
    let source = Scenario.folder.deletingLastPathComponent()
      .appendingPathComponent("Libraries/\(library.name)")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("library-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var sources: [String: String] = [:]
    for file in sourceFiles(in: source) {
      let text = try String(contentsOf: file, encoding: .utf8)
      sources[file.lastPathComponent] =
        library.isWithoutIsolation ? text.replacing(/@MainActor ?/, with: "") : text
    }
    if sources["main.swift"] == nil {
      let tests = TestDiscovery(sources.sorted { $0.key < $1.key }.map(\.value))
      #expect(tests.count > 0)
      sources["main.swift"] = tests.program
    }
    let files = try sources.keys.sorted().map { name in
      let copy = folder.appendingPathComponent(name)
      try sources[name]?.write(to: copy, atomically: true, encoding: .utf8)
      return copy.path
    }
    let program = folder.appendingPathComponent("program")

    let compiler = try await ChildProcess(
      "swiftc",
      files
        + [
          "-module-name", library.name, "-swift-version", library.mode, "-Onone",
          "-module-alias", "UIKit=UIKitEngine", "-I",
          ScenarioBatch.products.appendingPathComponent("Modules").path, "-o", program.path,
        ] + ScenarioCompiler.engineObjects(in: ScenarioBatch.products)
    ).run()
    #expect(compiler.status == 0, "\(compiler.errors)")
    guard compiler.status == 0 else { return }

    let run = try await ChildProcess(program, []).run()

    #expect(run.status == 0, "\(run.output)\(run.errors)")
    // A suite of XCTest's tells by its exit status alone.
    let expected = source.appendingPathComponent("expected")
    guard FileManager.default.fileExists(atPath: expected.path) else { return }
    #expect(try run.output == String(contentsOf: expected, encoding: .utf8))
  }
}
