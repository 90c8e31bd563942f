import SwiftSyntax

/// Variables of the program that a closure speaks of before they are declared, or in their own value.
extension Checker {
  /// What is known of a variable that is still to come.
  struct LaterVariable {
    let binding: PatternBindingSyntax
    /// Made when the first closure speaks of it.
    var global: Global?
    var type: Type?
    var isBeingFound = false
  }

  /// `let timer = repeating { timer.invalidate() }`: when the closure runs the variable has a value.
  func laterVariable(_ name: String, _ node: DeclReferenceExprSyntax) -> TypedExpr? {
    guard pendingNames.contains(name), let later = laterVariables[name],
      !context.isMain || laterVariables.values.contains(where: \.isBeingFound)
    else { return nil }
    let at = line(node)
    // In its own value it agrees with everything, as long as that is looked at for its type.
    if later.isBeingFound { return TypedExpr(.constant(.none), .error, line: at) }
    guard let type = later.type ?? typeOfLater(name, later.binding) else { return nil }
    let global = later.global ?? Global(name)
    global.isNonisolated = isNonisolated(later.binding)
    laterVariables[name]?.type = type
    laterVariables[name]?.global = global
    return TypedExpr(.global(global), type, line: at)
  }

  /// What a value has that is looked at later, as an autoclosure's is: there it may speak of what is
  /// still to come.
  func deferredType(of node: ExprSyntax, expecting type: Type) -> Type? {
    guess {
      var found: Type?
      _ = makeClosure("autoclosure", FunctionType(of: [], type), line(node)) { _, _ in
        let value = check(node, expecting: type)
        found = value.type
        return value
      }
      return found
    }.flatMap(\.self)
  }

  private func typeOfLater(_ name: String, _ binding: PatternBindingSyntax) -> Type? {
    if let annotation = binding.typeAnnotation?.type { return resolve(annotation) }
    guard let value = binding.initializer?.value else { return nil }
    let outer = (context, scopes)
    while !context.isMain, let parent = context.parent { context = parent }
    scopes = Array(scopes.prefix(1))
    laterVariables[name]?.isBeingFound = true
    defer {
      (context, scopes) = outer
      laterVariables[name]?.isBeingFound = false
    }
    guard let found = guess({ check(value) })?.type, !found.isError, !found.hasHoles else {
      return nil
    }
    return found
  }
}
