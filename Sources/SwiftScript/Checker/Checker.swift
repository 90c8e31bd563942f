import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Gives every expression of one input a type, and refuses what swiftc refuses, before anything runs.
///
/// Expected types flow down, found types flow up; a literal takes the type that its place asks for.
final class Checker {
  let library: Library
  let machine: Machine
  var module: Module
  let file: String
  let places: SourceLocationConverter
  var diagnostics: [Diagnostic] = []
  /// The first expression that no type was found for, whether that was said or not.
  private(set) var untyped: Syntax?
  /// Ctrl-C has come, or a limit was reached: nothing more is looked at.
  var isStopped = false
  /// Expressions looked at.
  var looks = 0
  /// Tells whether a guess holds without telling the learner.
  var isGuessing = false {
    didSet { if isGuessing, !oldValue { memo.forget() } }
  }
  /// What the looks of the guess have found.
  var memo = Memo()
  /// What a guess that fails would have said.
  var guessFailed = false
  var scopes: [[String: Local]] = [] {
    didSet { scopeStamp = nextStamp() }
  }
  /// Names what the scopes hold: the same as long as no name comes or goes.
  var scopeStamp = 0
  private var lastStamp = 0
  var context: FunctionContext
  var targets: [Target] = []
  /// Names that this input declares further down at top level.
  var pendingNames: Set<String> = []
  var taskResult = TaskResult.notSought
  /// The blocks around, innermost last.
  var openBlocks: [OpenBlock] = []
  /// The program's own of these, as far as closures have spoken of them.
  var laterVariables: [String: LaterVariable] = [:]
  /// Those that are computed and have been declared before all statements.
  var computedAhead: Set<SyntaxIdentifier> = []
  /// Bodies to check once every declaration's type is known.
  var pendingBodies: [() -> Void] = []
  /// Questions of paths, asked once all else is found right.
  var pendingFlows: [() -> Void] = []
  /// An initialiser's body asks its own.
  var isFlowPending = false
  /// Functions to lower once the whole input has been found right.
  var bodies: [ClosureBody] = []
  /// Functions that are lowered when it is known what they are called with.
  var genericFunctions: [Function] = []
  /// `super.init` and the like are only allowed in initialisers.
  var chainDepth = 0
  /// The sum or comparison that is looked at as a whole, and what its place wants.
  var operatorRoot: (node: InfixOperatorExprSyntax, wanted: Type?)?
  /// What whole numbers are of which nothing tells, and how many lists of such are being tried.
  var (integerDefault, wideningDepth): (Type?, Int) = (nil, 0)
  /// How many conditions of conformances are being looked at, one for the sake of another.
  var conditionDepth = 0
  /// The extents of optional chains that are open, innermost last.
  var openChains: [Bool] = []
  /// The value of the last statement, for the prompt.
  var resultType: Type?
  let isPrompt: Bool
  /// An argument of the call now looked at is a function that throws.
  var throwingArgument = false
  /// The call now looked at throws what its arguments throw.
  var isRethrowing = false
  /// The type parameters of the call now looked at that only collections can stand for.
  var collectionParameters: [GenericParameter] = []
  /// What stands in the brackets of the key path that is looked at.
  var pathArguments: PathArguments?
  /// Conversions that the arguments of the call now looked at have needed.
  var conversions = 0
  /// `super.init(coder: coder)!`: the call of an initialiser that may fail and must not.
  var forcedInitializer: SyntaxIdentifier?
  /// What type parameters stand for in the call now looked at before its arguments are.
  var givenTypes = Substitution()
  /// The member that the call now looked at is of.
  var calledMember: Member?
  /// What an integer literal is where only a generic parameter is wanted.
  var literalType: Type?
  /// The list at the beginning of the chain that is looked at, where fractions are asked of it.
  var fractionList: FractionList?
  /// Types that are being found from how a closure uses them.
  var openTypes: OpenTypes?
  /// `if`, `switch` and loops around the statement now looked at.
  var openBranches = 0
  /// Sequences of the script's whose elements are being found out.
  var elementsInQuestion: [Nominal] = []
  /// The last member that only its requirements have kept out.
  var unmetMember: FoundMember?
  /// The call that has been refused for where it stands.
  var refusedAsync: SyntaxIdentifier?
  /// The left side of an assignment is looked at.
  var isTarget = false
  /// Whether the closure looked at next may outlive its place.
  var isNextClosureEscaping = true
  /// Where the next closure runs, if that is not where it stands.
  var nextClosureIsolation: Isolation?
  /// The next closure may change what it takes along, wherever it runs.
  var isNextClosureChanging = false
  /// The next closure need not write the `self.` that it keeps.
  var isNextClosureSelfish = false
  /// The next closure's result is found from what the call around it is about.
  var isNextClosureInferred = false
  /// What makes a value of the statements of the closure looked at next.
  var nextClosureBuilder: Type?
  /// The places that expressions of the checker's own are spoken of at.
  ///
  /// Kept, because what is let go of hands its identity on.
  var standIns: [SyntaxIdentifier: (node: Syntax, place: Syntax)] = [:]
  /// Operators of this input, and whether members without their types are among their operands.
  var untoldOperands: [SyntaxIdentifier: Bool] = [:]
  /// How many closures around are being asked what they take.
  var closuresInQuestion = 0
  /// What the loop now looked at goes over.
  var loopSequence: SyntaxIdentifier?
  /// What the assignment now looked at changes.
  var changedPlace: SyntaxIdentifier?
  var hasTopLevelAwait = false
  /// The line to name while a syntax tree other than the input's is looked at.
  var lineOverride: Int?
  /// What type parameters stand for in the default that is looked at.
  var defaultTypes: (parameters: [GenericParameter], substitution: Substitution)?
  /// Globals that this input has declared so far.
  var definedHere: Set<String> = []
  /// Members that this input has declared so far.
  var newMembers: Set<ObjectIdentifier> = []
  /// Whether it imports anything: C's mathematics come with Foundation.
  var seesFoundation = true
  /// Operators that this input has declared so far.
  var newOperators: Set<ObjectIdentifier> = []
  /// Types that this input declares, superclasses first.
  var typeBodies: [TypeBody] = []
  /// Stands at the cursor where Tab was pressed; `nil` when a program is checked.
  var probe: CompletionProbe?
  /// The calls of `flatMap` that are tried as ones that keep what the closure gives.
  var keptByFlatMap: Set<SyntaxIdentifier> = []
  /// The member of an extension of all collections that is being declared.
  var collectionMember: (origin: SyntaxIdentifier, isCopy: Bool, members: [Member])?
  /// The protocol whose extension has the body now looked at, if that is a member that every
  /// collection has in its own way.
  var copiedCollection: String?
  /// Names of properties that classes of this input override: where one is stored it is reached
  /// through accessors, which an override can take the place of.
  var overriddenProperties: Set<String> = []
  /// The stored properties that each type declares itself.
  var storedProperties: [ObjectIdentifier: [StoredProperty]] = [:]

