indirect enum List<T> {
  case end, link(T, List<T>)
  var array: [T] {
    switch self {
    case .end: []
    case .link(let value, let rest): [value] + rest.array
    }
  }
}
print(List.link(1, .link(2, .end)).array)
// expect: [1, 2]
