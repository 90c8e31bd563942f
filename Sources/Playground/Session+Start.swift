import SwiftScript
import UIKitEngine

/// Programs that say where they start, as Xcode's templates do.
extension Session {
  /// Runs what `@main` marks, if anything of `source` is marked: a `main()` of its own, or else as an
  /// app's delegate, with the program's scene delegate.
  func start(_ source: String, file: String, _ result: inout Interpreter.Result) {
    guard let name = Interpreter.mainType(in: source) else { return }
    let interpreter = world.interpreter
    let scenes = interpreter.types(conformingTo: "UIWindowSceneDelegate")
    let code: String
    if interpreter.types(conformingTo: "UIApplicationDelegate").contains(name) {
      let scene = scenes.last.map { "\($0)()" } ?? "nil"
      code = "UIApplication.shared.start(\(name)(), scene: \(scene))"
    } else {
      code = "\(name).main()"
    }
    let started = interpreter.run(code, file: file, isPrompt: true)
    result.stop = started.stop
    result.trace = started.trace
    result.diagnostics += started.diagnostics
  }
}
