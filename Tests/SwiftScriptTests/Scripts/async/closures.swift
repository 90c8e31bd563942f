func twice(_ work: () async -> Int) async -> Int { await work() + work() }
func one() async -> Int { 1 }
print(await twice { await one() })
let later: () async -> String = { "later" }
print(await later())
// expect: 2
// expect: later
