import UIKit

// In the way of libraries that make what they are given the class of: Objective-C's initializers do it
// for any class, and each class's own is found.

public protocol Buildable: AnyObject {}

extension UIView: Buildable {}

extension Buildable where Self: UIView {
  @MainActor public static func build(_ configure: (Self) -> Void) -> Self {
    let view = Self(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    configure(view)
    return view
  }

  @MainActor public static func autolayout() -> Self {
    let view = Self.init(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }
}

@MainActor public enum Factory {
  public static func cell<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
    Cell(style: .subtitle, reuseIdentifier: "\(type)")
  }
  public static func header<Header: UITableViewHeaderFooterView>(_ type: Header.Type) -> Header {
    Header(reuseIdentifier: "\(type)")
  }
  public static func button<Button: UIButton>(_ type: Button.Type) -> Button {
    Button(type: .system)
  }
  public static func table<Table: UITableView>(_ type: Table.Type) -> Table {
    Table(frame: .zero, style: .grouped)
  }
  public static func collection<List: UICollectionView>(_ type: List.Type) -> List {
    List(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
  public static func stack<Stack: UIStackView>(_ type: Stack.Type) -> Stack {
    Stack(arrangedSubviews: [UIView(), UIView()])
  }
  public static func image<Image: UIImageView>(_ type: Image.Type) -> Image { Image(image: nil) }
  public static func blurred<Effect: UIVisualEffectView>(_ type: Effect.Type) -> Effect {
    Effect(effect: nil)
  }
  public static func controller<Controller: UIViewController>(
    _ type: Controller.Type
  ) -> Controller {
    Controller(nibName: nil, bundle: nil)
  }
  public static func navigation<Navigation: UINavigationController>(
    _ type: Navigation.Type, _ root: UIViewController
  ) -> Navigation {
    Navigation(rootViewController: root)
  }
  public static func recognizer<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type
  ) -> Recognizer {
    Recognizer(target: nil, action: nil)
  }
}
