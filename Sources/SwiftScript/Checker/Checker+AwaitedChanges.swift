import SwiftSyntax

/// What an asynchronous call would change while others may come to it.
extension Checker {
  /// `await iterator.next()` of a program's variable, or of an object's: while the call waits, whoever
  /// else is on its actor would meet a value that is half changed.
  func refuseAwaitedChange(_ method: Member, of base: TypedExpr, _ node: ExprSyntax) {
    guard method.functionType?.isAsync == true, file != "<library>", !isPrompt,
      let place = isolatedPlace(base)
    else { return }
    // One that runs on the same actor is only handed the place.
    let isOwn = method.owner?.script != nil && method.owner?.isPrelude != true
    error(
      isOwn
        ? "actor-isolated \(place) cannot be passed 'inout' to 'async' function call"
        : "cannot call mutating async function '\(method.fullName)' on actor-isolated \(place)",
      node)
  }

  private func isolatedPlace(_ base: TypedExpr) -> String? {
    switch base.kind {
    case .global(let global):
      guard case .variable(let known, _, _)? = module.names[global.name], known === global else {
        return nil
      }
      return "var '\(global.name)'"
    case .field(let object, let index) where object.type.isClass:
      guard let owner = object.type.nominal, owner.isolation != .nonisolated,
        let names = owner.script?.fieldNames, names.indices.contains(index)
      else { return nil }
      return "property '\(names[index])'"
    default: return nil
    }
  }
}
