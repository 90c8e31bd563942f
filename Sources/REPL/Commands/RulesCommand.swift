import Playground
import Render
import UIKitEngine
import Words

extension Command {
  static let rules = Command(
    name: "rules", usage: ":rules [NAME|compare A B]", summary: .rulesSummary,
    details: .rulesDetails, group: .explain,
    arguments: .words(Rules.System.allCases.map(\.rawValue) + ["compare"]),
    atPause: .abandons(thenRuns: true), tellsAnswers: true,
    forms: [
      Form(":rules", .rulesForm), Form(":rules ios26", .rulesNameForm),
      Form(":rules compare ios17 ios26", .rulesCompareForm),
    ], seeAlso: ["evidence", "diff"]
  ) { argument, loop in
    let words = argument.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init)
    switch words.count {
    case 0: return .show(list(of: loop))
    case 1:
      guard let system = Rules.System(rawValue: words[0]) else { return .refused(.rulesTakes) }
      return goOver(to: system, loop)
    case 3 where words[0] == "compare":
      guard let first = Rules.System(rawValue: words[1]),
        let second = Rules.System(rawValue: words[2])
      else { return .refused(.rulesTakes) }
      return .show(comparison(first, second, in: loop.session))
    default: return .refused(.rulesTakes)
    }
  }

  private static func list(of loop: Loop) -> Styled {
    definitionText(
      Rules.System.allCases.map { system in
        let isInForce = loop.session.rules.system == system
        return (
          Styled((isInForce ? "* " : "  ") + system.rawValue, isInForce ? .emphasis : .quiet),
          Styled("\(system.phrase)")
        )
      }, width: loop.width)
  }

  private static func goOver(to system: Rules.System, _ loop: Loop) -> Outcome {
    let session = loop.session
    let old = session.rules.system
    guard system != old else { return .refused(.rulesAlready(system.rawValue)) }
    let before = session.course
    var rules = session.rules
    rules.system = system
    if session.adopt(rules) != nil { return .refused(.rulesFault(system.rawValue)) }
    loop.seen = session.engine.events.count
    let title: Styled = "\(Phrase.rulesNow(system.rawValue, was: old.rawValue), .quiet)\n"
    return .show(title + text(before, old, session.course, system))
  }

  private static func comparison(
    _ first: Rules.System, _ second: Rules.System, in session: Session
  ) -> Styled {
    func course(_ system: Rules.System) -> Session.Course {
      var rules = session.rules
      rules.system = system
      return session.course(under: rules)
    }
    return text(course(first), first, course(second), second)
  }

  /// What differs between two courses of one program, below the names of their rules.
  static func text(
    _ first: Session.Course, _ system: Rules.System, _ second: Session.Course,
    _ other: Rules.System
  ) -> Styled {
    guard
      let text = comparisonText(first.events, of: first.all, second.events, of: second.all)
    else { return "\(Phrase.sameUnder(system.rawValue, other.rawValue), .quiet)\n" }
    return "\("- \(system.rawValue)   + \(other.rawValue)", .quiet)\n" + text
  }
}

extension Rules.System {
  var phrase: Phrase {
    switch self {
    case .ios12: .ios12Rules
    case .ios17: .ios17Rules
    case .ios26: .ios26Rules
    }
  }
}
