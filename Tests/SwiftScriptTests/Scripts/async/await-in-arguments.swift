// swift-format-ignore-file
// await in the arguments of library calls and inside literals.
actor Store { var items = [1, 2]; func add(_ n: Int) -> Int { items.append(n); return items.count } ; func fetch(_ n: Int) async -> Int { n * 10 } }
func load(_ n: Int) async -> Int { n + 1 }
func loadThrows(_ n: Int) async throws -> Int { if n > 2 { throw Bad.no }; return n }
enum Bad: Error { case no }
let store = Store()
let task = Task {
  print(await store.items)
  print(await load(1), await load(2))
  print("sum \(await load(1) + load(2))")
  print(max(await load(1), await load(9)))
  print(await max(load(1), load(9)))
  let arr = [await load(1), await load(2)]
  print(arr)
  let str = String(await load(3))
  print(str)
  print(await [1, 2].map { $0 + 1 })
  var out: [Int] = []
  for i in await store.items { out.append(await load(i)) }
  print(out)
  if await load(1) == 2 { print("two") }
  guard await load(1) > 0 else { return }
  switch await load(4) { case 5: print("five"); default: print("?") }
  while await load(out.count) < 5 { out.append(0) }
  print(out.count)
  print(Swift.min(await store.add(3), 10))
  let x = await load(await load(await load(0)))
  print(x)
  do { print(try await loadThrows(1)); print(try await loadThrows(3)) } catch { print("error \(error)") }
  let o = try? await loadThrows(5)
  print(o as Any)
  let v = (try? await loadThrows(2)) ?? -1
  print(v)
  print((await store.fetch(2), await store.fetch(3)))
  let dict = ["a": await load(1)]
  print(dict)
  out.append(await load(100))
  print(out.last!)
  let t = Task { await load(5) }
  print(await t.value)
  let ternary = await load(1) == 2 ? await load(2) : await load(3)
  print(ternary)
  print([3, 1].sorted().first ?? 0, "x" + "\(await load(1))")
}
await task.value
// expect: [1, 2]
// expect: 2 3
// expect: sum 5
// expect: 10
// expect: 10
// expect: [2, 3]
// expect: 4
// expect: [2, 3]
// expect: [2, 3]
// expect: two
// expect: five
// expect: 4
// expect: 3
// expect: 3
// expect: 1
// expect: error no
// expect: nil
// expect: 2
// expect: (20, 30)
// expect: ["a": 2]
// expect: 101
// expect: 6
// expect: 3
// expect: 1 x2
