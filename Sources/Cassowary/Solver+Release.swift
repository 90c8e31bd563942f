/// Taking a required equation out of the elimination, wherever it stands there.
///
/// Its constant becomes an unknown that the simplex decides, for nothing else is lost with an
/// equation. So its row stays, and only the constraints that depend on it are brought in once more.
/// Should the equation come back, it asks something of that one unknown.
extension Solver {
  /// More are cheaper to leave out of a new elimination.
  private static let mostAtOnce: Int32 = 4

  /// Makes the equation's constant an unknown, which has the same value until the next solution.
  mutating func depart(_ constraint: Int32) {
    if departures >= Self.mostAtOnce {
      isRestructured = true
      return
    }
    departures += 1
    let constant = store.constant[constraint]
    let unknown = store.makeUnknown()
    makeRoom()
    values[unknown] = constant
    elimination.depart(constraint, unknown, constant: constant)
  }

  /// Has all that depends on unknowns which are new depend on them in the tableau.
  mutating func admitDepartures() {
    while departures > 0, !isRestructured {
      let release = Int32(elimination.releases.count) - departures
      findShares(of: elimination.releases[release].row)
      if !releaseDependents() {
        isRestructured = true
        return
      }
      elimination.spreadRelease(release, relaxation.shares, relaxation.scratch)
      makeCore(elimination.releases[release].unknown)
      departures -= 1
      for variable in relaxation.variables where !keepNonNegative(variable) {
        isRestructured = true
      }
    }
  }

  /// Takes out what depends on the shares at hand, to be brought in again; `false` if that is much.
  private mutating func releaseDependents() -> Bool {
    relaxation.variables.removeAll(keepingCapacity: true)
    relaxation.dependents.removeAll()
    tableau.kinks.findDependents(
      on: relaxation.shares, or: relaxation.scratch, into: &relaxation.dependents)
    if relaxation.dependents.count > 8 + store.constraintCount / 16 { return false }
    for index in 0..<relaxation.dependents.count {
      let kink = relaxation.dependents[index]
      let source = tableau.kinks.origin[kink].source
      if source < 0 {
        kinkOfVariable[~source] = -1
        relaxation.variables.append(~source)
        removeKink(kink)
      } else {
        detach(source)
        wait(source)
      }
    }
    takeBackChecks()
    takeBackWishes()
    return true
  }

  /// Has the constraint brought in again, as if it had just come.
  private mutating func wait(_ constraint: Int32) {
    kinkOfConstraint[constraint] = Self.waiting
    arrivals.append(constraint)
  }

  /// What held or not, whatever the cores, is decided by them now.
  private mutating func takeBackChecks() {
    checksAreStale = true
    var place = elimination.redundant.count
    while place > 0 {
      place -= 1
      let constraint = elimination.redundant[place]
      if share(of: constraint) == 0 { continue }
      _ = elimination.redundant.remove(constraint)
      wait(constraint)
    }
    place = checkedConstraints.count
    while place > 0 {
      place -= 1
      let constraint = checkedConstraints[place]
      if share(of: constraint) == 0 { continue }
      _ = checkedConstraints.remove(constraint)
      wait(constraint)
    }
    place = checkedVariables.count
    while place > 0 {
      place -= 1
      let variable = checkedVariables[place]
      if relaxation.shares[variable] == 0 { continue }
      _ = checkedVariables.remove(variable)
      relaxation.variables.append(variable)
    }
  }

  /// Wishes that were granted or not, whatever the cores.
  private mutating func takeBackWishes() {
    for constraint in 0..<Int32(store.constraintCount) where kinkOfConstraint[constraint] == -1 {
      let traits = store.traits[constraint]
      if traits.isLive, !traits.isRequired, share(of: constraint) != 0 { wait(constraint) }
    }
  }

  /// Has rows follow the unknowns in their numbers.
  mutating func followReleases() {
    if !elimination.followReleases(values) { return }
    elimination.refresh(values)
    // Whoever depends on an unknown sees it in the tableau.
    elimination.changedVariable.removeAll()
    elimination.change.removeAll()
  }

  /// Gives unknowns back, before a new elimination.
  mutating func forgetReleases() {
    for index in 0..<elimination.releases.count {
      let unknown = elimination.releases[index].unknown
      store.removeVariable(unknown)
      values[unknown] = 0
      solution[unknown] = 0
    }
    elimination.releases.removeAll()
    departures = 0
  }
}
