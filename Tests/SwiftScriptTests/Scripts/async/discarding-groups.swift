// swift-format-ignore-file
struct Stop: Error {}
do {
  try await withThrowingDiscardingTaskGroup { group in
    group.addTask { try await Task.sleep(for: .milliseconds(1)) }
    group.addTask { throw Stop() }
  }
} catch { print("stopped", error) }
try await withThrowingDiscardingTaskGroup { group in group.addTask { print("quiet") } }
// expect: stopped Stop()
// expect: quiet
