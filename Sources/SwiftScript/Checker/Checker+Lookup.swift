import SwiftSyntax

/// A member as it is found on a type, with what its generic parameters stand for there.
struct FoundMember {
  let member: Member
  let substitution: Substitution
  /// The type that declares it.
  let owner: Nominal

  var type: Type { substitution(member.type) }
}

extension Checker {
  /// The instance members called `name`, nearest class first; overrides hide what they override.
  func members(_ name: String, of type: Type, isStatic: Bool = false) -> [FoundMember] {
    switch type {
    case .nominal(let nominal, _):
      var substitution = Substitution(type)
      if nominal.kind == .protocol { substitution[nominal.selfParameter] = type }
      return members(name, of: nominal, substitution, isStatic: isStatic, receiver: type)
    case .optional(let inner):
      var substitution = Substitution()
      if let parameter = library.optional.generics.first { substitution[parameter] = inner }
      return members(
        name, of: library.optional, substitution, isStatic: isStatic, receiver: type)
    case .parameter(let parameter):
      return parameter.bounds.flatMap { members(name, of: $0, Substitution(), isStatic: isStatic) }
    case .metatype(let inner):
      return members(name, of: inner, isStatic: true)
    case .associated: return members(ofUnknown: type, name, isStatic: isStatic)
    default: return []
    }
  }

  /// What is added to all sequences goes first where no collection is known to be.
  private func nearest(_ members: [Member], for nominal: Nominal) -> [Member] {
    guard members.count > 1, members.contains(where: \.isOfCollections) else { return members }
    let members = visible(members, to: nominal)
    let isSequence =
      nominal === library.sequence || nominal === library.anySequence || nominal.isPlainSequence
      || ((nominal.isArchetype || nominal.script != nil)
        && !module.protocols(of: nominal).contains {
          $0 === library.anyCollection || $0.name.hasPrefix("Indexed")
        })
    return isSequence
      ? members.filter { !$0.isOfCollections } + members.filter(\.isOfCollections) : members
  }

