// swift-format-ignore-file
func work(_ n: Int) async -> Int { n * 2 }
let total = await withTaskGroup { group in
  for i in 1...3 { group.addTask { await work(i) } }
  var sum = 0
  for await v in group { sum += v }
  return sum
}
print(total)
await withTaskGroup { group in
  group.addTask { print("done") }
}
struct Fail: Error {}
do {
  let names = try await withThrowingTaskGroup { group in
    group.addTask { "a" }
    group.addTask { () async throws -> String in if total > 100 { throw Fail() }; return "b" }
    var all: [String] = []
    for try await one in group { all.append(one) }
    return all.sorted()
  }
  print(names)
} catch { print(error) }
let old = await withTaskGroup(of: Int.self, returning: [Int].self) { g in
  for i in [3, 1, 2] { g.addTask { i } }
  var out: [Int] = []; for await x in g { out.append(x) }; return out.sorted()
}
print(old)
// expect: 12
// expect: done
// expect: ["a", "b"]
// expect: [1, 2, 3]
