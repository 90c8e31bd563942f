// swift-format-ignore-file
// A timer that is made first and handed to a run loop afterwards fires there.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

var count = 0
let ticks = Timer(timeInterval: 0.5, repeats: true) { timer in
  MainActor.assumeIsolated {
    count += 1
    print("tick", count)
    if count == 3 { timer.invalidate() }
  }
}
RunLoop.main.add(ticks, forMode: .common)
let once = Timer(timeInterval: 0.2, repeats: false) { _ in print("once") }
RunLoop.current.add(once, forMode: .default)

class Clock: NSObject {
  @objc func ring(_ timer: Timer) { print("ring", timer.userInfo as? String ?? "-") }
}
let clock = Clock()
let alarm = Timer(timeInterval: 0.3, target: clock, selector: #selector(Clock.ring), userInfo: "seven", repeats: false)
RunLoop.main.add(alarm, forMode: .common)
let never = Timer(timeInterval: 0.1, repeats: false) { _ in print("never") }
print(never.isValid, ticks.isValid)
