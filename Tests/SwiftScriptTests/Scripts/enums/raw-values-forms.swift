// swift-format-ignore-file
enum Day: Int, CaseIterable { case mon = 1, tue, wed; var next: Day { Day(rawValue: rawValue % 3 + 1)! } }
print(Day.allCases.map(\.rawValue), Day(rawValue: 2)!, Day(rawValue: 9) as Any, Day.wed.next)
enum Key: String { case a, b = "bee" }
print(Key.a.rawValue, Key(rawValue: "bee")!)

// expect: [1, 2, 3] tue nil mon
// expect: a b
