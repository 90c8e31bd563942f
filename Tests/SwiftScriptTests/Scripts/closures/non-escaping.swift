// swift-format-ignore-file
func twice(_ body: () -> Void) { body(); body() }
func pass(_ body: () -> Void) { twice(body); twice { body() } }
func nested(_ body: (Int) -> Void) { [1, 2].forEach { body($0) }; [3].forEach(body) }
func local(_ body: () -> Void) { func inner() { body() }; inner(); let same = body; same() }
func mapped(_ transform: (Int) -> Int) -> [Int] { [1, 2].map(transform) + [3].map { transform($0) } }
func kept(_ body: @escaping () -> Void) -> () -> Void { body }
func choose(_ first: () -> Int, _ second: () -> Int, _ flag: Bool) -> Int { flag ? first() : second() }
pass { print("pass") }
nested { print("nested", $0) }
local { print("local") }
print(mapped { $0 * 10 })
kept { print("kept") }()
print(choose({ 1 }, { 2 }, false))

// expect: pass
// expect: pass
// expect: pass
// expect: pass
// expect: nested 1
// expect: nested 2
// expect: nested 3
// expect: local
// expect: local
// expect: [10, 20, 30]
// expect: kept
// expect: 2
