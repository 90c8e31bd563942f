import SwiftSyntax

extension Checker {
  func checkClosure(_ node: ClosureExprSyntax, _ expected: Type?) -> TypedExpr {
    let wanted = expected?.unwrappedFully.function ?? toldByBody(ExprSyntax(node))?.function
    let function = FunctionContext("closure", parent: context)
    function.isClosure = true
    function.isUntyped = wanted == nil
    function.isEscaping = isNextClosureEscaping
    function.syntax = ExprSyntax(node)
    function.builder = nextClosureBuilder
    if let isolation = nextClosureIsolation {
      function.isolation = isolation
      function.isSendable =
        isolation == .nonisolated && !isNextClosureChanging && Self.taskCall(around: node) == nil
    }
    function.capturesSelf = isNextClosureSelfish
    takeClosureAsAny()
    if node.signature?.attributes.description.contains("@MainActor") == true {
      function.isolation = .main
    }
    if let own = node.signature.flatMap({ globalActor(in: $0.attributes) }) {
      function.isolation = .global(own)
    }
    function.isResultInferred = isNextClosureInferred
    isNextClosureInferred = false
    let effects = node.signature?.effectSpecifiers
    function.isAsync = effects?.asyncSpecifier != nil || wanted?.isAsync == true
    let thrown = effects?.throwsClause?.type.map { resolve($0) }
    function.isThrowing = effects?.throwsClause != nil && thrown != library.never
    function.thrown = thrown ?? wanted?.thrown.flatMap { $0.hasHoles ? nil : $0 }
    let captured = captureList(node, in: function)
    function.namesSelf = captured.contains { $0.0.name == "self" }
    let (parameters, parts): ([Local], [Local])
    if let split = splitParameters(node, wanted, function) {
      (parameters, parts) = split
    } else if let plain = closureParameters(node, wanted, function) {
      (parameters, parts) = (plain, [])
    } else {
      return failed(node)
    }
    if let clause = node.signature?.returnClause {
      let written = resolve(clause.type)
      function.result = wanted.flatMap { filled(written, by: $0.result) } ?? written
    } else if let result = wanted?.result {
      if !result.hasHoles {
        function.result = result
      } else if result.nominal != nil || result.wrapped != nil {
        function.openResult = result
      }
    }
    let body = inFunction(function, seesLocals: true) { () -> ClosureBody in
      for (local, _) in captured { scopes[scopes.count - 1][local.name] = local }
      for local in parameters + parts where local.name != "_" && !local.name.hasPrefix("$") {
        scopes[scopes.count - 1][local.name] = local
      }
      // `{ index in var index = index … }`: what the body declares may hide a parameter.
      let own = withScope { closureStatements(node, function) }
      let statements = split(parameters, parts, line(node)) + own
      return makeBody("closure", function, parameters, statements)
    }
    refuseKeptPlaces(of: function, node)
    let result = function.result ?? .void
    var signature = FunctionType(of: parameters.map(\.type), result)
    for (index, local) in parameters.enumerated() {
      signature.parameters[index].isInout = local.isInout
      if let taken = wanted?.parameters.dropFirst(index).first, taken.isVariadic {
        signature.parameters[index] = taken
      } else if wanted == nil, isVariadic(node, index), let one = local.type.arguments.first {
        signature.parameters[index].type = one
        signature.parameters[index].isVariadic = true
      }
    }
    signature.isAsync = effects?.asyncSpecifier != nil || function.asyncFound
    signature.isThrowing = function.isThrowing || function.throwsFound
    signature.thrown = thrown
    let type = Type.function(signature)
    refuseConcurrentCaptures(of: function, signature, node)
    let closure = TypedExpr(.closure(body), type, line: line(node))
    guard !captured.isEmpty else { return closure }
    // The captures are evaluated where the closure is made, and live in locals of that moment.
    let made = Local("closure", type, isMutable: false, in: context)
    var statements = captured.map { local, value in
      TypedStatement(.declare(local, value), line: line(node))
    }
    statements.append(TypedStatement(.declare(made, closure), line: line(node)))
    return TypedExpr(.block(statements, made), type, line: line(node))
  }

