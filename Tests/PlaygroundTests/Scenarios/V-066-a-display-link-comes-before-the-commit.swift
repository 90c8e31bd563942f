// evidence: V-066
// A display link is called once a frame, before the commit of that frame: what it marks is laid out at
// once.
// Open, so not printed: the length of a frame.
// ends: normally
import UIKit

final class Card: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("    layoutSubviews")
  }
}

final class Ticker: NSObject {
  let card: Card
  var frames = 0
  var last = 0.0

  init(card: Card) { self.card = card }

  @objc func frame(_ link: CADisplayLink) {
    frames += 1
    print("frame \(frames), later than the last: \(link.timestamp > last)")
    last = link.timestamp
    card.setNeedsLayout()
    DispatchQueue.main.async { print("    main queue") }
    if frames == 3 { link.invalidate() }
  }
}

let card = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
view.addSubview(card)
let ticker = Ticker(card: card)
let link = CADisplayLink(target: ticker, selector: #selector(Ticker.frame(_:)))
link.add(to: .main, forMode: .common)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("one second later: \(ticker.frames)") }
