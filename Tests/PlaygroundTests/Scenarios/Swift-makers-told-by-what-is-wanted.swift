// swift-format-ignore-file
// What is wanted tells what a maker makes, though its closure may be left out, and lists of members are what the initializer takes.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit
func make<T: UIView>(_ configure: ((T) -> Void)? = nil) -> T { let t = T(); configure?(t); return t }
let l: UILabel = make { l in l.text = "a"; l.numberOfLines = 2 }
print(l.text!)
class V: UIView { let t: UILabel = make { $0.text = "q" } }
print(V().t.text!)
extension UIView { static func build<V: UIView>(with f: ((V) -> Void)? = nil) -> V { let v = V(); f?(v); return v } }
let v: UIView = .build { $0.tag = 3 }
print(v.tag)
let plain: UIButton = make()
print(type(of: plain))
let cols = [.red, .blue].map(\UIColor.cgColor)
print(cols.count)
enum Route { case home, user(Int) }
class RouteVC: UIViewController { let route: Route; init(_ r: Route) { route = r; super.init(nibName: nil, bundle: nil) }; required init?(coder: NSCoder) { fatalError() } }
let nav = UINavigationController()
nav.setViewControllers([.home, .user(1)].map(RouteVC.init), animated: false)
print(nav.viewControllers.count)
