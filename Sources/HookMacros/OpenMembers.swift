import SwiftParser
import SwiftSyntax

/// What a script class may override: a class's open members, as the engine declares them.
///
/// A test holds the lists against the engine's sources.
struct OpenMembers {
  let superclass: String?
  /// Declarations, one a line.
  let declarations: String

  init(above superclass: String? = nil, _ declarations: String) {
    self.superclass = superclass
    self.declarations = declarations
  }

  /// The members of `name` and of the classes above it; the initialisers are the nearest class's.
  static func of(_ name: String) -> [DeclSyntax]? {
    guard let entry = table[name] else { return nil }
    let own = read(entry.declarations)
    guard let superclass = entry.superclass else { return own }
    guard let inherited = of(superclass) else { return nil }
    let replaces = own.contains(where: isInitializer)
    let redeclared = Set(own.compactMap(propertyName))
    return own
      + inherited.filter {
        !(replaces && isInitializer($0)) && propertyName($0).map(redeclared.contains) != true
      }
  }

  /// A property that a class declares anew, as one that can be set, stands for the inherited one.
  private static func propertyName(_ declaration: DeclSyntax) -> String? {
    declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }

  private static func isInitializer(_ declaration: DeclSyntax) -> Bool {
    declaration.is(InitializerDeclSyntax.self)
  }

  private static func read(_ source: String) -> [DeclSyntax] {
    let file = Parser.parse(source: "class _ {\n\(source)\n}")
    let body = file.statements.first?.item.as(ClassDeclSyntax.self)?.memberBlock
    return body?.members.map { $0.decl.trimmed } ?? []
  }
}
