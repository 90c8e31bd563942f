/// Going from line to line.
extension Machine {
  /// Tells of the line that comes next, unless its frame is on that line already.
  ///
  /// A call returns into the line that made it, which is no new line.
  func reach(_ pc: Int, in function: Function) {
    guard pc < function.lines.count, let onLine else { return }
    let line = function.lines[pc]
    let depth = frames.count
    while linesByDepth.count > depth { linesByDepth.removeLast() }
    while linesByDepth.count < depth { linesByDepth.append(0) }
    // The host calls from inside an instruction: of its calls only the second one is seen here.
    let isNewCall = pc == 0 || (pc == 1 && frames[depth - 1].isBoundary)
    if isNewCall { linesByDepth[depth - 1] = 0 }
    guard line > 0, linesByDepth[depth - 1] != line, Int(line) != function.unwrittenLine else {
      return
    }
    linesByDepth[depth - 1] = line
    // A frame's line is that of the instruction before its counter.
    frames[depth - 1].pc = function.code + pc + 1
    onLine(function.source, Int(line))
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
