// swift-format-ignore-file
protocol Delegate: AnyObject { func did(_ n: Int); func may() }
extension Delegate { func may() { print("default") } }
class Worker { weak var delegate: Delegate?; func go() { for i in 0..<2 { delegate?.did(i) }; delegate?.may() } }
class Boss: Delegate { var seen: [Int] = []; func did(_ n: Int) { seen.append(n) } }
let w = Worker()
var boss: Boss? = Boss()
w.delegate = boss
w.go()
print(boss!.seen)
boss = nil
w.go()
print(w.delegate == nil)

// expect: default
// expect: [0, 1]
// expect: true
