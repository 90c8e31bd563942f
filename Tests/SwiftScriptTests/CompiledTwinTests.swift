import Foundation
import Testing

/// The corpus against the real compiler: if this holds, the remarks in the scripts are Swift's own.
@Suite(.serialized) struct CompiledTwinTests {
  @Test func `every script does what its remarks say when swiftc compiles it`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutlab-twins-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scripts = CorpusCase.scripts
    #expect(scripts.count >= 60)
    let twins = CompiledTwins(scripts, in: folder)
    #expect(try await twins.build() == "")
    for (script, (output, errors)) in zip(scripts, try await twins.run()) {
      #expect(output == script.expectedLines.map { $0 + "\n" }.joined(), "\(script.name)")
      // An overflow stops the compiled program without a word.
      if let trap = script.expectedTrap, trap != "arithmetic overflow" {
        let plain = errors.replacing(#/ \(0x[0-9a-f]+\)| but object 0x[0-9a-f]+/#, with: "")
        #expect(plain.contains(trap), "\(script.name)")
      }
    }
  }

  @Test func `swiftc refuses every refused script with the sentence that it names`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutlab-refused-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scripts = CorpusCase.refused
    #expect(scripts.count >= 30)
    let errors = try await CompiledTwins(scripts, in: folder).refusals()
    for (index, script) in scripts.enumerated() {
      let expected = try #require(script.expectedError)
      #expect(
        errors[index].contains("main.swift:\(expected.line):")
          && errors[index].contains("error: \(expected.message)"), "\(script.name)")
    }
  }

  @Test func `swiftc warns of what the warned scripts name, and of nothing else`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutlab-warned-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scripts = CorpusCase.warned
    #expect(scripts.count >= 5)
    let said = try await CompiledTwins(scripts, in: folder).refusals()
    for (index, script) in scripts.enumerated() {
      // Each once: some are said again where the code is looked at again.
      var found: [String] = []
      for line in said[index].split(separator: "\n") {
        guard let match = line.firstMatch(of: /main\.swift:(\d+):\d+: warning: (.*?)( \[#.*\])?$/)
        else { continue }
        let one = "\(match.1): \(match.2)"
        if !found.contains(one) { found.append(one) }
      }
      #expect(found.sorted() == script.expectedWarnings.sorted(), "\(script.name)")
    }
  }
}
