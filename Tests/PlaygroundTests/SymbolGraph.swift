import ChildProcess
import Foundation

/// The public symbols of UIKitEngine, as the compiler lists them: what
/// `swift package dump-symbol-graph` writes for the module that this test runs with.
struct SymbolGraph: Decodable {
  private(set) var symbols: [Symbol]

  struct Symbol: Decodable {
    let kind: Kind
    let pathComponents: [String]

    struct Kind: Decodable {
      let identifier: String
    }

    /// The type that it stands in, as in `UIView.AutoresizingMask`; empty for a global.
    var type: String { pathComponents.dropLast().joined(separator: ".") }
    var name: String { pathComponents.last ?? "" }
    var path: String { pathComponents.joined(separator: ".") }

    var isType: Bool {
      ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(kind.identifier)
    }
  }

  /// The module's own symbols, and those that it adds to types of other modules.
  static func ofEngine() async throws -> SymbolGraph {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = try await ChildProcess(
      "swift-symbolgraph-extract",
      [
        "-module-name", "UIKitEngine", "-I",
        ScenarioBatch.products.appendingPathComponent("Modules").path, "-target",
        try await target(),
        "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
      ]
    ).run()
    guard tool.status == 0 else { throw Failure(description: tool.errors) }
    var all: [Symbol] = []
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      all += try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file)).symbols
    }
    return SymbolGraph(symbols: all)
  }

  /// The triple that swiftc compiles for.
  private static func target() async throws -> String {
    struct Info: Decodable {
      let target: Target
      struct Target: Decodable { let triple: String }
    }
    let swiftc = try await ChildProcess("swiftc", ["-print-target-info"]).run()
    return try JSONDecoder().decode(Info.self, from: Data(swiftc.output.utf8)).target.triple
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
