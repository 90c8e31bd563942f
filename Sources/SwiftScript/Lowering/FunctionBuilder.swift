/// Turns one checked body into instructions.
final class FunctionBuilder {
  let function: Function
  let context: FunctionContext
  let library: Library
  /// What stands for type parameters here; `nil` in code that is not generic.
  let specialization: Specialization?
  private(set) var code: [Instruction] = []
  private(set) var lines: [Int32] = []
  var line = 0
  /// The next free register; temporaries of a statement are given back at its end.
  var next = 0
  private var registers: [ObjectIdentifier: Int] = [:]
  /// The captures that are cells, which are read and written where they are.
  private var capturedCells: [ObjectIdentifier: Int] = [:]
  /// Whether each parameter is a number or a `Bool`.
  private var parameters: [Bool] = []
  private var objectIndices: [ObjectIdentifier: Int] = [:]
  /// A register that a call may use for its arguments, because nothing stands in it before the call's
  /// result does.
  var emptyTarget: Int?
  /// Temporaries of the statement that may hold references.
  private var dirty: [Int] = []
  /// No jump leads behind this instruction.
  private var lastTarget = 0
  var scopes: [Scope] = []
  /// Where the exits of the open optional chains are to be patched in.
  var chains: [[Int]] = []
  /// Parts that the pattern at hand leaves out, where they are told apart.
  var ignored: [Int]?
  var handlers: [Handler] = []
  /// What is assigned, or read, runs no code that could change a variable meanwhile.
  var isPlain = false
  /// What is to be put back at the end of the change that is being lowered, the last one first.
  var openings: [() -> Void] = []
  /// Registers for it below the window of the call that changes something.
  var spareRegisters: [Int] = []
  /// What an error has ended is being put back.
  var isUnwinding = false
  /// The defaults of tables that are made when their keys are found missing, by the keys' registers.
  var lateDefaults: [Int: TypedExpr] = [:]
  /// Whether a place is being read, and what its properties give needs no way back.
  var isReading = false
  /// Instructions whose result is known to be a number or a `Bool`.
  private var scalarResults: Set<Int> = []
  /// Jumps of a `fallthrough` to the next case.
  var fallthroughs: [Int] = []
  /// The scope of the case at hand, and the register of what its `switch` matches.
  var caseAtHand = (scope: 0, subject: 0)
  /// The closures that stand in the code where they would be called.
  var inlinedCalls: [InlinedCall] = []

  /// The variables and duties of a block.
  struct Scope {
    var locals: [Int] = []
    /// Those of them that hold what is matched, or a part of it, and not what a pattern binds.
    var subjects: [Int] = []
    /// Those of them that never hold anything that is counted: no end of theirs is seen.
    var scalars: Set<Int> = []
    /// What `defer` has put off, each with the number of variables that were there before it.
    var defers: [(after: Int, statements: [TypedStatement])] = []
    /// Where the code begins that the last of them protects.
    var protectedFrom = 0
    /// The registers below this one were in use there: parameters, and variables around the scope.
    var protectedRegisters = 0
    var target: Target?
    /// `label: do`, which a `break` leaves before its end.
    var isBlock = false
    var breaks: [Int] = []
    var continues: [Int] = []
  }

  private init(
    _ body: ClosureBody, _ library: Library, _ function: Function, _ specialization: Specialization?
  ) {
    self.function = function
    context = body.context
    self.library = library
    self.specialization = specialization
  }

