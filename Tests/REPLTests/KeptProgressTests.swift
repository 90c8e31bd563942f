import Foundation
import TemporaryFolder
import Testing
import Tutor
import Words

@testable import REPL

struct KeptProgressTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/progress.jsonl" }

  private func kept(_ bytes: [UInt8]) throws -> KeptProgress {
    try Data(bytes).write(to: URL(filePath: path))
    return KeptProgress(path: path)
  }

  @Test func `lines that nobody can read are told of once, and stay`() throws {
    let bytes = Array("nonsense\n".utf8) + [0xFF, 0xFE, 0x0A]
    let progress = try kept(bytes)
    var said: [String] = []
    progress.onTrouble = { said.append($0.text(.english)) }

    progress.add(
      ProgressEvent(.began, lesson: "toy", time: Date(timeIntervalSince1970: 0)))
    #expect(progress.events.count == 1)
    #expect(progress.events.count == 1)

    #expect(said == ["2 lines of \(path) can't be read: passed over, and left there"])
    #expect(try Data(contentsOf: URL(filePath: path)).starts(with: bytes))
  }

  @Test func `a file that can't be written is told of, and the lesson goes on`() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let progress = KeptProgress(path: path)
    var said: [String] = []
    progress.onTrouble = { said.append($0.text(.english)) }

    progress.add(ProgressEvent(.began, lesson: "toy", time: Date(timeIntervalSince1970: 0)))

    #expect(progress.events.isEmpty)
    #expect(said == ["can't write \(path): what you do in lessons is not kept"])
  }
}
