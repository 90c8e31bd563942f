import Cassowary

/// A workload in our solver.
///
/// The root's size is what it is in a window: two required constants that change.
struct WorkloadSystem: ~Copyable {
  private var solver = Solver()
  private var variables: [Variable] = []
  private var constraints: [Constraint] = []
  private var identifiers: [Constraint.ID?] = []
  private var rootSize: [Constraint.ID] = []

  /// Makes the variables and the constraints' values.
  init(_ workload: Workload) {
    variables = (0..<workload.variableCount).map { solver.makeVariable(.free, rank: $0) }
    constraints = workload.constraints.indices.map { index in
      let line = workload.constraints[index]
      return Constraint(
        line.terms.map { Constraint.Term($0.coefficient, variables[$0.variable]) },
        line.relation == "<=" ? .lessOrEqual : line.relation == ">=" ? .greaterOrEqual : .equal,
        plus: line.constant, strength: Self.strength(line.weight), rank: index,
        weight: line.weight.isInfinite ? 1 : line.weight)
    }
    identifiers = Array(repeating: nil, count: constraints.count)
  }

  /// Weights of one order of magnitude compete; any of a higher order goes before all of a lower.
  private static func strength(_ weight: Double) -> Constraint.Strength {
    if weight.isInfinite { return .required }
    let level: Float = weight >= 500 ? 1000 : weight >= 50 ? 100 : weight >= 5 ? 10 : 1
    return .optional(level: level)
  }

  mutating func addRoot(_ workload: Workload) throws {
    let size = workload.sizes[0]
    for (variable, length) in [
      (workload.root.width, size.width), (workload.root.height, size.height),
    ] {
      rootSize.append(
        try solver.insert(Constraint([.init(1, variables[variable])], .equal, plus: -length)))
    }
  }

  mutating func add(_ index: Int) throws {
    identifiers[index] = try solver.insert(constraints[index])
  }

  mutating func remove(_ index: Int) {
    guard let id = identifiers[index] else { return }
    solver.remove(id)
    identifiers[index] = nil
  }

  mutating func setConstant(_ change: Workload.Change) throws {
    constraints[change.constraint].constant = change.constant
    guard let id = identifiers[change.constraint] else { return }
    try solver.change(id, toConstant: change.constant)
  }

  mutating func resize(_ size: (width: Double, height: Double)) throws {
    try solver.change(rootSize[0], toConstant: -size.width)
    try solver.change(rootSize[1], toConstant: -size.height)
  }

  /// Solves if something changed, and copies every value.
  mutating func read(into values: inout [Double]) throws {
    try solver.solve()
    for index in variables.indices { values[index] = solver.value(of: variables[index]) }
  }
}
