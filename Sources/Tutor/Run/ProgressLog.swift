import Foundation
import SwiftScript

/// A learner's progress: a file of one JSON object a line that only ever grows.
public nonisolated struct ProgressLog: Sendable {
  /// What is in the file, and which of its lines are not events.
  public struct Contents: Sendable {
    public var events: [ProgressEvent] = []
    /// Warnings, one for each line that was passed over and stays in the file.
    public var diagnostics: [Diagnostic] = []
  }

  /// The file could not be read or written.
  public struct Failure: Error, Hashable, Sendable {
    public var message: String
  }

  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// `progress.jsonl` in the folder of LayoutLab's state.
  public init(folder: String) {
    path = URL(fileURLWithPath: folder).appendingPathComponent("progress.jsonl").path
  }

  /// All events in the file; none when there is no file yet.
  public func read() -> Result<Contents, Failure> {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return .success(Contents())
    }
    guard !isFolder.boolValue, let data = FileManager.default.contents(atPath: path) else {
      return .failure(Failure(message: "cannot read '\(path)'"))
    }
    return .success(Self.contents(of: [UInt8](data), path: path))
  }

  /// Adds `event` behind what is there, half a line included.
  public func append(_ event: ProgressEvent) -> Result<Void, Failure> {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      // Another terminal may write as well: the system puts each line behind the last one.
      let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT, 0o644)
      guard descriptor >= 0 else { return .failure(Failure(message: "cannot write '\(path)'")) }
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      let line = try Self.encoder.encode(event) + [Self.lineFeed]
      try file.write(contentsOf: try Self.endsLine(file) ? line : [Self.lineFeed] + line)
      return .success(())
    } catch {
      let reason = (error as NSError).localizedDescription
      return .failure(Failure(message: "cannot write '\(path)': \(reason)"))
    }
  }

  // MARK: Lines

  /// Whether a new event can begin at the end: a program that died may have left half a line.
  private static func endsLine(_ file: FileHandle) throws -> Bool {
    let end = try file.seekToEnd()
    guard end > 0 else { return true }
    try file.seek(toOffset: end - 1)
    return try file.read(upToCount: 1)?.first == lineFeed
  }

  static func contents(of bytes: [UInt8], path: String) -> Contents {
    var contents = Contents()
    var offset = 0
    for (index, line) in bytes.split(separator: lineFeed, omittingEmptySubsequences: false)
      .enumerated()
    {
      if let event = try? decoder.decode(ProgressEvent.self, from: Data(line)) {
        contents.events.append(event)
      } else if line.contains(where: { $0 != 0x20 && $0 != 0x0D }) {
        let isLast = offset + line.count == bytes.count
        let range = range(of: line.count, line: index + 1, offset: offset, path: path)
        contents.diagnostics.append(isLast ? .halfLine(at: range) : .strangeLine(at: range))
      }
      offset += line.count + 1
    }
    return contents
  }

  private static func range(of length: Int, line: Int, offset: Int, path: String) -> SourceRange {
    SourceRange(
      file: path, start: SourcePosition(line: line, column: 1, offset: offset),
      end: SourcePosition(line: line, column: length + 1, offset: offset + length))
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }
}

nonisolated extension Diagnostic {
  fileprivate static func halfLine(at range: SourceRange) -> Self {
    Diagnostic(
      .warning, "this line ends in the middle; it was passed over", at: range,
      notes: ["it stays in the file; what follows goes on a line of its own"])
  }

  fileprivate static func strangeLine(at range: SourceRange) -> Self {
    Diagnostic(
      .warning, "this line is no progress event; it was passed over", at: range,
      notes: ["it stays in the file"])
  }
}
