import Foundation
import UIKitEngine

/// A stream of events, written by hand in the order in which an engine records them.
struct TraceFixture {
  private(set) var events: [TraceEvent] = []
  private var depth = 0

  static let window = ElementName(id: 1, type: "UIWindow", number: 1, name: "window")
  static let view = ElementName(id: 2, type: "UIView", number: 1, name: "view")
  /// As it is called before the engine is told its name.
  static let newCard = ElementName(id: 3, type: "Card", number: 1)
  static let card = ElementName(id: 3, type: "Card", number: 1, name: "card")
  static let unnamed = ElementName(id: 4, type: "UIView", number: 2)

  @discardableResult
  mutating func record(
    _ kind: TraceEvent.Kind, cause: Int? = nil, line: Int? = nil, time: Double = 0
  ) -> Int {
    events.append(
      TraceEvent(
        ordinal: events.count, depth: depth, cause: cause, line: line, time: time, kind: kind))
    return events.count - 1
  }

  mutating func span(
    _ began: TraceEvent.Kind, _ ended: TraceEvent.Kind, cause: Int? = nil,
    _ body: (inout TraceFixture) -> Void
  ) {
    record(began, cause: cause)
    depth += 1
    body(&self)
    depth -= 1
    record(ended)
  }

  /// A card is made, added, marked, and laid out in a commit.
  static let cardIsLaidOut: TraceFixture = {
    var trace = TraceFixture()
    trace.record(.created(newCard, .view), line: 1)
    trace.record(.flagRaised(newCard, .needsUpdateConstraints, isNew: true), line: 1)
    trace.record(.named(card), line: 1)
    trace.record(.subviewInserted(card, parent: view, index: 0), line: 2)
    let mark = trace.record(.flagRaised(view, .needsLayout, isNew: true), line: 2)
    trace.record(.flagRaised(view, .needsLayout, isNew: false), line: 3)
    trace.record(.printed(text: "한 줄\n두 줄\n"), line: 4)
    trace.span(.phaseBegan(.commit), .phaseEnded(.commit)) { trace in
      trace.span(.phaseBegan(.layout), .phaseEnded(.layout)) { trace in
        let call = Callback("layoutSubviews()")
        trace.span(.callbackBegan(view, call), .callbackEnded(view, call), cause: mark) { trace in
          trace.record(
            .frameChanged(
              card, from: ViewGeometry(),
              to: ViewGeometry(frame: CGRect(x: 20, y: 40.5, width: 200, height: 200.333333))))
          var moved = ViewGeometry(frame: CGRect(x: 20, y: 40.5, width: 200, height: 200.333333))
          let before = moved
          moved.center.x += 10
          trace.record(.frameChanged(card, from: before, to: moved))
        }
        trace.record(.flagCleared(view, .needsLayout))
      }
    }
    return trace
  }()

  /// One of each kind of event.
  static let everyKind: TraceFixture = {
    var trace = TraceFixture()
    var scrolled = ViewGeometry(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrolled.bounds.origin.y = 30
    let kinds: [TraceEvent.Kind] = [
      .created(card, .view), .died(unnamed), .named(card),
      .flagRaised(card, .needsDisplay, isNew: true), .flagRaised(card, .needsDisplay, isNew: false),
      .flagCleared(card, .needsDisplay), .phaseBegan(.mainQueue), .phaseEnded(.mainQueue),
      .callbackBegan(card, "draw(_:)"), .callbackEnded(card, "draw(_:)"),
      .frameChanged(
        card, from: ViewGeometry(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), to: scrolled),
      .subviewInserted(card, parent: view, index: 2), .subviewRemoved(card, parent: view, index: 2),
      .propertyChanged(card, property: "alpha", from: "1.0", to: "0.5"),
      .constraintActivated(unnamed, text: "card.width == 200"),
      .constraintDeactivated(unnamed, text: "card.width == 200"),
      .constraintBroken(unnamed, text: "card.width == 200"),
      .constraintChanged(unnamed, property: "constant", from: 8, to: 0.5),
      .viewLoaded(controller: unnamed, view: view), .timerFired(number: 1), .blockRan(number: 2),
      .animationAdded(card, property: "position", delay: 0, duration: 0.8),
      .animationAdded(card, property: "opacity", delay: 0.25, duration: 1),
      .animationCompleted(number: 1, finished: true),
      .animationCompleted(number: 2, finished: false), .printed(text: "\"한글\"\t\u{1}\n"),
      .console(text: "[LayoutConstraints] Unable to\nsatisfy\n"),
      .fault(Fault(.trap, "Fatal error: Index out of range")),
      .fault(Fault(.exception(name: "NSGenericException"), "no common ancestor")),
    ]
    for kind in kinds { trace.record(kind, time: 0.016) }
    return trace
  }()
}
