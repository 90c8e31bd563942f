/// Which parameter takes which argument where they do not fit as they stand.
struct ArgumentClaims {
  private let arguments: [ArgumentList.Argument]
  private let parameters: [(index: Int, FunctionType.Parameter)]
  private var bindings: [[Int]]
  private var isClaimed: [Bool]
  /// What the arguments would be labelled.
  private var names: [String?]
  private var isRenamed = false
  private var next = 0

  init(
    _ arguments: [ArgumentList.Argument], _ parameters: [(Int, FunctionType.Parameter)]
  ) {
    self.arguments = arguments
    self.parameters = parameters.map { (index: $0.0, $0.1) }
    bindings = parameters.map { _ in [] }
    isClaimed = arguments.map { _ in false }
    names = arguments.map(\.name)
  }

  /// The arguments that no parameter takes.
  var unclaimed: [Int] { isClaimed.indices.filter { !isClaimed[$0] } }

  /// The parameters without an argument that need one.
  var missing: [(Int, FunctionType.Parameter)] {
    zip(parameters, bindings).compactMap { parameter, bound in
      bound.isEmpty && !parameter.1.isVariadic && parameter.1.defaultValue == nil
        ? (parameter.index, parameter.1) : nil
    }
  }

  /// The labels that the arguments should have, if that is what is wrong with them.
  var labels: [String?]? {
    if isRenamed, !isInOrder, unclaimed.isEmpty { return namesInOrder }
    if isRenamed { return names }
    return isInOrder || outOfOrder != nil ? nil : namesInOrder
  }

  /// The one argument that stands too late, and the one that it should stand before.
  var outOfOrder: (Int, Int)? {
    guard !isRenamed, unclaimed.isEmpty, missing.isEmpty else { return nil }
    let order = bindings.flatMap { $0 }
    guard let place = order.indices.first(where: { order[$0] != $0 }) else { return nil }
    var rest = Array(order.indices)
    rest.remove(at: order[place])
    rest.insert(order[place], at: place)
    return rest == order ? (order[place], place) : nil
  }

  /// Where an argument for the parameter would stand.
  func argument(after parameter: Int) -> Int {
    let before = zip(parameters, bindings).filter { $0.index < parameter && !$1.isEmpty }
    return before.last?.1.last.map { $0 + 1 } ?? 0
  }

  private var isInOrder: Bool {
    let order = bindings.flatMap { $0 }
    return zip(order, order.dropFirst()).allSatisfy(<)
  }

  /// The labels in the order of the parameters.
  private var namesInOrder: [String?] {
    zip(parameters, bindings).flatMap { parameter, bound in
      bound.indices.map { $0 == 0 ? parameter.1.label : nil }
    }
  }

  mutating func claimAll() {
    for index in parameters.indices { bind(index, anyLabel: false) }
    guard !unclaimed.isEmpty else { return }
    claimMisspelled()
    if !unclaimed.isEmpty {
      next = 0
      for index in parameters.indices where bindings[index].isEmpty { bind(index, anyLabel: true) }
    }
    guard arguments.count == parameters.count else { return }
    for argument in unclaimed {
      guard
        let index = parameters.indices.first(where: {
          bindings[$0].isEmpty && parameters[$0].1.defaultValue == nil
        })
      else { return }
      claim(argument, for: index, label: parameters[index].1.label)
    }
  }

  private mutating func bind(_ index: Int, anyLabel: Bool) {
    let parameter = parameters[index].1
    guard let first = nextArgument(parameter.label, anyLabel: anyLabel) else { return }
    claim(first, for: index, label: parameter.label)
    while parameter.isVariadic, first + bindings[index].count < arguments.count {
      let more = first + bindings[index].count
      guard !isClaimed[more], arguments[more].label == nil else { return }
      claim(more, for: index, label: nil)
    }
  }

  private mutating func nextArgument(_ label: String?, anyLabel: Bool) -> Int? {
    while next < arguments.count, isClaimed[next] { next += 1 }
    let open = arguments.indices.dropFirst(next)
    if let same = open.first(where: {
      !isClaimed[$0] && arguments[$0].name == label
    }) {
      return same
    }
    guard anyLabel, next < arguments.count, label == nil || arguments[next].label == nil else {
      return nil
    }
    return next
  }

  private mutating func claim(_ argument: Int, for index: Int, label: String?) {
    bindings[index].append(argument)
    isClaimed[argument] = true
    if names[argument] != label {
      names[argument] = label
      isRenamed = true
    }
  }

  private mutating func claimMisspelled() {
    for argument in unclaimed {
      guard let label = arguments[argument].name else { continue }
      var best: (score: Int, index: Int)?
      for index in parameters.indices where bindings[index].isEmpty {
        guard let name = parameters[index].1.label, let score = Self.distance(label, name),
          score < best?.score ?? .max
        else { continue }
        best = (score, index)
      }
      if let best { claim(argument, for: best.index, label: parameters[best.index].1.label) }
    }
  }

  /// How far a label is from a parameter's; `nil` if that is too far to be a slip.
  static func distance(_ label: String, _ name: String) -> Int? {
    let edits = Spelling.edits(label, name)
    if label.count == 1, name.count == 1 { return max(edits, 1) }
    return edits > (label.count + 1) / 3 ? nil : max(edits, 1)
  }
}
