protocol ListDelegate: AnyObject { func didSelect(_ row: Int); func didScroll() }
extension ListDelegate { func didScroll() { print("nothing to do") } }
final class Controller: ListDelegate { init() {}; func didSelect(_ row: Int) { print("row", row) } }
let delegate: ListDelegate = Controller()
delegate.didSelect(2)
delegate.didScroll()
// expect: row 2
// expect: nothing to do
