import SwiftSyntax

/// What guesses have found of expressions, so that none is looked at twice for one question.
///
/// A call of an overloaded function looks at its arguments once for each function it may mean, and
/// each of these looks does the same: without memory `max(max(max(a, b), c), d)` takes time that
/// grows with its depth as a power does. Lives as long as the outermost guess, within which
/// nothing is declared but in scopes of its own.
struct Memo {
  /// All that an expression's type hangs on besides what its place wants of it.
  struct Question: Hashable {
    let node: SyntaxIdentifier
    /// Which names are known; see ``Checker/scopeStamp``.
    let scopeStamp: Int
    let changedPlace: SyntaxIdentifier?
    // How the closure looked at next is taken.
    let isEscaping: Bool
    let isolation: Isolation?
    let isSelfish: Bool
    let keptByFlatMap: Set<SyntaxIdentifier>
  }

  struct Answer {
    /// Kept, because a tree that is let go of hands its identity on.
    let node: ExprSyntax
    let expected: Type?
    let literalType: Type?
    let builder: Type?
    let found: TypedExpr
    let hasFailed: Bool
    let throwingArgument: Bool
  }

  private var answers: [Question: [Answer]] = [:]

  func answer(_ question: Question, _ expected: Type?, _ literalType: Type?, _ builder: Type?)
    -> Answer?
  {
    answers[question]?.first {
      $0.expected == expected && $0.literalType == literalType && $0.builder == builder
    }
  }

  mutating func note(_ answer: Answer, of question: Question) {
    answers[question, default: []].append(answer)
  }

  mutating func forget() {
    if !answers.isEmpty { answers.removeAll(keepingCapacity: true) }
  }
}

extension Checker {
  /// The expression's type as an earlier look of this guess has found it, or as `look` finds it.
  func remembered(_ syntax: ExprSyntax, _ expected: Type?, _ look: () -> TypedExpr) -> TypedExpr {
    guard isGuessing, isWorthRemembering(syntax), openTypes == nil, probe == nil,
      lineOverride == nil, defaultTypes == nil, elementsInQuestion.isEmpty, !isTarget,
      fractionList == nil, integerDefault == nil,
      expected?.function?.thrown == nil
    else { return look() }
    let question = Memo.Question(
      node: syntax.id, scopeStamp: scopeStamp, changedPlace: changedPlace,
      isEscaping: isNextClosureEscaping, isolation: nextClosureIsolation,
      isSelfish: isNextClosureSelfish,
      keptByFlatMap: keptByFlatMap)
    let (literal, builder) = (literalType, nextClosureBuilder)
    if let known = memo.answer(question, expected, literal, builder) {
      if known.hasFailed { guessFailed = true }
      throwingArgument = known.throwingArgument
      if syntax.is(ClosureExprSyntax.self) { takeClosureAsAny() }
      return known.found
    }
    let outer = guessFailed
    guessFailed = false
    let found = look()
    if !isStopped {
      let answer = Memo.Answer(
        node: syntax, expected: expected, literalType: literal, builder: builder, found: found,
        hasFailed: guessFailed, throwingArgument: throwingArgument)
      memo.note(answer, of: question)
    }
    guessFailed = guessFailed || outer
    return found
  }

  /// Names and literals are found as fast as they are remembered.
  private func isWorthRemembering(_ syntax: ExprSyntax) -> Bool {
    switch syntax.kind {
    case .functionCallExpr, .closureExpr, .infixOperatorExpr, .prefixOperatorExpr,
      .memberAccessExpr, .subscriptCallExpr, .ternaryExpr, .arrayExpr, .dictionaryExpr, .tupleExpr,
      .tryExpr, .awaitExpr, .forceUnwrapExpr, .asExpr:
      true
    default: false
    }
  }
}
