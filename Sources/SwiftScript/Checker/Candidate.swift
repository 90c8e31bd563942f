import SwiftSyntax

/// Something that a call may mean.
struct Candidate {
  let name: String
  /// Its holes are the generic parameters in `generics`.
  var type: FunctionType
  var generics: [GenericParameter] = []
  /// What the types found for them have to be.
  var requirements: [Requirement] = []
  var substitution = Substitution()
  var member: Member?
  /// Which actor it has to be called on.
  var isolation: Isolation?
  /// An operator that stands after its operand.
  var isPostfix = false
  /// A function that is a value: its name is none of the script's.
  var isValue = false
  /// Gives a `T!`.
  var isImplicitlyUnwrapped = false
  /// Declared so, to be meant where no other overload fits.
  var isDisfavored = false
  /// What its `@available` attributes say; of a member, the member has it.
  var availability: Availability?
  /// Whose member it is.
  var receiver: TypedExpr?
  /// Makes the call from arguments in the order of the parameters.
  let make: ([TypedExpr], FunctionType, Substitution) -> TypedExpr

  /// With its labels, as messages have it.
  var fullName: String { type.fullName(name) }

  var isUnavailable: Bool { member?.isUnavailable ?? (availability?.missingOn != nil) }

  var isOfLibrary: Bool {
    if case .native? = member?.implementation { true } else { false }
  }

  /// As swiftc names it in a sentence; `nil` of a value.
  var saidName: String? { isValue ? nil : member?.saidName ?? type.prettyName(name) }

  /// As swiftc speaks of a function that is no type's member.
  var describedGlobal: String { "global function '\(type.prettyName(name))'" }
}

/// The arguments of a call as written.
struct ArgumentList {
  struct Argument {
    let label: TokenSyntax?
    let value: ExprSyntax
    let isTrailing: Bool

    var name: String? { label?.text.unquoted }

    /// As the parameter takes it, which its wrapper may be made of; `nil` if it is labelled otherwise.
    func taken(by parameter: FunctionType.Parameter) -> Argument? {
      guard let wrapper = parameter.wrapper, wrapper.isMadeByCaller else {
        return name == parameter.label ? self : nil
      }
      if name == parameter.label {
        let made = wrapper.making("wrappedValue", value)
        return Argument(label: label, value: made, isTrailing: isTrailing)
      }
      guard let label, let wanted = parameter.label, name == "$" + wanted else { return nil }
      let made = wrapper.making("projectedValue", value)
      return Argument(label: label, value: made, isTrailing: isTrailing)
    }
  }

  let arguments: [Argument]
  let node: Syntax

  init(
    _ list: LabeledExprListSyntax, trailing: ClosureExprSyntax? = nil,
    additional: MultipleTrailingClosureElementListSyntax? = nil, node: some SyntaxProtocol
  ) {
    var all = list.map { Argument(label: $0.label, value: $0.expression, isTrailing: false) }
    if let trailing {
      all.append(Argument(label: nil, value: ExprSyntax(trailing), isTrailing: true))
    }
    for element in additional ?? [] {
      // `fold { … } _: { … }`: the second parameter has no label either.
      let label = element.label.tokenKind == .wildcard ? nil : element.label
      all.append(Argument(label: label, value: ExprSyntax(element.closure), isTrailing: true))
    }
    arguments = all
    self.node = Syntax(node)
  }

  init(_ arguments: [Argument], node: some SyntaxProtocol) {
    self.arguments = arguments
    self.node = Syntax(node)
  }

  /// Which arguments go to which parameter.
  enum Matching {
    case fits([[Argument]])
    case misfits([Misfit])
  }