  func members(
    _ name: String, of nominal: Nominal, _ substitution: Substitution, isStatic: Bool,
    receiver: Type? = nil
  ) -> [FoundMember] {
    var found: [FoundMember] = []
    let isOpen = nominal.isArchetype || nominal.kind == .protocol
    // Collections of the script's bring parts of their own.
    let isIndexed = module.types["IndexedCollection"] != nil && Self.slicing.contains(name)
    let isHost = nominal.isHost
    // `Wrapper(1)`: which `where` of an initializer holds, the call tells.
    let isUntold =
      name == "init" && nominal.script != nil && substitution(nominal.selfType).hasHoles
    func add(_ members: [Member], _ owner: Nominal, _ substitution: Substitution) {
      for member in nearest(members, for: nominal) {
        if isIndexed, isHost, member.functionType?.result.nominal?.name == "Slice" { continue }
        let counts = member.isStatic || member.kind == .initializer || member.kind == .enumCase
        guard counts == isStatic else { continue }
        let one = FoundMember(member: member, substitution: substitution, owner: owner)
        let hiding = found.firstIndex {
          hides($0.member, member)
            && !(isUntold && $0.member.requirements != member.requirements)
        }
        if let place = hiding {
          if isAdded(member), hasDefaults(member, beyond: found[place].member) {
            found.append(one)
            continue
          }
          if isOpen, isRequirement(member), hasDefaults(found[place].member, beyond: member) {
            found.insert(one, at: place)
            continue
          }
          // A type that is known has what its protocol adds, with its own `Self`.
          if !isOpen, isRequirement(found[place].member), isAdded(member),
            found[place].owner === owner, member.requirements.isEmpty
          {
            found[place] = one
            continue
          }
          // Where only the protocols are known, what they require goes before what they add.
          if isOpen, isRequirement(member),
            isAdded(found[place].member) || opens(member, found[place].member)
          {
            found[place] = one
          } else if goesBefore(member, found[place], owner, substitution) {
            found[place] = one
          }
          continue
        }
        if !member.requirements.isEmpty,
          member.generics.isEmpty
            ? unmet(member.requirements, substitution) != nil
            : isOfAnother(member.requirements, substitution)
        {
          unmetMember = one
          continue
        }
        found.append(one)
      }
    }
    var around = substitution
    for one in nominal.classChain {
      add(module.members(name, of: one), one, around)
      // A class that declares initialisers does not inherit its superclass's by itself.
      if name == "init", !found.isEmpty, one.script != nil { break }
      // Nor do the host's classes inherit the one that every object has: it would make no more than
      // that.
      if name == "init", one.script == nil, one.superclass?.name == "NSObject" { break }
      if let above = around(one.selfType).superclassType, !above.arguments.isEmpty {
        around = Substitution(above)
      }
    }
    let receiver = receiver ?? substitution(nominal.selfType)
    for one in module.protocols(of: nominal) where one.kind == .protocol {
      var inner = substitution
      inner[one.selfParameter] = receiver
      add(module.members(name, of: one), one, inner)
    }
    if !isStatic { found += textMembers(name, of: nominal, receiver, besides: found) }
    guard !isStatic, let element = elementType(of: receiver) else { return found }
    // What the script adds to sequences, all of them have.
    if nominal !== library.sequence, nominal !== library.partialRangeFrom {
      var inner = Substitution(.nominal(library.sequence, [element]))
      inner[library.sequence.selfParameter] = receiver
      let added = module.extensionMembers[ObjectIdentifier(library.sequence)]?[name] ?? []
      let copied = found.compactMap { $0.member.isCopy ? $0.member.origin : nil }
      add(
        added.filter { $0.origin.map { !copied.contains($0) } ?? true }, library.sequence, inner)
    }
    // What a collection can do as a sequence; what belongs to arrays alone stays theirs.
    let isAsArray = nominal === library.sequence
    let isExtended =
      !found.isEmpty && found.allSatisfy { $0.owner === library.sequence || $0.member.isCopy }
    // Of parts only arrays and their slices know where they come from.
    let isSlicing = Self.slicing.contains(name)
    let isPlain = nominal.isPlainSequence
    if nominal !== library.array, nominal !== library.arraySlice, !(isAsArray && isSlicing),
      found.isEmpty || isExtended || isBesideMethods(found, nominal)
        || (isAsArray && name == "subscript")
    {
      let general = isSlicing ? library.sequence : library.array
      return found
        + members(name, of: .nominal(general, [element]), isStatic: false).filter { one in
          if found.contains(where: { $0.member === one.member || hides($0.member, one.member) }) {
            return false
          }
          // What a protocol gives arrays is theirs: `makeIterator()` of the script's collections.
          if one.member.isCopy || one.owner.kind == .protocol && !one.owner.isHost { return false }
          if isAsArray { return true }
          if isPlain, Self.isOfCollections(one.member) { return false }
          return one.member.kind != .subscript && !one.member.isMutating
            && !Self.arrayOnly.contains(one.member.name)
        }
    }
    return found
  }

  func isRequirement(_ member: Member) -> Bool {
    if case .requirement = member.implementation { true } else { false }
  }

  /// `MutableCollection` asks of a subscript that it can be set, where others only read it.
  private func opens(_ member: Member, _ known: Member) -> Bool {
    isRequirement(known) && member.isSettable && !known.isSettable
  }

  func isAdded(_ member: Member) -> Bool {
    member.owner?.kind == .protocol && !isRequirement(member)
  }

  /// Of two that extensions declare the one that demands more, where its demands are met.
  private func goesBefore(
    _ member: Member, _ other: FoundMember, _ owner: Nominal, _ substitution: Substitution
  ) -> Bool {
    guard member.kind == other.member.kind, member.generics.isEmpty, other.member.generics.isEmpty,
      isCloser(member, owner, to: other)
    else { return false }
    return unmet(member.requirements, substitution) == nil
      && !member.requirements.contains { isOpen($0, substitution) }
  }

