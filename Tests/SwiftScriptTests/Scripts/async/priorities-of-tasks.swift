// swift-format-ignore-file
let t = Task { Task.currentPriority }
print(await t.value)
print(await Task(priority: .high) { Task.currentPriority }.value, await Task(priority: .low) { Task.currentPriority }.value)
print(await Task(priority: .high) { await Task { Task.currentPriority }.value }.value)
// expect: TaskPriority.medium
// expect: TaskPriority.high TaskPriority.medium
// expect: TaskPriority.high
