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
          if loser !== member { withdraw(loser) }
          note(loser, isBroken: true)
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
        var opponents: [Member] = []
        for case let member? in ids.map({ owners[$0] })
        where !opponents.contains(where: { $0 === member }) {
          opponents.append(member)
        }
        if opponents.isEmpty { return }
        let loser = firstToGiveWay(among: opponents)
        report(opponents, loser)
        withdraw(loser)
        note(loser, isBroken: true)
      } catch {
        return
      }
    }
  }

  /// Gives the broken another chance; what contradicts the rest as before stays broken, silently.
  ///
  /// That a broken constraint comes back by itself is unspecified.
  func mendBroken() {
    if root?.engine?.rules.flipped.contains(.brokenConstraintsStayBroken) == true { return }
    guard mayMend else { return }
    mayMend = false
    for (_, member) in broken.sorted(by: { $0.key < $1.key }) {
      guard
        member.forms.allSatisfy({ form in
          SolverWatch.time { solver.accepts(form) }
        })
      else { continue }
      note(member, isBroken: false)
      admit(member)
    }
  }

  /// A guess that fits the published logs; UIKit's own rule is unspecified.
  ///
  /// A trailing or bottom pin that was made from the view to its superview, else an explicit size,
  /// else what was activated last; masks, guides, sizes from outside and hiding only among
  /// themselves. There a guide gives way first, at its far edge, so that a view that its margins
  /// leave no room is as small as it was told to be.
  ///
  /// Evidence.
  private func firstToGiveWay(among members: [Member]) -> Member {
    let onlyAgeCounts = root?.engine?.rules.flipped.contains(.lastActivatedIsBroken) ?? false
    func stubbornness(_ member: Member) -> (Int, Int) {
      let constraint = member.constraint
      let isOurs =
        constraint is NSAutoresizingMaskLayoutConstraint || constraint.isGuidePlacing
        || constraint.identifier == StackConstraintName.hiding.rawValue
      let age = -constraint.activation
      if isOurs { return (constraint.isGuidePlacing ? constraint.isFarOfGuide ? 3 : 4 : 5, age) }
      if onlyAgeCounts { return (0, age) }
      if constraint.pinsFarEdgeToSuperview { return (0, age) }
      return (constraint.secondItem == nil ? 1 : 2, age)
    }
    return members.min { stubbornness($0) < stubbornness($1) } ?? members[0]
  }

  private func report(_ members: [Member], _ loser: Member) {
    guard let engine = root?.engine, !isThrowAway else { return }
    engine.console(unsatisfiableText(members.map(\.constraint), breaking: loser.constraint))
    engine.record(
      .constraintBroken(loser.constraint.identity.name, text: loser.constraint.traceText))
  }
}

extension NSLayoutConstraint {
  /// `view.bottom == superview.bottom - 8`, rather than the other way round.
  fileprivate var pinsFarEdgeToSuperview: Bool {
    guard firstAttribute.isFarEdge, secondAttribute.isFarEdge,
      let inner = (firstItem as? any LayoutItem)?.hostView,
      let outer = (secondItem as? any LayoutItem)?.hostView
    else { return false }
    return inner.isSelfOrBelow(outer)
  }

  fileprivate var isFarOfGuide: Bool { firstAttribute.isFarEdge && secondAttribute.isFarEdge }

  var isGuidePlacing: Bool {
    [firstItem, secondItem].contains { item in
      (item as? UILayoutGuide)?.placing.contains { $0 === self } ?? false
    }
  }
}

/// UIKit's message about required constraints that cannot all hold.
///
/// Evidence.
func unsatisfiableText(
  _ constraints: [NSLayoutConstraint], breaking loser: NSLayoutConstraint
) -> String {
  func isMask(_ constraint: NSLayoutConstraint) -> Bool {
    constraint is NSAutoresizingMaskLayoutConstraint && constraint.identifier == nil
  }
  let keyed = constraints.map { constraint in
    (
      group: isMask(constraint) ? 0 : 1,
      name: isMask(constraint) ? "" : constraint.identifier ?? "", age: constraint.activation,
      text: constraint.description
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
    \(loser.description)

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
    debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
    <UIKitCore/UIView.h> may also be helpful.

    """
  return text
}