  private func isCloser(_ member: Member, _ owner: Nominal, to other: FoundMember) -> Bool {
    if owner !== other.owner {
      return refines(owner, other.owner) && isAdded(member) && isAdded(other.member)
    }
    // What arrays have of all collections comes after what is theirs alone.
    if member.isCopy != other.member.isCopy { return other.member.isCopy }
    return member.demands > other.member.demands
  }

  private func refines(_ owner: Nominal, _ other: Nominal) -> Bool {
    owner.kind == .protocol && other.kind == .protocol && module.conforms(owner, to: other)
  }

  private func isOpen(_ requirement: Requirement, _ substitution: Substitution) -> Bool {
    switch requirement {
    case .conforms(let type, _), .suits(let type, _), .inherits(let type, _):
      substitution(type).hasHoles
    case .same(let a, let b): substitution(a).hasHoles || substitution(b).hasHoles
    }
  }

  /// What a `for` loop over `type` gives each time.
  func elementType(of type: Type) -> Type? {
    switch type {
    case .nominal(let nominal, let arguments):
      switch nominal {
      case library.array, library.arraySlice, library.set, library.sequence: arguments.first
      case _ where library.isAnySequence(nominal): arguments.first
      case _ where nominal.isArchetype && isText(type): library.character
      case _ where nominal.isArchetype || nominal.script != nil:
        module.conforms(nominal, to: library.sequence)
          ? scriptElement(of: type, nominal) : nil
      case library.range, library.closedRange, library.partialRangeFrom:
        arguments.first.flatMap { isCounted($0) || isOwnBound($0) ? $0 : nil }
      case library.dictionary where arguments.count == 2:
        .tuple([
          Type.TupleElement(label: "key", type: arguments[0]),
          Type.TupleElement(label: "value", type: arguments[1]),
        ])
      default: isText(type) ? library.character : heldElement(of: type, nominal)
      }
    default: nil
    }
  }

  /// What an extension of all collections adds to ranges, it adds to those that can be counted.
  private func isOwnBound(_ type: Type) -> Bool {
    guard let parameter = type.nominal?.stands else { return false }
    return [library.range, library.closedRange].contains { $0.generics.first === parameter }
  }

  /// The element of a collection of the host's, or of a view of another sequence.
  private func heldElement(of type: Type, _ nominal: Nominal) -> Type? {
    guard let element = nominal.hostElement, nominal.isView else { return nominal.hostElement }
    return Substitution(type)(element).mapping { part in
      guard case .associated(let base, "Element") = part else { return nil }
      return elementType(of: base)
    }
  }

  /// A text, a part of one, or a type parameter that stands for either.
  func isText(_ type: Type) -> Bool {
    if type == library.string || type == library.substring { return true }
    guard let nominal = type.nominal, nominal.isArchetype, let texts else { return false }
    return module.conforms(nominal, to: texts)
  }

  /// The element of a sequence that the script declares, or that a type parameter stands for.
  private func scriptElement(of type: Type, _ nominal: Nominal) -> Type? {
    // To know its elements its members are looked at, and for those its elements.
    guard !elementsInQuestion.contains(nominal) else { return nil }
    elementsInQuestion.append(nominal)
    defer { elementsInQuestion.removeLast() }
    if case .associated = type.member("Element") {
    } else {
      return type.member("Element")
    }
    // What `next()` gives, of the sequence itself or of its iterator.
    if let next = members("next", of: type).first?.type.function { return next.result.wrapped }
    guard let iterator = members("makeIterator", of: type).first?.type.function?.result,
      iterator != type
    else { return nil }
    if let element = elementType(of: iterator) { return element }
    return members("next", of: iterator).first?.type.function?.result.wrapped
  }

  func isInteger(_ type: Type) -> Bool {
    type.nominal.map { $0.isHost && StandardLibrary.integerNames.contains($0.name) } ?? false
  }

  func isUnsigned(_ type: Type) -> Bool {
    isInteger(type) && type.nominal?.name.first == "U"
  }

