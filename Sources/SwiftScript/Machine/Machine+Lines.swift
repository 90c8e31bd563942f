/// Going from line to line.
extension Machine {
  /// Tells of the line that comes next, unless its frame is on that line already.
  ///
  /// A call returns into the line that made it, which is no new line.
  func reach(_ pc: Int, in function: Function) {
    guard pc < function.lines.count, let onLine else { return }
    let line = function.lines[pc]
    let frame = frames.count - 1
    let inlined = function.inlinedCalls(at: pc)
    linesByFrame.adjust(to: frames.count, with: [])
    linesByFrame[frame].adjust(to: 1 + inlined.count, with: 0)
    // The host calls from inside an instruction: of its calls only the second one is seen here.
    let isNewCall =
      pc == 0 || (pc == 1 && frames[frame].isBoundary) || inlined.first?.range.lowerBound == pc
    if isNewCall { linesByFrame[frame][inlined.count] = 0 }
    guard line > 0, linesByFrame[frame][inlined.count] != line,
      Int(line) != function.unwrittenLine
    else { return }
    linesByFrame[frame][inlined.count] = line
    // A frame's line is that of the instruction before its counter.
    frames[frame].pc = function.code + pc + 1
    onLine(function.source, Int(line))
  }
}

extension Array {
  /// Takes elements from the end, or adds them there, until there are `count`.
  fileprivate mutating func adjust(to count: Int, with element: Element) {
    if self.count > count { removeLast(self.count - count) }
    while self.count < count { append(element) }
  }
}

extension ScriptInstance {
  /// Where the override of `hook` begins: the text it stands in, and its first line that runs.
  public func place(of hook: String) -> (source: Int, line: Int)? {
    guard let function = type.hooks[hook], let line = function.lines.first(where: { $0 > 0 }) else {
      return nil
    }
    return (function.source, Int(line))
  }
}
