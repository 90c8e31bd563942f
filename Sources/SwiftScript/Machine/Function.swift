/// A function of the script, lowered.
public final class Function {
  let name: String
  /// The file that it stands in.
  let file: String
  /// Which of the texts that the interpreter was given it stands in.
  var source = 0
  /// The line of its type, for an initializer that nobody wrote: no line of code.
  var unwrittenLine: Int?
  /// A generic method that a subclass overrides.
  var isOverridden = false
  /// `self` and the parameters, which arrive in the first registers.
  var parameterCount = 0
  var registerCount = 0
  var captureCount = 0
  /// What the captured variables are called.
  var captureNames: [String] = []
  /// Its steps change or take over the first argument: whoever lends it one hands it one of its own.
  var ownsFirst = true
  /// The line on which a closure is made.
  var madeAt = 0
  nonisolated(unsafe) private(set) var code: UnsafeMutablePointer<Instruction>
  /// The source line of each instruction.
  private(set) var lines: [Int32] = []
  var constants: [Value] = []
  var objects: [AnyObject] = []
  var natives: [NativeStep] = []
  /// The same, as the loop reads them: borrowed from the arrays, which stay as they are once the
  /// function is lowered.
  nonisolated(unsafe) private(set) var constantStart: UnsafeMutablePointer<Value>
  nonisolated(unsafe) private(set) var objectStart: UnsafeMutablePointer<Unmanaged<AnyObject>>
  nonisolated(unsafe) private(set) var nativeStart: UnsafeMutablePointer<NativeStep>
  nonisolated(unsafe) private var constantCount = 0
  nonisolated(unsafe) private var nativeCount = 0
  /// The registers that may hold something that is counted, last first, as distances in bytes from
  /// the first: what a call's end looks at.
  nonisolated(unsafe) fileprivate(set) var holders: UnsafeMutablePointer<Int32>
  nonisolated(unsafe) fileprivate(set) var holdersEnd: UnsafeMutablePointer<Int32>
  /// Set for a function that is generic over something.
  var template: Template?
  /// Where its throwing calls lead, innermost first.
  var handlers: [Handler] = []
  /// The parts that are the bodies of closures, innermost first.
  var inlinedCalls: [InlinedCall] = []
  /// Lowers the body when the function is first called.
  private var lower: ((Library) -> (ClosureBody, Specialization, Library)?)?
  /// Its place in the table of overridable functions, for a method that may be overridden.
  var slot: Int?

  init(_ name: String, file: String) {
    self.name = name
    self.file = file
    code = .allocate(capacity: 1)
    constantStart = .allocate(capacity: 1)
    objectStart = .allocate(capacity: 1)
    nativeStart = .allocate(capacity: 1)
    holders = .allocate(capacity: 1)
    holdersEnd = holders
    // Whatever calls it before it is lowered finds that out.
    code.initialize(to: Instruction(.lower))
    lines = [0]
  }

  deinit {
    code.deallocate()
    constantStart.deinitialize(count: constantCount)
    constantStart.deallocate()
    objectStart.deallocate()
    nativeStart.deinitialize(count: nativeCount)
    nativeStart.deallocate()
    holders.deallocate()
  }

  /// Puts the lowering off until the first call, whose first step then finds the body.
  func prepare(_ lower: @escaping (Library) -> (ClosureBody, Specialization, Library)?) {
    self.lower = lower
    setCode([Instruction(.lower)], lines: [0])
  }

  /// Generic, and asked to run with nothing for its type parameters.
  var isUnapplied: Bool { lower == nil && template?.parameters.isEmpty == false }

  func lowerNow(_ library: Library) {
    guard let lower else {
      setCode([Instruction(.returnVoid)], lines: [0])
      return
    }
    self.lower = nil
    guard let (body, specialization, library) = lower(library) else {
      setCode([Instruction(.returnVoid)], lines: [0])
      return
    }
    FunctionBuilder.lower(body, library, as: self, specialization)
  }

  func setCode(_ instructions: [Instruction], lines: [Int32]) {
    code.deallocate()
    code = .allocate(capacity: max(1, instructions.count))
    for (place, instruction) in instructions.enumerated() {
      (code + place).initialize(to: instruction.encoded(at: place))
    }
    self.lines = lines
    constantStart.deinitialize(count: constantCount)
    constantStart.deallocate()
    constantStart = .allocate(capacity: max(1, constants.count))
    constantStart.initialize(from: constants, count: constants.count)
    constantCount = constants.count
    objectStart.deallocate()
    objectStart = .allocate(capacity: max(1, objects.count))
    objectStart.initialize(from: objects.map(Unmanaged.passUnretained), count: objects.count)
    nativeStart.deinitialize(count: nativeCount)
    nativeStart.deallocate()
    nativeStart = .allocate(capacity: max(1, natives.count))
    nativeStart.initialize(from: natives, count: natives.count)
    nativeCount = natives.count
  }
}

extension Function {
  func setHolders(_ registers: [Int]) {
    holders.deallocate()
    holders = .allocate(capacity: max(1, registers.count))
    holdersEnd = holders
    for register in registers {
      holdersEnd.initialize(to: Int32(register * MemoryLayout<Value>.stride))
      holdersEnd += 1
    }
  }
}

/// A function of the host, in a struct: as an element of an array of its own it would be called
/// through a thunk.
struct NativeStep {
  let body: Native
}

/// A variable that lives as long as the session: a global, or a static stored property.
final class Global {
  let name: String
  var value: Value = .none
  /// Runs once, at the first use: static properties are lazy.
  var initializer: Function?
  var isImplicitlyUnwrapped = false
  var ownership: Ownership = .strong
  var isLet = false
  /// Declared without a value, which a later line gives it.
  var isDeferred = false
  /// `nonisolated(unsafe) var log`: no actor's.
  var isNonisolated = false

  init(_ name: String) {
    self.name = name
  }

  /// Its first use will run code.
  var isToStart: Bool { initializer.map { $0 !== Global.unset } ?? false }

  /// Stands for the first value until the variable's own line has given it one.
  static let unset = Function("unset", file: "")
  /// Stands for the value while it is being changed.
  static let changing = Function("changing", file: "")
}

/// Where an error goes that is thrown between two steps.
struct Handler {
  let range: Range<Int>
  let target: Int
  /// This register and those above it end first.
  let first: Int
  /// The register that takes the error.
  let register: Int
}
