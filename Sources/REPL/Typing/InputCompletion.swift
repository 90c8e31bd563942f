import Foundation
import Playground
import Render
import SwiftScript
import Terminal
import UIKitEngine

/// What Tab offers: commands after a colon, then what the command takes; Swift everywhere else.
struct InputCompletion {
  let loop: Loop
  /// The lines of the input that stand above the one that is being edited.
  let earlierLines: String

  func completion(in line: String, at utf8Offset: Int) -> Completion {
    let head = String(decoding: Array(line.utf8.prefix(utf8Offset)), as: UTF8.self)
    // In a text of several lines the one with the cursor decides.
    let last = head.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    if earlierLines.isEmpty, last.drop(while: \.isWhitespace).hasPrefix(":") {
      return command(String(last.drop(while: \.isWhitespace)))
    }
    let start = earlierLines.isEmpty ? "" : earlierLines + "\n"
    return swift(start + line, at: start.utf8.count + utf8Offset)
  }

  // MARK: Swift

  private func swift(_ text: String, at utf8Offset: Int) -> Completion {
    completion(loop.session.completion(in: text, at: utf8Offset))
  }

  private func completion(_ result: CompletionResult) -> Completion {
    let page = CompletionPage(calls: result.calls, entries: result.items.map(\.signature))
    return Completion(
      of: result.word,
      candidates: result.items.map {
        .init($0.name, insertion: $0.insertion, back: $0.back)
      },
      page: loop.display.pages(page))
  }

  // MARK: Commands

  private func command(_ text: String) -> Completion {
    let words = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
    let name = String(words[0])
    guard words.count > 1 else { return commandNames(name) }
    let found = Command.named(String(name.dropFirst()))
    guard let command = found.first, found.count == 1 else { return .none }
    return arguments(of: command.arguments, String(words[1]).trimmingPrefix { $0 == " " })
  }

  private func commandNames(_ word: String) -> Completion {
    let found = Command.all.filter { ":\($0.name)".hasPrefix(word) }
    let aliases = loop.aliases.names.map { ":\($0)" }.filter { $0.hasPrefix(word) }
    // Few are shown with what they do.
    let entries =
      found.count > 6
      ? (found.map { ":\($0.name)" } + aliases).sorted()
      : found.map { "\($0.usage)  \($0.summary)" } + aliases
    return Completion(
      of: word,
      candidates: found.map {
        .init(":\($0.name)", insertion: ":\($0.name)" + ($0.arguments.isNone ? "" : " "))
      } + aliases.map { .init($0) },
      page: loop.display.pages(CompletionPage(entries: entries)))
  }

  private func arguments(of kind: Command.ArgumentKind, _ argument: some StringProtocol)
    -> Completion
  {
    let argument = String(argument)
    switch kind {
    case .none: return .none
    case .words(let words): return names(words, lastWord(argument))
    case .names(let names): return self.names(names(loop), lastWord(argument))
    case .command: return names(Command.all.map(\.name) + HelpTopic.all.map(\.name), argument)
    case .lesson: return names(loop.lessonFolder.course().entries.map(\.stem), argument)
    case .file: return names(Self.paths(beginning: argument), argument)
    case .expression: return swift(argument, at: argument.utf8.count)
    case .view: return expression(argument, of: "UIView")
    case .callback: return callback(argument)
    case .setting: return setting(argument)
    case .sugar(let places): return places(loop, argument)
    }
  }

  /// A setting's name, then what it can be.
  private func setting(_ argument: String) -> Completion {
    let words = argument.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1 else { return names(Setting.all.map(\.name), argument) }
    let setting = Setting.all.first { $0.name == words[0] }
    return names(setting?.words ?? [], words.last ?? "")
  }

  /// The types that `name` may have meant.
  static func types(near name: String, in session: Session) -> [String] {
    let start = "let layoutlab_value: "
    return session.completion(in: start + name, at: (start + name).utf8.count).items.map(\.name)
  }

  /// A class of views, in the place of a type.
  func viewClass(_ text: String) -> Completion {
    let start = "class LayoutlabValue: "
    var result = loop.session.completion(in: start + text, at: (start + text).utf8.count)
    result.items.removeAll { item in
      loop.session.problems(in: "_ = \(item.name).self as UIView.Type").isEmpty == false
    }
    return completion(result)
  }

  func names(_ all: [String], _ word: String) -> Completion {
    var found = Array(Set(all.filter { $0.hasPrefix(word) })).sorted()
    if found.isEmpty { found = all.filter { $0.lowercased().hasPrefix(word.lowercased()) } }
    return Completion(
      of: word, candidates: found.map { .init($0) },
      page: loop.display.pages(CompletionPage(entries: found)))
  }

  /// Swift where a value of `type` is wanted.
  func expression(_ text: String, of type: String) -> Completion {
    let start = "let layoutlab_value: \(type) = "
    return swift(start + text, at: (start + text).utf8.count)
  }

  /// `card.layoutSubviews`: somebody, then what happens to them; or a phase.
  private func callback(_ text: String) -> Completion {
    let session = loop.session
    guard let dot = text.lastIndex(of: ".") else {
      return names(
        session.subjects + Callback.known.map(\.baseName) + Phase.allCases.map(\.rawValue), text)
    }
    return names(
      Callback.known.map(\.baseName) + EventPattern.properties,
      String(text[text.index(after: dot)...]))
  }

  private func lastWord(_ text: String) -> String {
    String(text.split(separator: " ", omittingEmptySubsequences: false).last ?? "")
  }

  /// Files and folders whose path begins so; folders end in a slash.
  private static func paths(beginning path: String) -> [String] {
    let slash = path.lastIndex(of: "/")
    let shown = slash.map { String(path[...$0]) } ?? ""
    var folder = shown.isEmpty ? "." : shown
    if folder.hasPrefix("~/") { folder = NSHomeDirectory() + folder.dropFirst() }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let wantsHidden = path[(slash.map(path.index(after:)) ?? path.startIndex)...].hasPrefix(".")
    return names.filter { wantsHidden || !$0.hasPrefix(".") }.map { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
      return shown + name + (isFolder.boolValue ? "/" : "")
    }
  }
}

extension Command.ArgumentKind {
  fileprivate var isNone: Bool {
    if case .none = self { true } else { false }
  }
}

extension Display {
  /// How a reader shows `page`: with colour where there is any.
  fileprivate func pages(_ page: CompletionPage) -> (Int, Int, Int) -> String {
    { [self] number, width, height in
      themed(page.text(number, width: width, height: height))
    }
  }
}
