import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the body of a trampoline: one override for each open member of its superclass and the
/// classes above, and one initialiser for each designated one.
struct ScriptHooksMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard
      let superclass = declaration.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      // A generic class has one entry for all arguments.
      let members = OpenMembers.of(String(superclass.prefix { $0 != "<" }))
    else { throw UnknownSuperclass() }
    return [
      "let script: ScriptInstance",
      """
      nonisolated deinit { MainActor.assumeIsolated { script.hostWillDie(self) } }
      """,
    ] + members.compactMap(Override.expansion) + members.compactMap(Override.required)
  }
}

struct UnknownSuperclass: Error, CustomStringConvertible {
  var description: String { "the superclass has no entry in OpenMembers" }
}
