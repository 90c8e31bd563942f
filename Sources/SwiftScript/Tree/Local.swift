import SwiftSyntax

/// A variable of a function, resolved: the lowering gives it a register.
final class Local {
  let name: String
  let type: Type
  let isMutable: Bool
  unowned let context: FunctionContext
  var ownership: Ownership = .strong
  /// The register holds a cell of the caller's.
  var isInout = false
  var isCaptured = false
  /// A closure that may outlive its place shares it: that nobody looks at it while it is changed is
  /// found when the program runs.
  var isShared = false
  /// Stands in a closure's capture list.
  var isListed = false
  var isImplicitlyUnwrapped = false
  /// A local function that gives a `T!`.
  var givesImplicitlyUnwrapped = false
  /// A local function whose result need not be used.
  var isDiscardable = false
  /// A computed variable: the closure that computes it.
  var isComputed = false
  /// A variable of a function that runs code where it is read and set.
  struct Accessed {
    /// What the accessors stand on: a place of no value of its own.
    let base: Local
    let member: Member
    /// The closures that get and set.
    let accessors: [Local]
  }
  var accessed: Accessed?
  /// A generic function inside a function, which has no closure of its own.
  var generic: FunctionDeclaration?
  /// A function inside a function: a variable of its name may stand beside it, and hides it.
  var isFunction = false
  /// What it holds that ends with a call: places that are lent, closures that may not be kept.
  var lent: [Local] = []
  /// The functions of the same name that stand before it.
  var overloads: [Local] = []
  /// Declared before it stands: where it stands it is given its value.
  var isAhead = false
  /// Declared without a value: the first assignment is the initial one, also of a `let`.
  var isDeferred = false
  /// Declared by the script without a value: whether it has one is a question of paths.
  var isFlowChecked = false
  /// A closure that the function was given for as long as it runs.
  var isNonEscaping = false
  /// Such a parameter under another name.
  var isLentAgain = false
  /// The value of an `if` or a `switch` whose first branch alone tells the type.
  var isOpenBranch = false
  /// What a constant is known to be when the program is checked.
  var knownNumber: Int128?
  /// A parameter that is only looked at: `borrowing`.
  var isBorrowed = false
  /// The actor that the function runs on: `isolated`.
  var isIsolated = false
  /// The line of its declaration.
  var line = 0
  /// What is known of its uses, where the learner has declared it.
  var usage: VariableUsage?
  /// An `async let`: the task that the name stands for.
  struct Child {
    let task: Local
    let isThrowing: Bool
  }
  var child: Child?

  init(_ name: String, _ type: Type, isMutable: Bool, in context: FunctionContext) {
    self.name = name
    self.type = type
    self.isMutable = isMutable
    self.context = context
  }

  /// A closure and its scope share the variable.
  var needsCell: Bool { isInout || (isCaptured && (isMutable || isDeferred)) }
}

/// A function while its body is checked.
final class FunctionContext {
  /// A closure that keeps `self` without saying so.
  var capturesSelf = false
  let parent: FunctionContext?
  /// `nil` while a closure's result is still to be found.
  var result: Type?
  /// A closure of which nothing is known from its place.
  var isUntyped = false
  /// A closure whose result the call around it is to find out.
  var isResultInferred = false
  /// A closure of one expression, whose value nobody wants.
  var discardsValue = false
  /// What is known of a closure's result whose type is still to be found: `Result<_, Failure>`.
  var openResult: Type?
  /// What closures inside take from outside, in order of first use.
  var captures: [Local] = []
  var selfLocal: Local?
  /// The type whose member this is.
  var nominal: Nominal?
  var isStatic = false
  /// The type parameters that the code here is generic over.
  var generics: GenericContext?
  /// What the extension demands whose members are declared here.
  var demands: [Requirement] = []
  var isInitializer = false
  /// The types that are declared here, `typealias`es among them.
  var types: LocalTypes
  /// Wrapped properties without an initial value that the initialiser has given one.
  var wrapped: Set<Int> = []
  /// Returns nil where it fails.
  var isFailable = false
  var isConvenience = false
  var isClosure = false
  /// A function that is named as a value: what its parameters are was settled there.
  var isReference = false
  /// A closure that may outlive what it is passed to: `self` has to be written.
  var isEscaping = false
  /// Where a closure stands.
  var syntax: ExprSyntax?
  /// A closure that may run anywhere at any time.
  var isSendable = false
  /// Its capture list names `self`.
  var namesSelf = false
  /// A class's method that gives `Self`.
  var givesSelf = false
  /// Declared `throws`, or a closure that may be.
  var isThrowing = false
  /// Declared `rethrows`: it throws what a parameter throws.
  var isRethrowing = false
  /// The `E` of `throws(E)`.
  var thrown: Type?
  /// An error leaves a closure whose type is still to be found.
  var throwsFound = false
  /// Declared `async`, or a closure that may be.
  var isAsync = false
  /// An `async` call is made in a closure whose type is still to be found.
  var asyncFound = false
  /// Which actor it runs on.
  var isolation: Isolation
  /// An `await` stands before what is looked at, and what it stands for has been found.
  var isAwaiting = false
  var hasAwaited = false
  /// The `try` around what is looked at.
  var mark: TryMark?
  /// The `do`s with `catch` around it, innermost last.
  var catches: [CatchScope] = []
  /// In the body of a `defer`, out of which nothing is thrown.
  var isDeferring = false
  /// The property whose observer this is, and what lies behind it.
  var observed: (member: Member, place: TypedExpr)?
  /// What makes a value of its statements.
  var builder: Type?
  /// An attribute of the declaration names it.
  var isBuilderWritten: Bool { builder != nil && !isClosure }
  /// The input's own top-level code.
  var isMain = false
  var name: String
  var hasCalledInitializer = false
  /// Where `super.init` is called.
  var initializerCall: Syntax?
  /// The `$0` of a closure without names.
  var shorthand: [Local] = []
  /// Results of `return` statements seen while the result is still to be found.
  var found: [Type] = []

  init(_ name: String, parent: FunctionContext?) {
    self.name = name
    self.parent = parent
    types = LocalTypes(in: parent?.types)
    nominal = parent?.nominal
    isStatic = parent?.isStatic ?? false
    generics = parent?.generics
    isolation = parent?.isolation ?? .main
  }

  /// Makes `local` reachable from here, through every function between.
  func reach(_ local: Local) {
    guard local.context !== self else { return }
    local.isCaptured = true
    if isClosure, isEscaping { local.isShared = true }
    if !captures.contains(where: { $0 === local }) { captures.append(local) }
    parent?.reach(local)
  }
}

/// A `try` while what it covers is checked.
final class TryMark {
  let node: Syntax
  /// `try?` and `try!` handle the error themselves.
  let isHandling: Bool
  var isUsed = false

  init(_ node: Syntax, isHandling: Bool) {
    self.node = node
    self.isHandling = isHandling
  }
}

/// The body of a `do` with `catch`, while it is checked.
final class CatchScope {
  /// What is thrown in it, and where.
  var thrown: [(type: Type, at: Syntax)] = []
  /// The `E` of `do throws(E)`.
  var declared: Type?
}
