import Testing

@testable import Playground

/// Tables that name objects of the script's classes, as multicast delegates want them.
@Suite struct HashTableTests {
  @Test func `a weak table forgets what nobody else keeps`() {
    let app = ScriptedApp()

    app.run(
      """
      protocol Listener: AnyObject { func heard() }
      final class Ear: Listener {
        let side: String
        init(_ side: String) { self.side = side }
        func heard() { print("heard", side) }
      }
      final class Radio {
        private let listeners = NSHashTable<AnyObject>.weakObjects()
        var count: Int { listeners.count }
        func add(_ listener: Listener) { listeners.add(listener) }
        func send() { listeners.allObjects.compactMap { $0 as? Listener }.forEach { $0.heard() } }
      }
      let radio = Radio()
      let left = Ear("left")
      var right: Ear? = Ear("right")
      radio.add(left)
      radio.add(left)
      if let right { radio.add(right) }
      radio.send()
      right = nil
      radio.send()
      print(radio.count)
      """)

    #expect(app.output == "heard left\nheard right\nheard left\n1\n")
    #expect(app.problems == [])
  }
}
