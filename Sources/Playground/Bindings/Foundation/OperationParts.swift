import SwiftScript

extension UIKitBindings {
  /// Operations and their queues, by Foundation's documentation.
  ///
  /// A script's code has one thread, so an operation runs in a turn of its own, in the order in which they were added; Foundation promises no
  /// order but that of dependencies and priorities, and that of a queue that runs one at a time.
  static let operations = LibraryPart(
    names: [
      "OperationQueue", "BlockOperation", ": Operation", "Operation()", "[Operation]",
      "QualityOfService",
    ],
    source: """
      enum QualityOfService: Int {
        case userInteractive = 33, userInitiated = 25, utility = 17, background = 9, `default` = -1
      }
      class Operation: NSObject {
        enum QueuePriority: Int {
          case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8
        }
        var name: String?
        var queuePriority = QueuePriority.normal
        var qualityOfService = QualityOfService.default
        var completionBlock: (() -> Void)?
        var _dependencies: [Operation] = []
        var _followers: [_Follower] = []
        weak var _queue: OperationQueue?
        var _isRunning = false
        var _isDone = false
        var _isTold = false
        var _isCancelled = false
        override init() { super.init() }
        var isCancelled: Bool { _isCancelled }
        var isExecuting: Bool { _isRunning }
        var isFinished: Bool { _isDone }
        var isAsynchronous: Bool { false }
        var isConcurrent: Bool { isAsynchronous }
        var isReady: Bool { _dependencies.allSatisfy { $0.isFinished } }
        var dependencies: [Operation] { _dependencies }
        func addDependency(_ op: Operation) {
          _dependencies.append(op)
          op._followers.append(_Follower(operation: self))
        }
        func removeDependency(_ op: Operation) {
          _dependencies.removeAll { $0 === op }
          op._followers.removeAll { $0.operation === self }
          _queue?._turn()
        }
        func start() {
          if isFinished { return }
          if !isCancelled {
            _isRunning = true
            main()
            _isRunning = false
          }
          _isDone = true
          _tell()
        }
        func main() {}
        func cancel() { _isCancelled = true }
        func waitUntilFinished() {
          if !isFinished { _queue?._runAll(until: self) }
          if !isFinished {
            fatalError("LayoutLab: waiting for other threads is not supported yet")
          }
        }
        func willChangeValue(forKey key: String) {}
        func didChangeValue(forKey key: String) { if key == "isFinished" { _tell() } }
        func _tell() {
          if !isFinished || _isTold { return }
          _isTold = true
          if let completionBlock {
            self.completionBlock = nil
            Task { completionBlock() }
          }
          let followers = _followers
          _followers = []
          _dependencies = []
          _queue?._ended(self)
          for follower in followers { follower.operation?._queue?._turn() }
        }
      }
      struct _Follower { weak var operation: Operation? }
      class BlockOperation: Operation {
        var executionBlocks: [() -> Void] = []
        override init() { super.init() }
        convenience init(block: @escaping () -> Void) {
          self.init()
          executionBlocks = [block]
        }
        func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }
        override func main() { for block in executionBlocks { block() } }
      }
      class OperationQueue: NSObject {
        static let main: OperationQueue = {
          let queue = OperationQueue()
          queue.name = "NSOperationQueue Main Queue"
          queue.maxConcurrentOperationCount = 1
          return queue
        }()
        static var _current: [OperationQueue] = []
        class var current: OperationQueue? { _current.last ?? main }
        class var defaultMaxConcurrentOperationCount: Int { -1 }
        var name: String?
        var maxConcurrentOperationCount = -1
        var qualityOfService = QualityOfService.default
        var isSuspended = false { didSet { for _ in _waiting { _turn() } } }
        var _waiting: [Operation] = []
        var _running: [Operation] = []
        override init() { super.init() }
        var operations: [Operation] { _running + _waiting }
        var operationCount: Int { operations.count }
        func addOperation(_ op: Operation) {
          precondition(
            op._queue == nil && !op.isFinished,
            "operation is finished or already in a queue, and cannot be enqueued")
          op._queue = self
          _waiting.append(op)
          _turn()
        }
        func addOperation(_ block: @escaping () -> Void) {
          addOperation(BlockOperation(block: block))
        }
        func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
          for op in ops { addOperation(op) }
          if wait { for op in ops { op.waitUntilFinished() } }
        }
        func addBarrierBlock(_ barrier: @escaping () -> Void) {
          let op = BlockOperation(block: barrier)
          for earlier in operations { op.addDependency(earlier) }
          addOperation(op)
        }
        func cancelAllOperations() { for op in operations { op.cancel() } }
        func waitUntilAllOperationsAreFinished() {
          while _runOne() {}
          if !operations.isEmpty {
            fatalError("LayoutLab: waiting for other threads is not supported yet")
          }
        }
        func _turn() { Task { _ = self._runOne() } }
        func _runAll(until op: Operation) { while !op.isFinished && _runOne() {} }
        func _runOne() -> Bool {
          let limit = maxConcurrentOperationCount
          if isSuspended || limit >= 0 && _running.count >= limit { return false }
          var chosen: Operation?
          for op in _waiting where op.isReady || op.isCancelled {
            if let best = chosen, best.queuePriority.rawValue >= op.queuePriority.rawValue { continue }
            chosen = op
          }
          guard let op = chosen else {
            // What they wait for may stand in other queues.
            for op in _waiting {
              for other in op.dependencies {
                if let queue = other._queue, queue !== self, queue._runOne() { return true }
              }
            }
            return false
          }
          _waiting.removeAll { $0 === op }
          _running.append(op)
          OperationQueue._current.append(self)
          op.start()
          OperationQueue._current.removeLast()
          if op.isFinished { op._tell() }
          return true
        }
        func _ended(_ op: Operation) {
          _running.removeAll { $0 === op }
          _waiting.removeAll { $0 === op }
          if !_waiting.isEmpty { _turn() }
        }
      }
      """)
}
