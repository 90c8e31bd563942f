// swift-format-ignore-file
protocol Screen { init(); var title: String { get } }
struct Home: Screen { let title = "home" }
struct Settings: Screen { var title = "settings" }
let screens: [any Screen.Type] = [Home.self, Settings.self]
for s in screens { print(s.init().title, s) }
print(type(of: 1) == Int.self, String(describing: Home.self), Home.self == Home.self)

// expect: home Home
// expect: settings Settings
// expect: true Home true
