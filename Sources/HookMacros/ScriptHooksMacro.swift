import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the body of a trampoline: one override for each open member of its superclass and the
/// classes above, and one initialiser for each designated one.
struct ScriptHooksMacro: MemberMacro {
  /// `NSObject` itself, which is Foundation's: the lists hold what the engine declares.
  private static let root: [DeclSyntax] = ["init()"]

  /// What `NSObject` has for every class.
  private static let equality: [DeclSyntax] = [
    """
    nonisolated override func isEqual(_ object: Any?) -> Bool {
      nonisolated(unsafe) let object = object
      return MainActor.assumeIsolated {
        script.hook("isEqual(_:)", on: self, script.anything(object)) { super.isEqual(object) }
      }
    }
    """,
    """
    nonisolated override var hash: Int {
      MainActor.assumeIsolated { script.hook("hash", on: self) { super.hash } }
    }
    """,
  ]

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard
      let superclass = declaration.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      // A generic class has one entry for all arguments.
      let members = superclass == "NSObject"
        ? root : OpenMembers.of(String(superclass.prefix { $0 != "<" }))
    else { throw UnknownSuperclass() }
    return [
      "let script: ScriptInstance",
      """
      nonisolated deinit { MainActor.assumeIsolated { script.hostWillDie(self) } }
      """,
    ] + equality + members.compactMap(Override.expansion) + members.compactMap(Override.required)
  }
}

struct UnknownSuperclass: Error, CustomStringConvertible {
  var description: String { "the superclass has no entry in OpenMembers" }
}
