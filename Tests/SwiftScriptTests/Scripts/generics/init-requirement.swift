protocol Resettable { init() }
struct Score: Resettable { var points = 7; init() {} }
struct Log: Resettable { var lines = ["start"]; init() {} }
func fresh<T: Resettable>(_ type: T.Type) -> T { T() }
print(fresh(Score.self).points, fresh(Log.self).lines)
// expect: 7 ["start"]
