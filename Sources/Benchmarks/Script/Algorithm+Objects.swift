/// Objects and closures.
extension Algorithm {
  static let dispatch = Algorithm(
    name: "dispatch on a hierarchy",
    swift: #"""
      class Shape {
        func area() -> Double { 0 }
        func scaled(by factor: Double) -> Double { area() * factor }
      }
      class Square: Shape {
        let side: Double
        init(side: Double) { self.side = side }
        override func area() -> Double { side * side }
      }
      class Rectangle: Shape {
        let width: Double
        let height: Double
        init(width: Double, height: Double) {
          self.width = width
          self.height = height
        }
        override func area() -> Double { width * height }
      }
      class Tile: Square {
        override func scaled(by factor: Double) -> Double { super.scaled(by: factor) + 1 }
      }
      func sum(_ shapes: [Shape], _ rounds: Int) -> Double {
        var total = 0.0
        for _ in 0..<rounds {
          for shape in shapes { total += shape.scaled(by: 0.5) }
        }
        return total
      }
      let shapes = [Square(side: 2), Rectangle(width: 3, height: 4), Tile(side: 1), Shape()]
      print(sum(shapes, 500000))
      """#,
    python: #"""
      class Shape:
          def area(self): return 0.0
          def scaled(self, factor): return self.area() * factor
      class Square(Shape):
          def __init__(self, side): self.side = side
          def area(self): return self.side * self.side
      class Rectangle(Shape):
          def __init__(self, width, height):
              self.width = width
              self.height = height
          def area(self): return self.width * self.height
      class Tile(Square):
          def scaled(self, factor): return super().scaled(factor) + 1
      def total_of(shapes, rounds):
          total = 0.0
          for _ in range(rounds):
              for shape in shapes: total += shape.scaled(0.5)
          return total
      print(total_of([Square(2.0), Rectangle(3.0, 4.0), Tile(1.0), Shape()], 500000))
      """#)

  static let closures = Algorithm(
    name: "closures",
    swift: #"""
      func makeAdder(_ step: Int) -> (Int) -> Int { { value in value + step } }
      func makeCounter() -> () -> Int {
        var count = 0
        return { count += 1; return count }
      }
      func work(_ n: Int) -> Int {
        let add = makeAdder(3)
        let next = makeCounter()
        var total = 0
        for i in 0..<n { total += add(i) + next() }
        let numbers = Array(0..<n)
        return total + numbers.map { $0 * 2 }.filter { $0 % 3 == 0 }.reduce(0) { $0 + $1 }
      }
      print(work(1500000))
      """#,
    python: #"""
      from functools import reduce
      def make_adder(step): return lambda value: value + step
      def make_counter():
          count = 0
          def next():
              nonlocal count
              count += 1
              return count
          return next
      def work(n):
          add = make_adder(3)
          next = make_counter()
          total = 0
          for i in range(n): total += add(i) + next()
          numbers = list(range(n))
          return total + reduce(lambda a, b: a + b, filter(lambda x: x % 3 == 0, map(lambda x: x * 2, numbers)), 0)
      print(work(1500000))
      """#)

  static let objects = Algorithm(
    name: "object churn",
    swift: #"""
      struct Point { var x: Int; var y: Int }
      class Node {
        var value: Int
        var next: Node?
        init(_ value: Int, _ next: Node?) { self.value = value; self.next = next }
      }
      func churn(_ n: Int) -> Int {
        var total = 0
        for i in 0..<n {
          let list = Node(i, Node(i + 1, Node(i + 2, nil)))
          var node: Node? = list
          while let current = node {
            total += current.value
            node = current.next
          }
          var point = Point(x: i, y: 1)
          point.x += point.y
          total += point.x
        }
        return total
      }
      print(churn(600000))
      """#,
    python: #"""
      class Point:
          def __init__(self, x, y):
              self.x = x
              self.y = y
      class Node:
          def __init__(self, value, next):
              self.value = value
              self.next = next
      def churn(n):
          total = 0
          for i in range(n):
              node = Node(i, Node(i + 1, Node(i + 2, None)))
              while node is not None:
                  total += node.value
                  node = node.next
              point = Point(i, 1)
              point.x += point.y
              total += point.x
          return total
      print(churn(600000))
      """#)
}
