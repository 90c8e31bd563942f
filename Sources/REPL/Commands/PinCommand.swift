import Terminal
import UIKitEngine

extension Command {
  static let pin = Command(
    name: "pin", usage: ":pin RELATION, …",
    summary: .pinSummary,
    details: .pinDetails(PinAttribute.names.joined(separator: ", ")),
    group: .build, arguments: .sugar(pinCompletion),
    forms: [
      Form(":pin card.top = view.top + 24", .pinSideForm),
      Form(":pin card.top = view.safe.top", .pinGuideForm),
      Form(":pin card.width = 0.5 * view.width + 8", .pinMultiplierForm),
      Form(":pin card.width <= 300 @750", .pinPriorityForm),
      Form(":pin card.center = view, card.size = 9", .pinSeveralForm),
      Form(":pin card.edges = view.edges + 16", .pinEdgesForm),
    ], seeAlso: ["view", "constraints"]
  ) { argument, loop in
    let session = loop.session
    let parser = PinParser { text in
      session.isValue(text, of: "UIView") || session.isValue(text, of: "UILayoutGuide")
    }
    do throws(PinError) {
      let pins = try parser.pins(argument)
      // The view on the left is placed by these constraints now, and no longer by its frame.
      var frameViews: [String] = []
      for owner in pins.map(\.left.owner) where !frameViews.contains(owner) {
        guard let view = session.view(named: owner), isPlacedByFrame(view) else { continue }
        frameViews.append(owner)
      }
      return .swift(Pin.swift(pins, frameViews: frameViews))
    } catch {
      return .refused(error.message)
    }
  }

  /// A window's root view keeps its frame: UIKit places it.
  private static func isPlacedByFrame(_ view: UIView) -> Bool {
    view.translatesAutoresizingMaskIntoConstraints && !(view is UIWindow)
      && !(view.superview is UIWindow) && view.next is UIViewController == false
  }

  private static func pinCompletion(_ loop: Loop, _ text: String) -> Completion {
    let start = text.lastIndex { ",=<>+-*/ ".contains($0) }.map { text.index(after: $0) }
    let term = String(text[(start ?? text.startIndex)...])
    let typing = InputCompletion(loop: loop, earlierLines: "")
    guard let dot = term.lastIndex(of: ".") else { return typing.expression(term, of: "UIView") }
    return typing.names(
      PinAttribute.names + PinGuide.names.keys, String(term[term.index(after: dot)...]))
  }
}
