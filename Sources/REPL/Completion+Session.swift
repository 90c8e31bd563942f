import Foundation
import Playground
import Terminal

/// What Tab offers: commands after a colon, then what the command takes; names of Swift elsewhere.
func completion(in line: String, at utf8Offset: Int, session: Session) -> Completion {
  let head = String(decoding: Array(line.utf8.prefix(utf8Offset)), as: UTF8.self)
  guard head.drop(while: \.isWhitespace).hasPrefix(":") else {
    return Completion(
      of: identifier(ending: head), from: session.completions(in: line, at: utf8Offset))
  }
  let words = head.drop(while: \.isWhitespace).split(
    maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
  let name = String(words[0])
  guard words.count > 1 else {
    return Completion(of: name, from: Command.all.map { ":\($0.name)" })
  }
  let found = Command.named(String(name.dropFirst()))
  guard let command = found.first, found.count == 1 else { return Completion(of: "", from: []) }

  let argument = String(words[1])
  switch command.arguments {
  case .none, .lesson:
    return Completion(of: "", from: [])
  case .words(let words):
    return Completion(of: argument, from: words)
  case .setting:
    let words = argument.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let setting = Setting.all.first { $0.name == words.first }
    return words.count < 2
      ? Completion(of: argument, from: Setting.all.map(\.name))
      : Completion(of: words.last ?? "", from: setting?.words ?? [])
  case .command:
    return Completion(of: argument, from: Command.all.map(\.name) + HelpTopic.all.map(\.name))
  case .file:
    return Completion(of: argument, from: paths(beginning: argument))
  case .expression:
    return Completion(
      of: identifier(ending: argument),
      from: session.completions(in: argument, at: argument.utf8.count))
  }
}

private func identifier(ending head: String) -> String {
  let start = head.lastIndex { !($0.isLetter || $0.isNumber || $0 == "_") }
  return start.map { String(head[head.index(after: $0)...]) } ?? head
}

/// Files and folders whose path begins so; folders end in a slash.
private func paths(beginning path: String) -> [String] {
  let slash = path.lastIndex(of: "/")
  let folder = slash.map { String(path[...$0]) } ?? ""
  let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
  return names.filter { !$0.hasPrefix(".") }.map { name in
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: folder + name, isDirectory: &isFolder)
    return folder + name + (isFolder.boolValue ? "/" : "")
  }
}
