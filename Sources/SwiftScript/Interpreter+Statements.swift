import SwiftReader
import SwiftSyntax

extension Interpreter {
  /// The top-level statements of `source` as they are written, without the comments around them.
  public static func statements(in source: String) -> [String] {
    ReadText.tree(of: source).statements.map(\.trimmedDescription)
  }
}

extension Interpreter {
  /// The class, struct or enum of `source` that is marked as the program's start, with `@main` or as
  /// older programs do.
  public static func mainType(in source: String) -> String? {
    // Most texts have none, and need not be parsed for it.
    let marks = ["@main", "@UIApplicationMain"]
    guard marks.contains(where: { PlainText.contains(source, bytesOf: $0) }) else { return nil }
    return markedType(in: source)
  }

  /// Apart, because Swift looks up all types of a function where it begins.
  @inline(never)
  private static func markedType(in source: String) -> String? {
    ReadText.tree(of: source).statements.lazy.compactMap { statement -> String? in
      guard let declaration = statement.item.asProtocol((any DeclGroupSyntax).self),
        let name = statement.item.asProtocol((any NamedDeclSyntax).self)?.name.text
      else { return nil }
      let isMain = declaration.attributes.contains { element in
        guard case .attribute(let attribute) = element else { return false }
        return ["main", "UIApplicationMain"].contains(attribute.attributeName.trimmedDescription)
      }
      return isMain ? name : nil
    }.first
  }

  /// The script's types that conform to the library's protocol called `name`, by name.
  public func types(conformingTo name: String) -> [String] {
    guard let target = library.types[name] else { return [] }
    return module.types.values.filter { $0.kind != .protocol && module.conforms($0, to: target) }
      .map(\.name).sorted()
  }
}
