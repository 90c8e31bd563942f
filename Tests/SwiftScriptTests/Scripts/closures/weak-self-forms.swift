// swift-format-ignore-file
class Timer1 { var tick: (() -> Void)?; deinit { print("timer gone") } }
class Owner {
  let timer = Timer1()
  var count = 0
  init() { timer.tick = { [weak self] in guard let self else { return print("no owner") }; self.count += 1; print(self.count) } }
  deinit { print("owner gone") }
}
var owner: Owner? = Owner()
let timer = owner!.timer
timer.tick?()
owner = nil
timer.tick?()

// expect: 1
// expect: owner gone
// expect: no owner
