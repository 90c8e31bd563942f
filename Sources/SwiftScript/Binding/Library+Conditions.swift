/// Conformances of running values' types that hang on what their type arguments are.
extension Library {
  /// `Stack<Int>` conforms where `extension Stack: P where Element: Q` says so and `Int` is a `Q`.
  func conforms(_ type: Type, to target: Nominal) -> Bool {
    if target === anyHashable, type.nominal !== target { return conforms(type, to: hashable) }
    guard let nominal = type.wrapped == nil ? type.nominal : optional else { return false }
    guard declaresConformance(nominal, to: target) else {
      return conformsInParts(type, nominal, to: target)
    }
    guard hasPrimaryTypes(type, of: target) else { return false }
    let conditions = nominal.conditions.filter { $0.target === target }
    var known = Substitution(type)
    if let inner = type.wrapped, let wrapped = optional.generics.first { known[wrapped] = inner }
    return conditions.isEmpty
      || conditions.contains { $0.requirements.allSatisfy { isMet($0, known) } }
  }

  /// An array, a set, a dictionary, a range or an optional can be equal when its parts can.
  private func conformsInParts(_ type: Type, _ nominal: Nominal, to target: Nominal) -> Bool {
    guard target === equatable || target === hashable else { return false }
    if let inner = type.wrapped { return conforms(inner, to: target) }
    return isEqualInParts(nominal) && type.arguments.allSatisfy { conforms($0, to: target) }
  }

  /// A type whose values are equal where what they are made of is.
  func isEqualInParts(_ nominal: Nominal) -> Bool {
    [array, arraySlice, set, dictionary, range, closedRange].contains { $0 === nominal }
  }

  /// Whether what `any P<A>` says of a type holds for it, as far as it is known what it has.
  func hasPrimaryTypes(_ type: Type, of target: Nominal) -> Bool {
    target.remake == nil
      || zip(target.primaryTypes, target.primaryWitnesses).allSatisfy { name, wanted in
        let own = type.member(name)
        return own.hasHoles || wanted.hasHoles || own == wanted
      }
  }

  private func isMet(_ requirement: Requirement, _ known: Substitution) -> Bool {
    switch requirement {
    case .conforms(let subject, let target), .suits(let subject, let target):
      // No protocol conforms to itself but `Error`.
      conforms(known(subject), to: target)
        && (known(subject).nominal?.kind != .protocol || target === error)
    case .inherits(let subject, let above):
      known(subject).nominal.map { nominal in
        nominal.classChain.contains { $0 === above.nominal }
      } ?? false
    case .same(let a, let b): known(a) == known(b)
    }
  }
}
