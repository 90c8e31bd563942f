/// From changes to the next solution.
extension Solver {
  /// `false` if the required constraints contradict each other; then `solution` is as it was.
  @usableFromInline
  mutating func findSolution() -> Bool {
    guard prepareComponents(), solveComponents() else { return false }
    followReleases()
    refreshPivots()
    keepOpen()
    if relaxation.constraint >= 0 {
      if open.count > 0 {
        // Two kinds of freedom at once: as if nothing had been spared.
        isRestructured = true
        return findSolution()
      }
      settleRelaxation()
      // What was moved is not what the elimination gives.
      elimination.markStale()
      constantsAreStale = true
    } else {
      settleOpen()
    }
    takeValues()
    answers = UnsafePointer(solution.base)
    isSolved = true
    solutions += 1
    assert(isSound, "\(invariantFailures())")
    return true
  }

  /// Whether the invariants hold; of large systems some solutions are taken on trust.
  private var isSound: Bool {
    solutions % (1 + tableau.rows.extent / 500) != 0 || invariantFailures().isEmpty
  }

  /// Whether the required constraints can hold together; where best is left for later if it can be.
  mutating func isSatisfiable() -> Bool {
    guard prepareComponents() else { return false }
    if isFeasible, tableau.mendChanged(within: Self.feasible / 1000) { return true }
    return solveComponents()
  }

  /// Brings elimination and kinks up to date; `false` if what depends on no core contradicts itself.
  private mutating func prepareComponents() -> Bool {
    makeRoom()
    // Pivots are evaluated all at once, and what is new or open moves whatever it will.
    if elimination.rowCount > elimination.frontCount || isRestructured || arrivals.count > 0
      || departures > 0 || elimination.releases.count > 0 || relaxation.constraint >= 0
      || open.count > 0
    {
      movedIsAll = true
    }
    // A solution that was only looked for, or not found, may have moved unknowns.
    if elimination.followReleases(values) { constantsAreStale = true }
    if !isRestructured, constantsAreStale { refreshConstants() }
    admitDepartures()
    if !isRestructured, !checksHold() { return false }
    // So many at once are better put in order together.
    if arrivals.count > 8, arrivals.count > store.constraintCount / 4 { isRestructured = true }
    if !isRestructured, !admitArrivals() { return false }
    if isRestructured || isWorn {
      restructure()
    } else if constantsAreStale {
      refreshConstants()
    }
    return checksHold()
  }

  /// Covers variables and constraints that came since the last time.
  mutating func makeRoom() {
    elimination.makeRoom(variables: store.variableCount, constraints: store.constraintCount)
    values.pad(to: store.variableCount, with: 0)
    solution.pad(to: store.variableCount, with: 0)
    symbolOfCore.pad(to: store.variableCount, with: -1)
    kinkOfVariable.pad(to: store.variableCount, with: -1)
    answers = UnsafePointer(solution.base)
  }

  /// `false` if one contradicts the rest; it and those behind it go on waiting.
  private mutating func admitArrivals() -> Bool {
    var place = 0
    var allHold = true
    while allHold, !isRestructured, place < arrivals.count {
      let constraint = arrivals[place]
      // Some were taken back, and their place may have been given to another.
      if kinkOfConstraint[constraint] == Self.waiting {
        kinkOfConstraint[constraint] = -1
        if relaxation.constraint >= 0 {
          restore(constraint)
        } else {
          allHold = admit(constraint)
        }
        if !allHold { kinkOfConstraint[constraint] = Self.waiting }
      }
      if allHold { place += 1 }
    }
    let rest = arrivals.count - place
    for index in 0..<rest { arrivals[index] = arrivals[place + index] }
    arrivals.removeLast(place)
    return allHold
  }

