// swift-format-ignore-file
enum L<T> { case e; case n(T, L<T>) }  // error: recursive enum 'L<T>' is not marked 'indirect'
