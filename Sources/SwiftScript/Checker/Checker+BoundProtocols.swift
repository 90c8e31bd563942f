import SwiftSyntax

/// `protocol Card: UIView`, and `protocol Card where Self: UIView`.
extension Checker {
  /// What a protocol's types have to be, a class or what other protocols ask for, however that is
  /// written.
  func takeBounds(of nominal: Nominal) {
    let subject = Type.parameter(nominal.selfParameter)
    // `protocol Owned where Self: AnyObject` is `protocol Owned: AnyObject`.
    for case .conforms(subject, let bound) in nominal.requirements
    where !nominal.protocols.contains(where: { $0 === bound }) {
      nominal.protocols.append(bound)
    }
    if let superclass = nominal.superclass {
      nominal.requirements.append(
        .inherits(subject, .nominal(superclass, nominal.superclassArguments)))
      return
    }
    for case .inherits(subject, .nominal(let superclass, let arguments)) in nominal.requirements {
      nominal.superclass = superclass
      nominal.superclassArguments = arguments
    }
    guard nominal.superclass == nil,
      let above = nominal.protocols.first(where: { $0.superclass != nil && !$0.isHost })
    else { return }
    nominal.superclass = above.superclass
    nominal.superclassArguments = above.superclassArguments
  }
}
