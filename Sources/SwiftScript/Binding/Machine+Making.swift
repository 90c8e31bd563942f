extension Machine {
  /// A new object of a script's class, by the initialiser of this full name: `init()`.
  ///
  /// For hosts that know a class at run time only; `nil` if the class is the host's own or has no such
  /// initialiser.
  public func object(of nominal: Nominal, by initializer: String, _ arguments: [Value] = [])
    -> AnyObject?
  {
    guard !isHalted, let script = nominal.script,
      let member = nominal.ownMembers("init").first(where: { $0.fullName == initializer }),
      case .function(let function) = member.implementation
    else { return nil }
    return call(function, [.object(ScriptInstance(script))] + arguments).unerased.object
  }
}
