protocol Counter { var count: Int { get set }; mutating func up() }
extension Counter { mutating func up() { count += 1 } }
struct Clicks: Counter { var count = 0 }
var clicks = Clicks()
clicks.up()
clicks.up()
var any: any Counter = clicks
any.up()
print(clicks.count, any.count)
// expect: 2 3
