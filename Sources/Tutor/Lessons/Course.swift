import Foundation
import SwiftScript
import Words

/// A folder of lessons, in the order of their file names.
public struct Course {
  /// A lesson and its translations, as far as they could be read.
  public struct Entry {
    /// The file's name without language and extension: `02-now-or-later`.
    public var stem: String
    /// In the order of their file names, the English original first.
    public var files: [(language: Language, path: String, parsed: ParsedLesson)]

    public var original: Lesson? { lesson(in: .english) }

    /// In `language` if it has been translated, else as it was written.
    public func lesson(in language: Language) -> Lesson? {
      let spoken = files.first { $0.language == language } ?? files.first
      return spoken?.parsed.lesson
    }
  }

  public let folder: String
  public private(set) var entries: [Entry] = []
  /// What is wrong with the folder or with its files.
  public private(set) var diagnostics: [Diagnostic] = []

  public init(folder: String) {
    self.folder = folder
    let found: [String]
    do {
      found = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      diagnostics = [.unreadable(folder, because: "there is no such folder")]
      return
    }
    for name in found.sorted() where Self.isLesson(name) { add(name) }
  }

  /// The lesson with this id, file stem or number (`2` for `02-…`).
  public func entry(_ name: String) -> Entry? {
    entries.first { $0.stem == name || $0.original?.id == name }
      ?? entries.first { entry in
        Int(name) != nil && Int(entry.stem.prefix { $0.isNumber }) == Int(name)
      }
  }

  private static func isLesson(_ name: String) -> Bool {
    name.hasSuffix(".md") && !name.hasPrefix(".") && LessonFileName(name).stem != "README"
  }

  private mutating func add(_ name: String) {
    let path = URL(fileURLWithPath: folder).appendingPathComponent(name).relativePath
    let fileName = LessonFileName(name)
    let parsed: ParsedLesson
    if let data = FileManager.default.contents(atPath: path) {
      parsed = LessonParser.parse([UInt8](data), file: path)
    } else {
      parsed = ParsedLesson(
        lesson: nil, diagnostics: [.unreadable(path, because: "it is no readable file")])
    }
    diagnostics += parsed.diagnostics

    let file = (fileName.language, path, parsed)
    if let index = entries.firstIndex(where: { $0.stem == fileName.stem }) {
      // `x.ko.md` sorts before `x.md`.
      let place = fileName.hasLanguage ? entries[index].files.count : 0
      entries[index].files.insert(file, at: place)
    } else {
      entries.append(Entry(stem: fileName.stem, files: [file]))
    }
  }
}
