import Cassowary

/// How what was given up comes back.
///
/// In the end the firmest constraints hold, and of the others those that can hold with them: which
/// these are follows from the tree and its constraints alone.
extension ConstraintSystem {
  /// Gives the broken another chance, the firmest first; less firm ones give way to it.
  ///
  /// What contradicts firmer ones stays broken, silently: the console has it already. That a broken
  /// constraint comes back by itself, and that the one which gives way to it then is reported, is
  /// unspecified.
  func mendBroken() {
    if root?.engine?.rules.flipped.contains(.brokenConstraintsStayBroken) == true { return }
    guard mayMend else { return }
    if broken.values.allSatisfy(isStillBlocked) {
      mayMend = false
      return
    }
    var waiting = broken.values.map { (firmness: firmness(of: $0), member: $0) }
      .sorted { $0.firmness < $1.firmness }
    while let (_, member) = waiting.popLast() {
      if isStillBlocked(member) { continue }
      for loser in admitAgain(member) {
        let firmness = firmness(of: loser)
        let place = waiting.partition { $0 < firmness }
        waiting.insert((firmness, loser), at: place)
      }
    }
    mayMend = false
  }

  /// Whether what it contradicted is all there, as it was, and firmer.
  private func isStillBlocked(_ member: Member) -> Bool {
    guard let blockers = member.blockers else { return false }
    let own = firmness(of: member)
    return blockers.allSatisfy { blocker, forms in
      !blocker.isBroken && members[blocker.constraint.identity.id] === blocker
        && zip(blocker.forms, forms).allSatisfy { now, then in
          now.differsInNumbersOnly(from: then) && now.constant == then.constant
        } && own < firmness(of: blocker)
    }
  }

  /// Returns what gave way; if a firmer one is in the way, the member itself.
  private func admitAgain(_ member: Member) -> [Member] {
    var conflicts: [(opponents: [Member], loser: Member)] = []
    note(member, isBroken: false)
    for form in member.forms {
      while !SolverWatch.time({ solver.accepts(form) }) {
        let opponents = opponents(of: form, from: member)
        let loser = firstToGiveWay(among: opponents + [member])
        giveUp(loser, against: opponents + [member])
        // Those that went for an earlier form of it wait, and come back.
        if loser === member { return conflicts.map(\.loser) }
        conflicts.append((opponents + [member], loser))
      }
      guard let id = try? solver.insert(form) else { continue }
      member.ids.append(id)
      owners[id] = member
    }
    for (opponents, loser) in conflicts { report(opponents, loser) }
    isDelivered = false
    noteWidths(of: member.constraint)
    return conflicts.map(\.loser)
  }

  /// What a form contradicts, less firm ones only where it cannot be helped.
  private func opponents(of form: Constraint, from member: Member) -> [Member] {
    let ids = SolverWatch.time {
      solver.conflict(with: form) { ids in
        ids.map { id in (id, owners[id].map(firmness)) }
          .sorted { one, other in
            guard let mine = one.1, let theirs = other.1 else {
              return one.1 == nil && other.1 != nil
            }
            return theirs < mine
          }
          .map(\.0)
      }
    }
    return members(of: ids).filter { $0 !== member }
  }
}

extension [(firmness: ConstraintSystem.Firmness, member: ConstraintSystem.Member)] {
  /// How many, of a sorted list, are less firm.
  fileprivate func partition(_ isBelow: (ConstraintSystem.Firmness) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBelow(self[middle].firmness) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
