// swift-format-ignore-file
import Foundation

actor Bank {
  private var balances: [String: Int] = [:]
  enum Failure: Error, CustomStringConvertible {
    case insufficient(needed: Int), unknown(String)
    var description: String {
      switch self {
      case .insufficient(let n): "needs \(n) more";
      case .unknown(let a): "no account \(a)"
      }
    }
  }
  func open(_ name: String, with amount: Int = 0) { balances[name] = amount }
  func transfer(_ amount: Int, from a: String, to b: String) throws {
    guard let have = balances[a] else { throw Failure.unknown(a) }
    guard balances[b] != nil else { throw Failure.unknown(b) }
    guard have >= amount else { throw Failure.insufficient(needed: amount - have) }
    balances[a]! -= amount
    balances[b, default: 0] += amount
  }
  func balance(of n: String) -> Int? { balances[n] }
  var total: Int { balances.values.reduce(0, +) }
}
func fetch(_ id: Int) async throws -> String {
  try await Task.sleep(nanoseconds: UInt64(10 - id) * 1_000_000)
  if id == 3 { throw URLError(.badURL) }
  return "item\(id)"
}
func run() async {
  let bank = Bank()
  await bank.open("a", with: 10); await bank.open("b")
  do {
    try await bank.transfer(7, from: "a", to: "b"); try await bank.transfer(7, from: "a", to: "b")
  } catch let e as Bank.Failure { print("bank:", e) } catch { print("other") }
  do { try await bank.transfer(1, from: "z", to: "b") } catch { print(error) }
  print(await bank.balance(of: "a") ?? -1, await bank.balance(of: "b") ?? -1, await bank.total)
  async let one = fetch(1)
  async let two = fetch(2)
  do { print(try await [one, two]) } catch { print("no") }
  let results = await withTaskGroup(of: (Int, Result<String, Error>).self) { group in
    for i in 1...4 {
      group.addTask {
        do { return (i, .success(try await fetch(i))) } catch { return (i, .failure(error)) }
      }
    }
    var all: [Int: Result<String, Error>] = [:]
    for await (i, r) in group { all[i] = r }
    return all
  }
  for (i, r) in results.sorted(by: { $0.key < $1.key }) {
    switch r {
    case .success(let s): print(i, s);
    case .failure: print(i, "failed")
    }
  }
  let task = Task { () -> Int in
    var n = 0
    while !Task.isCancelled { n += 1; await Task.yield(); if n > 1000 { break } }
    return n
  }
  task.cancel()
  print(await task.value >= 0, task.isCancelled)
  let stream = AsyncStream<Int> { c in
    for i in 1...3 { c.yield(i * i) }; c.finish()
  }
  var sum = 0
  for await n in stream where n != 4 { sum += n }
  print(sum)
}
await run()

// expect: bank: needs 4 more
// expect: no account z
// expect: 3 7 10
// expect: ["item1", "item2"]
// expect: 1 item1
// expect: 2 item2
// expect: 3 failed
// expect: 4 item4
// expect: true true
// expect: 10