  static func lower(
    _ body: ClosureBody, _ library: Library, as function: Function? = nil,
    _ specialization: Specialization? = nil
  ) {
    let builder = FunctionBuilder(body, library, function ?? body.function, specialization)
    builder.function.parameterCount = body.parameters.count
    builder.function.captureCount = body.context.captures.count
    for parameter in body.parameters {
      let register = builder.allocate()
      builder.registers[ObjectIdentifier(parameter)] = register
      builder.parameters.append(!parameter.isInout && builder.isScalar(parameter.type))
    }
    for (index, local) in body.context.captures.enumerated() {
      if local.needsCell {
        builder.capturedCells[ObjectIdentifier(local)] = index
        continue
      }
      let register = builder.allocate()
      builder.registers[ObjectIdentifier(local)] = register
      builder.emit(.capture, register, index)
      builder.noteResult(local.type)
    }
    for parameter in body.parameters where parameter.needsCell && !parameter.isInout {
      let register = builder.register(of: parameter)
      builder.emit(.makeCell, register, register)
    }
    builder.scopes.append(Scope())
    builder.lower(body.statements)
    builder.finish()
  }

  private func finish() {
    if context.isInitializer, let me = context.selfLocal {
      returnSelf(me)
    } else {
      leaveScopes(down: 0)
      emit(.returnVoid)
    }
    protect(until: here)
    if context.isInitializer {
      code = LastUses.moved(code, parameters: 1..<max(1, function.parameterCount))
    }
    function.registerCount = max(function.registerCount, next) + 1
    function.handlers = handlers
    function.inlinedCalls = inlinedCalls
    let holders = RegisterHolders(
      code, constants: function.constants, scalarResults: scalarResults,
      registerCount: function.registerCount
    ).registers(
      parameters: parameters.enumerated().compactMap { $1 ? nil : $0 },
      errors: handlers.map(\.register))
    function.setHolders(holders)
    function.ownsFirst = !code.allSatisfy { $0.onlyReads(0) }
    function.setCode(
      RegisterHolders.withPlainCopies(code, holders: holders, constants: function.constants),
      lines: lines)
  }

  /// The type with what stands for its type parameters here.
  func concrete(_ type: Type) -> Type {
    let known = specialization?(type) ?? type
    return library.composed.opaqueTypes.isEmpty ? known : known.revealed
  }

  // MARK: Instructions

  @discardableResult
  func emit(_ operation: Operation, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) -> Int {
    if operation == .clear, isEmpty(a) { return code.count - 1 }
    code.append(Instruction(operation, a, b, c))
    lines.append(Int32(line))
    return code.count - 1
  }

  /// The place of the next instruction, which something may jump to.
  var here: Int {
    lastTarget = code.count
    return code.count
  }

  /// The register that the last instruction copies to `register`; that instruction is taken back.
  func lastCopy(into register: Int) -> Int? {
    guard code.count > lastTarget, let last = code.last, last.operation == .copy,
      last.a == register, last.b < register
    else { return nil }
    code.removeLast()
    lines.removeLast()
    scalarResults.remove(code.count)
    return Int(last.b)
  }

  /// Whether the last instructions have emptied the register, on every way that leads here.
  private func isEmpty(_ register: Int) -> Bool {
    var place = code.count
    while place > lastTarget {
      place -= 1
      let last = code[place]
      switch last.operation {
      case .clear where last.a == register: return true
      case .clear: continue
      case .take where last.a != register, .arrayAppend where last.a != register:
        if last.b == register { return true }
      default: return false
      }
    }
    return false
  }

  /// A number, a `Bool`, or an optional of one: nothing that is counted.
  func isScalar(_ type: Type) -> Bool {
    let type = concrete(type)
    return (type.wrapped ?? type).nominal?.isTrivial ?? false
  }

  /// An optional of `type` that is not nil looks like the value itself.
  func isPlainPayload(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = concrete(type) else { return false }
    return nominal.kind != .protocol && !nominal.isArchetype && nominal !== library.optional
  }

  /// Notes that the last instruction's result is of `type`.
  func noteResult(_ type: Type) {
    if isScalar(type) { scalarResults.insert(code.count - 1) }
  }

  /// Fills in the target of a jump emitted earlier.
  func patch(_ jump: Int) {
    lastTarget = code.count
    switch code[jump].operation {
    case .jumpIfFalse, .jumpIfTrue, .jumpIfNone, .jumpIfSome: code[jump].b = Int32(here)
    case .nextElement: code[jump].c = Int32(here)
    default: code[jump].a = Int32(here)
    }
  }

