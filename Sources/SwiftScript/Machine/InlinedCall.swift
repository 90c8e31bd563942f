/// A part of a function that is a closure's body: a call without a frame.
struct InlinedCall {
  let range: Range<Int>
  let name: String
  /// The line that calls it.
  let line: Int
}

extension Function {
  /// The closures whose bodies instruction `place` stands in, innermost first.
  func inlinedCalls(at place: Int) -> [InlinedCall] {
    // Most functions have none, and lines are told one by one.
    if inlinedCalls.isEmpty { return [] }
    return inlinedCalls.filter { $0.range.contains(place) }
  }
}

extension Machine.Frame {
  /// The calls that are open here, innermost first: the function's own is the last.
  @MainActor var calls: [Machine.Call] {
    var calls: [Machine.Call] = []
    var line = line ?? 0
    func add(_ name: String) {
      calls.append(
        Machine.Call(name: name, file: function.file, source: function.source, line: line))
    }
    for inlined in function.inlinedCalls(at: place - 1) {
      add(inlined.name)
      line = inlined.line
    }
    add(function.name)
    return calls
  }
}
