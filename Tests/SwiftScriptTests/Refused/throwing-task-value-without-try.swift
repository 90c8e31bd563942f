// swift-format-ignore-file
let task = Task { try await Task.sleep(for: .seconds(1)); return 5 }
let v: Int = await task.value  // error: property access can throw but is not marked with 'try'
