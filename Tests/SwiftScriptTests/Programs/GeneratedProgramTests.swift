import Foundation
import Testing

/// Random programs, interpreted and compiled: both print the same.
///
/// `LAYOUTLAB_PROGRAMS` asks for another number than CI's, `LAYOUTLAB_SEED` for another first seed.
@Suite(.serialized) struct GeneratedProgramTests {
  private static let settings = ProcessInfo.processInfo.environment
  private static let count = settings["LAYOUTLAB_PROGRAMS"].flatMap(Int.init) ?? 300
  private static let first = settings["LAYOUTLAB_SEED"].flatMap(Int.init) ?? 1

  @Test func `a random program prints what the compiled one prints`() async throws {
    var seed = Self.first
    let end = seed + Self.count
    while seed < end {
      let batch = Array(seed..<min(seed + 150, end))
      try await compare(batch)
      seed += batch.count
    }
  }

  private func compare(_ seeds: [Int]) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutlab-programs-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let programs = CompiledPrograms(programs: seeds.map(ProgramWriter.program), folder: folder)
    let said = try await programs.build()
    #expect(said == "")
    for (program, compiled) in zip(programs.programs, try await programs.run()) {
      let run = Run(program.source, name: program.name)
      #expect(run.errors == [], "\(program.name)")
      #expect(run.trap == nil, "\(program.name)")
      #expect(run.lines.map { $0 + "\n" }.joined() == compiled, "\(program.name)")
    }
  }
}
