class Model {
  var names: [String] = []
  nonisolated func load() async -> [String] { ["a", "b"] }
  func refresh() async {
    await Task.detached {
      let found = await self.load()
      let count = await MainActor.run { () -> Int in
        self.names = found
        return self.names.count
      }
      print(count)
      await MainActor.run { print(self.names.joined()) }
    }.value
  }
}
func onMain(_ work: @MainActor @escaping () -> Void) { work() }
nonisolated func elsewhere(_ work: @escaping @Sendable () -> Void) { work() }
nonisolated func show(_ model: Model) async {
  await onMain { print("here", model.names.count) }
  elsewhere { print("elsewhere") }
  let first = await MainActor.run { model.names.first ?? "none" }
  print(first)
}
nonisolated func clear(_ model: Model) { MainActor.assumeIsolated { model.names = [] } }
let model = Model()
await show(model)
await model.refresh()
await show(model)
clear(model)
print(model.names.isEmpty)
// expect: here 0
// expect: elsewhere
// expect: none
// expect: 2
// expect: ab
// expect: here 2
// expect: elsewhere
// expect: a
// expect: true
