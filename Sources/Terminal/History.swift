import Foundation

/// What was typed before: a plain UTF-8 file, one entry a line, newlines written as `\n`.
public final class History {
  public private(set) var entries: [String] = []

  private let path: String?
  /// Entries that a new session remembers.
  private static let limit = 1000

  /// - Parameter path: the file, made at the first entry with mode 0600; `nil` keeps nothing.
  public init(path: String?) {
    self.path = path
    guard let path, let data = FileManager.default.contents(atPath: path) else { return }
    entries = String(decoding: data, as: UTF8.self)
      .split(separator: "\n")
      .suffix(Self.limit)
      .map { Self.unescaped(String($0)) }
  }

  /// Adds `entry`, unless it is empty, repeats the last one, or starts with a space.
  ///
  /// - Returns: whether it was added.
  @discardableResult
  public func add(_ entry: String) -> Bool {
    guard !entry.isEmpty, !entry.hasPrefix(" "), entry != entries.last else { return false }
    entries.append(entry)
    append(Self.escaped(entry) + "\n")
    return true
  }

  /// One write of one line, so that two sessions can share the file.
  ///
  /// Failing is no reason to bother the learner: the session goes on without a history.
  private func append(_ line: String) {
    guard let path else { return }
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array(line.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  nonisolated static func escaped(_ entry: String) -> String {
    entry.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  }

  nonisolated static func unescaped(_ line: String) -> String {
    var entry = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        entry += character == "n" ? "\n" : character == "\\" ? "\\" : "\\\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        entry.append(character)
      }
    }
    return isEscaped ? entry + "\\" : entry
  }
}
