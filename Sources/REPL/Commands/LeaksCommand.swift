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
      = Optional(())  ()?
      lab> door = nil
      lab> :leaks
      Door#1 is alive, and no variable, window or running code leads to it
        Door#1.onOpen holds the closure of line 3  door?.onOpen = { [door] in
          print(door as Any) }
        the closure of line 3 captures door: Door#1
        that is a circle: none of them can go first
        mend: begin the closure of line 3 with [weak door] in
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
