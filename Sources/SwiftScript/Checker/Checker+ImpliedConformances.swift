import SwiftSyntax

/// `extension Box: Hashable where T: Hashable {}`: under a condition nothing is implied, the protocols
/// that the protocol refines have to be written, too.
extension Checker {
  func refuseImplied(_ body: TypeBody) -> Bool {
    let nominal = body.nominal
    guard body.isExtension, !body.requirements.isEmpty, nominal.kind != .protocol,
      file != "<library>"
    else { return false }
    let written = module.conformances(of: nominal)
    let conditional = typeBodies.filter {
      $0.isExtension && $0.nominal === nominal && !$0.requirements.isEmpty
    }.flatMap(conformances(writtenAt:))
    let free = written.filter { one in !conditional.contains { $0 === one } }
    let known = written + free.flatMap { module.protocols(of: $0) }
    let targets = conformances(writtenAt: body).filter {
      !$0.isHost && !$0.isPrelude || $0 === library.hashable || $0 === library.comparable
    }
    var missing: [(target: Nominal, implied: Nominal)] = []
    for target in targets {
      for implied in module.protocols(of: target) where !isMarker(implied) {
        guard !known.contains(where: { $0 === implied }) else { continue }
        // The nearest of several that imply it is spoken of.
        let isDirect = module.conformances(of: target).contains { $0 === implied }
        if let place = missing.firstIndex(where: { $0.implied === implied }) {
          if isDirect { missing[place].target = target }
        } else {
          missing.append((target, implied))
        }
      }
    }
    let place = nameToken(of: body) ?? Syntax(body.node)
    for (target, implied) in missing {
      error(
        "conditional conformance of type '\(nominal.selfType)' to protocol '\(target.writtenName)' "
          + "does not imply conformance to inherited protocol '\(implied.writtenName)'", place)
    }
    return !missing.isEmpty
  }

  /// What asks for nothing that could be met under a condition only.
  private func isMarker(_ target: Nominal) -> Bool {
    ["Sendable", "AnyObject", "Copyable", "Escapable"].contains(target.name) || target.isPrelude
  }
}
