// swift-format-ignore-file
// A wrapper that keeps its value elsewhere is set in a constant; so is one that is a class.
var stored: [String: Any] = [:]

@propertyWrapper
struct Setting<T> {
    let key: String
    let fallback: T
    static var store: [String: Any] {
        get { stored }
        set { stored = newValue }
    }
    var wrappedValue: T {
        get { Setting.store[key] as? T ?? fallback }
        nonmutating set { Setting.store[key] = newValue }
    }
}

@propertyWrapper
final class Shared<T> {
    var wrappedValue: T
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}

struct Settings {
    @Setting(key: "volume", fallback: 5) var volume: Int
    @Shared var name = "guest"
}

let settings = Settings()
print(settings.volume, settings.name)
settings.volume = 11
settings.volume += 1
settings.name = "mia"
print(settings.volume, settings.name, Settings().volume, stored.keys.sorted())
// expect: 5 guest
// expect: 12 mia 12 ["volume"]
