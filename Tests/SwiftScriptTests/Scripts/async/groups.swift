// swift-format-ignore-file
import Foundation
func slow(_ n: Int) async -> Int {
  try? await Task.sleep(nanoseconds: UInt64(n) * 20_000_000)
  return n
}
let sorted = await withTaskGroup(of: Int.self) { group in
  for n in [3, 1, 2] { group.addTask { await slow(n) } }
  var all: [Int] = []
  for await n in group { all.append(n) }
  return all
}
print(sorted)
let sum = await withTaskGroup(of: Int.self, returning: Int.self) { group in
  for n in 1...4 { group.addTask { n * n } }
  var sum = 0
  while let n = await group.next() { sum += n }
  return sum
}
print(sum)
enum Bad: Error { case two }
do {
  let names = try await withThrowingTaskGroup(of: String.self) { group -> [String] in
    for n in 1...3 {
      group.addTask {
        try await Task.sleep(nanoseconds: UInt64(n) * 10_000_000)
        if n == 2 { throw Bad.two }
        return "n\(n)"
      }
    }
    var names: [String] = []
    for try await name in group { names.append(name); print("got", name) }
    return names
  }
  print(names)
} catch { print("caught", error) }
let dictionary = await withTaskGroup(of: (String, Int).self) { group in
  for (i, name) in ["a", "b", "c"].enumerated() {
    group.addTask { (name, await slow(3 - i)) }
  }
  var all: [String: Int] = [:]
  for await (name, n) in group { all[name] = n }
  return all
}
print(dictionary.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
await withTaskGroup(of: Void.self) { group in
  group.addTask { await slow(2); print("two") }
  group.addTask { await slow(1); print("one") }
  await group.waitForAll()
  print("all")
}
let cancelled = await withTaskGroup(of: Bool.self) { group in
  group.addTask { try? await Task.sleep(for: .seconds(20)); return Task.isCancelled }
  group.cancelAll()
  return await group.next()!
}
print(cancelled)
// expect: [1, 2, 3]
// expect: 30
// expect: got n1
// expect: caught two
// expect: ["a3", "b2", "c1"]
// expect: one
// expect: two
// expect: all
// expect: true
