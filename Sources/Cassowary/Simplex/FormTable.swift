/// Finds the form for a left side, so that parallel constraints share it.
struct FormTable: ~Copyable {
  /// By bucket, a power of two of them: the first form there, or -1.
  private var firstForm = Buffer<Int32>()
  // By form, in the order in which they were made; the first coefficient is 1.
  private var definitions = SparseRows()
  /// -1 once it is removed.
  private var symbol = Buffer<Int32>()
  /// By symbol: the form, or -1.
  private var formOfSymbol = Buffer<Int32>()
  private var hash = Buffer<UInt64>()
  /// By form: the next in the same bucket, or -1.
  private var nextForm = Buffer<Int32>()
  // The left side at hand, sorted by core.
  private(set) var core = Buffer<Int32>()
  private(set) var coefficient = Buffer<Double>()
  private var hashAtHand: UInt64 = 0

  mutating func removeAll() {
    firstForm.fill(firstForm.count, with: -1)
    nextForm.removeAll()
    definitions.removeAll()
    symbol.removeAll()
    formOfSymbol.removeAll()
    hash.removeAll()
  }

  mutating func begin() {
    core.removeAll()
    coefficient.removeAll()
  }

  mutating func add(_ factor: Double, _ variable: Int32) {
    core.append(variable)
    coefficient.append(factor)
  }

  /// Sorts the left side at hand, divides it by its first coefficient and returns that.
  mutating func normalize() -> Double {
    sort()
    let scale = coefficient[0]
    for index in 0..<coefficient.count { coefficient[index] /= scale }
    hashAtHand = hashOfTerms()
    return scale
  }

  private mutating func sort() {
    if core.count > 24 {
      let order = (0..<core.count).sorted { core[$0] < core[$1] }
      let sorted = order.map { (core[$0], coefficient[$0]) }
      for (index, term) in sorted.enumerated() { (core[index], coefficient[index]) = term }
      return
    }
    for index in 1..<max(1, core.count) {
      let (variable, factor) = (core[index], coefficient[index])
      var place = index
      while place > 0, core[place - 1] > variable {
        core[place] = core[place - 1]
        coefficient[place] = coefficient[place - 1]
        place -= 1
      }
      core[place] = variable
      coefficient[place] = factor
    }
  }

  /// The symbol of a form parallel to the left side at hand, which is normalized, or -1.
  func symbolOfEqual() -> Int32 {
    if firstForm.count == 0 { return -1 }
    var form = firstForm[bucket(of: hashAtHand)]
    while form >= 0 {
      if hash[form] == hashAtHand, isEqual(form) { return symbol[form] }
      form = nextForm[form]
    }
    return -1
  }

  /// Keeps the left side at hand, which is normalized, as the definition of `owner`.
  mutating func insert(_ owner: Int32) {
    let form = Int32(symbol.count)
    definitions.addRow(room: core.count)
    for index in 0..<core.count {
      definitions.append(coefficient[index], at: core[index], to: form)
    }
    symbol.append(owner)
    hash.append(hashAtHand)
    nextForm.append(-1)
    formOfSymbol.pad(to: Int(owner) + 1, with: -1)
    formOfSymbol[owner] = form
    if symbol.count > firstForm.count { enlarge() } else { link(form) }
  }

  mutating func remove(_ owner: Int32) {
    let form = formOfSymbol[owner]
    formOfSymbol[owner] = -1
    symbol[form] = -1
    let bucket = bucket(of: hash[form])
    if firstForm[bucket] == form {
      firstForm[bucket] = nextForm[form]
      return
    }
    var before = firstForm[bucket]
    while nextForm[before] != form { before = nextForm[before] }
    nextForm[before] = nextForm[form]
  }

  @inline(__always)
  private func bucket(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (firstForm.count - 1)
  }

  @inline(__always)
  private func link(_ form: Int32) {
    let bucket = bucket(of: hash[form])
    nextForm[form] = firstForm[bucket]
    firstForm[bucket] = form
  }

  private mutating func enlarge() {
    firstForm.fill(max(16, 2 * firstForm.count), with: -1)
    for form in 0..<Int32(symbol.count) where symbol[form] >= 0 { link(form) }
  }

  /// The value of the form's definition.
  func value(of owner: Int32, for values: borrowing Buffer<Double>) -> Double {
    let form = formOfSymbol[owner]
    var sum = 0.0
    for entry in definitions.range(form) {
      sum += definitions.coefficient[entry] * values[definitions.column[entry]]
    }
    return sum
  }

  /// Noise in the last digits does not make another form.
  private static func rounded(_ coefficient: Double) -> Double {
    (coefficient * 0x1p30).rounded()
  }

  private func hashOfTerms() -> UInt64 {
    var mixed: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in 0..<core.count {
      mixed = (mixed ^ UInt64(truncatingIfNeeded: core[index])) &* 0x100_0000_01b3
      mixed = (mixed ^ Self.rounded(coefficient[index]).bitPattern) &* 0x9E37_79B9_7F4A_7C15
      mixed ^= mixed >> 29
    }
    return mixed
  }

  private func isEqual(_ form: Int32) -> Bool {
    let entries = definitions.range(form)
    guard entries.count == core.count else { return false }
    for (index, entry) in entries.enumerated() {
      guard definitions.column[entry] == core[index],
        Self.rounded(definitions.coefficient[entry]) == Self.rounded(coefficient[index])
      else { return false }
    }
    return true
  }
}
