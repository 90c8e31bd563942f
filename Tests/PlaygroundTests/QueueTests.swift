import Testing

@testable import Playground

/// What Dispatch has for closures that give something, and for groups, as a script sees it.
@Suite struct QueueTests {
  @Test func `a group tells once all have left`() {
    let app = ScriptedApp()

    app.run(
      """
      let group = DispatchGroup()
      var loaded: [Int] = []
      for number in 1...2 {
        group.enter()
        DispatchQueue.main.async {
          loaded.append(number)
          group.leave()
        }
      }
      group.notify(queue: .main) { print("all", loaded) }
      DispatchQueue.main.async(group: group) { print("in the group") }
      print("waiting")
      """)
    app.advance()

    #expect(
      app.output == """
        waiting
        in the group
        all [1, 2]

        """)
    #expect(app.problems == [])
  }

  @Test func `a queue with quality and attributes gives what its closures give, and throws`() {
    let app = ScriptedApp()

    app.run(
      """
      struct Empty: Error {}
      let queue = DispatchQueue(label: "store", qos: .utility, attributes: .concurrent)
      let sum = queue.sync { 1 + 2 }
      let name: String = queue.sync(flags: .barrier) { "b" }
      print(sum, name, queue.label)
      do { _ = try queue.sync { () throws -> Int in throw Empty() } } catch { print(error) }
      let semaphore = DispatchSemaphore(value: 1)
      semaphore.wait()
      semaphore.signal()
      print(semaphore.wait(timeout: .now() + 5) == .success)
      DispatchQueue.concurrentPerform(iterations: 2) { print("part", $0) }
      """)

    #expect(app.output == "3 b store\nEmpty()\ntrue\npart 0\npart 1\n")
    #expect(app.problems == [])
  }

  @Test func `what would wait for another thread says so`() {
    let app = ScriptedApp()

    app.run(
      """
      let group = DispatchGroup()
      group.enter()
      group.wait()
      """)

    #expect(app.problems.count == 1)
    #expect(app.problems.first?.contains("waiting for other threads is not supported yet") == true)
  }

  @Test func `asynchronous code does not wait for a lock`() {
    let app = ScriptedApp()

    app.run(
      """
      let lock = NSLock()
      func save() { lock.withLock { print("saved") } }
      func saveLater() async { lock.lock() }
      """)

    #expect(
      app.problems == [
        "3: instance method 'lock' is unavailable from asynchronous contexts; "
          + "Use async-safe scoped locking instead"
      ])
  }

  @Test(arguments: ["DispatchQueue.main.sync { print(1) }", "_ = DispatchQueue.main.sync { 1 }"])
  func `the main queue does not wait for itself`(call: String) {
    let app = ScriptedApp()

    app.run("DispatchQueue(label: \"other\").sync { print(0) }")
    #expect(!app.hasEnded)
    app.run(call)

    #expect(app.hasEnded)
    #expect(app.output == "0\n")
  }
}
