// A default speaks of the type's own parameters as the call has them.
struct Box<T> {
  static func make(_ t: T.Type = T.self) -> String { "\(t)" };
  func own(_ t: T.Type = T.self) -> String { "\(t)!" }; init(_ t: T.Type = T.self) {};
  static func many<U>(_ u: U, _ t: [T] = [T]()) -> Int { t.count }
}
print(Box<Int>.make(), Box<String>().own(), Box<Int>.many(3))

// expect: Int String! 0
