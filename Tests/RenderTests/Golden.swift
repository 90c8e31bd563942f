import Foundation
import Testing

/// Compares what is rendered with a file that people have read.
///
/// `LAYOUTLAB_RECORD=1 swift test --filter RenderTests` writes the files anew; read the diff.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden/\(name).txt")
  if ProcessInfo.processInfo.environment["LAYOUTLAB_RECORD"] == "1" {
    do {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      Issue.record("can't write \(file.path)", sourceLocation: sourceLocation)
    }
    return
  }
  let golden = try? String(contentsOf: file, encoding: .utf8)
  #expect(
    golden == text, "LAYOUTLAB_RECORD=1 records \(name).txt anew", sourceLocation: sourceLocation)
}
