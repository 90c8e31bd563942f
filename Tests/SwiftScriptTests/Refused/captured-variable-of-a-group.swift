// swift-format-ignore-file
func go() async { 
  await withTaskGroup(of: Void.self) { g in var k = 0
    g.addTask { k += 1 }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
    await g.waitForAll()
    print(k) } }
