extension Machine {
  /// A new object of a script's class, by the initialiser of this full name: `init()`.
  ///
  /// For hosts that know a class at run time only; `nil` if the class is the host's own or has no such
  /// initialiser.
  ///
  /// - Parameter type: with what its type parameters stand for: `HostCell<UILabel>`.
  public func object(of type: Type, by initializer: String, _ arguments: [Value] = [])
    -> AnyObject?
  {
    guard !isHalted, case .nominal(let nominal, let own) = type, let script = nominal.script,
      let member = nominal.ownMembers("init").first(where: { $0.fullName == initializer }),
      case .function(let function) = member.implementation
    else { return nil }
    let object = Value.object(ScriptInstance(script.specialized(own)))
    return call(function.specialized(for: type), [object] + arguments).unerased.object
  }
}