  func isFloating(_ type: Type) -> Bool {
    type == library.double || type == library.cgFloat || type == library.float
  }

  func isNumeric(_ type: Type) -> Bool { isInteger(type) || isFloating(type) }

  /// "value of type 'UILabel' has no member 'txt'", with the nearest name.
  func reportUnknownMember(
    _ name: TokenSyntax, of type: Type, isStatic: Bool = false, saying said: Type? = nil
  ) {
    if !isStatic, let nominal = type.nominal, !members(name.text, of: type, isStatic: true).isEmpty
    {
      error(
        "static member '\(name.text)' cannot be used on instance of type '\(nominal.name)'", name,
        fixIts: name.parent?.parent?.as(MemberAccessExprSyntax.self)?.base.map {
          [replace($0, with: nominal.name)]
        } ?? [])
      return
    }
    // Of a sequence's iterator we know no more than that there is one.
    if let nominal = type.nominal, nominal.isArchetype,
      nominal.name.hasSuffix(".Iterator") || nominal.name.hasSuffix(".AsyncIterator")
    {
      unsupported("'\(name.text)' of '\(nominal.name)' is", name)
      return
    }
    if let nominal = type.nominal,
      nominal.isView
        ? isCollectionMember(name.text, nominal) : !realMembers(name.text, of: type).isEmpty
    {
      unsupported("'\(name.text)' of '\(nominal.name)' is", name)
      return
    }
    // What the script adds to sequences is not copied for what has no end.
    if type.nominal === library.partialRangeFrom,
      module.extensionMembers[ObjectIdentifier(library.sequence)]?[name.text] != nil
    {
      unsupported("'\(name.text)' of a range without an end is", name)
      return
    }
    if let found = unmetMember, found.member.name == name.text,
      let failure = unmet(found.member.requirements, found.substitution)
    {
      reportUnmet(failure, found, name)
      return
    }
    let candidates = memberNames(of: type, isStatic: isStatic)
    let nearest = Spelling.nearest(to: name.text, among: candidates)
    let message =
      isStatic
      ? "type '\(said ?? type)' has no member '\(name.text)'"
      : "value of \(type.tupleElements == nil ? "" : "tuple ")type '\(type)' has no member '\(name.text)'"
    // What UIKit or Swift has and we do not must not pass for a mistake of the learner's.
    let isOurs = type.unwrappedFully.nominal.map { $0.hostBase != nil } ?? false
    error(
      message, name,
      notes: nearest.map { ["did you mean '\($0)'?"] }
        ?? (isOurs
          ? ["no such member here; if the real type has it, LayoutLab does not know it yet"] : []),
      fixIts: nearest.map {
        [Diagnostic.FixIt(message: "replace with '\($0)'", range: range(name), replacement: $0)]
      } ?? [])
  }

  /// The names that may follow a dot.
  func memberNames(of type: Type, isStatic: Bool) -> [String] {
    var names: [String] = []
    func visit(_ nominal: Nominal) {
      for one in nominal.classChain {
        let added = module.extensionMembers[ObjectIdentifier(one)]?.values.flatMap { $0 } ?? []
        // What the library has for itself is nobody's to name.
        for member in one.members + added where !one.isHost || !member.name.hasPrefix("_") {
          let counts = member.isStatic || member.kind == .enumCase
          if counts == isStatic, member.kind != .initializer, member.kind != .subscript {
            names.append(member.name)
          }
        }
      }
      for one in module.protocols(of: nominal) {
        names += one.members.filter { $0.isStatic == isStatic }.map(\.name)
        names += module.extensionMembers[ObjectIdentifier(one)]?.keys.map { $0 } ?? []
      }
    }
    switch type {
    case .nominal(let nominal, _):
      visit(nominal)
      if isStatic { names += nominal.nested.keys }
      if !isStatic, nominal !== library.array, elementType(of: type) != nil { visit(library.array) }
    case .optional: visit(library.optional)
    case .tuple(let elements): names = elements.compactMap(\.label)
    default: break
    }
    return names
  }
}
