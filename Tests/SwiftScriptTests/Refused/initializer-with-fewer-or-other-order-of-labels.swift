// swift-format-ignore-file
struct Place {
  init(index: Int) {}
  init(row: Int, section: Int) {}
  init(item: Int, section: Int) {}
}
let one = Place(row: 1)  // error: missing argument for parameter 'section' in call
let two = Place(section: 0, row: 1)  // error: argument 'row' must precede argument 'section'
let three = Place(rows: 1, section: 2)  // error: no exact matches in call to initializer 
let four = Place(place: 1)  // error: incorrect argument label in call (have 'place:', expected 'index:')
