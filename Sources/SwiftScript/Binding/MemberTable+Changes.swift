extension MemberTable {
  /// A `mutating` method of a value: `body` changes its first parameter in place.
  public func change<each A: Bridged>(
    _ text: String, _ body: @escaping @MainActor (inout Host, repeat each A) -> Void
  ) {
    native(text) { machine, arguments in
      machine.bridge(text) {
        var reader = ArgumentReader(arguments)
        var host: Host = try reader.next()
        body(&host, repeat try reader.next(as: (each A).self))
        arguments[0] = host.wrapped
        return .void
      }
    }
  }
}
