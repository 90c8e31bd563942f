import Cassowary

/// A workload in our solver.
///
/// The root's size is what it is in a window: two required constants that change. The solver copies
/// what it is given, so a constraint is made when it goes in and nobody keeps it. Of no actor, so
/// that none is asked for while the time runs.
nonisolated struct WorkloadSystem: ~Copyable {
  private let lines: [Workload.Line]
  private var solver = Solver()
  private var variables: [Variable] = []
  /// By line.
  private var constants: [Double]
  private var identifiers: [Constraint.ID?]
  private var rootSize: [Constraint.ID] = []
  private var constraint = Constraint([], .equal, plus: 0)

  init(_ workload: Workload) {
    lines = workload.constraints
    constants = lines.map(\.constant)
    identifiers = Array(repeating: nil, count: lines.count)
    variables.reserveCapacity(workload.variableCount)
    for rank in 0..<workload.variableCount {
      variables.append(solver.makeVariable(.free, rank: rank))
    }
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
    let line = lines[index]
    constraint.terms.removeAll(keepingCapacity: true)
    for term in line.terms {
      constraint.terms.append(.init(term.coefficient, variables[term.variable]))
    }
    constraint.relation = line.relation
    constraint.strength = line.strength
    constraint.weight = line.weight
    constraint.constant = constants[index]
    constraint.rank = index
    identifiers[index] = try solver.insert(constraint)
  }

  mutating func remove(_ index: Int) {
    guard let id = identifiers[index] else { return }
    solver.remove(id)
    identifiers[index] = nil
  }

  mutating func setConstant(_ change: Workload.Change) throws {
    constants[change.constraint] = change.constant
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