  /// Whether rounding and leftovers are worth a fresh start.
  private var isWorn: Bool {
    tableau.exchanges > 20 * tableau.rows.count + 5000
      || droppedForms > 2 * tableau.slots.count + 500
      || lateEquations > 8 + elimination.rowCount / 8
      || elimination.releases.count > 8 + elimination.rowCount / 32
  }

  private mutating func restructure() {
    arrivals.removeAll()
    forgetReleases()
    isRestructured = false
    movedIsAll = true
    relaxation.constraint = -1
    eliminations += 1
    elimination.factor(store)
    for variable in 0..<store.variableCount where store.uses[variable] == 0 { values[variable] = 0 }
    elimination.refresh(values)
    // The tableau is built on what is determined.
    if elimination.hasDeterminedPivots { elimination.evaluatePivots(values) }
    constantsAreStale = false
    checksAreStale = true
    rebuildTableau()
    elimination.areObserversStale = false
    elimination.changedVariable.removeAll()
    elimination.change.removeAll()
  }

  /// Brings pivots up to date with the cores.
  private mutating func refreshPivots() {
    if !elimination.arePivotsStale { return }
    movedIsAll = true
    elimination.evaluatePivots(values)
  }

  /// Follows changed constants of eliminated equations.
  private mutating func refreshConstants() {
    constantsAreStale = false
    checksAreStale = true
    noteFront()
    elimination.refresh(values)
    if elimination.areObserversStale || !followChanges() {
      refreshPivots()
      refreshKinks()
      elimination.areObserversStale = false
      elimination.changedVariable.removeAll()
      elimination.change.removeAll()
    } else if elimination.hasDeterminedPivots {
      refreshPivots()
    }
  }

  /// Whether what depends on no core is as required.
  private mutating func checksHold() -> Bool {
    if checksAreStale {
      // Cores cancel in what is checked, but only where the pivots follow them.
      if hasChecks { refreshPivots() }
      checksAreStale = !allChecksHold()
    }
    return !checksAreStale
  }

  private var hasChecks: Bool {
    elimination.redundant.count + checkedVariables.count + checkedConstraints.count > 0
  }

  private func allChecksHold() -> Bool {
    for index in 0..<elimination.redundant.count {
      if abs(store.excess(of: elimination.redundant[index], for: values)) > Self.feasible {
        return false
      }
    }
    for index in 0..<checkedVariables.count where values[checkedVariables[index]] < -Self.feasible {
      return false
    }
    for index in 0..<checkedConstraints.count where !holds(checkedConstraints[index]) {
      return false
    }
    return true
  }

  func holds(_ constraint: Int32) -> Bool {
    let excess = store.excess(of: constraint, for: values)
    let traits = store.traits[constraint]
    return (traits.allowsAbove || excess <= Self.feasible)
      && (traits.allowsBelow || excess >= -Self.feasible)
  }

  private mutating func solveComponents() -> Bool {
    tableau.listChanged()
    defer { tableau.discardChanged() }
    isFeasible = false
    while dirty.count > 0 {
      let seed = dirty[dirty.count - 1]
      if tableau.symbols[seed].isDirty {
        let isChoice = tableau.optimizeLevels(around: seed)
        if tableau.isViolated(beyond: Self.feasible) { return false }
        if isChoice { tableau.settleTies(store) } else { tableau.keepPrices(of: seed) }
        tableau.markOpen(isChoice, &open)
        takeOver()
        tableau.symbols[seed].isDirty = false
      }
      _ = dirty.removeLast()
    }
    isFeasible = true
    return true
  }

  /// Copies the cores of the component at hand.
  private mutating func takeOver() {
    for index in 0..<tableau.component.symbols.count {
      let symbol = tableau.component.symbols[index]
      tableau.symbols[symbol].isDirty = false
      let core = tableau.symbols[symbol].core
      if core < 0 { continue }
      let value = tableau.symbols[symbol].value
      if values[core] != value {
        values[core] = value
        if !movedIsAll { moved.append(core) }
        elimination.coreChanged(core)
      }
    }
  }
}
