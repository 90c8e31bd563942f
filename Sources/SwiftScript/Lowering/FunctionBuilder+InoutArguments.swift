/// What a call may change: it is taken out of its place for the call, and put back after it.
extension FunctionBuilder {
  /// A cell, and the place that its value comes from and goes back to.
  struct InoutCell {
    let index: Int
    let cell: Int
    var place: Place
    /// How what was opened for it is closed.
    var closings: [() -> Void] = []
  }

  /// Prepares the places that a call may change, below the call's window: what leads there is
  /// evaluated before the other arguments, what they hold is taken after them.
  ///
  /// Arguments that stand before the last place that is led to by code are evaluated in their turn.
  func inoutCells(_ arguments: inout [TypedExpr]) -> [InoutCell] {
    let last = arguments.lastIndex {
      guard case .inoutPlace(let inner) = $0.kind else { return false }
      return !inner.isPlainPlace || inner.startsGlobal
    }
    return arguments.indices.compactMap { index in
      let argument = arguments[index]
      guard case .inoutPlace(let inner) = argument.kind else {
        if let last, index < last, !argument.isSimple, !argument.isDefault {
          arguments[index] = hold(argument)
        }
        return nil
      }
      let place = place(inner)
      reserveRegisters(for: place)
      return InoutCell(index: index, cell: temporary(.any), place: place)
    }
  }

  /// Hands on the cell that the place is; false if it is none.
  func lend(_ place: Place, into cell: Int) -> Bool {
    switch place {
    case .cell(let shared, _): emit(.copy, cell, shared)
    case .captured(let capture, _): emit(.capture, cell, capture)
    default: return false
    }
    return true
  }

  /// What was taken out last is put back first.
  func writeBack(_ cells: [InoutCell]) {
    for cell in cells.reversed() {
      defer { close(cell.closings) }
      if cell.place.isCell { continue }
      putBack(cell.cell) { self.store($0, to: cell.place) }
    }
  }

  /// The place with a register for what on the way to it runs code, and how that is put back: before
  /// what was opened earlier, for what was begun last ends first.
  func openedApart(_ place: Place, guarding: Bool) -> (place: Place, closings: [() -> Void]) {
    let outer = openings
    openings = []
    defer { openings = outer }
    let place = openedBase(place, guarding: guarding)
    return (place, openings)
  }

  func close(_ closings: [() -> Void]) {
    for close in closings.reversed() { close() }
  }

  /// An error thrown by the call that begins at `from` leaves what the call was changing in its
  /// place, as it then is.
  func rescue(from: Int, first: Int, _ restore: () -> Void) {
    let end = here
    let over = emit(.jump)
    let error = allocate()
    handlers.append(Handler(range: from..<end, target: here, first: first, register: error))
    let outer = isUnwinding
    isUnwinding = true
    restore()
    closeOpenings()
    isUnwinding = outer
    emit(.throw, error)
    patch(over)
  }

  /// Where the value of a property lies whose observer does not hear of what an error ended.
  func unobserved(_ place: Place) -> Place {
    switch place {
    case .property(let receiver, let member, _) where member.isChangedInPlace:
      return member.storage.map { .field(object: receiver, $0) } ?? place
    case .valueProperty(let base, let member) where member.isChangedInPlace:
      return member.storage.map { .element(base, $0) } ?? place
    case .staticProperty(let member) where member.isChangedInPlace:
      return member.staticStorage.map { .global($0) } ?? place
    default: return place
    }
  }
}
