import SwiftSyntax

/// Interpolations that the script declares: `\(price, digits: 2)`.
extension Checker {
  /// What Swift describes in the library, which has no row for it.
  func isDescription(_ name: String, of type: Type) -> Bool {
    let collections = [library.array, library.arraySlice, library.dictionary, library.set]
    return (name == "description" || name == "debugDescription")
      && collections.contains { $0 === type.nominal }
  }

  /// The `base` of anything hashable; `description` and `debugDescription` of what is only known to have them: the text that the
  /// value has in an interpolation, and in `debugPrint`.
  func describedText(_ found: FoundMember, of base: TypedExpr) -> TypedExpr? {
    guard case .requirement = found.member.implementation, !found.member.isStatic else {
      return nil
    }
    switch found.owner.name {
    case "AnyHashable" where found.owner.isHost: return convert(base, to: .any)
    case "CustomStringConvertible" where found.owner.isHost:
      return TypedExpr(.interpolation([base]), library.string, line: base.line)
    case "CustomDebugStringConvertible" where found.owner.isHost:
      let native: Native = { machine, arguments in
        .string(Description.text(of: arguments[0], as: .any, machine, debug: true))
      }
      return convert(base, to: .any).map {
        TypedExpr(.call(.native(native), [$0]), library.string, line: base.line)
      }
    default: return nil
    }
  }

  private var interpolation: Nominal? { lookUpType("DefaultStringInterpolation")?.nominal }

  /// What the script adds to an interpolation, without what it has by itself.
  private func ownInterpolations(_ nominal: Nominal) -> [FoundMember] {
    let added =
      module.extensionMembers[ObjectIdentifier(nominal)]?["appendInterpolation"] ?? []
    return members("appendInterpolation", of: nominal.selfType).filter { found in
      added.contains { $0 === found.member }
    }
  }

  /// Whether a plain `\(value)` is one that the script declares for values of this type.
  func hasOwnInterpolation(_ part: ExpressionSegmentSyntax) -> Bool {
    guard module.types["DefaultStringInterpolation"] != nil, let nominal = interpolation,
      let only = part.expressions.first?.expression
    else { return false }
    let plain = ownInterpolations(nominal).filter {
      let parameters = $0.type.function?.parameters ?? []
      return parameters.first?.label == nil
        && parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
    }
    guard !plain.isEmpty, let type = guess({ check(only) })?.type else { return false }
    return plain.contains { one in
      guard let wanted = one.type.function?.parameters.first?.type else { return false }
      var substitution = Substitution()
      return wanted.hasHoles
        ? substitution.match(wanted, type, self)
          && unmet(one.member.requirements, substitution) == nil
        : wanted == type
    }
  }

  /// `\(name, default: "none")`: what is in an optional, or the text.
  private func defaulted(_ part: ExpressionSegmentSyntax) -> TypedExpr? {
    let parts = Array(part.expressions)
    let own = interpolation.map(ownInterpolations) ?? []
    guard parts.count == 2, parts[0].label == nil, parts[1].label?.text == "default",
      !own.contains(where: { $0.type.function?.parameters.last?.label == "default" })
    else { return nil }
    let value = check(parts[0].expression)
    let other = check(parts[1].expression, expecting: library.string)
    guard !value.type.isError, !other.type.isError else { return failed(part) }
    guard other.type == library.string || other.type == library.substring else {
      error(
        "instance method 'appendInterpolation(_:default:)' requires that '\(other.type)' conform to "
          + "'StringProtocol'", parts[1].expression)
      return failed(part)
    }
    let at = line(part)
    func text(_ value: TypedExpr) -> TypedExpr {
      TypedExpr(.interpolation([value]), library.string, line: at)
    }
    guard let inner = value.type.wrapped else { return text(value) }
    let found = text(TypedExpr(.chain(value), inner, line: at))
    let chained = TypedExpr(.chained(found), .optional(library.string), line: at)
    return TypedExpr(.coalesce(chained, text(other)), library.string, line: at)
  }

  func checkOwnInterpolation(_ part: ExpressionSegmentSyntax) -> TypedExpr {
    if let text = defaulted(part) { return text }
    guard let nominal = interpolation, let first = part.expressions.first?.expression else {
      unsupported("an interpolation with labels is", part)
      return failed(part)
    }
    let at = line(part)
    let none = ArgumentList(LabeledExprListSyntax([]), node: part)
    let writer = Local("interpolation", nominal.selfType, isMutable: true, in: context)
    let made = construct(nominal.selfType, none, first, nil)
    let place = TypedExpr(.local(writer), writer.type, line: at)
    let methods = ownInterpolations(nominal).map { candidate($0, of: place) }
    guard !methods.isEmpty else {
      unsupported("an interpolation with labels is", part)
      return failed(part)
    }
    let call = call(methods, ArgumentList(part.expressions, node: part), first, nil)
    guard !call.type.isError, let text = members("text", of: writer.type).first else {
      return failed(part)
    }
    let result = Local("text", library.string, isMutable: false, in: context)
    return TypedExpr(
      .block(
        [
          TypedStatement(.declare(writer, made), line: at),
          TypedStatement(.expression(call), line: at),
          TypedStatement(.declare(result, readProperty(text, of: place)), line: at),
        ], result), library.string, line: at)
  }
}
