// evidence: V-055
// Animations that the program adds to a layer change what is shown and never the model; with their end
// the layer is back, unless it keeps them.
// ends: normally
import UIKit

let dot = CALayer()
dot.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
view.layer.addSublayer(dot)

func whole(_ value: CGFloat?) -> Int { Int((value ?? -1000).rounded()) }
func report(_ moment: String) {
  let shown = dot.presentation()
  print(
    "\(moment): x \(whole(shown?.position.x)), width \(whole(shown?.bounds.width)), opacity",
    whole(CGFloat(shown?.opacity ?? -1) * 100), "model", whole(dot.position.x))
}
func after(_ seconds: Double, _ body: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: body)
}

after(1) {
  let move = CABasicAnimation(keyPath: "position.x")
  move.fromValue = 0
  move.toValue = 100
  move.duration = 1
  dot.add(move, forKey: "move")

  let fade = CAKeyframeAnimation(keyPath: "opacity")
  fade.values = [1, 0.5, 1]
  fade.keyTimes = [0, 0.5, 1]
  fade.duration = 1
  dot.add(fade, forKey: "fade")

  let grow = CABasicAnimation(keyPath: "bounds.size.width")
  grow.byValue = 20
  let group = CAAnimationGroup()
  group.animations = [grow]
  group.duration = 1
  group.isRemovedOnCompletion = false
  group.fillMode = .forwards
  grow.duration = 1
  grow.isRemovedOnCompletion = false
  grow.fillMode = .forwards
  dot.add(group, forKey: "group")
  print("keys:", dot.animationKeys()?.sorted() ?? [])
}
after(1.5) { report("half way") }
after(2.5) {
  report("over")
  print("keys:", dot.animationKeys()?.sorted() ?? [])
  dot.removeAnimation(forKey: "group")
  report("removed")
}