  /// Trees that the checker has written itself for a type, with the place that speaks for them.
  var synthesized: [SyntaxIdentifier: (nominal: Nominal, target: String, name: Syntax)] = [:]

  /// The variables of functions, by the places of their declarations.
  var usages: [Int: VariableUsage] = [:]
  /// The input's own tree.
  var treeID: SyntaxIdentifier?
  /// The pattern looked at binds the names of another one of the same case.
  var isSharingNames = false

  init(
    library: Library, machine: Machine, module: Module, file: String,
    places: SourceLocationConverter, isPrompt: Bool
  ) {
    self.library = library
    self.machine = machine
    self.module = module
    self.file = file
    self.places = places
    self.isPrompt = isPrompt
    context = FunctionContext("main", parent: nil)
    context.result = .void
    context.isMain = true
    scopes = [[:]]
  }

  // MARK: Saying what is wrong

  func range(_ node: some SyntaxProtocol) -> SourceRange {
    if let line = lineOverride {
      let place = SourcePosition(line: line, column: 1, offset: 0)
      return SourceRange(file: file, start: place, end: place)
    }
    if let origin = origin(of: node) { return range(origin.name) }
    if !standIns.isEmpty, let place = standIns[node.root.id]?.place { return range(place) }
    let start = places.location(for: node.positionAfterSkippingLeadingTrivia)
    let end = places.location(for: node.endPositionBeforeTrailingTrivia)
    return SourceRange(
      file: file,
      start: SourcePosition(line: start.line, column: start.column, offset: start.offset),
      end: SourcePosition(line: end.line, column: end.column, offset: end.offset))
  }

