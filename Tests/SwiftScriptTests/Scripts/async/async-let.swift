import Foundation
func load(_ n: Int, after ms: UInt64) async -> Int {
  try? await Task.sleep(nanoseconds: ms * 1_000_000)
  print("loaded", n)
  return n * 10
}
func failing() async throws -> Int {
  try await Task.sleep(nanoseconds: 30_000_000)
  throw NSErrorLike.bad
}
enum NSErrorLike: Error { case bad }
func all() async -> Int {
  async let a = load(1, after: 90)
  async let b = load(2, after: 10)
  async let c: Int = load(3, after: 50)
  print("started")
  return await a + b + c
}
print(await all())
func mixed() async throws -> Int {
  async let good = load(4, after: 5)
  async let bad = failing()
  let first = await good
  print("first", first)
  return try await first + bad
}
do { print(try await mixed()) } catch { print("threw", error) }
func list() async -> [Int] {
  async let x = load(7, after: 20)
  async let y = load(8, after: 5)
  return await [x, y]
}
print(await list())
// expect: started
// expect: loaded 2
// expect: loaded 3
// expect: loaded 1
// expect: 60
// expect: loaded 4
// expect: first 40
// expect: threw bad
// expect: loaded 8
// expect: loaded 7
// expect: [70, 80]
