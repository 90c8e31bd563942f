import Playground
import Render
import Words

extension Command {
  static let leaks = Command(
    name: "leaks", usage: ":leaks [OBJECT]", summary: .leaksSummary, details: .leaksDetails,
    group: .look, arguments: .expression,
    forms: [
      Form(":leaks", .leaksOfAll),
      Form(":leaks detail", .leaksOfOne),
    ],
    seeAlso: ["tree"],
    example: #"""
      lab> class Door { var onOpen = {}; deinit { print("gone") } }
      lab> var door: Door? = Door()
      lab> door?.onOpen = { [door] in print(door as Any) }
      lab> door = nil
      lab> :leaks
      """#
  ) { argument, loop in
    let width = loop.width
    guard !argument.isEmpty else { return .show(leaksText(loop.session.leaks(), width: width)) }
    guard let leak = loop.session.leak(of: argument) else {
      return .refused(.noObject(argument))
    }
    return .show(leakText(leak, width: width))
  }
}
