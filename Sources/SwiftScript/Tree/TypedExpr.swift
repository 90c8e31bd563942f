import SwiftSyntax

/// An expression whose type is known: what the checker makes and the lowering reads.
final class TypedExpr {
  indirect enum Kind {
    case constant(Value)
    case local(Local)
    case global(Global)
    /// A stored property of an object.
    case field(TypedExpr, Int)
    /// A stored property of a struct, or an element of a tuple.
    case element(TypedExpr, Int)
    /// A property that runs code; `nil` for a static one.
    case accessor(TypedExpr?, Member, isSuper: Bool)
    case subscripted(TypedExpr, Member, [TypedExpr])
    case call(Callee, [TypedExpr])
    /// A call that changes its first argument, which is a place.
    case mutate(TypedExpr, Callee, [TypedExpr])
    case tuple([TypedExpr])
    case array([TypedExpr])
    case dictionary([(TypedExpr, TypedExpr)])
    case closure(ClosureBody)
    case operation(Operation, TypedExpr, TypedExpr?)
    /// What depends on the types that stand for type parameters, once those are known.
    case dependent((@MainActor (Type) -> Type) -> TypedExpr)
    case and(TypedExpr, TypedExpr)
    case or(TypedExpr, TypedExpr)
    case coalesce(TypedExpr, TypedExpr)
    case conditional(TypedExpr, TypedExpr, TypedExpr)
    case assign(TypedExpr, TypedExpr)
    /// Reads the place into the local, evaluates the value, and writes it back.
    case modify(TypedExpr, Local, TypedExpr)
    case wrap(TypedExpr)
    /// `consume x`.
    case consume(TypedExpr)
    /// `try?` and `try!`.
    case attempt(TypedExpr, isForced: Bool)
    case force(TypedExpr)
    /// `x?` inside a chain: leaves the chain if `x` is nil.
    case chain(TypedExpr)
    /// The extent of a chain; wraps what comes out of it.
    case chained(TypedExpr)
    /// Keeps the type with the value, for `Any` and protocols.
    case erase(TypedExpr)
    /// A test that Swift's runtime makes: `is`, `as?`, `as!`.
    case cast(TypedExpr, Type, CastKind)
    case interpolation([TypedExpr])
    case typeValue(Type)
    /// An argument that the call may change.
    case inoutPlace(TypedExpr)
    /// `if` and `switch` as expressions: the statements leave the value in the local.
    case block([TypedStatement], Local)
    case construct(ScriptType, Callee, [TypedExpr])
    /// The same value as one of another type: a superclass, `Any`.
    case seen(TypedExpr)
    case makeStruct(ScriptType, [TypedExpr])
    case enumCase(ScriptType, Int, [TypedExpr])
    /// `super.init(…)` or `self.init(…)`: replaces `self` by what the call returns.
    case initialize(Local, Callee, [TypedExpr])
    /// A weak or unowned reference, read.
    case deref(TypedExpr, Ownership)
  }

  enum CastKind {
    case test, conditional, forced
  }

  /// Who is called, and how it is found.
  enum Callee {
    case function(Function)
    /// A generic function with the arguments of its parameters.
    case generic(Function, [Type])
    /// A generic method that a subclass may override; so many of the type arguments are its own,
    /// and so many values go in.
    case virtual(Function, [Type], own: Int, values: Int)
    case slot(Int)
    /// What the receiver, of the given type, has for a requirement.
    case witness(Member, Type?)
    /// What the type itself has for a static requirement, or an initialiser.
    case staticWitness(Member, Type)
    case native(Native)
    /// A native method for which the machine has a step of its own.
    case step(Operation, Native)
    /// A native method that is a loop of the machine's where it is one on an array.
    case elements(ElementLoop, Native)
    /// The host's own implementation of a hook that the script overrides.
    case base(Native, hook: String)
    case closure(TypedExpr)
  }

  /// What a literal could still become.
  enum Literal {
    case integer, float, null, string, other
  }

  let kind: Kind
  let type: Type
  let line: Int
  /// Set for literals and for operations on nothing but literals.
  var literal: Literal?
  var syntax: ExprSyntax?
  /// What a call calls, as it is declared: `view(for:at:)`.
  var calledName: String?
  /// A result that need not be used.
  var isDiscardable = false
  /// A force that nobody has written, of a `T!`.
  var isImplicit = false
  /// Something in it may throw, and nothing in it catches that.
  var isTried = false
  /// A `T!`: unwrapped by itself where a `T` is wanted.
  var isImplicitlyUnwrapped = false

  /// What a whole number is already known to be when the program is checked.
  var knownNumber: Int128?

  /// What an initializer fails with, before the object is whole.
  var leavesPart = false

  /// An argument that whoever is called keeps.
  var isGiven = false
  /// A parameter's default: reckoned after all that the call itself gives.
  var isDefault = false
  /// An `any P` that a generic function gets as that: `kind(shape as any Shape)`.
  var isClosed = false
  /// A variable that is given away here, and is empty afterwards.
  var isMoved = false

  /// What stands behind a protocol's type.
  var underlying: Type?
  /// What `Self` is for `super`, which is seen as the class above.
  var ownClass: Type?

  /// The word `true`.
  var isTrue: Bool { if case .constant(.bool(true)) = kind { true } else { false } }

  /// What is in a `T!`.
  static func implicitForce(of expr: TypedExpr, _ inner: Type) -> TypedExpr {
    let forced = TypedExpr(.force(expr), inner, line: expr.line)
    forced.isImplicit = true
    return forced
  }

  init(_ kind: Kind, _ type: Type, line: Int) {
    self.kind = kind
    self.type = type
    self.line = line
  }
}

/// A function's body after checking: what it captures and what it does.
final class ClosureBody {
  let function: Function
  let context: FunctionContext
  let parameters: [Local]
  let statements: [TypedStatement]
  /// Its function is already one for certain type arguments.
  var isSpecialized = false

  init(
    _ function: Function, _ context: FunctionContext, _ parameters: [Local],
    _ statements: [TypedStatement]
  ) {
    self.function = function
    self.context = context
    self.parameters = parameters
    self.statements = statements
  }
}

extension TypedExpr {
  /// The same expression, now with its type settled.
  var unliteral: TypedExpr {
    let expr = TypedExpr(kind, type, line: line)
    expr.isDiscardable = isDiscardable
    return expr
  }
}
