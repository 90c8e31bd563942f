// swift-format-ignore-file
import XCTest
import UIKit
@MainActor class SkyTests: XCTestCase {
    func testField() {
        let field = SkyFloatingLabelTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        field.placeholder = "Name"
        field.layoutIfNeeded()
        XCTAssertEqual(field.titleLabel.text, "NAME")
        XCTAssertEqual(field.titleLabel.alpha, 0)
        XCTAssertFalse(field.isTitleVisible())
        XCTAssertEqual(field.lineHeight, 2.0 / 3, accuracy: 1e-9)
        XCTAssertEqual(field.lineView.frame.maxY, 50, accuracy: 1e-9)
        let title = field.titleFont.lineHeight
        XCTAssertEqual(field.titleHeight(), title)
        XCTAssertEqual(field.textRect(forBounds: field.bounds), CGRect(x: 0, y: title, width: 200, height: 50 - title - field.selectedLineHeight))
        XCTAssertEqual(field.placeholderRect(forBounds: field.bounds).minY, title)
        field.text = "Bob"
        XCTAssertTrue(field.isTitleVisible())
        XCTAssertEqual(field.titleLabel.alpha, 1)
        XCTAssertEqual(field.titleLabel.frame, CGRect(x: 0, y: 0, width: 200, height: title))
        field.errorMessage = "Wrong"
        XCTAssertEqual(field.titleLabel.text, "WRONG")
        XCTAssertEqual(field.titleLabel.textColor, .red)
        XCTAssertEqual(field.lineView.backgroundColor, .red)
        field.errorMessage = nil
        field.isSelected = true
        XCTAssertEqual(field.lineView.frame.height, field.selectedLineHeight, accuracy: 1e-9)
        XCTAssertEqual(field.intrinsicContentSize, CGSize(width: 200, height: title + field.textHeight()))
        field.text = ""
        field.sendActions(for: .editingChanged)
        XCTAssertFalse(field.hasText)
        XCTAssertEqual(field.attributedPlaceholder?.string, "Name")
        field.isEnabled = false
        XCTAssertEqual(field.lineView.backgroundColor, field.disabledColor)
    }
    func testResponder() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let field = SkyFloatingLabelTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        field.selectedTitle = "Selected"
        field.title = "Title"
        window.addSubview(field)
        window.makeKeyAndVisible()
        XCTAssertEqual(field.titleLabel.text, "TITLE")
        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertTrue(field.editingOrSelected)
        XCTAssertEqual(field.titleLabel.text, "SELECTED")
        XCTAssertTrue(field.resignFirstResponder())
        XCTAssertEqual(field.titleLabel.text, "TITLE")
    }
}

@MainActor class InputsTests: XCTestCase {
    func testGrowing() {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let bar = MessageInputBar()
        bar.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(bar)
        NSLayoutConstraint.activate([bar.leadingAnchor.constraint(equalTo: host.leadingAnchor), bar.trailingAnchor.constraint(equalTo: host.trailingAnchor), bar.bottomAnchor.constraint(equalTo: host.bottomAnchor)])
        host.layoutIfNeeded()
        host.layoutIfNeeded()
        let one = bar.textView.frame.height
        XCTAssertEqual(bar.frame.height, one + 12, accuracy: 0.01)
        XCTAssertEqual(bar.frame.maxY, 480)
        XCTAssertEqual(bar.sendButton.frame.size, CGSize(width: 20, height: 20))
        XCTAssertEqual(bar.sendButton.frame.maxX, 312)
        XCTAssertEqual(bar.textView.frame.minX, 12)
        XCTAssertEqual(bar.textView.frame.maxX, 280)
        bar.textView.text = "Line one\nLine two\nLine three"
        bar.textView.setNeedsLayout()
        host.layoutIfNeeded()
        host.layoutIfNeeded()
        XCTAssertTrue(bar.textView.frame.height > one * 1.5)
        XCTAssertEqual(bar.heights.last, bar.textView.frame.height)
        bar.textView.maxHeight = 40
        host.layoutIfNeeded()
        XCTAssertEqual(bar.textView.frame.height, 40)
        bar.padding = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        host.layoutIfNeeded()
        XCTAssertEqual(bar.frame.height, 60)
        var sent = 0
        bar.sendButton.onTouchUpInside { _ in sent += 1 }.onEnabled { _ in sent += 10 }
        bar.sendButton.sendActions(for: .touchUpInside)
        bar.sendButton.isEnabled = false
        bar.sendButton.isEnabled = true
        XCTAssertEqual(sent, 11)
        bar.sendButton.setSize(CGSize(width: 52, height: 36), animated: false)
        XCTAssertEqual(bar.sendButton.frame.size, CGSize(width: 52, height: 36))
    }
    func testPlaceholder() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = GrowingTextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40), textContainer: nil)
        view.placeholder = "Say something"
        window.addSubview(view)
        window.makeKeyAndVisible()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        XCTAssertEqual(view.placeholderRects.first?.origin, CGPoint(x: 5, y: 8))
        view.maxLength = 3
        XCTAssertTrue(view.becomeFirstResponder())
        view.insertText("abcdef")
        XCTAssertEqual(view.text, "abc")
    }
}
