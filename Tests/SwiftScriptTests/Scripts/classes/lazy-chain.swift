// swift-format-ignore-file
class Config { lazy var base: Int = { print("base"); return 2 }(); lazy var twice = base * 2; var plain: Int { twice + 1 } }
let c = Config()
print(c.plain, c.base)
c.base = 10
print(c.twice)

// expect: base
// expect: 5 2
// expect: 4
