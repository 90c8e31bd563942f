import SwiftSyntax

/// Actors that conform to protocols which ask without waiting.
extension Checker {
  /// `actor Store: Named { var name: String { … } }`: whoever knows only the protocol would run the
  /// actor's code beside it.
  func refuseIsolatedWitness(
    _ requirement: Member, of target: Nominal, promising promised: Nominal, _ body: TypeBody
  ) -> Bool {
    let nominal = body.nominal
    guard nominal.isActor, requirement.functionType?.isAsync != true,
      requirement.effects?.isAsync != true,
      let witness = module.witness(nominal, requirement), witness.owner === nominal,
      case .actor? = isolation(of: witness, in: nominal)
    else { return false }
    let isFree = target.isHost || target.isPrelude || target.isNonisolated
    let what = isFree ? "crosses into actor-isolated code" : "involves isolation mismatches"
    let place = inherited(body).first { $0.trimmedDescription == promised.writtenName }
    error(
      "conformance of '\(nominal.name)' to protocol '\(promised.writtenName)' \(what) and can cause data races",
      place.map { Syntax($0) } ?? nameToken(of: body) ?? Syntax(body.node))
    return true
  }
}
