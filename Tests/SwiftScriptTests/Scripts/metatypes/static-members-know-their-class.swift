// swift-format-ignore-file
class Cell { class var reuseID: String { String(describing: self) }
  static var id2: String { "\(Self.self)" }
  class func make() -> Self { Self() }
  static func id3() -> String { "\(self)" }
  class var nib: String { reuseID + ".nib" }
  required init() {} }
final class UserCell: Cell {}
class OtherCell: Cell { override class var reuseID: String { "other" } }
print(Cell.reuseID, UserCell.reuseID, OtherCell.reuseID, UserCell.id2, UserCell.id3(), UserCell.make(), OtherCell.nib, UserCell.nib)
func reg<C: Cell>(_ t: C.Type) -> String { t.reuseID + "/" + C.reuseID + "/" + t.id2 + "/" + t.nib + "/" + t.id3() }
print(reg(UserCell.self), reg(OtherCell.self))
let types: [Cell.Type] = [Cell.self, UserCell.self, OtherCell.self]
print(types.map { $0.reuseID }, types.map { $0.id2 }, types.map { $0.nib })
let c: Cell = UserCell()
print(type(of: c).reuseID, type(of: c).nib)
protocol Reusable: AnyObject { static var reuseID: String { get } }
extension Reusable { static var reuseID: String { String(describing: self) }; static var path: String { "/\(Self.self)/" + reuseID } }
class V: Reusable { init() {} }; final class W: V { override init() { super.init() } }
print(V.reuseID, W.reuseID, W.path, type(of: W() as V).reuseID)
func r<T: Reusable>(_: T.Type) -> String { T.reuseID + T.path }
print(r(W.self), r(V.self))
extension Cell { static var tag: String { "tag-\(self)" } }
print(UserCell.tag)
class G<T> { init() {};  class var n: String { "\(self) \(T.self)" } }
class H: G<Int> { override init() { super.init() } }
print(G<String>.n, H.n)
enum E { static var me: String { "\(self)" } }; struct S<T> { static var me: String { "\(self) \(Self.self)" } }
print(E.me, S<Int>.me)
// expect: Cell UserCell other UserCell UserCell main.UserCell other.nib UserCell.nib
// expect: UserCell/UserCell/UserCell/UserCell.nib/UserCell other/other/OtherCell/other.nib/OtherCell
// expect: ["Cell", "UserCell", "other"] ["Cell", "UserCell", "OtherCell"] ["Cell.nib", "UserCell.nib", "other.nib"]
// expect: UserCell UserCell.nib
// expect: V W /W/W W
// expect: W/W/W V/V/V
// expect: tag-UserCell
// expect: G<String> String H Int
// expect: E S<Int> S<Int>
