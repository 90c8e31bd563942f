/// How constraints come into elimination and tableau, and leave them.
extension Solver {
  /// The whole tableau from the elimination.
  mutating func rebuildTableau() {
    tableau.removeAll()
    dirty.removeAll()
    open.removeAll()
    checkedConstraints.removeAll()
    checkedVariables.removeAll()
    droppedForms = 0
    lateEquations = 0
    isFeasible = true
    symbolOfCore.fill(store.variableCount, with: -1)
    kinkOfVariable.fill(store.variableCount, with: -1)
    kinkOfConstraint.fill(store.constraintCount, with: -1)
    let others = store.constraintCount - elimination.rowCount
    let cores = store.variableCount - elimination.rowCount
    tableau.reserve(cores: cores, kinks: others + store.variableCount)
    dirty.reserve(cores)
    for variable in 0..<Int32(store.variableCount) where store.uses[variable] > 0 {
      if elimination.isCore(variable) { makeCore(variable) }
    }
    for variable in 0..<Int32(store.variableCount) where store.uses[variable] > 0 {
      if store.isNonNegative[variable], !elimination.isCore(variable) {
        _ = keepNonNegative(variable)
      }
    }
    for isOfCores in [false, true] {
      for constraint in 0..<Int32(store.constraintCount) where store.traits[constraint].isLive {
        if store.traits[constraint].isRequiredEquation { continue }
        if isOfCores == hasOnlyCores(constraint) { _ = attach(constraint, isRebuilding: true) }
      }
    }
  }

  private func hasOnlyCores(_ constraint: Int32) -> Bool {
    for place in store.range(constraint) where !elimination.isCore(store.variable[place]) {
      return false
    }
    return true
  }

  /// Brings in what arrived; `false`, and nothing is changed, if it plainly contradicts the rest.
  ///
  /// What cannot be brought in by itself makes `isRestructured` true.
  mutating func admit(_ constraint: Int32) -> Bool {
    if !store.traits[constraint].isRequiredEquation {
      for place in store.range(constraint) { makeCoreIfNeeded(store.variable[place]) }
      return attach(constraint)
    }
    if let pivot = unusedVariable(of: constraint) {
      // The row is in already, and only a new elimination gets it out.
      if !append(constraint, for: pivot) { isRestructured = true }
      return true
    }
    // The simplex takes it as any other wish, at the price of what is required: the elimination is
    // made anew once there are many of these, not for each.
    return attach(constraint)
  }

  /// A variable that nothing in elimination or tableau mentions, so the equation can give it at the
  /// very end.
  private func unusedVariable(of constraint: Int32) -> Int32? {
    var found: Int32?
    for place in store.range(constraint) {
      let variable = store.variable[place]
      guard elimination.isCore(variable), symbolOfCore[variable] < 0 else { continue }
      if abs(store.coefficient[place]) < 1e-6 { continue }
      found = variable
      if !store.isNonNegative[variable] { break }
    }
    return found
  }

  /// `false` if the pivot may not be negative, but is, wherever the cores go.
  private mutating func append(_ constraint: Int32, for pivot: Int32) -> Bool {
    for place in store.range(constraint) where store.variable[place] != pivot {
      makeCoreIfNeeded(store.variable[place])
    }
    let row = Int32(elimination.rowCount)
    elimination.addRow(for: pivot, from: constraint, store)
    elimination.determine(row)
    elimination.evaluateLast(values)
    return !store.isNonNegative[pivot] || keepNonNegative(pivot)
  }

  private mutating func makeCoreIfNeeded(_ variable: Int32) {
    if elimination.isCore(variable), symbolOfCore[variable] < 0 { makeCore(variable) }
  }

  mutating func makeCore(_ variable: Int32) {
    if store.isNonNegative[variable], values[variable] < 0 {
      values[variable] = 0
      elimination.coreChanged(variable)
    }
    let symbol = tableau.makeCore(variable, value: values[variable])
    symbolOfCore[variable] = symbol
    touch(symbol)
    if store.isNonNegative[variable] {
      let wish = Kinks.Wish.nonNegative(variable, scale: 1, number: 0, isLiteral: true)
      kinkOfVariable[variable] = tableau.insertKink(wish, on: symbol)
    }
  }

  /// Brings in what keeps a pivot from being negative; `false` if it is, wherever the cores go.
  mutating func keepNonNegative(_ variable: Int32) -> Bool {
    if elimination.isDetermined[variable] {
      checkedVariables.append(variable)
      return values[variable] >= -Self.feasible
    }
    expansion.expand(variable: variable, store, elimination, values)
    if let (symbol, scale) = expandedSymbol() {
      let wish = Kinks.Wish.nonNegative(
        variable, scale: scale, number: expansion.constant, isLiteral: false)
      let kink = tableau.insertKink(wish, on: symbol)
      tableau.kinks.setParts(of: kink, expansion)
      kinkOfVariable[variable] = kink
      touch(symbol)
      return true
    }
    // All cores cancel, so it is a number though pivots stand between.
    checkedVariables.append(variable)
    return expansion.constant >= -Self.feasible
  }

