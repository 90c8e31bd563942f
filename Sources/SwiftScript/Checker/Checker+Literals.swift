import SwiftSyntax

extension Checker {
  func checkInteger(_ node: IntegerLiteralExprSyntax, _ expected: Type?) -> TypedExpr {
    integer(node, isNegative: false, ExprSyntax(node), expected)
  }

  /// `-5`: one number, so that `-128` is an `Int8`.
  func checkNegative(
    _ digits: IntegerLiteralExprSyntax, _ node: PrefixOperatorExprSyntax, _ expected: Type?
  ) -> TypedExpr {
    integer(digits, isNegative: true, ExprSyntax(node), expected)
  }

  private func integer(
    _ digits: IntegerLiteralExprSyntax, isNegative: Bool, _ node: ExprSyntax, _ expected: Type?
  ) -> TypedExpr {
    let text = digits.literal.text.filter { $0 != "_" }
    let radix = text.hasPrefix("0x") ? 16 : text.hasPrefix("0b") ? 2 : text.hasPrefix("0o") ? 8 : 10
    let plain = radix == 10 ? text : String(text.dropFirst(2))
    let parsed = Int128(isNegative ? "-" + plain : plain, radix: radix)
    let told = expected?.unwrappedFully
    let wanted = integerDefault == nil || told.map(isNumeric) == true ? told : integerDefault
    let expr: TypedExpr
    if let wanted, isFloating(wanted), let value = parsed.map(Double.init) ?? Double(plain) {
      let rounded = wanted == library.float ? Double(Float(value)) : value
      expr = TypedExpr(
        .constant(.double(isNegative && value == 0 ? -0.0 : rounded)), wanted, line: line(node))
    } else {
      let type = wanted.map { isInteger($0) ? $0 : library.int } ?? library.int
      guard let value = parsed.flatMap({ $0.value(of: type.nominal?.name ?? "") }) else {
        let written = parsed?.description ?? text
        error(
          isNegative && isUnsigned(type)
            ? "negative integer '\(written)' overflows when stored into unsigned type '\(type)'"
            : "integer literal '\(written)' overflows when stored into '\(type)'", digits)
        return failed(node)
      }
      expr = TypedExpr(.constant(value), type, line: line(node))
    }
    if wanted != told { return expr }
    expr.literal = .integer
    expr.syntax = node
    return expr
  }

  func checkFloat(_ node: FloatLiteralExprSyntax, _ expected: Type?) -> TypedExpr {
    let value = Double(node.literal.text.replacing("_", with: "")) ?? 0
    let wanted = expected?.unwrappedFully
    let type = wanted.map { isFloating($0) ? $0 : library.double } ?? library.double
    let rounded = type == library.float ? Double(Float(value)) : value
    let expr = TypedExpr(.constant(.double(rounded)), type, line: line(node))
    expr.literal = .float
    expr.syntax = ExprSyntax(node)
    return expr
  }

