extension ScriptInstance {
  /// Calls what the script has for a requirement of one of the host's protocols.
  ///
  /// `nil` if it has nothing: the host's protocols are as lenient as Objective-C's optional ones.
  public func answer(
    _ requirement: String, of protocolName: String, on object: AnyObject,
    _ arguments: [Value] = []
  ) -> Value? {
    let machine = type.machine
    guard !machine.isHalted, let proto = machine.library.types[protocolName],
      let asked = proto.requirement(requirement),
      // What a class does not say that it conforms to, nobody asks it for.
      machine.library.declaresConformance(type.nominal, to: proto),
      let member = machine.witness(of: .object(object), for: asked)
    else { return nil }
    if case .requirement = member.implementation { return nil }
    var window = [.object(object)] + arguments
    return window.withUnsafeMutableBufferPointer { window in
      window.baseAddress.map {
        machine.invoke(
          member, $0, count: window.count, own: asked.own(of: member, in: type.type))
      }
    }
  }
}
