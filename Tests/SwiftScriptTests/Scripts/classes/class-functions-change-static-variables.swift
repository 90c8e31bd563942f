// swift-format-ignore-file
// Class functions change what is stored in the type, by its name alone.
class Counter {
  init() {}
  static var count = 0
  static var log: [Int] = []
  static var name: String? { didSet { print("named", name ?? "nil") } }
  static var twice: Int { get { count * 2 } set { count = newValue / 2 } }
  class var next: Int { count += 1; return count }
  class func add() { count += 1; log.append(count); Self.log.append(9); self.log.append(8) }
  class func clear() { log = []; log += [4]; log[0] = 3; twice = 10; name = "x"; name?.append("y") }
  class func swapAll() { swap(&count, &limit); bump(&count) }
  static var limit = 100
  class func bump(_ n: inout Int) { n += 1000 }
}
class Steps: Counter { override class func add() { count += 10; super.add(); log.append(count) } }
Counter.add()
Steps.add()
print(Counter.next, Steps.next, Counter.log, Steps.log)
Steps.clear()
print(Counter.log, Counter.count, Steps.twice)
Counter.swapAll()
print(Counter.count, Counter.limit)
// expect: 13 14 [1, 9, 8, 12, 9, 8, 12] [1, 9, 8, 12, 9, 8, 12]
// expect: named x
// expect: named xy
// expect: [3] 5 10
// expect: 1100 5