  /// A literal, or an operation on literals, as another type; `nil` if it cannot be one.
  func adapt(_ expr: TypedExpr, _ literal: TypedExpr.Literal, to type: Type) -> TypedExpr? {
    guard let syntax = expr.syntax else { return nil }
    switch literal {
    case .null:
      guard case .optional = type else {
        return dependentLiteral("Nil", syntax, type) ?? customNil(type, expr.line)
      }
      return TypedExpr(.constant(.none), type, line: expr.line)
    case .integer, .float:
      let target = type.unwrappedFully
      let fits = literal == .integer ? isNumeric(target) : isFloating(target)
      if fits {
        let again = check(syntax, expecting: target)
        guard again.type == target else { return nil }
        return again.type == type ? again : convert(again.unliteral, to: type)
      }
      if case .constant(let value) = expr.kind,
        let dependent = dependentLiteral(literal, value, target, expr.line)
      {
        return convert(dependent, to: type)
      }
      if let reckoned = dependentReckoning(syntax, target) { return convert(reckoned, to: type) }
      if let converted = literalStruct(syntax, literal, target) {
        return convert(converted, to: type)
      }
      if literal == .integer,
        let custom = customLiteral("integerLiteral", [syntax], target, expr.line)
      {
        return convert(custom, to: type)
      }
      return customLiteral("floatLiteral", [syntax], target, expr.line).flatMap {
        convert($0, to: type)
      }
    case .string:
      let target = type.unwrappedFully
      if target == library.substring {
        // All of a text is a part of it.
        return convert(TypedExpr(expr.kind, target, line: expr.line), to: type)
      }
      if target == library.character,
        let text = syntax.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        text.count == 1, let character = text.first
      {
        return convert(
          TypedExpr(.constant(.box(CharacterBox(character))), target, line: expr.line), to: type)
      }
      if let nominal = target.nominal, nominal === library.unicodeScalar,
        let text = syntax.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first
      {
        return convert(TypedExpr(.constant(scalar.wrapped), target, line: expr.line), to: type)
      }
      if case .constant(let value) = expr.kind,
        let dependent = dependentLiteral(literal, value, target, expr.line)
      {
        return convert(dependent, to: type)
      }
      if let custom = customInterpolation(syntax, target) { return convert(custom, to: type) }
      for label in ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"] {
        guard let own = customLiteral(label, [syntax], target, expr.line) else { continue }
        return convert(own, to: type)
      }
      return nil
    case .other: return nil
    }
  }

  /// A host type that a number may stand for, through an unlabelled initialiser marked as such.
  private func literalStruct(
    _ syntax: ExprSyntax, _ literal: TypedExpr.Literal, _ type: Type
  ) -> TypedExpr? {
    guard case .nominal(let nominal, _) = type,
      let proto = library.types["ExpressibleByFloatLiteral"],
      module.conforms(nominal, to: proto)
    else { return nil }
    for found in members("init", of: type, isStatic: true) {
      guard let function = found.type.function, function.parameters.count == 1,
        function.parameters[0].label == nil || function.parameters[0].label == "rawValue",
        isFloating(function.parameters[0].type),
        case .nativeInitializer(let make, _) = found.member.implementation
      else { continue }
      let argument = check(syntax, expecting: function.parameters[0].type)
      return TypedExpr(.call(.native(make), [argument]), type, line: argument.line)
    }
    return nil
  }

  func checkArray(_ node: ArrayExprSyntax, _ expected: Type?) -> TypedExpr {
    let wanted = expected?.unwrappedFully
    if case .nominal(let nominal, let arguments)? = wanted {
      if nominal === library.array || nominal === library.set || nominal === library.sequence
        || nominal === library.arraySlice
        || library.isAnySequence(nominal) && arguments.first != .any,
        let element = arguments.first, !element.hasHoles
      {
        let elements = node.elements.map {
          checkPart($0.expression, as: element) {
            "cannot convert value of type '\($0)' to expected element type '\(element)'"
          }
        }
        let array = TypedExpr(
          .array(elements), .nominal(library.array, [element]), line: line(node))
        if nominal === library.arraySlice {
          return TypedExpr(array.kind, .nominal(nominal, [element]), line: array.line)
        }
        guard nominal === library.set else { return array }
        return TypedExpr(
          .call(.native(Collections.makeSet), [array]), .nominal(nominal, arguments),
          line: line(node))
      }
      if module.conforms(nominal, to: library.optionSet), let wanted {
        return checkOptionSet(node, wanted, nominal)
      }
      if let wanted,
        let custom = customLiteral(
          "arrayLiteral", node.elements.map(\.expression), wanted, line(node))
      {
        return custom
      }
    }
    if wanted?.nominal === library.set, !node.elements.isEmpty {
      let array = checkArray(node, nil)
      return TypedExpr(
        .call(.native(Collections.makeSet), [array]), .nominal(library.set, array.type.arguments),
        line: line(node))
    }
    if wanted?.nominal === library.arraySlice, !node.elements.isEmpty {
      let array = checkArray(node, nil)
      return TypedExpr(
        array.kind, .nominal(library.arraySlice, array.type.arguments), line: line(node))
    }
    let hint = wanted.flatMap { $0.nominal === library.array ? $0.arguments.first : nil }
    guard let first = node.elements.first else {
      if let literal = wanted.flatMap({ dependentLiteral("Array", ExprSyntax(node), $0) }) {
        return literal
      }
      if let open = openLiteral(ExprSyntax(node), wanted) { return open }
      if let wanted,
        wanted.nominal === library.array || wanted.nominal === library.set
          || wanted.nominal === library.sequence
      {
        // Another argument tells what the elements are.
        return TypedExpr(.array([]), .nominal(library.array, [.error]), line: line(node))
      }
      if expected == .any {
        return TypedExpr(.array([]), .nominal(library.array, [.any]), line: line(node))
      }
      requireContext(
        wanted?.nominal === library.dictionary
          ? "use [:] to get an empty dictionary literal"
          : "empty collection literal requires an explicit type", node, expected)
      return failed(node)
    }
    let told = fractionList?.list == node.id ? fractionList?.element : nil
    let parts = node.elements.map(\.expression)
    if hint == nil, let shared = told ?? sharedType(parts) ?? fractionMembers(parts) {
      let elements = node.elements.map { check($0.expression, as: shared) }
      return TypedExpr(.array(elements), .nominal(library.array, [shared]), line: line(node))
    }
    // Where anything will do, so will elements of several types.
    let isFree = wanted == .any
    var elements = [check(first.expression, expecting: freeHint(first.expression, isFree) ?? hint)]
    // `[Set([1]), [2]]`: beside one that says what it is a list is one of those.
    let beside = first.expression.isCollectionLiteral ? nil : elements[0].type
    elements += node.elements.dropFirst().map { part in
      if let beside, isFree, part.expression.isCollectionLiteral, beside != .any,
        let same = guess({ check(part.expression, as: beside) }), !same.type.isError
      {
        return check(part.expression, as: beside)
      }
      return check(
        part.expression, expecting: freeHint(part.expression, isFree) ?? elements[0].type)
    }
    guard let element = elementType(of: elements, ExprSyntax(node), wanted, { "[\($0)]" }) else {
      return failed(node)
    }
    let converted = zip(elements, node.elements).map { expr, syntax -> TypedExpr in
      if let converted = convert(expr, to: element) { return converted }
      reportMismatch(expr, element, syntax.expression)
      return expr
    }
    if module.givesAway, element.isNoncopyable {
      error("generic struct 'Array' requires that '\(element)' conform to 'Copyable'", node)
    }
    return TypedExpr(.array(converted), .nominal(library.array, [element]), line: line(node))
  }

  /// What has no type by itself is the script's mistake, unless its place is one whose type Swift
  /// would find and we do not.
  func requireContext(_ message: String, _ node: some SyntaxProtocol, _ expected: Type?) {
    if expected?.hasHoles ?? false {
      untyped(node)
    } else {
      error(message, node)
    }
  }

  private func checkOptionSet(_ node: ArrayExprSyntax, _ type: Type, _ nominal: Nominal)
    -> TypedExpr
  {
    let elements = node.elements.map { check($0.expression, as: type) }
    let array = TypedExpr(.array(elements), .nominal(library.array, [type]), line: line(node))
    guard
      let member = nominal.ownMembers("init").first(where: {
        $0.functionType?.parameters.first?.name == "members"
      })
    else {
      error("cannot use an array literal as '\(type)'", node)
      return failed(node)
    }
    switch member.implementation {
    case .native(let native), .nativeInitializer(let native, _):
      return TypedExpr(.call(.native(native), [array]), type, line: line(node))
    default: return failed(node)
    }
  }

  /// The type that all of `exprs` can be.
  func commonType(_ exprs: [TypedExpr]) -> Type {
    guard var type = exprs.first?.type else { return .error }
    for expr in exprs.dropFirst() where expr.type != type {
      if expr.literal == .null {
        if case .optional = type {} else { type = .optional(type) }
      } else if exprs[0].literal == .null, type.unwrappedFully.isError {
        type = .optional(expr.type)
      } else if convert(expr, to: type) != nil {
        continue
      } else if exprs.allSatisfy({ convert($0, to: expr.type) != nil }) {
        type = expr.type
      } else if case .optional = expr.type, canConvert(type, to: expr.type) {
        type = expr.type
      } else if let shared = type.unwrappedFully.commonSuperclass(expr.type.unwrappedFully) {
        type = type.wrapped != nil || expr.type.wrapped != nil ? .optional(shared) : shared
      }
    }
    return type
  }

  /// Where anything will do, the parts of a list inside may be of several types, too.
  private func freeHint(_ syntax: ExprSyntax, _ isFree: Bool) -> Type? {
    guard isFree else { return nil }
    if let array = syntax.as(ArrayExprSyntax.self) { return array.elements.isEmpty ? nil : .any }
    guard case .elements? = syntax.as(DictionaryExprSyntax.self)?.content else { return nil }
    return .any
  }

  /// Each beside the first, whose type a literal without one of its own takes.
  private func siblings(_ list: [ExprSyntax], isFree: Bool = false) -> [TypedExpr] {
    guard let first = list.first else { return [] }
    if let shared = sharedType(list) { return list.map { check($0, as: shared) } }
    let one = check(first, expecting: freeHint(first, isFree))
    return [one]
      + list.dropFirst().map { check($0, expecting: freeHint($0, isFree) ?? one.type) }
  }

  func checkDictionary(_ node: DictionaryExprSyntax, _ expected: Type?) -> TypedExpr {
    var key: Type?
    var value: Type?
    if let wanted = expected?.unwrappedFully, wanted.nominal === library.dictionary,
      !wanted.hasHoles
    {
      key = wanted.arguments[0]
      value = wanted.arguments[1]
    }
    if let wanted = expected?.unwrappedFully, wanted.nominal !== library.dictionary {
      var pairs: [(ExprSyntax, ExprSyntax)] = []
      if case .elements(let list) = node.content { pairs = list.map { ($0.key, $0.value) } }
      if let custom = customDictionary(pairs, wanted, line(node)) { return custom }
    }
    guard case .elements(let list) = node.content else {
      if let literal = expected.flatMap({
        dependentLiteral("Dictionary", ExprSyntax(node), $0.unwrappedFully)
      }) {
        return literal
      }
      if let open = openLiteral(ExprSyntax(node), expected?.unwrappedFully) { return open }
      guard let key, let value else {
        if expected == .any {
          let type = Type.nominal(library.dictionary, [.nominal(library.anyHashable, []), .any])
          return TypedExpr(.dictionary([]), type, line: line(node))
        }
        requireContext("empty collection literal requires an explicit type", node, expected)
        return failed(node)
      }
      return TypedExpr(
        .dictionary([]), .nominal(library.dictionary, [key, value]), line: line(node))
    }
    if key == nil || value == nil {
      let wanted = expected?.unwrappedFully
      let keys = commonType(siblings(list.map(\.key)))
      let values = siblings(list.map(\.value), isFree: wanted == .any)
      key = keys
      value = elementType(of: values, ExprSyntax(node), wanted) { "[\(keys) : \($0)]" }
    }
    guard let key, let value else { return failed(node) }
    if expected == nil {
      requireHashableKey(of: .nominal(library.dictionary, [key, value]), node)
    }
    warnOfRepeatedKeys(list, .nominal(library.dictionary, [key, value]))
    let pairs = list.map { pair in
      (
        check(pair.key, as: key) {
          "cannot convert value of type '\($0)' to expected dictionary key type '\(key)'"
        },
        checkPart(pair.value, as: value) {
          "cannot convert value of type '\($0)' to expected dictionary value type '\(value)'"
        }
      )
    }
    return TypedExpr(
      .dictionary(pairs), .nominal(library.dictionary, [key, value]), line: line(node))
  }

  /// `["items": []] as [String: Any]`: inside a literal an empty one is a list of anything.
  private func checkPart(
    _ syntax: ExprSyntax, as type: Type, _ message: @escaping (Type) -> String
  ) -> TypedExpr {
    guard type == .any else { return check(syntax, as: type, message) }
    if syntax.as(ArrayExprSyntax.self)?.elements.isEmpty == true {
      let list = check(syntax, as: .nominal(library.array, [.any]))
      return convert(list, to: .any) ?? list
    }
    if case .colon? = syntax.as(DictionaryExprSyntax.self)?.content {
      let key = Type.nominal(library.anyHashable, [])
      let table = check(syntax, as: .nominal(library.dictionary, [key, .any]))
      return convert(table, to: .any) ?? table
    }
    return check(syntax, as: type, message)
  }
}
