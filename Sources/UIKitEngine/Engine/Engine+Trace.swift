extension Engine {
  /// Appends what happened; its cause is `cause`, or else the innermost open span.
  ///
  /// - Returns: the ordinal of the new event.
  @discardableResult
  func record(_ kind: TraceEvent.Kind, cause: Int? = nil) -> Int {
    if isMute { return events.count }
    let place = currentLine?()
    let event = TraceEvent(
      ordinal: events.count, depth: openSpans.count, cause: cause ?? openSpans.last,
      line: place?.line, source: place?.source, time: clock.now, kind: kind)
    events.append(event)
    onEvent?(event)
    if let limit = eventLimit, events.count > limit { stopAtEventLimit() }
    return event.ordinal
  }

  /// Runs `body` between two events; what it records stands one deeper.
  func span(
    _ began: TraceEvent.Kind, _ ended: TraceEvent.Kind, cause: Int? = nil, _ body: () -> Void
  ) {
    let ordinal = record(began, cause: cause)
    openSpans.append(ordinal)
    body()
    openSpans.removeLast()
    guard faulted == nil else { return }
    record(ended)
  }

  /// Calls a method that the learner may have overridden, unless the app is over.
  func callback(
    _ element: Element, _ callback: Callback, cause: Int? = nil, _ body: () -> Void
  ) {
    guard mayGoOn(), hasRoom(for: callback, of: element) else { return }
    pendingCause = cause
    pauseHandler?(.callback(element.identity.name, callback))
    pendingCause = nil
    guard faulted == nil else { return }
    let name = element.identity.name
    span(.callbackBegan(name, callback), .callbackEnded(name, callback), cause: cause) {
      guard callback.setsCurrentTraits, let traits = element.ownTraits else { return body() }
      CurrentTraits.hold(traits, body)
    }
    guard faulted == nil else { return }
    pauseHandler?(.callbackEnded(name, callback))
  }

  /// Calls a method that hardly anybody overrides: it stands in the trace if somebody has.
  func callbackIfOverridden(
    _ element: Element, _ callback: Callback, _ cause: Int?, _ body: () -> Void
  ) {
    guard overrides?(element, callback) ?? false else { return body() }
    self.callback(element, callback, cause: cause, body)
  }

  /// Whether callbacks may nest deeper; where we stop, a real app overflows its stack.
  private func hasRoom(for callback: Callback, of element: Element) -> Bool {
    guard openSpans.count >= Engine.depthLimit else { return true }
    fault(
      Fault(
        .nestedCallbacks(
          call: "\(element.identity.name).\(callback)", depth: Engine.depthLimit)))
    return false
  }

  static let depthLimit = 400

  /// Runs one phase of the main loop's turn.
  func phase(_ phase: Phase, _ body: () -> Void) {
    guard mayGoOn() else { return }
    pauseHandler?(.phase(phase))
    guard faulted == nil else { return }
    span(.phaseBegan(phase), .phaseEnded(phase), body)
    guard faulted == nil else { return }
    pauseHandler?(.phaseEnded(phase))
  }

  /// False once the app is over, be it that Ctrl-C ends it here.
  private func mayGoOn() -> Bool {
    if faulted == nil, isInterrupted?() == true { fault(Fault(.interrupted, "interrupted")) }
    return faulted == nil
  }

  private func stopAtEventLimit() {
    let limit = eventLimit ?? 0
    eventLimit = nil
    fault(Fault(.events(limit)))
  }

  /// Records what the program printed, newline included.
  public func print(_ text: String) {
    guard faulted == nil else { return }
    record(.printed(text: text))
    onOutput?(text)
  }

  /// Records what UIKit wrote to the console, newline included.
  public func console(_ text: String) {
    guard faulted == nil else { return }
    record(.console(text: text))
    onConsole?(text)
  }

  /// Ends the app: the first fault counts, callbacks and loops stop from here on.
  public func fault(_ fault: Fault) {
    guard faulted == nil else { return }
    record(.fault(fault))
    faulted = fault
    onFault?(fault)
  }
}
