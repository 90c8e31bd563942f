import SwiftSyntax

/// What swiftc says where a value of one type may not stand for another.
extension Checker {
  /// What swiftc says of a value whose type is not of the protocol that is wanted.
  private func nonconformance(_ type: Type, _ target: String, _ plain: String?) -> String? {
    guard let nominal = type.nominal, nominal.kind != .protocol, !nominal.isArchetype else {
      return nil
    }
    guard let plain else {
      return "value of type '\(type)' does not conform to specified type '\(target)'"
    }
    if plain.contains("expected argument type") {
      return "argument type '\(type)' does not conform to expected type '\(target)'"
    }
    if plain.contains("return expression") {
      return "return expression of type '\(type)' does not conform to '\(target)'"
    }
    return nil
  }

  /// `["a", "b"]` where a dictionary is wanted.
  private func tableMismatch(
    _ expr: TypedExpr, _ type: Type, _ syntax: ExprSyntax, _ plain: String?
  ) -> String? {
    guard syntax.withoutParentheses.is(ArrayExprSyntax.self),
      type.unwrappedFully.nominal === library.dictionary, expr.type.nominal === library.array
    else { return nil }
    let isArgument = plain?.contains("expected argument type") == true
    return
      "dictionary of type '\(type.unwrappedFully)' cannot be \(isArgument ? "used" : "initialized") with array literal"
  }

  func reportMismatch(
    _ expr: TypedExpr, _ type: Type, _ syntax: ExprSyntax, _ message: ((Type) -> String)? = nil
  ) {
    let seen = seenAsKnown(expr.type)
    if seen != expr.type {
      return reportMismatch(TypedExpr(expr.kind, seen, line: expr.line), type, syntax, message)
    }
    // Nothing is wrong but that a part of its type has not been found.
    if expr.type.hasHoles, !expr.type.isError, expr.literal == nil, !hasErrors {
      untyped(syntax)
      return
    }
    if let target = type.nominal, target.isOfResult,
      let sentence = unlikeResult(expr.type, target, syntax)
    {
      error(sentence, syntax)
      return
    }
    if let target = type.nominal, target.kind == .protocol, !target.isComposition,
      let sentence = nonconformance(expr.type, target.name, message?(expr.type))
    {
      error(sentence, syntax)
      return
    }
    if let sentence = tableMismatch(expr, type, syntax, message?(expr.type)) {
      error(sentence, syntax)
      return
    }
    if case .function(let from) = expr.type.unwrappedFully, from.isAsync,
      case .function(let to) = type.unwrappedFully, !to.isAsync
    {
      let wanted = "\(to)".replacing(#/\(\)$/#, with: "Void")
      error(
        "invalid conversion from 'async' function of type '\(from)' to synchronous function type '\(wanted)'",
        syntax)
      return
    }
    if case .function(let from) = expr.type.unwrappedFully, from.isThrowing,
      case .function(let to) = type.unwrappedFully, !to.isThrowing
    {
      // As written, where the inferred type has `()`.
      let wanted = "\(to)".replacing(#/\(\)$/#, with: "Void")
      error(
        "invalid conversion from throwing function of type '\(from)' to non-throwing function type '\(wanted)'",
        syntax)
      return
    }
    if refuseUncalled(expr.type, wanting: type, syntax) { return }
    if syntax.is(KeyPathExprSyntax.self), expr.type.nominal?.name.hasSuffix("KeyPath") == true,
      type.nominal?.name.hasSuffix("KeyPath") == true, expr.type.arguments == type.arguments
    {
      error(
        "cannot convert key path type '\(expr.type)' to contextual type '\(type)'", syntax)
      return
    }
    if type == library.bool, let number = booleanDigit(syntax) {
      error(
        "integer literal value '\(number)' cannot be used as a boolean; did you mean '\(number == "1")'?",
        syntax)
    } else if expr.literal == .null, let place = message?(expr.type).split(separator: " to ").last,
      place.hasPrefix("expected ")
    {
      error("'nil' is not compatible with \(place)", syntax)
    } else if expr.literal == .null, message?(expr.type).contains(" to return type '") == true {
      error("'nil' is incompatible with return type '\(type)'", syntax)
    } else if expr.literal == .null {
      // As it is mostly written, where the inferred type has `()`.
      let wanted = "\(type)".replacing(#/-> \(\)$/#, with: "-> Void")
      error("'nil' cannot initialize specified type '\(wanted)'", syntax)
    } else if case .optional(let inner) = expr.type, canConvert(inner, to: type),
      syntax.withoutParentheses.as(TryExprSyntax.self)?.questionOrExclamationMark?.text == "?"
    {
      error(
        "value of optional type '\(expr.type)' not unwrapped; did you mean to use 'try!' or chain with '?'?",
        syntax)
    } else if case .optional(let inner) = expr.type, canConvert(inner, to: type) {
      error(
        "value of optional type '\(expr.type)' must be unwrapped to a value of type '\(inner)'",
        syntax,
        notes: [
          "coalesce using '??' to provide a default when the optional value contains 'nil'",
          "force-unwrap using '!' to abort execution if the optional value contains 'nil'",
        ], fixIts: unwrapping(inner, syntax))
    } else {
      if message == nil, let unlike = unlikeArguments(expr, type, syntax) {
        error(sliceMismatch(expr, type, syntax, unlike) ?? unlike, syntax)
        return
      }
      var plain =
        message?(expr.type)
        ?? "cannot convert value of type '\(expr.type)' to specified type '\(type)'"
      // A value that is no optional is measured against what the optional holds.
      if message == nil, case .tuple(let have) = expr.type, case .tuple(let want) = type,
        have.count != want.count
      {
        plain =
          "'\(expr.type)' is not convertible to '\(type)', tuples have a different number of elements"
      }
      if expr.type.wrapped == nil, type.wrapped != nil,
        type.unwrappedFully.nominal?.kind != .protocol
      {
        plain = plain.replacing("type '\(type)'", with: "type '\(type.unwrappedFully)'")
      }
      // As it is mostly written, where the type that is known has `()`.
      if type.unwrappedFully.function?.result.isVoid == true, plain.hasSuffix("-> ()'") {
        plain = plain.dropLast(3) + "Void'"
      }
      if expr.type.function != nil {
        plain = plain.replacing("'\(expr.type)'", with: "'\(said(expr.type, syntax))'")
      }
      error(
        sliceMismatch(expr, type, syntax, plain) ?? plain, syntax,
        fixIts: conversion(expr, to: type, syntax))
    }
  }
}
