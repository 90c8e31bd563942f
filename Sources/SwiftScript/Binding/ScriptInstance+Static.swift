extension ScriptInstance {
  /// The script's own static property of its class or one above it; `nil` if it has none.
  ///
  /// A hook can ask an object only; where the host asks a class, it asks here.
  public func staticValue(_ name: String) -> Value? {
    guard !type.machine.isHalted else { return nil }
    for nominal in type.nominal.classChain where nominal.script != nil {
      guard let member = nominal.ownMembers(name).first(where: \.isStatic) else { continue }
      switch member.implementation {
      case .accessors(let get, _):
        return type.machine.call(get.specialized(for: type.type), [])
      case .global(let global): return global.value
      default: return nil
      }
    }
    return nil
  }
}
