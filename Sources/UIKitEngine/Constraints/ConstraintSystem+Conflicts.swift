import Cassowary

/// What happens when required constraints contradict each other.
extension ConstraintSystem {
  /// Enters the forms of `member`; whoever has to give way is given up and reported.
  ///
  /// Evidence.
  func admit(_ member: Member) {
    for form in member.forms {
      while true {
        do {
          let id = try SolverWatch.time { () throws(SolverError) in try solver.add(form) }
          member.ids.append(id)
          owners[id] = member
          break
        } catch .unsatisfiable(let others) {
          let opponents = others.compactMap { owners[$0] }
          let loser = firstToGiveWay(among: opponents + [member])
          report(opponents + [member], loser)
          giveUp(loser, against: opponents + [member])
          if loser === member { return }
        } catch {
          return
        }
      }
    }
  }

  /// Gives up and reports one constraint after the other until the required ones hold together.
  func giveUpWhatContradicts() {
    while true {
      do {
        try SolverWatch.time { () throws(SolverError) in try solver.check() }
        return
      } catch .unsatisfiable(let ids) {
        let opponents = members(of: ids)
        if opponents.isEmpty { return }
        let loser = firstToGiveWay(among: opponents)
        report(opponents, loser)
        giveUp(loser, against: opponents)
      } catch {
        return
      }
    }
  }

  /// Whose forms these are, each once.
  func members(of ids: [Constraint.ID]) -> [Member] {
    var found: [Member] = []
    for case let member? in ids.map({ owners[$0] })
    where !found.contains(where: { $0 === member }) {
      found.append(member)
    }
    return found
  }

  func giveUp(_ loser: Member, against opponents: [Member]) {
    if !loser.ids.isEmpty { withdraw(loser) }
    note(loser, isBroken: true)
    loser.blockers = opponents.filter { $0 !== loser }.map { ($0, $0.forms) }
  }

  func report(_ members: [Member], _ loser: Member) {
    guard let engine = root?.engine, !isThrowAway else { return }
    if toldOf.contains(loser.constraint.identity.id) { return }
    engine.console(
      unsatisfiableText(members.map(\.constraint), breaking: loser.constraint) {
        engine.describe?($0) ?? $0.description
      })
    engine.record(
      .constraintBroken(loser.constraint.identity.name, text: loser.constraint.traceText))
  }
}

/// UIKit's message about required constraints that cannot all hold.
///
/// Evidence.
func unsatisfiableText(
  _ constraints: [NSLayoutConstraint], breaking loser: NSLayoutConstraint,
  _ describe: (NSLayoutConstraint) -> String
) -> String {
  func isMask(_ constraint: NSLayoutConstraint) -> Bool {
    constraint is NSAutoresizingMaskLayoutConstraint && constraint.identifier == nil
  }
  let keyed = constraints.map { constraint in
    (
      group: isMask(constraint) ? 0 : 1,
      name: isMask(constraint) ? "" : constraint.identifier ?? "", age: constraint.activation,
      text: describe(constraint)
    )
  }
  let listed = keyed.sorted { ($0.group, $0.name, $0.age) < ($1.group, $1.name, $1.age) }
  var text = """
    [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
    \tTry this:\u{20}
    \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}

    """
  if constraints.contains(where: isMask) {
    text +=
      "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
      + "refer to the documentation for the UIView property "
      + "translatesAutoresizingMaskIntoConstraints) \n"
  }
  text += "(\n" + listed.map { "    \"\($0.text)\"" }.joined(separator: ",\n") + "\n)\n"
  text += """

    Will attempt to recover by breaking constraint\u{20}
    \(describe(loser))

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
    debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
    <UIKitCore/UIView.h> may also be helpful.

    """
  return text
}
