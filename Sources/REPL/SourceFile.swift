import Foundation
import Terminal
import Words

/// The text of a file that the learner named, or why it can't be had.
nonisolated enum SourceFile {
  static func read(_ path: String) throws(UsageError) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UsageError(.noSuchFile(path))
    }
    guard !isFolder.boolValue else { throw UsageError(.isFolder(path)) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError(.cannotRead(path))
    }
    return try text(data, of: .verbatim(path))
  }

  static func readStandardInput() throws(UsageError) -> String {
    try text(FileHandle.standardInput.readDataToEndOfFile(), of: .standardInput)
  }

  private static func text(_ data: Data, of name: Phrase) throws(UsageError) -> String {
    let bytes = [UInt8](data)
    if let offset = bytes.firstInvalidUTF8() {
      throw UsageError(
        .fileNotUTF8(name, byte: offset, value: String(bytes[offset], radix: 16)))
    }
    // A byte order mark is no part of a program.
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }
}
