/// All that the script has declared so far, over all inputs of a session.
///
/// A value: a check that fails leaves the session's module as it was.
struct Module {
  enum Named {
    case variable(Global, Type, isMutable: Bool)
    case functions([FunctionDeclaration])
    case computed(Member)
  }

  var names: [String: Named] = [:]
  var types: [String: Nominal] = [:]
  var aliases: [String: Type] = [:]
  var genericAliases: [String: GenericAlias] = [:]
  /// Each with where it stands: `infix <+>`.
  var operatorNames: Set<String> = []
  var precedenceGroups: Set<String> = []
  /// Their declarations, for the parser to read the next input with.
  var operatorTexts = ""
  /// Types nested in host types by extensions, by full name.
  var nestedTypes: [String: Nominal] = [:]
  /// Members that extensions add, by the extended type and the member's name.
  var extensionMembers: [ObjectIdentifier: [String: [Member]]] = [:]
  var extensionConformances: [ObjectIdentifier: [Nominal]] = [:]
  var operators: [String: [FunctionDeclaration]] = [:]
  /// Functions and members of which there are two that only their results tell apart.
  var namesToldByResult: Set<String> = []
  /// `consume` or a type without copies has been seen: who keeps a value is looked at.
  var givesAway = false
}

/// A function that stands in no type.
final class FunctionDeclaration {
  let name: String
  let type: FunctionType
  let function: Function
  var generics: [GenericParameter] = []
  var requirements: [Requirement] = []
  var isDiscardable = false
  var isDisfavored = false
  /// Gives a `T!`.
  var isImplicitlyUnwrapped = false
  /// A generic function inside a function that captures variables: a closure of its own for
  /// every use, which is checked with what stands for its parameters there.
  var instantiate: ((Substitution, Int) -> TypedExpr)?
  var availability: Availability?
  /// `postfix func`: it stands beside a `prefix` one that takes the same.
  var isPostfix = false
  /// Belongs to no actor: declared so, or the library's own.
  var isNonisolated = false
  /// Declared `@MainActor`.
  var saysMainActor = false
  /// The actor of the script's own that it says it belongs to.
  var globalActor: Nominal?

  init(_ name: String, _ type: FunctionType, _ function: Function) {
    self.name = name
    self.type = type
    self.function = function
  }

  /// What its head says beside its type.
  func take(_ head: Member) {
    generics = head.generics
    requirements = head.requirements
    isDiscardable = head.isDiscardable
    isDisfavored = head.isDisfavored
    isPostfix = head.isPostfix
    isImplicitlyUnwrapped = head.isImplicitlyUnwrapped
    availability = head.availability
  }
}

extension Module {
  func members(_ name: String, of nominal: Nominal) -> [Member] {
    let own = nominal.ownMembers(name)
    guard let added = extensionMembers[ObjectIdentifier(nominal)]?[name] else { return own }
    guard nominal.isHost, nominal.kind != .protocol, !own.isEmpty else { return own + added }
    // What the script adds by a name that the library has goes before what is there.
    return added.filter(\.isAddedByScript) + own + added.filter { !$0.isAddedByScript }
  }

  func conformances(of nominal: Nominal) -> [Nominal] {
    nominal.protocols + (extensionConformances[ObjectIdentifier(nominal)] ?? [])
  }

  func conforms(_ nominal: Nominal, to target: Nominal) -> Bool {
    conforms(nominal, to: target, ofClass: false)
  }

  /// - Parameter ofClass: whether it is a protocol of a class that was asked. What such a protocol has
  ///   for a superclass, the class has above it, or is: `protocol Styled: UIView`, which each
  ///   `UIView` is.
  private func conforms(_ nominal: Nominal, to target: Nominal, ofClass: Bool) -> Bool {
    if nominal === target { return true }
    if target.isComposition {
      return target.protocols.allSatisfy {
        // `AnyObject & P`; of `Sendable` nobody is asked, see `Checker.conforms(_:to:)`.
        conforms(nominal, to: $0) || ($0.isClassBound && nominal.kind == .class) || $0.isSendable
      }
        && (target.superclass.map { nominal.inherits(from: $0) } ?? true)
    }
    let isOfClass = ofClass || nominal.kind == .class
    let isFound = conformances(of: nominal).contains {
      conforms($0, to: target, ofClass: isOfClass)
    }
    if isFound || ofClass { return isFound }
    return nominal.superclass.map { conforms($0, to: target) } ?? false
  }

  /// The protocols of `nominal` and of its superclasses, with those that they inherit.
  func protocols(of nominal: Nominal) -> [Nominal] {
    var seen: [Nominal] = []
    func visit(_ one: Nominal) {
      for next in conformances(of: one) where !seen.contains(next) {
        seen.append(next)
        visit(next)
      }
      if let superclass = one.superclass { visit(superclass) }
    }
    visit(nominal)
    return seen
  }

