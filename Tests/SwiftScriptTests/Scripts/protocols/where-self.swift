protocol Tagged {}
extension Tagged where Self: AnyObject { func tag() -> String { "object" } }
extension Tagged where Self == Int { func tag() -> String { "int" } }
final class Box: Tagged { init() {} }
extension Int: Tagged {}
print(Box().tag(), 3.tag())
// expect: object int
