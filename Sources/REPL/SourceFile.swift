import Foundation
import Terminal

/// The text of a file that the learner named, or why it can't be had.
nonisolated enum SourceFile {
  static func read(_ path: String) throws(UsageError) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UsageError("no such file: \(path)")
    }
    guard !isFolder.boolValue else { throw UsageError("\(path) is a folder, not a file") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path) can't be read")
    }
    return try text(data, of: path)
  }

  static func readStandardInput() throws(UsageError) -> String {
    try text(FileHandle.standardInput.readDataToEndOfFile(), of: "standard input")
  }

  private static func text(_ data: Data, of name: String) throws(UsageError) -> String {
    let bytes = [UInt8](data)
    if let offset = bytes.firstInvalidUTF8() {
      throw UsageError(
        "\(name) is not UTF-8 text: byte \(offset) is 0x\(String(bytes[offset], radix: 16))")
    }
    // A byte order mark is no part of a program.
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }
}
