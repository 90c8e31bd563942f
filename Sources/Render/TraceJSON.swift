import Foundation
import UIKitEngine

/// Events for machines: one JSON object a line, keys in a fixed order.
///
/// The version stands in each line; it changes when a key changes its meaning or goes. New keys and
/// new kinds may come at any time.
public nonisolated enum TraceJSON {
  public static let version = 1

  public static func line(_ event: TraceEvent) -> String {
    var object = JSONObject()
    object["v"] = .int(version)
    object["n"] = .int(event.ordinal)
    object["depth"] = .int(event.depth)
    if let cause = event.cause { object["cause"] = .int(cause) }
    if let line = event.line { object["line"] = .int(line) }
    object["t"] = .number(event.time)
    object.append(fields(of: event.kind))
    return object.text + "\n"
  }

  public static func text(_ events: [TraceEvent]) -> String {
    events.map(line).joined()
  }

  private static func scheduled(
    _ what: TraceEvent.Deferred, _ number: Int, _ due: Double?
  ) -> JSONObject {
    var object: JSONObject = [
      "kind": "scheduled", "what": .string(what.rawValue), "number": .int(number),
    ]
    if let due { object["due"] = .number(due) }
    return object
  }

  private static func fields(of kind: TraceEvent.Kind) -> JSONObject {
    switch kind {
    case .created(let element, let what):
      ["kind": "created", "element": element.json, "what": .string(what.rawValue)]
    case .died(let element): ["kind": "died", "element": element.json]
    case .named(let element): ["kind": "named", "element": element.json]
    case .flagRaised(let element, let flag, let isNew):
      [
        "kind": "flagRaised", "element": element.json, "flag": .string(flag.rawValue),
        "new": .bool(isNew),
      ]
    case .flagCleared(let element, let flag):
      ["kind": "flagCleared", "element": element.json, "flag": .string(flag.rawValue)]
    case .phaseBegan(let phase): ["kind": "phaseBegan", "phase": .string(phase.rawValue)]
    case .phaseEnded(let phase): ["kind": "phaseEnded", "phase": .string(phase.rawValue)]
    case .callbackBegan(let element, let callback):
      ["kind": "callbackBegan", "element": element.json, "callback": .string(callback.name)]
    case .callbackEnded(let element, let callback):
      ["kind": "callbackEnded", "element": element.json, "callback": .string(callback.name)]
    case .frameChanged(let element, let from, let to):
      ["kind": "frameChanged", "element": element.json, "from": from.json, "to": to.json]
    case .subviewInserted(let view, let parent, let index):
      [
        "kind": "subviewInserted", "element": view.json, "parent": parent.json,
        "index": .int(index),
      ]
    case .subviewRemoved(let view, let parent, let index):
      [
        "kind": "subviewRemoved", "element": view.json, "parent": parent.json, "index": .int(index),
      ]
    case .propertyChanged(let element, let property, let from, let to):
      [
        "kind": "propertyChanged", "element": element.json, "property": .string(property),
        "from": .string(from), "to": .string(to),
      ]
    case .constraintActivated(let element, let text):
      ["kind": "constraintActivated", "element": element.json, "text": .string(text)]
    case .constraintDeactivated(let element, let text):
      ["kind": "constraintDeactivated", "element": element.json, "text": .string(text)]
    case .constraintBroken(let element, let text):
      ["kind": "constraintBroken", "element": element.json, "text": .string(text)]
    case .constraintChanged(let element, let property, let from, let to):
      [
        "kind": "constraintChanged", "element": element.json, "property": .string(property),
        "from": .number(from), "to": .number(to),
      ]
    case .viewLoaded(let controller, let view):
      ["kind": "viewLoaded", "element": controller.json, "view": view.json]
    case .scheduled(let what, let number, let due):
      scheduled(what, number, due)
    case .sourceRan(let number): ["kind": "sourceRan", "number": .int(number)]
    case .displayLinkCalled(let number):
      ["kind": "displayLinkCalled", "number": .int(number)]
    case .observerCalled(let activity, let order):
      ["kind": "observerCalled", "activity": .string(activity), "order": .int(order)]
    case .timerFired(let number): ["kind": "timerFired", "number": .int(number)]
    case .blockRan(let number): ["kind": "blockRan", "number": .int(number)]
    case .animationAdded(let element, let property, let delay, let duration):
      [
        "kind": "animationAdded", "element": element.json, "property": .string(property),
        "delay": .number(delay), "duration": .number(duration),
      ]
    case .animationRemoved(let element, let property):
      ["kind": "animationRemoved", "element": element.json, "property": .string(property)]
    case .animationCompleted(let number, let finished):
      ["kind": "animationCompleted", "number": .int(number), "finished": .bool(finished)]
    case .printed(let text): ["kind": "printed", "text": .string(text)]
    case .console(let text): ["kind": "console", "text": .string(text)]
    case .fault(let fault):
      ["kind": "fault", "fault": .string(fault.kind.label), "message": .string(fault.message)]
    }
  }
}

nonisolated extension Fault.Kind {
  fileprivate var label: String {
    switch self {
    case .exception(let name): "exception \(name)"
    case .trap: "trap"
    case .hang: "hang"
    case .limit: "limit"
    case .interrupted: "interrupted"
    case .abandoned: "abandoned"
    case .exit(let status): "exit \(status)"
    }
  }
}

nonisolated extension ElementName {
  fileprivate var json: JSONValue {
    var object: JSONObject = ["id": .int(id), "type": .string(type), "number": .int(number)]
    if let name { object["name"] = .string(name) }
    return .object(object)
  }
}

nonisolated extension ViewGeometry {
  fileprivate var json: JSONValue {
    .object(["frame": frame.json, "bounds": bounds.json])
  }
}

nonisolated extension CGRect {
  fileprivate var json: JSONValue {
    .array(
      [origin.x, origin.y, size.width, size.height].map { .number(Double($0)) })
  }
}
