@propertyWrapper struct Clamped {
  var v: Int;
  var wrappedValue: Int {
    get { v }
    set { v = min(max(newValue, 0), 10) }
  }
  init(wrappedValue: Int) { v = min(max(wrappedValue, 0), 10) }
  var projectedValue: String { "p\(v)" }
}
struct S { @Clamped static var level = 50; @Clamped var own = -3 }
print(S.level, S.$level); S.level = -4; print(S.level); S.level += 3; print(S.level, S().own)
class Logger {
  @Clamped static var count = 4; static func bump() { count += 100 };
  static func show() -> String { $count + "\(_count.v)" }
}
Logger.bump(); print(Logger.count, Logger.show())
@propertyWrapper struct Defaults<T> {
  let key: String; let fallback: T;
  static var store: [String: Any] {
    get { bag }
    set { bag = newValue }
  }
  var wrappedValue: T {
    get { bag[key] as? T ?? fallback }
    nonmutating set { bag[key] = newValue }
  }
}
var bag: [String: Any] = [:]
enum Settings {
  @Defaults(key: "dark", fallback: false) static var dark: Bool;
  @Defaults(key: "n", fallback: 3) static var n: Int
}
print(Settings.dark, Settings.n); Settings.dark = true; Settings.n += 4;
print(Settings.dark, Settings.n, bag.count)

// expect: 10 p10
// expect: 0
// expect: 3 0
// expect: 10 p1010
// expect: false 3
// expect: true 7 2
