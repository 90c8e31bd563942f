// swift-format-ignore-file
// A wrapper with an autoclosure for its value: nothing is computed before it is asked for.
@propertyWrapper
enum Lazily<Value> {
    case pending(() -> Value)
    case ready(Value)
    init(wrappedValue: @autoclosure @escaping () -> Value) { self = .pending(wrappedValue) }
    var wrappedValue: Value {
        mutating get {
            switch self {
            case .pending(let make):
                let value = make()
                self = .ready(value)
                return value
            case .ready(let value): return value
            }
        }
        set { self = .ready(newValue) }
    }
}

func computed(_ n: Int) -> Int {
    print("computing", n)
    return n
}

struct Player {
    var name = "Ann"
    @Lazily var score = computed(42)
}

var first = Player()
print(first.score, first.score)
var second = Player(name: "Bo", score: computed(7))
print("made")
print(second.score)
second.score = 3
print(second.score, Player(name: "Cy").name)
// expect: computing 42
// expect: 42 42
// expect: made
// expect: computing 7
// expect: 7
// expect: 3 Cy
