import Foundation

/// A scenario as the compiler takes it: where it starts, and what it imports.
///
/// On Apple's systems UIKit makes the delegates, by their classes' names; Swift on Linux cannot, so
/// a copy of the file says it. What `PlaygroundSupport` has comes with the engine here, and two
/// modules cannot be aliases of one. Foundation comes with UIKit; named beside it, its timers would
/// be those of the real run loop, which the host does not turn.
nonisolated struct ScenarioStart {
  let file: URL
  let flags: [String]

  init(_ original: URL, in folder: URL) {
    let source = (try? String(contentsOf: original, encoding: .utf8)) ?? ""
    var text = source.replacing(/(?m)^import (PlaygroundSupport|Foundation|Dispatch)$/, with: "")
    if let main = source.firstMatch(of: /@main\s+(?:final\s+)?class (\w+)/)?.1 {
      let scene = source.firstMatch(of: /class (\w+): UIResponder, UIWindowSceneDelegate/)?.1
      text += """

        extension \(main) {
          static func main() {
            UIApplication.shared.start(\(main)(), scene: \(scene.map { "\($0)()" } ?? "nil"))
          }
        }

        """
      flags = ["-parse-as-library"]
    } else {
      flags = []
    }
    guard text != source else {
      file = original
      return
    }
    file = folder.appendingPathComponent(original.lastPathComponent)
    try? text.write(to: file, atomically: true, encoding: .utf8)
  }
}
