import Foundation

/// Where a scenario starts: at its first line, or where `@main` says.
///
/// On Apple's systems UIKit makes the delegates, by their classes' names; Swift on Linux cannot, so
/// a copy of the file says it.
nonisolated struct ScenarioStart {
  let file: URL
  let flags: [String]

  init(_ original: URL, in folder: URL) {
    let source = (try? String(contentsOf: original, encoding: .utf8)) ?? ""
    guard let main = source.firstMatch(of: /@main\s+(?:final\s+)?class (\w+)/)?.1 else {
      file = original
      flags = []
      return
    }
    let scene = source.firstMatch(of: /class (\w+): UIResponder, UIWindowSceneDelegate/)?.1
    let start = """

      extension \(main) {
        static func main() {
          UIApplication.shared.start(\(main)(), scene: \(scene.map { "\($0)()" } ?? "nil"))
        }
      }

      """
    file = folder.appendingPathComponent(original.lastPathComponent)
    flags = ["-parse-as-library"]
    try? (source + start).write(to: file, atomically: true, encoding: .utf8)
  }
}
