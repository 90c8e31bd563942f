// swift-format-ignore-file
// What pasted code asks of touches, colours' components, bars' texts and the motor.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

class Pad: UIView {
  var points: [CGPoint] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    points.append(touch.location(in: self))
    print("began", touch.phase == .began, touch.tapCount, event == nil)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    print("ended", touches.count)
  }
}
class Screen: UIViewController {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("the controller hears of it") }
}
let screen = Screen()
let pad = Pad(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
screen.view.addSubview(pad)
let label = UILabel()
pad.addSubview(label)
label.touchesBegan([UITouch()], with: nil)
label.touchesEnded([UITouch()], with: UIEvent())
print(pad.points.count)

var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
print(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
print(red, green, blue, alpha)
var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
UIColor(hue: 0.5, saturation: 1, brightness: 0.5, alpha: 1).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
print(hue, saturation, brightness)
var white: CGFloat = 0
print(UIColor(white: 0.5, alpha: 0.25).getWhite(&white, alpha: &alpha), white, alpha)

let look = UINavigationBarAppearance()
look.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 18)]
look.largeTitleTextAttributes[.foregroundColor] = UIColor.red
look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
print(look.titleTextAttributes.count, look.largeTitleTextAttributes.count)
let bar = UITabBarAppearance()
bar.stackedLayoutAppearance.normal.iconColor = .gray
bar.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.blue]
print(bar.stackedLayoutAppearance.normal.iconColor == .gray, bar.stackedLayoutAppearance.selected.titleTextAttributes.keys.count)
let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
print(item.titleTextAttributes(for: .normal)?.count ?? 0)

let boxed: [AnyHashable: Any] = ["frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), 7: CGSize(width: 5, height: 6)]
if let rect = (boxed["frame"] as? NSValue)?.cgRectValue { print(rect.midX, rect.height) }
print(boxed["frame"] as? CGPoint == nil, NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue.y)
