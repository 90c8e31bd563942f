// Overloaded calls inside each other: each argument is looked at once for each thing it may be,
// not once for each way that the calls around it may be meant.
func next(_ number: Int) -> Int { number + 1 }
func next(_ text: String) -> String { text + "+" }
func next(_ number: Double) -> Double { number + 0.5 }

struct Size {
  var value: Int
  init(_ value: Int) { self.value = value }
  init(_ size: Size) { value = size.value + 1 }
  init(_ text: String) { value = text.count }
}

func load(_ number: Int, _ done: (Int) -> Void) { done(number + 1) }
func load(_ text: String, _ done: (Int) -> Void) { done(text.count) }

let (a, b) = (3, 7)
print(next(next(next(next(next(next(next(next(next(next(next(next(a)))))))))))))
print(next(next(next(next(next(next(next(next(next(next("a")))))))))))
print(next(next(next(next(next(next(next(next(1.5)))))))))
print(max(max(max(max(max(max(max(max(max(max(a, b), 1), 2), 9), b), 4), 3), 2), 5), b))
print(min(max(min(max(min(max(min(max(a, 1), b), 2), 6), 3), 8), 4), 9))
print(Size(Size(Size(Size(Size(Size(Size(Size(Size(Size("five!")))))))))).value)

let sum = [1, 2].reduce([1, 2].reduce(0) { $0 + $1 }) { $0 + $1 }
print(sum)

let pairs = zip(
  zip(zip(zip([1, 2], [3, 4]).map { $0 + $1 }, [5, 6]).map { $0 + $1 }, [7, 8]).map {
    $0 * $1
  }, ["a", "b"]
).map { "\($0)\($1)" }
print(pairs)

load(1) { one in
  load("four") { two in
    load(one) { three in
      load("seven!!") { four in
        load(four) { five in
          load(five) { six in
            load("\(six)") { seven in
              load(seven) { eight in print(one, two, three, four, five, six, seven, eight) }
            }
          }
        }
      }
    }
  }
}

// expect: 15
// expect: a++++++++++
// expect: 5.5
// expect: 9
// expect: 4
// expect: 14
// expect: 6
// expect: ["63a", "96b"]
// expect: 2 4 3 7 8 9 1 2
