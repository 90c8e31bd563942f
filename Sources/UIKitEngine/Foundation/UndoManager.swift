#if !canImport(ObjectiveC)
  import Foundation

  /// Records how to take things back; Foundation has it on Apple's systems only.
  ///
  /// It follows Apple's documentation of the class: what is registered in one turn of the main run loop is
  /// one group, what is registered while undoing is redone, what is registered otherwise forgets what
  /// could be redone, and targets are not kept alive.
  @preconcurrency @MainActor open class UndoManager: NSObject {
    private struct Step {
      weak var target: AnyObject?
      let action: (AnyObject) -> Void
    }

    private final class Group {
      var steps: [Step] = []
      var name = ""
      let turn: Int

      init(_ turn: Int) { self.turn = turn }
    }

    private var done: [Group] = []
    private var undone: [Group] = []
    private var open: [Group] = []
    private var disabled = 0

    public private(set) final var isUndoing = false
    public private(set) final var isRedoing = false
    open var groupsByEvent = true
    /// How many groups are kept; 0 for all.
    open var levelsOfUndo = 0 { didSet { forgetOldest() } }

    public override init() { super.init() }

    nonisolated deinit {}

    open var groupingLevel: Int { open.count }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    open func beginUndoGrouping() { open.append(Group(turn)) }
    open func endUndoGrouping() {
      guard let group = open.popLast() else { return }
      guard let outer = open.last else { return keep(group) }
      outer.steps += group.steps
    }

    public final func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
      guard disabled == 0 else { return }
      closeEarlierTurn()
      if open.isEmpty { beginUndoGrouping() }
      open.last?.steps.append(
        Step(target: target) { if let target = $0 as? Target { handler(target) } })
      if !isUndoing, !isRedoing { undone = [] }
    }

    open var canUndo: Bool { !done.isEmpty || open.contains { !$0.steps.isEmpty } }
    open var canRedo: Bool { !undone.isEmpty }

    open func undo() {
      if open.count == 1 { endUndoGrouping() }
      guard let group = done.popLast() else { return }
      isUndoing = true
      run(group)
      isUndoing = false
    }
    open func undoNestedGroup() { undo() }
    open func redo() {
      guard let group = undone.popLast() else { return }
      isRedoing = true
      run(group)
      isRedoing = false
    }

    open func removeAllActions() { (done, undone, open) = ([], [], []) }
    open func removeAllActions(withTarget target: Any) {
      let target = target as AnyObject
      for group in done + undone + open { group.steps.removeAll { $0.target === target } }
      done.removeAll(where: \.steps.isEmpty)
      undone.removeAll(where: \.steps.isEmpty)
    }

    open func setActionName(_ actionName: String) { (open.last ?? done.last)?.name = actionName }
    open var undoActionName: String { (open.last ?? done.last)?.name ?? "" }
    open var redoActionName: String { undone.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private var turn: Int { Engine.current.turnCount }

    private func closeEarlierTurn() {
      guard groupsByEvent, open.count == 1, open[0].turn != turn else { return }
      endUndoGrouping()
    }

    /// Runs what is in a group from the last to the first; what that registers is the way back.
    private func run(_ group: Group) {
      open.append(Group(turn))
      for step in group.steps.reversed() {
        if let target = step.target { step.action(target) }
      }
      guard let back = open.popLast(), !back.steps.isEmpty else { return }
      back.name = group.name
      if isUndoing { undone.append(back) } else { done.append(back) }
    }

    private func keep(_ group: Group) {
      guard !group.steps.isEmpty else { return }
      done.append(group)
      forgetOldest()
    }

    private func forgetOldest() {
      guard levelsOfUndo > 0, done.count > levelsOfUndo else { return }
      done.removeFirst(done.count - levelsOfUndo)
    }
  }
#endif
