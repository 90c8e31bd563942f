protocol Speaker { func speak() -> String }
extension Speaker { func speak() -> String { "default" } }
struct Robot: Speaker { func speak() -> String { "beep" } }
struct Rock: Speaker {}
let speakers: [Speaker] = [Robot(), Rock()]
for speaker in speakers { print(speaker.speak()) }
// expect: beep
// expect: default
