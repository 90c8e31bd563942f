// swift-format-ignore-file
nonisolated struct Weekly<Value>: Collection {
  nonisolated enum Day: Int, Comparable {
    case mon, tue, end
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }
  var store: [Value]
  var startIndex: Day { .mon }
  var endIndex: Day { .end }
  func index(after day: Day) -> Day { Day(rawValue: day.rawValue + 1)! }
  subscript(day: Day) -> Value { store[day.rawValue] }
}
let week = Weekly(store: [3, 4])
print(week.count, week.map { $0 * 2 }, week.firstIndex(of: 4)!, week.max()!)
print(Weekly<Int>.Day(rawValue: 2)! == .end, week.index(after: .tue) == week.endIndex)
// expect: 2 [6, 8] tue 4
// expect: true true
