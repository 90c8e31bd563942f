/// Which running values are sequences, and of what: `box as? any Collection<Int>`.
extension Library {
  /// `any Sequence` or `any Collection`: of what is in it, no more is known.
  func isAnySequence(_ nominal: Nominal) -> Bool {
    nominal === anySequence || nominal === anyCollection
  }

  func isSequence(_ type: Type, _ target: Nominal, _ wanted: [Type]) -> Bool {
    guard let nominal = type.nominal, let element = element(of: type, nominal) else {
      return false
    }
    if target === anyCollection, nominal.script != nil,
      memberLookup?(nominal, "startIndex").isEmpty ?? true
    {
      return false
    }
    if target === anyCollection, nominal.isPlainSequence { return false }
    return wanted.first.map { $0 == .any || $0 == element } ?? true
  }

  func element(of type: Type, _ nominal: Nominal) -> Type? {
    switch nominal {
    case array, arraySlice, set: return type.arguments.first
    case range, closedRange: return type.arguments.first { !isFraction($0) }
    case dictionary where type.arguments.count == 2:
      return .tuple(
        zip(["key", "value"], type.arguments).map { Type.TupleElement(label: $0, type: $1) })
    case _ where type == string || type == substring: return character
    case _ where declaresConformance(nominal, to: sequence):
      return nominal.script == nil ? nominal.hostElement : type.member("Element")
    default: return nominal.hostElement
    }
  }

  private func isFraction(_ type: Type) -> Bool {
    type == double || type == float || type == cgFloat
  }
}
