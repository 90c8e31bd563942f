struct Outer {
  struct Key<T> {
    let k: String; let d: T; init(_ k: String, default d: T) { self.k = k; self.d = d }
  }
  enum Box<T> { case full(T), empty }
}
let a = Outer.Key("a", default: 0)
print(a.d)
let b: Outer.Key<Double> = Outer.Key("b", default: 1)
print(b.d)
let c = Outer.Box.full(3)
print(c)

// expect: 0
// expect: 1.0
// expect: full(3)
