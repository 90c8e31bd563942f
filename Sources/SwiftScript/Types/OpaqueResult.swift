import SwiftSyntax

/// What a `some P` that a declaration gives stands for: one type, which only its body tells.
///
/// Whoever uses the declaration knows an archetype of its own, which the lowering replaces. It has the
/// type parameters around the declaration for its own: `f(1)` and `f("a")` are of two types.
final class OpaqueResult {
  /// What the declaration's body may give.
  let bound: Type
  /// Where it is written, as swiftc tells two of them apart.
  let origin: String
  /// What it gives, in terms of the type parameters, once the body has been checked.
  var underlying: Type?

  init(_ bound: Type, _ origin: String) {
    self.bound = bound
    self.origin = origin
  }
}

extension TypeSyntax {
  /// The `some P` that this type is, or an optional of it.
  var opaque: SomeOrAnyTypeSyntax? {
    if let node = self.as(OptionalTypeSyntax.self) { return node.wrappedType.opaque }
    if let node = self.as(TupleTypeSyntax.self), node.elements.count == 1 {
      return node.elements.first?.type.opaque
    }
    return self.as(SomeOrAnyTypeSyntax.self)
  }
}

extension TypeScope {
  /// - Returns: `nil` where it is enough to know the protocol.
  func opaqueType(_ node: SomeOrAnyTypeSyntax, _ bound: Type) -> Type? {
    guard let target = bound.nominal, target.kind == .protocol || target.kind == .class,
      target !== library.sequence, !library.isAnySequence(target)
    else { return nil }
    let around = (nominal?.memberGenerics ?? []) + generics
    let known = library.composed.opaqueTypes[node.id]?.first { $0.generics == around }
    if let known { return known.selfType }
    let made = Nominal("some \(node.constraint.trimmedDescription)", .archetype)
    made.generics = around
    made.opaque = OpaqueResult(library.opaqueBound(target, bound), origin(of: node))
    if target.kind == .class {
      (made.superclass, made.superclassArguments) = (target, bound.arguments)
    } else {
      made.protocols = [target]
      (made.superclass, made.superclassArguments) = (target.superclass, target.superclassArguments)
      for (name, type) in zip(target.primaryTypes, target.primaryWitnesses) {
        made.typeWitnesses[name] = type
      }
    }
    library.composed.opaqueTypes[node.id, default: []].append(made)
    return made.selfType
  }
}

extension TypeScope {
  private func origin(of node: SomeOrAnyTypeSyntax) -> String {
    let owner = nominal.map { "\($0.name)." } ?? ""
    var next = Syntax(node).parent
    while let around = next {
      if let function = around.as(FunctionDeclSyntax.self) {
        return "result of '\(owner)\(function.fullName)'"
      }
      if let binding = around.as(PatternBindingSyntax.self) {
        return "type of '\(owner)\(binding.pattern.trimmedDescription)'"
      }
      next = around.parent
    }
    return "result of '\(owner)subscript'"
  }
}

extension Library {
  /// The protocol as an opaque result's body sees it: what is given keeps its own type.
  fileprivate func opaqueBound(_ target: Nominal, _ bound: Type) -> Type {
    guard target.kind == .protocol else { return bound }
    let made = Nominal(target.name, .protocol)
    made.isComposition = true
    made.isOfResult = true
    made.protocols = [target]
    (made.superclass, made.superclassArguments) = (target.superclass, target.superclassArguments)
    // `some Reducer<State>` tells what is returned what it is of.
    for (name, type) in zip(target.primaryTypes, target.primaryWitnesses) {
      made.typeWitnesses[name] = type
    }
    return .nominal(made, [])
  }
}

extension Type {
  /// What a declaration of this type gives, as its own body sees it.
  var seenInside: Type {
    if case .optional(let inner) = self { return .optional(inner.seenInside) }
    guard let opaque = nominal?.opaque else { return self }
    return Substitution(self)(opaque.bound)
  }

  /// The type with what stands behind each `some P` of a result.
  var revealed: Type {
    mapping { part in
      guard case .nominal(let nominal, let arguments) = part, nominal.isArchetype else {
        return nil
      }
      if let opaque = nominal.opaque {
        let known = Type.nominal(nominal, arguments.map(\.revealed))
        guard let underlying = opaque.underlying, !underlying.mentions(nominal) else {
          return Substitution(known)(opaque.bound)
        }
        return Substitution(known)(underlying).revealed
      }
      guard let (parent, name) = nominal.parent else { return nil }
      let owner = Substitution(.nominal(nominal, arguments))(parent)
      let found = owner.revealed
      guard found != owner else { return nil }
      let member = found.member(name)
      if case .associated = member { return .any }
      return member
    }
  }
}