  func line(_ node: some SyntaxProtocol) -> Int {
    if let lineOverride { return lineOverride }
    if let origin = origin(of: node) { return line(origin.name) }
    if !standIns.isEmpty, let place = standIns[node.root.id]?.place { return line(place) }
    return places.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func error(
    _ message: String, _ node: some SyntaxProtocol, notes: [String] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) {
    guard !isGuessing else {
      guessFailed = true
      return
    }
    // What is of no type has been spoken of.
    if hasErrors, message.contains("\(Type.error)") { return }
    var (message, fixIts) = (message, fixIts)
    if let origin = origin(of: node) {
      message = "type '\(origin.nominal.name)' does not conform to protocol '\(origin.target)'"
      fixIts = []
    }
    let diagnostic = Diagnostic(.error, message, at: range(node), notes: notes, fixIts: fixIts)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Where code that nobody has written comes from.
  private func origin(of node: some SyntaxProtocol)
    -> (nominal: Nominal, target: String, name: Syntax)?
  {
    synthesized.isEmpty ? nil : synthesized[node.root.id]
  }

  func warning(_ message: String, _ node: some SyntaxProtocol, fixIts: [Diagnostic.FixIt] = []) {
    guard !isGuessing else { return }
    diagnostics.append(Diagnostic(.warning, message, at: range(node), fixIts: fixIts))
  }

  /// Valid Swift that we do not run yet, named as such.
  func unsupported(_ what: String, _ node: some SyntaxProtocol) {
    note(Diagnostic(.unsupported, "\(what) not supported yet", at: range(node)))
  }

  /// An expression whose types are not found, though it may be valid.
  func untyped(_ node: some SyntaxProtocol) { note(.untyped(at: range(node))) }

  private func note(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard !isGuessing else {
      guessFailed = true
      return
    }
    let diagnostic = diagnostic()
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity != .warning } }

  /// Tries something without telling the learner; `nil` if it does not hold.
  func guess<Result>(_ body: () -> Result) -> Result? {
    let outer = (isGuessing, guessFailed, context.captures)
    let (around, effects) = (context, (context.asyncFound, context.throwsFound))
    isGuessing = true
    guessFailed = false
    let result = body()
    let failed = guessFailed
    (isGuessing, guessFailed) = (outer.0, outer.1)
    // What a call would have done that is not made does not make the closure around it wait.
    if failed { (around.asyncFound, around.throwsFound) = effects }
    return failed ? nil : result
  }

  /// What has been said of the closure looked at next is not said of the one after it.
  func takeClosureAsAny() {
    isNextClosureEscaping = true
    nextClosureIsolation = nil
    isNextClosureChanging = false
    isNextClosureSelfish = false
    nextClosureBuilder = nil
  }

  func failed(_ node: some SyntaxProtocol) -> TypedExpr {
    if isGuessing { guessFailed = true } else if untyped == nil { untyped = Syntax(node) }
    return TypedExpr(.constant(.none), .error, line: line(node))
  }

  // MARK: Scopes

  private func nextStamp() -> Int {
    lastStamp += 1
    return lastStamp
  }

  func withScope<Result>(_ body: () -> Result) -> Result {
    let outer = scopeStamp
    scopes.append([:])
    defer {
      scopes.removeLast()
      scopeStamp = outer
    }
    return body()
  }

  @discardableResult
  func declare(_ name: String, _ type: Type, isMutable: Bool) -> Local {
    if let local = localAhead(name, type) { return local }
    let local = Local(name, type, isMutable: isMutable, in: context)
    if name != "_" { scopes[scopes.count - 1][name] = local }
    return local
  }

  func lookUpLocal(_ name: String) -> Local? {
    for scope in scopes.reversed() {
      if let local = scope[name] { return local }
    }
    return nil
  }

  /// The `self` that a member without one before it belongs to; a weak one has to be unwrapped.
  var currentSelf: Local? {
    guard let local = lookUpLocal("self") else { return nil }
    return local.ownership == .weak ? nil : local
  }

  /// Checks a function's body in a context of its own, which sees the locals around it.
  func inFunction<Result>(
    _ function: FunctionContext, seesLocals: Bool, _ body: () -> Result
  ) -> Result {
    let outer = (context, scopes, targets, openChains, openBlocks)
    let outerStamp = scopeStamp
    context = function
    if !seesLocals { (scopes, openBlocks) = ([], []) }
    scopes.append([:])
    targets = []
    openChains = []
    defer {
      (context, scopes, targets, openChains, openBlocks) = outer
      scopeStamp = outerStamp
    }
    return body()
  }

  /// Where type names are looked up from here.
  var typeScope: TypeScope {
    var scope = TypeScope(library: library, module: module, nominal: context.nominal)
    scope.locals = context.types
    if !context.demands.isEmpty { scope.selfBounds = context.demands.selfBounds }
    if let generics = context.generics { scope.selfBounds += generics.requirements.selfBounds }
    scope.generics =
      (defaultTypes?.parameters ?? []) + (context.generics?.parameters.reversed() ?? [])
    scope.report = { [unowned self] message, node, notes in
      if message.hasPrefix("not supported yet: ") {
        unsupported(String(message.dropFirst("not supported yet: ".count)) + " are", node)
      } else if message.hasSuffix(" is not modelled yet") {
        guard !isGuessing else { return guessFailed = true }
        diagnostics.append(Diagnostic(.unsupported, message, at: range(node)))
      } else {
        error(message, node, notes: notes, fixIts: spelling(notes, node))
      }
    }
    return scope
  }

  /// The fix-it that a note about a mistyped type speaks of.
  private func spelling(_ notes: [String], _ node: Syntax) -> [Diagnostic.FixIt] {
    guard let name = notes.first?.firstMatch(of: /^did you mean '(.+)'\?$/)?.1 else { return [] }
    let token = node.as(IdentifierTypeSyntax.self)?.name
    return [replace(token.map { Syntax($0) } ?? node, with: String(name))]
  }

  /// The type that `syntax` spells, as the code here sees it.
  /// - Parameter isClosed: nothing tells later what a generic type that is named alone is made of.
  func resolve(_ syntax: TypeSyntax, isClosed: Bool = false) -> Type {
    var scope = typeScope
    scope.demandsArguments = isClosed
    let type = rigid(scope.resolve(syntax))
    requireHashableParts(of: type, syntax)
    return type
  }

  /// The type that a bare name means, as the code here sees it.
  func lookUpType(_ name: String) -> Type? { typeScope.lookUp(name).map(rigid) }

  /// What `Self` is in the code here.
  var ownType: Type {
    // A default's own is the callee's, whoever calls.
    if defaultTypes == nil,
      let parameter = context.generics?.parameters.last(where: { $0.name == "Self" })
    {
      return rigid(.parameter(parameter))
    }
    return context.nominal.map { rigid($0.memberSelf) } ?? .error
  }

  /// With archetypes for the type parameters that the code here is generic over.
  func rigid(_ type: Type) -> Type {
    let type = defaultTypes?.substitution(type) ?? type
    return context.generics?.rigid(type) ?? type
  }

  func rigid(_ type: FunctionType) -> FunctionType { context.generics?.rigid(type) ?? type }
}
