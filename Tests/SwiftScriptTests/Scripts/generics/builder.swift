struct Builder<Product> {
  private var steps: [(inout Product) -> Void] = []
  func adding(_ step: @escaping (inout Product) -> Void) -> Builder {
    var copy = self
    copy.steps.append(step)
    return copy
  }
  func build(from start: Product) -> Product {
    var product = start
    for step in steps { step(&product) }
    return product
  }
}
print(Builder<[Int]>().adding { $0.append(1) }.adding { $0.append(2) }.build(from: [0]))
// expect: [0, 1, 2]