  func patch(_ jumps: [Int]) {
    for jump in jumps { patch(jump) }
  }

  func constant(_ value: Value) -> Int {
    function.constants.append(value)
    return function.constants.count - 1
  }

  func object(_ object: AnyObject) -> Int {
    if let known = objectIndices[ObjectIdentifier(object)] { return known }
    function.objects.append(object)
    objectIndices[ObjectIdentifier(object)] = function.objects.count - 1
    return function.objects.count - 1
  }

  func native(_ native: @escaping Native) -> Int {
    function.natives.append(NativeStep(body: native))
    return function.natives.count - 1
  }

  // MARK: Registers

  func allocate(_ count: Int = 1) -> Int {
    let register = next
    next += count
    function.registerCount = max(function.registerCount, next)
    return register
  }

  /// A register for the statement's own use; `type` tells whether it must be emptied.
  func temporary(_ type: Type) -> Int {
    let register = allocate()
    if !type.isTrivial { dirty.append(register) }
    return register
  }

  /// The statement's end empties `register`, which holds a value of `type`.
  func keep(_ register: Int, _ type: Type) {
    if !type.isTrivial { dirty.append(register) }
  }

  /// Runs `body` as a statement: its temporaries are emptied and given back afterwards.
  func asStatement(_ body: () -> Void) {
    let outer = (dirty, localsBefore: next)
    dirty = []
    body()
    for register in Set(dirty).sorted(by: >) where !isLocal(register) { emit(.clear, register) }
    dirty = outer.0
    next = scopes.last?.locals.max().map { max($0 + 1, outer.localsBefore) } ?? outer.localsBefore
  }

  /// How many temporaries of the statement are open.
  var openTemporaries: Int { dirty.count }

  /// Empties what the statement has used since `count` were open, but for the result.
  func endTemporaries(since count: Int, except result: Int) {
    guard dirty.count > count else { return }
    let ended = Set(dirty[count...]).sorted(by: >).filter { $0 != result && !isLocal($0) }
    for register in ended { emit(.clear, register) }
    // Who leaves an optional chain before here leaves them to the statement's end.
    guard chains.isEmpty else { return }
    dirty.removeAll { ended.contains($0) }
  }

  private func isLocal(_ register: Int) -> Bool {
    scopes.contains { $0.locals.contains(register) }
  }

  func capturedCell(_ local: Local) -> Int? { capturedCells[ObjectIdentifier(local)] }

  func register(of local: Local) -> Int {
    if let known = registers[ObjectIdentifier(local)] { return known }
    if let capture = capturedCell(local) {
      let register = temporary(.any)
      emit(.capture, register, capture)
      return register
    }
    // A variable that only the checker made up, used before it is declared: an empty register.
    let register = allocate()
    registers[ObjectIdentifier(local)] = register
    return register
  }

  /// Gives `local` a register that lives as long as the scope.
  func declare(_ local: Local) -> Int {
    let register = allocate()
    registers[ObjectIdentifier(local)] = register
    scopes[scopes.count - 1].locals.append(register)
    if !local.needsCell, !local.isComputed, isScalar(local.type) {
      scopes[scopes.count - 1].scalars.insert(register)
    }
    return register
  }

  /// The register of a name that a pattern binds: the patterns of one case share their names.
  func bind(_ local: Local) -> Int {
    if let known = registers[ObjectIdentifier(local)],
      scopes[scopes.count - 1].locals.contains(known)
    {
      return known
    }
    return declare(local)
  }

  /// Lets `local` name a register that something else owns.
  func alias(_ local: Local, _ register: Int) {
    registers[ObjectIdentifier(local)] = register
  }

  func read(_ local: Local, into register: Int) {
    if let capture = capturedCell(local) {
      emit(.capturedCell, register, capture)
      return
    }
    let source = self.register(of: local)
    emit(local.needsCell ? .cell : .copy, register, source)
  }
}
