func make() -> (up: () -> Void, read: () -> Int) { var n = 0; return ({ n += 1 }, { n }) }
let pair = make()
pair.up()
pair.up()
print(pair.read())
// expect: 2
