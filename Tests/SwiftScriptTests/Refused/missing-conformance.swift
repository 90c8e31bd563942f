protocol Named { var name: String { get } }
struct Person: Named {  // error: type 'Person' does not conform to protocol 'Named'
  let title: String
}
