// swift-format-ignore-file
// evidence: C-007, C-018
// Xcode's single view playground; the live view is a window like others here.
// ends: normally
//: A UIKit based Playground for presenting user interface

import UIKit
import PlaygroundSupport

class MyViewController : UIViewController {
    override func loadView() {
        let view = UIView()
        view.backgroundColor = .white

        let label = UILabel()
        label.frame = CGRect(x: 150, y: 200, width: 200, height: 20)
        label.text = "Hello World!"
        label.textColor = .black

        view.addSubview(label)
        self.view = view
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("\(view.subviews.count) subview, live: \(PlaygroundPage.current.liveView != nil)")
    }
}
// Present the view controller in the Live View window
PlaygroundPage.current.liveView = MyViewController()
