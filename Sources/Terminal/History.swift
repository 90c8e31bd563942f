import Foundation

/// What was typed before, in this folder: one plain UTF-8 file for all folders.
///
/// Each line is the folder, a tab and the entry, with newlines written as `\n`. A line without a
/// folder belongs to all of them. Entries are only ever added at the end, under a lock, so that
/// sessions that run side by side, or die, lose nothing.
public final class History {
  /// Oldest first, each once: typing something again moves it to the end.
  public private(set) var entries: [String] = []

  private let path: String?
  private let folder: String
  /// Entries that a new session remembers.
  private let limit: Int

  /// - Parameters:
  ///   - path: the file, made at the first entry with mode 0600; `nil` keeps nothing.
  ///   - folder: the folder of use.
  ///   - limit: entries kept of each folder.
  public init(path: String?, folder: String = "", limit: Int = 1000) {
    self.path = path
    self.folder = folder
    self.limit = limit
    guard let path, let data = FileManager.default.contents(atPath: path) else { return }
    let lines = Self.lines(data)
    for line in lines where line.folder == nil || line.folder == folder {
      take(line.entry)
    }
    // Rewritten at the start of a session, not at each entry, once most of it is of no more use.
    if lines.count > 4 * limit { compact() }
  }

  /// Adds `entry`, unless it is empty or starts with a space; the same entry of old goes.
  ///
  /// - Returns: whether it was added.
  @discardableResult
  public func add(_ entry: String) -> Bool {
    guard !entry.isEmpty, !entry.hasPrefix(" "), entry != entries.last else { return false }
    take(entry)
    append(Self.line(folder, entry))
    return true
  }

  private func take(_ entry: String) {
    if let old = entries.lastIndex(of: entry) { entries.remove(at: old) }
    entries.append(entry)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
  }

  // MARK: The file

  /// Failing is no reason to bother the learner: the session goes on without a history.
  private func append(_ line: String) {
    withLock { descriptor in
      var bytes = Array((line + "\n").utf8)
      // A session that was killed while writing leaves half a line; ours begins a new one.
      var last: UInt8 = 0
      let size = lseek(descriptor, 0, SEEK_END)
      if size > 0, pread(descriptor, &last, 1, size - 1) == 1, last != UInt8(ascii: "\n") {
        bytes.insert(UInt8(ascii: "\n"), at: 0)
      }
      _ = write(descriptor, bytes, bytes.count)
    }
  }

  /// Keeps the last entries of each folder, each once.
  private func compact() {
    withLock { descriptor in
      guard let path, let data = FileManager.default.contents(atPath: path) else { return }
      var counts: [String?: Int] = [:]
      var seen: Set<String> = []
      var kept: [String] = []
      for line in Self.lines(data).reversed() {
        let text = Self.line(line.folder, line.entry)
        guard counts[line.folder, default: 0] < limit, seen.insert(text).inserted else { continue }
        counts[line.folder, default: 0] += 1
        kept.append(text)
      }
      let text = kept.reversed().map { $0 + "\n" }.joined()
      // A new file in the old one's place: whoever dies here leaves one of the two whole.
      let fresh = path + ".new"
      guard
        FileManager.default.createFile(
          atPath: fresh, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
      else { return }
      rename(fresh, path)
    }
  }

  /// Opens the file and keeps other sessions out meanwhile.
  private func withLock(_ body: (CInt) -> Void) {
    guard let path else { return }
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return }
      defer { close(descriptor) }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      // Another session may have put a new file there while we waited.
      var ours = stat()
      var theirs = stat()
      guard fstat(descriptor, &ours) == 0 else { return }
      if stat(path, &theirs) == 0, ours.st_ino == theirs.st_ino { return body(descriptor) }
    }
  }

  // MARK: Lines

  private nonisolated static func lines(_ data: Data) -> [(folder: String?, entry: String)] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
      guard let tab = line.firstIndex(of: "\t") else { return (nil, unescaped(String(line))) }
      return (
        unescaped(String(line[..<tab])), unescaped(String(line[line.index(after: tab)...]))
      )
    }
  }

  private nonisolated static func line(_ folder: String?, _ entry: String) -> String {
    (folder.map { escaped($0) + "\t" } ?? "") + escaped(entry)
  }

  nonisolated static func escaped(_ entry: String) -> String {
    entry.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
  }

  nonisolated static func unescaped(_ line: String) -> String {
    var entry = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        switch character {
        case "n": entry += "\n"
        case "t": entry += "\t"
        case "\\": entry += "\\"
        default: entry += "\\\(character)"
        }
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
