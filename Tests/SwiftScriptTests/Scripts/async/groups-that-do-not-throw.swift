// swift-format-ignore-file
func echo(_ n: Int) async -> Int { n }
struct Boom: Error {}
let got = await withThrowingTaskGroup(of: Int.self, returning: Int.self) { group in
  group.addTask { await echo(1) }
  guard let r = try! await group.next() else { return 0 }
  return r
}
print(got)
let sum = try await withThrowingTaskGroup(of: Int.self) { group in
  for n in 1...3 { group.addTask { await echo(n) } }
  var s = 0
  for try await x in group { s += x }
  return s
}
print(sum)
do {
  let got: Int = try await withThrowingTaskGroup(of: Int.self) { group in
    group.addTask { throw Boom() }
    do { while let r = try await group.next() { print(r) } } catch {
      print("caught", error)
      group.addTask { () async -> Int in 3 }
      switch await group.nextResult() {
      case .success(let third): return third
      case .failure(let error): throw error
      default: return 0
      }
    }
    return 1
  }
  print(got)
} catch { print("rethrown") }
// expect: 1
// expect: 6
// expect: caught Boom()
// expect: 3
