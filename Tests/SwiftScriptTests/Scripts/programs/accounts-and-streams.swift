// swift-format-ignore-file
import Foundation
actor Account { private(set) var balance = 0; func deposit(_ n: Int) { balance += n }
  func withdraw(_ n: Int) throws -> Int { guard balance >= n else { throw Err.low(balance) }; balance -= n; return balance } }
enum Err: Error, Equatable { case low(Int) }
func run() async {
  let a = Account()
  await withTaskGroup(of: Void.self) { g in for i in 1...4 { g.addTask { await a.deposit(i * 10) } } }
  print(await a.balance)
  do { print(try await a.withdraw(30)); print(try await a.withdraw(300)) } catch let e as Err { print(e, e == .low(70)) } catch { print("other") }
  let s = AsyncStream<Int> { c in for i in 1...3 { c.yield(i) }; c.finish() }
  var got: [Int] = []
  for await x in s { got.append(x) }
  print(got)
  async let x = Task { 5 }.value
  async let y = Task { 6 }.value
  print(await x + y)
  let r = await withTaskGroup(of: Int.self, returning: [Int].self) { g in for i in 0..<3 { g.addTask { i * i } }; var o: [Int] = []; for await v in g { o.append(v) }; return o.sorted() }
  print(r)
  let t = Task { try await Task.sleep(nanoseconds: 1_000_000); return "slept" }
  print((try? await t.value) ?? "no")
}
await run()
// expect: 100
// expect: 70
// expect: low(70) true
// expect: [1, 2, 3]
// expect: 11
// expect: [0, 1, 4]
// expect: slept