  /// Of several that are called alike: whether one takes what the requirement says, as far as that
  /// names types.
  private func matches(
    _ member: Member, _ requirement: Member, _ nominal: Nominal, exactly: Bool = false
  ) -> Bool {
    guard let own = member.functionType, var wanted = requirement.functionType else { return true }
    if let target = requirement.owner, target.kind == .protocol {
      var known = Substitution()
      known[target.selfParameter] = nominal.selfType
      wanted = known(wanted)
    }
    return own.parameters.count == wanted.parameters.count
      && zip(own.parameters, wanted.parameters).allSatisfy {
        exactly ? $0.type == $1.type : agree($0.type, $1.type)
      }
  }

  /// Whether a member is one beside what meets the requirement: it takes other types, and an
  /// extension has one that takes just those.
  private func isOverload(_ member: Member, _ requirement: Member, _ nominal: Nominal) -> Bool {
    let givesOther = gives(member, another: requirement)
    guard member.generics.isEmpty, requirement.generics.isEmpty, member.functionType != nil,
      nominal.generics.isEmpty, givesOther || !matches(member, requirement, nominal)
    else { return false }
    return protocols(of: nominal).contains { one in
      let added = extensionMembers[ObjectIdentifier(one)]?[requirement.name] ?? []
      return applicable(added, nominal, as: one).contains {
        $0.isStatic == requirement.isStatic && $0.fullName == requirement.fullName
          && matches($0, requirement, nominal, exactly: true)
          && !(givesOther && gives($0, another: requirement))
      }
    }
  }

  /// `func area() -> Int` where `Double` is asked for.
  private func gives(_ member: Member, another requirement: Member) -> Bool {
    guard let own = member.functionType?.result, let wanted = requirement.functionType?.result,
      !own.hasHoles, !wanted.hasHoles, !member.returnsSelf, let one = own.nominal,
      let other = wanted.nominal
    else { return false }
    return one !== other && one.opaque == nil && other.kind != .protocol
  }

  /// A generic type's own parameters may be whatever is wanted, so what is wanted itself goes first.
  private func match(_ members: [Member], _ requirement: Member, _ nominal: Nominal) -> Member? {
    members.first { matches($0, requirement, nominal, exactly: true) }
      ?? members.first { matches($0, requirement, nominal) }
      ?? members.first {
        !$0.generics.isEmpty && $0.arguments(meeting: requirement, in: nominal.selfType) != nil
      }
  }

  /// Whether a type may be the one that is wanted, as far as that one is known.
  private func agree(_ own: Type, _ wanted: Type) -> Bool {
    if case .nominal(let one, let parts) = own, case .nominal(let other, let others) = wanted {
      return one === other && zip(parts, others).allSatisfy(agree)
    }
    // A `Base.Index` is no `Range` of whatever.
    if case .associated = own, case .nominal = wanted { return own == wanted }
    return wanted.hasHoles || own == wanted
  }

  /// What a protocol adds goes before what those add that it refines.
  private func refinedFirst(_ protocols: [Nominal]) -> [Nominal] {
    protocols.reduce(into: []) { ordered, one in
      let place = ordered.firstIndex { conforms(one, to: $0) } ?? ordered.endIndex
      ordered.insert(one, at: place)
    }
  }

  /// What `nominal` has for a protocol's requirement: its own, or a default.
  func witness(_ nominal: Nominal, _ requirement: Member) -> Member? {
    let name = requirement.name
    func fits(_ member: Member) -> Bool {
      guard member.isStatic == requirement.isStatic, member.kind == requirement.kind else {
        return false
      }
      if case .requirement = member.implementation { return false }
      return member.kind == .property || member.fullName == requirement.fullName
    }
    // The class that declares the conformance has the witness; one further down can only override.
    var chain = nominal.classChain
    // What it requires to be made, each class makes itself.
    if requirement.kind != .initializer, let target = requirement.owner, target.kind == .protocol,
      let first = chain.lastIndex(where: { conforms($0, to: target) })
    {
      chain.removeFirst(first)
    }
    for one in chain {
      var own = members(name, of: one).filter(fits)
      // A part of a collection can be written to where the collection can.
      if requirement.isSettable { own = own.filter(\.isSettable) + own.filter { !$0.isSettable } }
      // Of subscripts and of several that are called alike the types tell which one it is.
      if own.count > 1 || requirement.kind == .subscript,
        let same = match(own, requirement, nominal)
      {
        return same
      }
      if requirement.kind != .subscript, let first = own.first,
        !isOverload(first, requirement, nominal)
      {
        return first
      }
    }
    for one in refinedFirst(protocols(of: chain.first ?? nominal)) {
      let all = (extensionMembers[ObjectIdentifier(one)]?[name] ?? []).filter(fits)
      let added = applicable(all, nominal, as: one)
      if let same = match(added, requirement, nominal) { return same }
      if let first = added.first { return first }
    }
    return caseWitness(nominal, requirement) ?? operatorWitness(nominal, requirement)
      ?? OperatorWitness.member(of: nominal, for: requirement, in: self)
  }
}