  func match(_ type: FunctionType) -> Matching {
    var matched: [[Argument]] = Array(repeating: [], count: type.parameters.count)
    var next = 0
    let plain = arguments.filter { !$0.isTrailing }
    var trailing = arguments.filter(\.isTrailing)
    for (index, parameter) in type.parameters.enumerated() {
      if next < plain.count, let taken = plain[next].taken(by: parameter) {
        matched[index] = [taken]
        next += 1
        while parameter.isVariadic, next < plain.count, plain[next].label == nil {
          matched[index].append(plain[next])
          next += 1
        }
        continue
      }
      if let first = trailing.first, takesClosure(parameter),
        next >= plain.count,
        first.label == nil || first.name == parameter.label,
        !(parameter.defaultValue != nil && laterNeedsClosure(type, after: index, trailing.count))
      {
        matched[index] = [first]
        trailing.removeFirst()
        continue
      }
      if parameter.defaultValue != nil || parameter.isVariadic { continue }
      return .misfits(misfits(type))
    }
    if next < plain.count { return .misfits(misfits(type)) }
    if let left = trailing.first {
      return .misfits([Misfit("extra trailing closure passed in call", at: Syntax(left.value))])
    }
    return .fits(matched)
  }

  func takesClosure(_ parameter: FunctionType.Parameter) -> Bool {
    switch parameter.type.unwrappedFully {
    case .function, .parameter: true
    default: false
    }
  }

  /// A closure goes to a parameter without default rather than to one with, if there is one.
  private func laterNeedsClosure(_ type: FunctionType, after index: Int, _ count: Int) -> Bool {
    type.parameters[(index + 1)...].filter { $0.defaultValue == nil && takesClosure($0) }.count
      >= count
  }
}

extension Candidate {
  /// How much its parameters take: of two generic functions that fit alike Swift calls the one that
  /// takes less: `[T]` before `T: BinaryInteger` before `T: Numeric` before any `T`.
  var openness: Int {
    guard !generics.isEmpty else { return 0 }
    var bare: [GenericParameter] = []
    let sum = type.parameters.reduce(0) { sum, parameter in
      // `T.Type` is as open as `T`, and more so than `Box<T>.Type`.
      var taken = parameter.type
      if case .metatype(let inner) = taken { taken = inner }
      // `(T) -> U` is as open as `U`, and more so than `(T) -> Promise<U>`.
      let function = taken.unwrappedFully.function
      if let function { taken = function.result }
      let isOptional = taken.wrapped != nil
      if let inner = taken.wrapped { taken = inner }
      guard case .parameter(let parameter) = taken else {
        return sum + opennessInside(parameter.type)
      }
      if !bare.contains(where: { $0 === parameter }) { bare.append(parameter) }
      let demands = requirements.reduce(0) { $0 + $1.demands(on: taken) }
      // `T?` asks more than `T`, but less than a `T` of which anything is demanded.
      let open = demands == 0 ? 4000 : 2000 - 20 * min(99, demands)
      let own = open - (isOptional ? (demands == 0 ? 1000 : 10) : 0)
      // Any function asks more than anything at all.
      return sum + (function == nil ? own : own / 8)
    }
    // `(T, T)` asks more than `(T, U)`, and `where Output == (A, B)` more than nothing.
    return sum + bare.count - 10 * requirements.count(where: \.isSameType)
  }

  /// `[T]` takes more than `[T]` of a `T` of which something is demanded.
  private func opennessInside(_ type: Type) -> Int {
    generics.reduce(0) { sum, parameter in
      guard type.mentions(parameter) else { return sum }
      let demands = requirements.reduce(0) { $0 + $1.demands(on: .parameter(parameter)) }
      return sum + 9 - min(8, demands)
    }
  }
}

extension Requirement {
  /// How much it asks of a type: a protocol that refines others asks for theirs, too.
  fileprivate func demands(on type: Type) -> Int {
    switch self {
    case .conforms(type, _), .suits(type, _), .inherits(type, _): demands
    default: 0
    }
  }

  /// The same of whatever type it speaks of.
  var demands: Int {
    switch self {
    case .conforms(_, let bound), .suits(_, let bound): 1 + bound.allProtocols.count
    case .inherits(_, let above): 1 + (above.nominal?.classChain.count ?? 0)
    case .same: 0
    }
  }

  var isSameType: Bool { if case .same = self { true } else { false } }
}
