// swift-format-ignore-file
import Foundation
let lock = NSLock()
@available(*, noasync) func block() {}
func run() async {
  lock.lock() // error: instance method 'lock' is unavailable from asynchronous contexts; Use async-safe scoped locking instead
  lock.unlock() // error: instance method 'unlock' is unavailable from asynchronous contexts; Use async-safe scoped locking instead
  let later = block // error: global function 'block' is unavailable from asynchronous contexts
  later()
}
