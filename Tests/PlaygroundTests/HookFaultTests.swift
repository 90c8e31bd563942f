import Foundation
import SwiftSyntax
import Testing
import UIKitEngine

@testable import Playground
@testable import SwiftScript

/// Whatever ends the app inside a hook, at whatever depth: the session is as it was before the line.
@Suite struct HookFaultTests {
  /// How an override ends the app.
  nonisolated enum Disaster: String, CaseIterable, Sendable {
    case forcedNil, exception, interrupt, endlessLoop
  }

  @Test(arguments: Disaster.allCases, [false, true])
  func `every hook can end the app, and the session goes on`(
    _ disaster: Disaster, isNested: Bool
  ) throws {
    var problems: [String] = []
    for (type, members) in try OpenMemberLists().declarations {
      // A class is checked anew after each fault: a few hooks at a time are quicker.
      for start in stride(from: 0, to: members.count, by: 10) {
        let some = Array(members[start..<min(members.count, start + 10)])
        problems += try Stage(type, some).problems(with: disaster, isNested: isNested)
      }
    }

    #expect(problems == [])
  }

  /// A session with an object whose class overrides all that it can.
  private final class Stage {
    private let session = Session(limits: Session.Limits(steps: 20_000, events: 100_000))
    private let type: String
    private let hooks: [String]
    private var isInterrupting = false
    private var hasStruck = false

    init(_ type: String, _ members: [DeclSyntax]) throws {
      self.type = type
      let overrides = members.compactMap(Stage.override)
      hooks = overrides.map(\.name)
      session.isInterrupted = { [unowned self] in isInterrupting && hasStruck }
      session.onOutput = { [unowned self] in if $0 == "struck\n" { hasStruck = true } }
      let declared = session.evaluate(
        """
        var armed = ""
        var way = ""
        func strike(_ hook: String) {
          guard hook == armed else { return }
          armed = ""
          print("struck")
          if way == "forcedNil" {
            let none: UIView? = nil
            none!.setNeedsLayout()
          } else if way == "exception" {
            view.addSubview(view)
          } else {
            while true {}
          }
        }
        class Mine: \(type)\(EveryHookTests.arguments[type] ?? "") {
        \(overrides.map(\.text).joined(separator: "\n"))
        }
        let mine = Mine(\(EveryHookTests.making[type] ?? ""))
        """)
      try #require(declared.ending == .completed, "\(type): \(declared.diagnostics)")
    }

    /// The hooks after which something is not as it should be.
    ///
    /// Each hook meets one disaster plain and another at a nested pause; all of them with
    /// `LAYOUTLAB_ALL_HOOKS=1`, which takes minutes.
    func problems(with disaster: Disaster, isNested: Bool) -> [String] {
      let all = Disaster.allCases
      let isAll = ProcessInfo.processInfo.environment["LAYOUTLAB_ALL_HOOKS"] == "1"
      return hooks.enumerated().compactMap { index, hook in
        let turn = (index + (isNested ? 2 : 0)) % all.count
        guard isAll || all[turn] == disaster else { return nil }
        return problem(hook, disaster, isNested).map { "\(type).\(hook): \($0)" }
      }
    }

    private func problem(_ hook: String, _ disaster: Disaster, _ isNested: Bool) -> String? {
      let before = session.engine.snapshot()
      let count = session.engine.events.count
      isInterrupting = disaster == .interrupt
      hasStruck = false
      let ended = isNested ? strikeAtPause(hook, disaster) : strike(hook, disaster)
      isInterrupting = false

      guard hasStruck else { return "was not asked" }
      guard ended.ending == .faulted, let fault = ended.fault else {
        return "ended \(ended.ending)"
      }
      guard fault.kind == disaster.kind else { return "ended with \(fault)" }
      if session.engine.snapshot() != before { return "the views are others" }
      if session.engine.events.count != count { return "the past is another" }
      let next = session.evaluate("armed + way + \"goes on\"")
      return next.value?.text == "goes on" ? nil : "the session does not go on"
    }

    private func strike(_ hook: String, _ disaster: Disaster) -> Evaluation {
      session.act(Recording(action: .code("", file: "<prompt>"))) {
        exercise(hook, disaster)
        return Evaluation()
      }
    }

    /// The same in code that stands at a pause.
    private func strikeAtPause(_ hook: String, _ disaster: Disaster) -> Evaluation {
      session.onPause = { [unowned self] pause in
        if pause.depth == 1 {
          _ = session.evaluate("view.layoutIfNeeded()", stepping: .step(.callback))
        } else {
          exercise(hook, disaster)
        }
        return .resume(.proceed)
      }
      defer { session.onPause = nil }
      return session.evaluate(
        "view.setNeedsLayout(); window.setNeedsLayout(); window.layoutIfNeeded()",
        stepping: .step(.callback))
    }

    /// Calls the hook, with whatever it wants.
    private func exercise(_ hook: String, _ disaster: Disaster) {
      let machine = session.world.interpreter.machine
      // Before the hook is armed: the prompt describes what it reads.
      guard let mine = session.world.interpreter.run("mine", file: "", isPrompt: true).rawValue,
        let nominal = machine.library.types[type]
      else { return }
      _ = session.run("armed = \"\(hook)\"; way = \"\(disaster.rawValue)\"", file: "<prompt>")
      let onStop = machine.onStop
      let run = RowRun(machine)
      machine.onStop = onStop
      for member in nominal.members where member.fullName == hook && !machine.isHalted {
        run.exercise(member, of: nominal, on: mine)
      }
    }

    private static func override(_ declaration: DeclSyntax) -> (name: String, text: String)? {
      EveryHookTests.override(declaration) { "strike(\"\($0)\")" }
    }
  }
}

extension HookFaultTests.Disaster {
  fileprivate nonisolated var kind: Fault.Kind {
    switch self {
    case .forcedNil: .trap
    case .exception: .exception(name: "NSInvalidArgumentException")
    case .interrupt: .interrupted
    case .endlessLoop: .limit
    }
  }
}
