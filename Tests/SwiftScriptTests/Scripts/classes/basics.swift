class Counter {
  var count = 0
  let step: Int
  init(step: Int) { self.step = step }
  func increment() { count += step }
  func reset() { count = 0 }
}
let counter = Counter(step: 2)
counter.increment()
counter.increment()
print(counter.count)  // expect: 4
let same = counter
same.increment()
print(counter.count, counter === same)  // expect: 6 true
counter.reset()
print(same.count)  // expect: 0
