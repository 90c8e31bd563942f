import SwiftSyntax

/// A Swift that runs input by input: parse, check, lower, run.
public final class Interpreter {
  public let library: Library
  public let machine: Machine
  /// What the code of the next text is known by, in ``Machine/currentPlace``.
  public var sourceNumber = 0
  var module = Module()
  private(set) var globals: [Global] = []
  /// The parts of the prelude that have been read.
  var preludes: Set<Int> = []
  /// What is wrong with the prelude: a fault of ours, kept empty by a test.
  var problems: [String] = []
  private let addresses = Addresses()

  /// What one input did.
  public struct Result {
    /// Errors mean that nothing ran.
    public var diagnostics: [Diagnostic] = []
    public var stop: Machine.Stop?
    /// The last statement's value, if it was an expression that is not `Void`.
    public var value: (text: String, type: String)?
    /// The same as Xcode's console prints it: on one line, and with a line for each part.
    ///
    /// Of a very long value only so much as somebody reads, and how many more lines it has.
    public var console: (line: String, tree: String, more: Int)?
    /// The same as the host sees it.
    public var rawValue: Value?
    /// The top-level code has come to an `await` that it is still at; the main queue goes on with it.
    public var isWaiting = false
    /// Where the script stood when it stopped, innermost call first.
    public var trace: [Machine.Call] = []

    public var wasRefused: Bool { diagnostics.contains { $0.severity != .warning } }
  }

  public init(library: Library) {
    self.library = library
    machine = Machine(library: library)
    library.witnessLookup = { [unowned self] nominal, requirement in
      module.witness(nominal, requirement)
    }
    library.typeLookup = { [unowned self] name in module.types[name] }
    library.memberLookup = { [unowned self] nominal, name in
      nominal.classChain.flatMap { module.members(name, of: $0) }
        + module.protocols(of: nominal).flatMap { module.members(name, of: $0) }
    }
    library.conformanceLookup = { [unowned self] nominal, target in
      module.conforms(nominal, to: target)
    }
  }

  /// Gives the script a variable that the host owns.
  public func define(_ name: String, _ type: String, _ value: Value) {
    guard let nominal = library.types[type] else { return }
    let global = Global(name)
    global.value = value
    global.isLet = true
    globals.append(global)
    module.names[name] = .variable(global, .nominal(nominal, []), isMutable: false)
  }

  /// Runs `source` as one file; with `isPrompt` the last expression's value is kept and described.
  public func run(_ source: String, file: String, isPrompt: Bool = false) -> Result {
    var stopped: Machine.Stop?
    var trace: [Machine.Call] = []
    let outer = machine.onStop
    machine.onStop = { [machine] stop in
      stopped = stop
      trace = machine.stackTrace
      outer?(stop)
    }
    var result = machine.asRunning { perform(source, file: file, isPrompt: isPrompt) }
    machine.onStop = outer
    result.stop = stopped
    result.trace = trace
    return result
  }

  private func perform(_ source: String, file: String, isPrompt: Bool) -> Result {
    var result = Result()
    let wasHalted = machine.isHalted
    guard
      let parsed = ParsedSource.read(
        source, file: file, operators: module.operatorTexts,
        isWanted: { wasHalted || Machine.isWanted(after: 0) })
    else { return result }
    guard parsed.diagnostics.isEmpty else {
      result.diagnostics = parsed.diagnostics
      return result
    }
    loadPrelude(for: source, parsed.tree)
    let checker = Checker(
      library: library, machine: machine, module: module, file: file, places: parsed.places,
      isPrompt: isPrompt)
    let body = checker.check(parsed.tree)
    // What was not looked at has not been found wrong.
    guard !checker.isStopped else { return result }
    result.diagnostics = Self.inOrder(checker.diagnostics)
    guard let body else { return result }
    module = checker.module
    for named in module.names.values {
      if case .variable(let global, _, _) = named, !globals.contains(where: { $0 === global }) {
        globals.append(global)
      }
    }
    for function in checker.genericFunctions { function.source = sourceNumber }
    for one in checker.bodies {
      one.function.source = sourceNumber
      FunctionBuilder.lower(one, library)
    }
    run(body.function, checker.resultType, &result)
    return result
  }

  /// In the order of places.
  ///
  /// What we do not run yet is named once, however often it stands there. It may make valid code
  /// after it look wrong: of that nothing is said. What has no type where something else is wrong may
  /// have one when that is mended.
  private static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var sorted = diagnostics.sorted { $0.range.start.offset < $1.range.start.offset }
    if let first = sorted.firstIndex(where: { $0.severity == .unsupported }) {
      sorted = sorted[...first] + sorted[(first + 1)...].filter { $0.severity != .error }
    }
    if sorted.contains(where: { $0.severity != .warning && !$0.isUntyped }) {
      sorted.removeAll(where: \.isUntyped)
    }
    var named: Set<String> = []
    return sorted.filter { $0.severity != .unsupported || named.insert($0.message).inserted }
  }

  private func run(_ function: Function, _ type: Type?, _ result: inout Result) {
    let main = TaskBox(FunctionBox(function, machine: machine))
    main.whenFinished { [unowned machine] outcome in
      guard case .error(let error) = outcome else { return }
      let text = Description.text(of: error, as: .any, machine, debug: true)
      machine.trap("Error raised at top level: \(text)")
    }
    machine.tasks[ObjectIdentifier(main)] = main
    main.begin(machine)
    machine.finishWaiting()
    result.isWaiting = main.outcome == nil && !machine.isHalted
    if let type, !machine.isHalted, case .value(let value)? = main.outcome {
      result.rawValue = value
      let text = Description.text(of: value, as: type, machine)
      let console = consoleText(of: value, type, isLong: text.utf8.count > 1 << 16)
      guard !machine.isHalted else { return }
      result.value = (text, "\(type)")
      result.console = console
    }
  }

  /// What a description of the script's own prints it has printed already.
  private func consoleText(
    of value: Value, _ type: Type, isLong: Bool
  ) -> (line: String, tree: String, more: Int) {
    let outer = machine.onPrint
    machine.onPrint = nil
    defer { machine.onPrint = outer }
    let writer = ConsoleWriter(machine: machine, addresses: addresses)
    let tree = writer.tree(value, type)
    return (isLong ? tree.text : writer.line(value, type), tree.text, tree.more)
  }

  /// The names of globals that hold objects, for the host to call its objects by.
  public var namedObjects: [(name: String, object: AnyObject)] {
    module.names.compactMap { name, named in
      guard case .variable(let global, _, _) = named, let object = global.value.object else {
        return nil
      }
      return (name, object)
    }
  }

  /// Whether the parser sees that more is to come.
  public static func isIncomplete(_ source: String) -> Bool { ParsedSource.isIncomplete(source) }

  /// Lets go of everything that the script holds.
  public func tearDown() {
    machine.tearDown(globals: globals)
    globals = []
    module = Module()
  }
}