  /// Makes a constraint's kink; `false` if no core has a part in it and it does not hold.
  private mutating func attach(_ constraint: Int32, isRebuilding: Bool = false) -> Bool {
    expansion.expand(constraint, store, elimination, values)
    let traits = store.traits[constraint]
    guard let (symbol, scale) = expandedSymbol() else {
      if !traits.isRequired { return true }
      let excess = expansion.constant
      let holds =
        (traits.allowsAbove || excess <= Self.feasible)
        && (traits.allowsBelow || excess >= -Self.feasible)
      if holds || isRebuilding {
        if traits.isEquation {
          elimination.redundant.append(constraint)
        } else {
          checkedConstraints.append(constraint)
        }
      }
      return holds
    }
    let wish = Kinks.Wish(
      source: constraint, scale: scale, number: expansion.constant,
      level: store.level[constraint], weight: store.weight[constraint],
      allowsAbove: traits.allowsAbove, allowsBelow: traits.allowsBelow,
      isLiteral: expansion.isLiteral)
    let kink = tableau.insertKink(wish, on: symbol)
    tableau.kinks.setParts(of: kink, expansion)
    kinkOfConstraint[constraint] = kink
    if traits.isRequiredEquation { lateEquations += 1 }
    touch(symbol)
    return true
  }

  /// The symbol for the expansion's cores, and by what it is multiplied there.
  private mutating func expandedSymbol() -> (symbol: Int32, scale: Double)? {
    tableau.forms.begin()
    for index in 0..<expansion.core.count {
      let core = expansion.core[index]
      let coefficient = expansion.coefficient(of: core)
      if abs(coefficient) > Expansion.cancelled { tableau.forms.add(coefficient, core) }
    }
    let count = tableau.forms.core.count
    if count == 0 { return nil }
    if count == 1 { return (symbolOfCore[tableau.forms.core[0]], tableau.forms.coefficient[0]) }
    let scale = tableau.forms.normalize()
    let known = tableau.forms.symbolOfEqual()
    if known >= 0 { return (known, scale) }
    let symbol = tableau.makeForm(symbolOfCore)
    tableau.forms.insert(symbol)
    return (symbol, scale)
  }

  /// Takes a constraint out of elimination and tableau.
  mutating func detach(_ constraint: Int32) {
    if isRestructured { return }
    let traits = store.traits[constraint]
    let kink = kinkOfConstraint[constraint]
    if kink >= 0 {
      removeKink(kink)
      kinkOfConstraint[constraint] = -1
      if traits.isRequiredEquation { lateEquations -= 1 }
    } else if traits.isRequiredEquation {
      if elimination.redundant.remove(constraint) { return }
      takeOut(constraint)
    } else if traits.isRequired {
      _ = checkedConstraints.remove(constraint)
    }
  }

  mutating func removeKink(_ kink: Int32) {
    let symbol = tableau.kinks.origin[kink].symbol
    touch(symbol)
    tableau.removeKink(kink)
    if tableau.symbols[symbol].firstKink < 0, tableau.symbols[symbol].core < 0 { drop(symbol) }
  }

  /// Takes an equation out of the elimination, or has that made again.
  private mutating func takeOut(_ constraint: Int32) {
    if relaxation.constraint >= 0 {
      isRestructured = true
    } else if elimination.releases.count > 0 || constantsAreStale || !relax(constraint) {
      depart(constraint)
    }
  }

  private mutating func drop(_ symbol: Int32) {
    tableau.forms.remove(symbol)
    let neighbour = tableau.surroundings[symbol].next
    tableau.removeForm(symbol)
    touch(neighbour)
    droppedForms += 1
  }

  /// Follows a new constant.
  mutating func moveConstant(of constraint: Int32, to constant: Double) {
    let change = constant - store.constant[constraint]
    store.constant[constraint] = constant
    isSolved = false
    let kink = kinkOfConstraint[constraint]
    if isRestructured || kink == Self.waiting { return }
    if kink < 0 {
      elimination.constantChanged(of: constraint, to: constant)
      constantsAreStale = true
    } else if tableau.kinks[kink].isLiteral {
      moveKink(kink, to: constant * tableau.kinks.origin[kink].pace)
    } else {
      moveKink(kink, to: tableau.kinks[kink].point + change * tableau.kinks.origin[kink].pace)
    }
  }

  /// Has ties settled again where rank decides something.
  mutating func rankChanged(of kink: Int32) {
    if isRestructured || kink < 0 {
      if open.count > 0 || relaxation.constraint >= 0 { isSolved = false }
    } else if tableau.symbols[tableau.kinks.origin[kink].symbol].isTied {
      touch(tableau.kinks.origin[kink].symbol)
    }
  }

  /// Marks the component of the symbol for solution.
  mutating func touch(_ symbol: Int32) {
    isSolved = false
    if tableau.symbols[symbol].isDirty { return }
    tableau.symbols[symbol].isDirty = true
    dirty.append(symbol)
  }
}
