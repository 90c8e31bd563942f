import Playground
import UIKitEngine
import Words

// What the user's hands do to the device, each as the Swift of LayoutLab's own for it.

extension Command {
  static let rotate = Command(
    name: "rotate", usage: ":rotate [left|right|portrait]", summary: .rotateSummary,
    details: .rotateDetails, group: .build,
    arguments: .words(["left", "right", "portrait", "upsideDown"]), seeAlso: ["resize"]
  ) { argument, loop in
    let isLandscape = loop.session.engine.window?.interfaceOrientation.isLandscape ?? false
    let names = [
      "": isLandscape ? "portrait" : "landscapeRight", "left": "landscapeLeft",
      "right": "landscapeRight", "portrait": "portrait", "upsideDown": "portraitUpsideDown",
    ]
    guard let name = names[argument] else { return .refused(.rotateTakes) }
    return .swift("window.rotate(to: .\(name))")
  }

  static let resize = Command(
    name: "resize", usage: ":resize WIDTHxHEIGHT", summary: .resizeSummary, group: .build,
    seeAlso: ["rotate"]
  ) { argument, _ in
    let parts = argument.split(whereSeparator: { "x×, ".contains($0) })
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width.isFinite, height.isFinite, width >= 0, height >= 0
    else { return .refused(.resizeTakes) }
    return .swift("window.resize(to: CGSize(width: \(parts[0]), height: \(parts[1])))")
  }

  static let appearance = Command(
    name: "appearance", usage: ":appearance dark|light", summary: .appearanceSummary,
    group: .build, arguments: .words(["dark", "light"]), seeAlso: ["rotate"]
  ) { argument, _ in
    guard ["dark", "light"].contains(argument) else { return .refused(.appearanceTakes) }
    return .swift("window.switchAppearance(to: .\(argument))")
  }

  static let app = Command(
    name: "app", usage: ":app background|foreground|memory", summary: .appSummary, group: .build,
    arguments: .words(["background", "foreground", "memory"])
  ) { argument, _ in
    let calls = [
      "background": "enterBackground()", "foreground": "enterForeground()",
      "memory": "receiveMemoryWarning()",
    ]
    guard let call = calls[argument] else { return .refused(.appTakes) }
    return .swift("UIApplication.shared.\(call)")
  }
}
