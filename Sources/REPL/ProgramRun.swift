import Playground
import Render
import SwiftScript
import Terminal
import UIKitEngine
import Words

/// `layoutlab run` and `-e`: the program is one event handler, then time runs.
///
/// Standard output is what the program printed and nothing else; with `--json`, its events and
/// nothing else. All that we or UIKit have to say goes to standard error.
final class ProgramRun {
  let options: Invocation.RunOptions
  private let console: Console
  let display: Display
  private let session: Session
  private var trace: Output?
  /// The program has called `exit`.
  private var hasExited = false

  init(_ options: Invocation.RunOptions, console: Console, settings: Settings) {
    self.options = options
    self.console = console
    display = Display(console, settings)
    session = Session(rules: Rules(system: options.rules), limits: .program)
    if case .code = options.program {} else { session.isOfPrograms = true }
  }

  func run() throws(UsageError) -> ExitStatus {
    let (source, file) = try program()
    if let comparison = options.comparison { return compare(comparison, source, file) }
    trace = try options.trace.map { path throws(UsageError) in
      if path == "-" { return console.errors }
      guard let output = Output(creating: path) else { throw UsageError(.cannotWrite(path)) }
      return output
    }
    let json = options.json
    session.isToGoOn = false
    session.isInterrupted = { Interrupts.isRaised }
    session.onOutput = { [console] text in if !json { console.write(text) } }
    session.onConsole = { [display] text in
      display.showError(Styled(text.hasSuffix("\n") ? text : text + "\n"))
    }

    var status = finish(session.evaluate(source, file: file), source: source)
    if status == .success, !hasExited {
      let running = session.perform(.run(limit: options.until))
      status = finish(running, source: source)
      if status == .success, !hasExited, session.runEnding == .limit {
        let seconds =
          options.until == options.until.rounded() ? "\(Int(options.until))" : "\(options.until)"
        display.showError(
          "\(Phrase.note, .note) \(Phrase.timeIsOver(seconds))\n")
      }
      if status == .success, !hasExited { showNote(on: source) }
    }
    trace?.flush()
    return status
  }

  private func program() throws(UsageError) -> (source: String, file: String) {
    switch options.program {
    case .file(let path): (try SourceFile.read(path), path)
    case .standardInput: (try SourceFile.readStandardInput(), "<stdin>")
    case .code(let code): (code, "<command line>")
    }
  }

  /// Writes what an evaluation left behind, and judges it.
  private func finish(_ evaluation: Evaluation, source: String) -> ExitStatus {
    if options.json { console.write(TraceJSON.text(Array(evaluation.events))) }
    trace?.write(
      traceText(
        Array(evaluation.events), among: allEvents(and: evaluation.events), listing: session.listing
      ).text)
    display.showError(diagnosticText(evaluation.diagnostics, in: source))
    if case .exit(let status)? = evaluation.fault?.kind {
      hasExited = true
      return ExitStatus(rawValue: status)
    }
    if let fault = evaluation.fault {
      display.showError(faultText(fault) + stackText(evaluation.stackTrace))
    }
    switch (evaluation.ending, evaluation.fault?.kind) {
    case (.completed, _): return .success
    case (.refused, _): return .usage
    case (.faulted, .interrupted): return .interrupted
    case (.faulted, _): return .failure
    }
  }

  /// Says so if the program declares views or controllers and makes none of them.
  private func showNote(on source: String) {
    guard source.contains("class") else { return }
    let declared = source.matches(
      of: /class\s+(\w+)\s*:\s*(UI\w*(?:View|ViewController|Control))\b/
    ).map { (name: String($0.1), isController: $0.2.hasSuffix("Controller")) }
    // One of them, or one that inherits from one of them.
    var kinds = Set(declared.map(\.name))
    for other in source.matches(of: /class\s+(\w+)[^:{]*:\s*(\w+)/)
    where kinds.contains(String(other.2)) { kinds.insert(String(other.1)) }
    let made = session.engine.events.contains { event in
      if case .created(let element, _) = event.kind { kinds.contains(element.type) } else { false }
    }
    guard let (name, isController) = declared.last, !made else { return }
    let swift =
      isController ? "window.rootViewController = \(name)()" : "view.addSubview(\(name)())"
    display.showError("\(Phrase.note, .note) \(Phrase.nothingShows(name, swift: swift))\n")
  }

  /// The stream that causes are looked up in.
  private func allEvents(and events: Trace.SubSequence) -> [TraceEvent] {
    let known = session.engine.events
    return Array(known.prefix(events.first?.ordinal ?? 0)) + events
  }
}
