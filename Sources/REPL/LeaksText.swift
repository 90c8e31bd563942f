import Playground
import Render
import Words

/// Each leak with what holds it, a reference a line, and with what would mend it.
func leaksText(_ leaks: [Leak], width: Int) -> Styled {
  guard !leaks.isEmpty else { return "\(Phrase.nothingLeaks, .quiet)\n" }
  return leaks.map { leak in
    "\(Phrase.leaks(leak.name), .note)\n" + waysText(leak, width: width)
  }.joined()
}

/// The same for an object that was asked for, be it needed or not.
func leakText(_ leak: Leak, width: Int) -> Styled {
  "\(Phrase.isAliveBecause(leak.name), .note)\n" + waysText(leak, width: width)
}

private func waysText(_ leak: Leak, width: Int) -> Styled {
  var lines: [Styled] = []
  var named: Set<Leak.Closure> = []
  for way in leak.ways {
    for step in way.steps { lines.append(line(step, &named)) }
    if way.isCircle { lines.append("\(Phrase.isCircle, .quiet)") }
    for mend in way.mends { lines.append("\(words(mend))") }
  }
  if !leak.others.isEmpty {
    lines.append("\(Phrase.livesOnWith(leak.others.joined(separator: ", ")), .quiet)")
  }
  return lines.map { line in
    (line + "\n").wrapped(to: width - 2, hanging: 2).indented(by: 2)
  }.joined()
}

/// A closure's code is quoted where it is first spoken of.
private func line(_ step: Leak.Step, _ named: inout Set<Leak.Closure>) -> Styled {
  let phrase: Phrase =
    switch step {
    case .variable(let name, let thing): .variableHolds(name, word(thing))
    case .running(let function, let thing): .runningCodeHolds(function, word(thing))
    case .window(let name): .windowIsShown(name)
    case .timer: .loopHoldsTimer
    case .uikit(let thing): .uikitHolds(word(thing))
    case .property(let owner, let path, let thing):
      .propertyHolds(Phrase.verbatim("\(owner).\(path)"), word(thing))
    case .capture(let closure, let path, let thing):
      .closureCaptures(.closure(ofLine: closure.line), path, word(thing))
    case .given(let holder, let closure): .wasGiven(holder, .closure(ofLine: closure.line))
    }
  guard let closure = closure(in: step), let code = closure.code, named.insert(closure).inserted
  else { return "\(phrase)" }
  return "\(phrase)  " + "\(code, .quiet)"
}

private func word(_ thing: Leak.Thing) -> Phrase {
  switch thing {
  case .object(let name): .verbatim(name)
  case .closure(let closure): .closure(ofLine: closure.line)
  }
}

private func closure(in step: Leak.Step) -> Leak.Closure? {
  switch step {
  case .variable(_, .closure(let closure)), .running(_, .closure(let closure)),
    .uikit(.closure(let closure)), .property(_, _, .closure(let closure)),
    .capture(let closure, _, _), .given(_, let closure):
    closure
  default: nil
  }
}

private func words(_ mend: Leak.Mend) -> Phrase {
  switch mend {
  case .captureWeakly(let closure, let name): .mendCapture(name, line: closure.line)
  case .makeWeak(let property): .mendProperty(property)
  case .invalidateTimer: .mendTimer
  }
}
