/// What the option sets of the host have of `SetAlgebra`.
extension TypeBinding {
  static func setAlgebra<Host: Bridged & OptionSet>(_ type: MemberTable<Host>)
  where Host.Element == Host {
    let made: [(String, @MainActor (Host, Host) -> Host)] = [
      ("union(_ other: Self)", { $0.union($1) }),
      ("intersection(_ other: Self)", { $0.intersection($1) }),
      ("symmetricDifference(_ other: Self)", { $0.symmetricDifference($1) }),
      ("subtracting(_ other: Self)", { $0.subtracting($1) }),
    ]
    for (text, body) in made {
      type.function("func \(text) -> Self") { (set: Host, other: Host) in body(set, other) }
    }
    let asked: [(String, @MainActor (Host, Host) -> Bool)] = [
      ("isSubset(of other: Self)", { $0.isSubset(of: $1) }),
      ("isSuperset(of other: Self)", { $0.isSuperset(of: $1) }),
      ("isStrictSubset(of other: Self)", { $0.isStrictSubset(of: $1) }),
      ("isStrictSuperset(of other: Self)", { $0.isStrictSuperset(of: $1) }),
      ("isDisjoint(with other: Self)", { $0.isDisjoint(with: $1) }),
    ]
    for (text, body) in asked {
      type.function("func \(text) -> Bool") { (set: Host, other: Host) in body(set, other) }
    }
    let changed: [(String, @MainActor (inout Host, Host) -> Value)] = [
      (
        "formUnion(_ other: Self)",
        {
          $0.formUnion($1); return .void
        }
      ),
      (
        "formIntersection(_ other: Self)",
        {
          $0.formIntersection($1); return .void
        }
      ),
      (
        "formSymmetricDifference(_ other: Self)",
        {
          $0.formSymmetricDifference($1); return .void
        }
      ),
      (
        "subtract(_ other: Self)",
        {
          $0.subtract($1); return .void
        }
      ),
      (
        "insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self)",
        {
          let done = $0.insert($1)
          return .tuple([.bool(done.inserted), done.memberAfterInsert.wrapped])
        }
      ),
      ("remove(_ member: Self) -> Self?", { $0.remove($1)?.wrapped ?? .none }),
      ("update(with member: Self) -> Self?", { $0.update(with: $1)?.wrapped ?? .none }),
    ]
    for (text, body) in changed {
      type.native("@discardableResult mutating func \(text)") { machine, arguments in
        machine.bridge(text) {
          var set: Host = try .read(arguments[0])
          let result = body(&set, try .read(arguments[1]))
          arguments[0] = set.wrapped
          return result
        }
      }
    }
  }
}
