import SwiftSyntax

/// Views of sequences, where Swift would have taken another overload or where ours are arrays.
extension Checker {
  /// A call of `reversed()` as the array that it gives where the place wants one: `x ?? y.reversed()`,
  /// and so one of `map` and the like of a lazy sequence.
  func arrayOfView(_ expr: TypedExpr) -> TypedExpr? {
    if case .chained(let inner) = expr.kind, let array = arrayOfView(inner) {
      return TypedExpr(.chained(array), .optional(array.type), line: expr.line)
    }
    if let eager = eagerArray(expr) { return eager }
    guard case .call = expr.kind, let nominal = expr.type.nominal,
      nominal.isView || nominal.isPrelude, nominal.name == "ReversedCollection"
    else { return nil }
    return elementsArray(expr)
  }

  /// Of the steps of a lazy sequence.
  func isLazy(_ type: Type) -> Bool {
    type.nominal?.isPrelude == true && type.nominal?.name == "LazySequence"
  }

  private func eagerArray(_ expr: TypedExpr) -> TypedExpr? {
    guard isLazy(expr.type),
      let name = expr.calledName?.prefix(while: { $0 != "(" }),
      ["map", "filter", "compactMap", "flatMap", "reversed"].contains(name),
      let found = members("elements", of: expr.type).first
    else { return nil }
    return readProperty(found, of: expr)
  }

  /// The elements of a sequence as an array.
  func elementsArray(_ expr: TypedExpr) -> TypedExpr? {
    guard let element = elementType(of: expr.type) else { return nil }
    return TypedExpr(
      .call(.native(SequenceConversion.elements), [expr]), .nominal(library.array, [element]),
      line: expr.line)
  }

  /// Where generic code wants a collection, a view goes in as the array of its elements.
  func collected(_ expr: TypedExpr, for parameter: FunctionType.Parameter) -> TypedExpr {
    guard case .parameter(let generic) = parameter.type, collectionParameters.contains(generic)
    else { return expr }
    // Of an `any Collection` the elements are there, as an array.
    if expr.type.nominal === library.sequence {
      return TypedExpr(.seen(expr), .nominal(library.array, expr.type.arguments), line: expr.line)
    }
    guard expr.type.nominal?.isView == true, let array = elementsArray(expr) else { return expr }
    return array
  }

  /// The type, or where we cannot tell it the text, of what Swift has a type for that we do not.
  func refuseStandIn(_ type: Type, _ node: some SyntaxProtocol, isText: Bool = false) {
    if let nominal = type.unwrappedFully.nominal, nominal.isView,
      nominal.name.hasPrefix("Substring.")
    {
      unsupported("what Swift prints of a part of a text's view is", node)
    }
    guard let nominal = type.unwrappedFully.nominal, nominal.isPrelude,
      ["LazySequence", "LazyIterator", "_TableIndex"].contains(nominal.name),
      !isText || nominal.name != "LazySequence"
    else { return }
    unsupported(
      "what Swift prints of \(nominal.name == "_TableIndex" ? "such an index" : "a lazy sequence") is",
      node)
  }

  /// A collection whose indices are not numbers, or that we do not have.
  func isIndexed(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    return nominal === library.closedRange || nominal === library.set
      || (nominal.isView && !nominal.isPlainSequence)
  }

  /// `keys[0]`, `reversed[0]`: there are subscripts, and none takes a number.
  func refuseIndex(_ type: Type, _ node: SubscriptCallExprSyntax) {
    guard let index = node.arguments.first?.expression, let given = guess({ check(index) })?.type,
      isNumeric(given) || given == library.string
    else {
      untyped(node)
      return
    }
    error("no exact matches in call to subscript ", node)
  }

  /// A side of `a.keys == b.keys`, which holds for the same keys in whatever order.
  ///
  /// A reversed collection compares as the array that it may also be.
  func comparable(_ expr: TypedExpr) -> TypedExpr {
    if let array = arrayOfView(expr) { return array }
    guard expr.type.nominal?.isView == true, expr.type.nominal?.name == "Dictionary.Keys",
      let key = expr.type.arguments.first
    else { return expr }
    return TypedExpr(
      .call(.native(StandardLibrary.setOfElements), [expr]), .nominal(library.set, [key]),
      line: expr.line)
  }
}

extension Candidate {
  /// Its type parameters that only collections can stand for.
  var collectionParameters: [GenericParameter] {
    requirements.compactMap { requirement in
      guard case .conforms(.parameter(let parameter), let target) = requirement,
        target.writtenName != target.name
      else { return nil }
      return parameter
    }
  }
}
