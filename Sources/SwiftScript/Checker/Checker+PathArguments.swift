import SwiftSyntax

/// `\Row.cells[column]`: what stands in the brackets is evaluated where the key path is made.
final class PathArguments {
  let context: FunctionContext
  var known: [Key: Local] = [:]
  /// In the order in which they are evaluated.
  var values: [(local: Local, value: TypedExpr)] = []

  struct Key: Hashable {
    let subscripted: SyntaxIdentifier
    let index: Int
  }

  init(_ context: FunctionContext) {
    self.context = context
  }
}

extension Checker {
  /// Looks at a key path, and evaluates its arguments before what `body` makes of it.
  func withPathArguments(_ at: Int, _ body: () -> TypedExpr) -> TypedExpr {
    let outer = pathArguments
    let own = PathArguments(context)
    pathArguments = own
    defer { pathArguments = outer }
    let path = body()
    guard !own.values.isEmpty, !path.type.isError else { return path }
    let made = Local("key path", path.type, isMutable: false, in: context)
    let declared = own.values.map { TypedStatement(.declare($0.local, $0.value), line: at) }
    return TypedExpr(
      .block(declared + [TypedStatement(.declare(made, path), line: at)], made), path.type,
      line: at)
  }

  /// The arguments of one of its subscripts, as what was evaluated for them.
  func keptArguments(_ arguments: [TypedExpr], of node: SyntaxIdentifier) -> [TypedExpr] {
    guard let kept = pathArguments else { return arguments }
    return arguments.enumerated().map { index, argument in
      if case .constant = argument.kind { return argument }
      let key = PathArguments.Key(subscripted: node, index: index)
      let local =
        kept.known[key]
        ?? {
          let local = Local("index", argument.type, isMutable: false, in: kept.context)
          kept.known[key] = local
          kept.values.append((local, argument))
          return local
        }()
      context.reach(local)
      return TypedExpr(.local(local), argument.type, line: argument.line)
    }
  }
}
