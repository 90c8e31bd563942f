// swift-format-ignore-file
// A change through a property that runs code reads it once and writes it once.
struct Pair {
  var number = 1
  var list = [1]
  var inner: Inner? = Inner()
  mutating func bump(_ then: () -> Void) {
    number += 1
    then()
  }
  mutating func fail() throws {
    number += 1
    throw Refused.always
  }
}

struct Inner { var depth = 2 }

enum Refused: Error { case always }

final class Box {
  var stored = Pair()
  var pair: Pair {
    get {
      print("get")
      return stored
    }
    set {
      print("set")
      stored = newValue
    }
  }
  var kept: Pair? = Pair()
  var maybe: Pair? {
    get {
      print("get maybe")
      return kept
    }
    set {
      print("set maybe")
      kept = newValue
    }
  }
  var watched = Pair() { didSet { print("did", oldValue.number, watched.number) } }
  subscript(index: Int) -> Pair {
    get {
      print("get", index)
      return stored
    }
    set {
      print("set", index)
      stored = newValue
    }
  }
}

func change(_ number: inout Int, _ then: () -> Void) {
  number += 1
  then()
}

func fail(_ number: inout Int) throws {
  number += 1
  throw Refused.always
}

func told<Value>(_ word: String, _ value: Value) -> Value {
  print(word)
  return value
}

func show() {
  let box = Box()
  box.pair.number += 1
  box.pair.list.append(4)
  box.pair.list[told("index", 0)] = told("right", 3)
  box.pair.list[told("index", 0)] += told("right", 3)
  box.pair.list[0] += box.pair.number
  box.pair.list[0] = box.pair.number
  box.pair.inner?.depth += 1
  box.pair.bump { print("bump") }
  change(&box.pair.number) { print("change") }
  try? fail(&box.pair.number)
  try? box.pair.fail()
  print(box.stored)
  box.maybe?.number = told("right", 3)
  box.maybe?.list.append(5)
  box.maybe!.number += 1
  box.maybe?.bump { print("bump") }
  print(box.maybe?.list[0] as Any, box.maybe?.number as Any)
  box.kept = nil
  box.maybe?.number = told("never", 4)
  box.watched.number += 1
  box.watched.list.append(3)
  change(&box.watched.number) { print("change") }
  box[3].number += 1
  box[4].list[0] = 7
  change(&box[5].number) { print("change") }
  print(box.stored)
}
show()
// expect: get
// expect: set
// expect: get
// expect: set
// expect: index
// expect: right
// expect: get
// expect: set
// expect: index
// expect: right
// expect: get
// expect: set
// expect: get
// expect: get
// expect: set
// expect: get
// expect: get
// expect: set
// expect: get
// expect: set
// expect: get
// expect: bump
// expect: set
// expect: get
// expect: change
// expect: set
// expect: get
// expect: set
// expect: get
// expect: set
// expect: Pair(number: 6, list: [2, 4], inner: Optional(main.Inner(depth: 3)))
// expect: get maybe
// expect: right
// expect: set maybe
// expect: get maybe
// expect: set maybe
// expect: get maybe
// expect: set maybe
// expect: get maybe
// expect: bump
// expect: set maybe
// expect: get maybe
// expect: get maybe
// expect: Optional(1) Optional(5)
// expect: get maybe
// expect: set maybe
// expect: did 1 2
// expect: did 2 2
// expect: change
// expect: did 2 3
// expect: get 3
// expect: set 3
// expect: get 4
// expect: set 4
// expect: get 5
// expect: change
// expect: set 5
// expect: Pair(number: 8, list: [7, 4], inner: Optional(main.Inner(depth: 3)))
