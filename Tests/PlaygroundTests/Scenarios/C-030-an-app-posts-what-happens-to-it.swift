// An app that leaves the screen posts it, beside telling its delegate; no controller hears of it.
// evidence: C-030
// ends: normally
import UIKit

let center = NotificationCenter.default
var tokens: [NSObjectProtocol] = []

func hear(_ name: Notification.Name, _ text: String) {
  tokens.append(
    center.addObserver(forName: name, object: nil, queue: nil) { _ in
      print(text, UIApplication.shared.applicationState == .active)
    })
}

hear(UIApplication.willResignActiveNotification, "will resign")
hear(UIApplication.didEnterBackgroundNotification, "in the background")
hear(UIApplication.willEnterForegroundNotification, "will enter")
hear(UIApplication.didBecomeActiveNotification, "active")
hear(UIApplication.didReceiveMemoryWarningNotification, "memory")

UIApplication.shared.enterBackground()
UIApplication.shared.enterForeground()
UIApplication.shared.receiveMemoryWarning()

for token in tokens { center.removeObserver(token) }
UIApplication.shared.enterBackground()
print("nobody listens")
print(UIDevice.current.userInterfaceIdiom == .phone, UIDevice.current.orientation.isPortrait)
