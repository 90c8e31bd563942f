// Foundation and Dispatch may stand beside UIKit; time is the app's own.
// evidence: V-064, V-098
// ends: normally
import Dispatch
import Foundation
import UIKit

let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
view.addSubview(card)

let start = CACurrentMediaTime()
func seconds() -> CFTimeInterval { ((CACurrentMediaTime() - start) * 100).rounded() / 100 }

let token = NotificationCenter.default.addObserver(
  forName: Notification.Name("moved"), object: card, queue: nil
) { notification in print("heard", notification.name.rawValue) }

let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { timer in
  card.center = .zero
  NotificationCenter.default.post(name: Notification.Name("moved"), object: card)
  NotificationCenter.default.removeObserver(token)
  NotificationCenter.default.post(name: Notification.Name("moved"), object: card)
  print("timer", seconds())
}
DispatchQueue.main.async { print("block", seconds(), timer.isValid) }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.75) {
  print("late", seconds(), timer.isValid, Thread.isMainThread)
}
print("handler ends", seconds())
