import Foundation
import UIKitEngine

/// One event in words; `nil` for the end of a span, which the indent shows.
nonisolated func eventText(_ kind: TraceEvent.Kind, _ names: Names) -> Styled? {
  switch kind {
  case .created(let element, let what): "\(names(element)) created (\(what.rawValue))"
  case .died(let element): "\(names(element)) deallocated"
  case .named(let element): "\(element.type)#\(element.number) is now called \(names(element))"
  case .flagRaised(let element, let flag, let isNew):
    "\("⚑", .mark) \(names(element)) \(flag.rawValue)\(isNew ? "" : " (already)", .quiet)"
  case .flagCleared(let element, let flag): "\(names(element)) \(flag.rawValue) cleared"
  case .phaseBegan(let phase): "\(phase.title, .note)"
  case .phaseEnded, .callbackEnded: nil
  case .callbackBegan(let element, let callback): "\("\(names(element)).\(callback.name)", .event)"
  case .frameChanged(let element, let from, let to): geometryText(names(element), from, to)
  case .subviewInserted(let view, let parent, let index):
    "\(names(view)) added to \(names(parent)) at \(index)"
  case .subviewRemoved(let view, let parent, _): "\(names(view)) removed from \(names(parent))"
  case .propertyChanged(let element, let property, let from, let to):
    "\(names(element)).\(property) \(from) → \(to)"
  case .constraintActivated(_, let text): "constraint on: \(names.readable(text))"
  case .constraintDeactivated(_, let text): "constraint off: \(names.readable(text))"
  case .constraintBroken(_, let text): "\("constraint broken:", .warning) \(names.readable(text))"
  case .constraintChanged(let element, let property, let from, let to):
    "\(names(element)).\(property) \(number(from)) → \(number(to))"
  case .viewLoaded(let controller, let view): "\(names(controller)) has its view: \(names(view))"
  case .timerFired(let number): "timer \(number) fired"
  case .blockRan(let number): "main-queue block \(number) ran"
  case .animationAdded(let element, let property, let delay, let duration):
    animationText(names(element), property, delay: delay, duration: duration)
  case .animationCompleted(let number, let finished):
    "animation \(number) \(finished ? "completed" : "cancelled")"
  case .printed(let text): "print: \(firstLine(text), .emphasis)"
  case .console(let text): "\("console:", .warning) \(firstLine(text))"
  case .fault(let fault): "\("fault:", .error) \(firstLine(fault.message))"
  }
}

private nonisolated func animationText(
  _ name: String, _ property: String, delay: Double, duration: Double
) -> Styled {
  "animation of \(name).\(property) for \(number(duration)) s\(delay > 0 ? " after \(number(delay)) s" : "")"
}

/// Only what differs: a frame, or what a frame doesn't show.
private nonisolated func geometryText(
  _ name: String, _ from: ViewGeometry, _ to: ViewGeometry
) -> Styled {
  if from.bounds.origin != to.bounds.origin {
    return "\(name).bounds \(rectText(from.bounds)) → \(rectText(to.bounds))"
  }
  return "\(name).frame \(rectText(from.frame)) → \(rectText(to.frame))"
}

/// `(20, 40, 200, 200)`: x, y, width, height.
nonisolated func rectText(_ rect: CGRect) -> String {
  let parts = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  return "(" + parts.map { number(Double($0)) }.joined(separator: ", ") + ")"
}

/// At most three decimals, none that are zero.
nonisolated func number(_ value: Double) -> String {
  guard value.isFinite else { return "\(value)" }
  let rounded = (value * 1000).rounded() / 1000
  if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
  return "\(rounded)"
}

private nonisolated func firstLine(_ text: String) -> String {
  String(text.prefix { $0 != "\n" })
}
