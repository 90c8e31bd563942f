// evidence: V-093, V-094
// In didMoveToSuperview the view has its new superview already, whichever way it was inserted; on
// removal it is called again, without one.
// ends: normally
import UIKit

final class Guest: UIView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    let place = superview?.subviews.firstIndex(of: self)
    switch (superview, place) {
    case (nil, _): print("no superview")
    case (_, nil): print("not among the subviews")
    case (let superview?, let place?):
      print(
        "place \(place) of \(superview.subviews.count), layer: \(layer.superlayer === superview.layer)"
      )
    }
  }
}

let house = UIView()
let bed = UIView()
house.addSubview(bed)
let guest = Guest()
house.addSubview(guest)
guest.removeFromSuperview()
house.insertSubview(guest, at: 0)
guest.removeFromSuperview()
house.insertSubview(guest, belowSubview: bed)
guest.removeFromSuperview()
house.insertSubview(guest, aboveSubview: bed)