  /// `{ (views: UIView...) in … }`.
  private func isVariadic(_ node: ClosureExprSyntax, _ index: Int) -> Bool {
    guard case .parameterClause(let clause) = node.signature?.parameterClause else { return false }
    return clause.parameters.dropFirst(index).first?.ellipsis != nil
  }

  /// A closure that takes a pair may name its two parts instead.
  private func splitParameters(
    _ node: ClosureExprSyntax, _ wanted: FunctionType?, _ function: FunctionContext
  ) -> ([Local], [Local])? {
    guard let wanted, wanted.parameters.count == 1,
      case .tuple(let elements) = wanted.parameters[0].type,
      elements.count > 1
    else { return nil }
    var names: [String] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list): names = list.map { $0.name.text }
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil:
      guard highestShorthand(in: Syntax(node.statements)) > 0 else { return nil }
      names = elements.indices.map { "$\($0)" }
    @unknown default: return nil
    }
    guard names.count == elements.count else { return nil }
    let whole = Local("_", wanted.parameters[0].type, isMutable: false, in: function)
    let parts = zip(names, elements).map { Local($0, $1.type, isMutable: false, in: function) }
    if node.signature?.parameterClause == nil { function.shorthand = parts }
    return ([whole], parts)
  }

  private func split(_ parameters: [Local], _ parts: [Local], _ at: Int) -> [TypedStatement] {
    guard let whole = parameters.first else { return [] }
    return parts.enumerated().map { index, part in
      let element = TypedExpr(
        .element(TypedExpr(.local(whole), whole.type, line: at), index), part.type, line: at)
      return TypedStatement(.declare(part, element), line: at)
    }
  }

  private func closureParameters(
    _ node: ClosureExprSyntax, _ wanted: FunctionType?, _ function: FunctionContext
  ) -> [Local]? {
    switch node.signature?.parameterClause {
    case .simpleInput(let names):
      let list = names.map { ($0.name.text, nil as TypeSyntax?) }
      return namedParameters(list, node, wanted, function)
    case .parameterClause(let clause):
      let list = clause.parameters.map { (($0.secondName ?? $0.firstName).text, $0.type) }
      return namedParameters(list, node, wanted, function)
    case nil:
      guard let wanted else { return [] }
      let parameters = wanted.parameters.enumerated().map { index, parameter -> Local in
        let local = Local("$\(index)", held(parameter), isMutable: parameter.isInout, in: function)
        local.isInout = parameter.isInout
        return local
      }
      function.shorthand = parameters
      let used = highestShorthand(in: Syntax(node.statements))
      // `{ count += 1 }` takes a `Void` without saying so.
      let isOfNothing = parameters.count == 1 && parameters[0].type.isVoid
      if used < 0, !parameters.isEmpty, !isOfNothing {
        error(
          "contextual type for closure argument list expects \(parameters.count) argument\(parameters.count == 1 ? "" : "s"), which cannot be implicitly ignored",
          node, fixIts: [])
        return nil
      }
      if used >= 0, used + 1 < parameters.count {
        error(
          "contextual closure type '\(written(wanted))' expects \(parameters.count) arguments, but \(used + 1) \(used == 0 ? "was" : "were") used in closure body",
          node)
        return nil
      }
      // One parameter that is a pair: `$0` and `$1` are its parts.
      if used >= parameters.count {
        error(
          "contextual closure type '\(written(wanted))' expects \(parameters.count) argument\(parameters.count == 1 ? "" : "s"), but \(used + 1) were used in closure body",
          node)
        return nil
      }
      return parameters
    @unknown default: return nil
    }
  }

  /// The type of a closure as it is written, where the inferred one has `()`.
  private func written(_ type: FunctionType) -> String {
    "\(type)".replacing(#/-> \(\)$/#, with: "-> Void")
  }

  private func namedParameters(
    _ list: [(String, TypeSyntax?)], _ node: ClosureExprSyntax, _ wanted: FunctionType?,
    _ function: FunctionContext
  ) -> [Local]? {
    if let wanted, wanted.parameters.count != list.count {
      error(
        "contextual closure type '\(written(wanted))' expects \(wanted.parameters.count) argument\(wanted.parameters.count == 1 ? "" : "s"), but \(list.count) \(list.count == 1 ? "was" : "were") used in closure body",
        node)
      return nil
    }
    return list.enumerated().map { index, item in
      let parameter = wanted?.parameters[index]
      let type: Type
      if let syntax = item.1 {
        let one = resolve(syntax)
        type = isVariadic(node, index) ? .nominal(library.array, [one]) : one
      } else if let parameter {
        type = held(parameter)
      } else {
        if isOpenInUse(node) {
          untyped(node)
        } else {
          error(
            "cannot infer type of closure parameter '\(item.0)' without a type annotation", node)
        }
        type = .error
      }
      let isInout = parameter?.isInout ?? item.1?.isInout ?? false
      let local = Local(item.0, type, isMutable: isInout, in: function)
      local.isInout = isInout
      local.isImplicitlyUnwrapped =
        item.1?.isImplicitlyUnwrapped ?? false
      return local
    }
  }

  /// `{ x in x + 1 }`: Swift finds the type of a parameter from an operator or a call.
  private func isOpenInUse(_ node: ClosureExprSyntax) -> Bool {
    guard node.statements.count == 1, let only = node.statements.first?.item.as(ExprSyntax.self)
    else { return false }
    return only.is(InfixOperatorExprSyntax.self)
      || only.as(FunctionCallExprSyntax.self)?.calledExpression.is(DeclReferenceExprSyntax.self)
        == true
  }

  /// The highest `$n` used in the closure itself, not in one inside it; -1 if none.
  private func highestShorthand(in node: Syntax) -> Int {
    var highest = -1
    for child in node.children(viewMode: .sourceAccurate) {
      if child.is(ClosureExprSyntax.self), child.as(ClosureExprSyntax.self)?.signature == nil {
        continue
      }
      if let token = child.as(TokenSyntax.self), case .dollarIdentifier(let text) = token.tokenKind
      {
        // `$9223372036854775807`: one more still has to be a number.
        highest = max(highest, min(Int(text.dropFirst()) ?? -1, Int(Int32.max)))
      } else {
        highest = max(highest, highestShorthand(in: child))
      }
    }
    return highest
  }

  private func closureStatements(_ node: ClosureExprSyntax, _ function: FunctionContext)
    -> [TypedStatement]
  {
    if let builder = function.builder, isBuilt(node.statements) {
      return built(node.statements, builder, function.result)
    }
    if let only = node.statements.first, node.statements.count == 1,
      let infix = only.item.as(InfixOperatorExprSyntax.self),
      infix.operator.is(AssignmentExprSyntax.self), let result = function.result, !result.isVoid,
      !result.hasHoles
    {
      error("cannot convert value of type '()' to closure result type '\(result)'", infix.operator)
    }
    if node.statements.count == 1, let only = node.statements.first,
      case .expr(let expression) = only.item, !isStatementExpression(expression)
    {
      let expr = check(
        expression,
        expecting: function.result.map { $0.isVoid ? nil : $0 } ?? function.openResult)
      guard let result = function.result else {
        function.result = expr.literal == .null ? .error : expr.type
        return [
          TypedStatement(
            expr.type.isVoid ? .expression(expr) : .return(expr), line: line(expression))
        ]
      }
      // A lone expression where nothing is wanted is a statement.
      if result.isVoid {
        function.discardsValue = !expr.type.isVoid && expr.type != library.never
        return [TypedStatement(.expression(expr), line: line(expression))]
      }
      if expr.type == library.never {
        return [TypedStatement(.expression(expr), line: line(expression))]
      }
      let wrapped = function.isResultInferred ? wrappedInside(expr, result) : nil
      guard let converted = wrapped ?? convert(expr, to: result) else {
        reportMismatch(expr, result, expression) {
          node.signature?.returnClause != nil
            ? "declared closure result '\(result)' is incompatible with return type '\($0)'"
            : "cannot convert value of type '\($0)' to closure result type '\(result)'"
        }
        return []
      }
      return [TypedStatement(.return(converted), line: line(expression))]
    }
    if let value = branchedValue(node, function) { return value }
    if function.result == nil, function.openResult != nil {
      // One `return` tells what another one, `.failure(.empty)`, leaves open.
      _ = guess { withScope { check(node.statements) } }
      if refuseNilFirst(function, node) { return [] }
      function.result = function.found.first { !$0.hasHoles }
      // `compactMap { … return text … return nil }`.
      if let result = function.result, result.wrapped == nil, function.openResult?.wrapped != nil {
        function.result = .optional(result)
      }
      function.found = []
    }
    let statements = check(node.statements)
    if let result = function.result {
      if !result.isVoid, !result.hasHoles, result != library.never, !node.statements.isEmpty,
        !ControlFlow.leaves(statements), !hasErrors
      {
        if let nothing = nothing(in: result, line(node.rightBrace)) {
          return statements + [TypedStatement(.return(nothing), line: line(node.rightBrace))]
        }
        error(
          "missing return in closure expected to return '\(result)'",
          missingReturn(in: node.statements, result) ?? Syntax(node.rightBrace))
      }
    } else {
      function.result = function.found.first ?? .void
    }
    return statements
  }

  /// A closure that is nothing but an `if` or a `switch` whose branches are values has their value.
  private func branchedValue(_ node: ClosureExprSyntax, _ function: FunctionContext)
    -> [TypedStatement]?
  {
    guard node.statements.count == 1, let only = node.statements.first,
      let expression = only.expression,
      expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self),
      expression.hasBranchValues
    else { return nil }
    if let result = function.result {
      guard !result.isVoid else { return nil }
      return [TypedStatement(.return(check(expression, as: result)), line: line(only))]
    }
    // Of branches that are statements nothing comes.
    let found = guess { check(expression) }
    guard let found, !found.type.isError, !found.type.isVoid else { return nil }
    let value = check(expression)
    function.result = value.type
    return [TypedStatement(.return(value), line: line(only))]
  }

  private func isStatementExpression(_ node: ExprSyntax) -> Bool {
    if let binary = node.as(InfixOperatorExprSyntax.self) {
      return binary.operator.is(AssignmentExprSyntax.self)
    }
    return node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self)
  }

  /// Whether a variable without a value is declared anywhere in the function itself.
  func hasOpenVariables(_ statements: [TypedStatement]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .declare(let local, let value): value == nil && local.isFlowChecked
      case .define(let global, _): global.isDeferred
      case .if(_, let a, let b), .doCatch(let a, _, let b):
        hasOpenVariables(a) || hasOpenVariables(b)
      case .while(_, let body, _), .repeatWhile(let body, _, _), .defer(let body),
        .block(let body, _), .forIn(_, _, _, let body, _), .count(_, _, _, _, _, let body, _):
        hasOpenVariables(body)
      case .switch(_, _, let cases, _): cases.contains { hasOpenVariables($0.body) }
      default: false
      }
    }
  }

  /// Wraps up a checked body, to be lowered once the whole input is right.
  func makeBody(
    _ name: String, _ function: FunctionContext, _ parameters: [Local],
    _ statements: [TypedStatement],
    as existing: Function? = nil
  ) -> ClosureBody {
    let body = ClosureBody(existing ?? Function(name, file: file), function, parameters, statements)
    if isGuessing { return body }
    if !isFlowPending, hasOpenVariables(statements) {
      pendingFlows.append { [self] in
        DefiniteInitialization(self, function).visit(statements)
      }
    }
    if module.givesAway {
      pendingFlows.append { [self] in
        Consumption(self, function, lent: parameters.filter(\.isInout)).check(statements)
      }
    }
    if function.generics == nil {
      bodies.append(body)
    } else {
      genericFunctions.append(body.function)
    }
    if function.generics != nil, let template = existing?.template {
      template.body = body
    }
    return body
  }
}
