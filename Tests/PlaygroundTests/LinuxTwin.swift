import Foundation

/// A scenario as `swiftc` on Linux takes it: there is no Objective-C, so `#selector(Owner.method(_:))`
/// becomes a call of the host's `selector`, and `@objc` goes.
nonisolated enum LinuxTwin {
  /// The scenario's own file if it needs no change, else a changed copy in `folder`.
  static func file(of scenario: Scenario, in folder: URL) -> URL {
    guard scenario.source.contains("#selector") || scenario.source.contains("@objc") else {
      return scenario.file
    }
    let copy = folder.appendingPathComponent("\(scenario.name).swift")
    try? text(of: scenario.source).write(to: copy, atomically: true, encoding: .utf8)
    return copy
  }

  static func text(of source: String) -> String {
    source
      .replacing(/#selector\((\w+)\.(\w+(?:\([\w:]*\))?)\)/) { match in
        "selector(\"\(match.output.2)\", \(match.output.1).\(match.output.2))"
      }
      .replacing("@objc ", with: "")
  }
}
