func make(_ run: @escaping () -> Void) -> Runner { Runner(run: run) }
final class Runner {
  let run: () -> Void
  init(run: @escaping () -> Void) { self.run = run }
}
let later = make { print(after, count) }
let after = 3
var count: Int = 4
later.run()
count += 1
later.run()

// expect: 3 4
// expect: 3 5
