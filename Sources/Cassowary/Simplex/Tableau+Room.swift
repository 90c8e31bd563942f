extension Tableau {
  func removeAll() {
    symbols.removeAll()
    surroundings.removeAll()
    slots.removeAll()
    columns.removeAll()
    rows.removeAll()
    kinks.removeAll()
    forms.removeAll()
    component.removeAll()
    changed.removeAll()
    mended = 0
    exchanges = 0
  }

  /// Room for as many cores and kinks as there can be, before they come.
  func reserve(cores: Int, kinks count: Int) {
    symbols.reserve(cores)
    surroundings.reserve(cores)
    slots.reserve(cores)
    kinks.reserve(kinks: count)
    changed.reserve(count)
  }
}
