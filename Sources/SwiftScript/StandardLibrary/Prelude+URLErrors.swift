extension Prelude {
  /// Errors of the network, which code that loads something throws and catches.
  static let urlErrors = Part(
    names: ["URLError"],
    source: """
      struct URLError: CustomNSError, Hashable {
        struct Code: RawRepresentable, Hashable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let unknown = Code(rawValue: -1)
          static let cancelled = Code(rawValue: -999)
          static let badURL = Code(rawValue: -1000)
          static let timedOut = Code(rawValue: -1001)
          static let unsupportedURL = Code(rawValue: -1002)
          static let cannotFindHost = Code(rawValue: -1003)
          static let cannotConnectToHost = Code(rawValue: -1004)
          static let networkConnectionLost = Code(rawValue: -1005)
          static let dnsLookupFailed = Code(rawValue: -1006)
          static let httpTooManyRedirects = Code(rawValue: -1007)
          static let resourceUnavailable = Code(rawValue: -1008)
          static let notConnectedToInternet = Code(rawValue: -1009)
          static let redirectToNonExistentLocation = Code(rawValue: -1010)
          static let badServerResponse = Code(rawValue: -1011)
          static let userCancelledAuthentication = Code(rawValue: -1012)
          static let userAuthenticationRequired = Code(rawValue: -1013)
          static let zeroByteResource = Code(rawValue: -1014)
          static let cannotDecodeRawData = Code(rawValue: -1015)
          static let cannotDecodeContentData = Code(rawValue: -1016)
          static let cannotParseResponse = Code(rawValue: -1017)
          static let fileDoesNotExist = Code(rawValue: -1100)
          static let noPermissionsToReadFile = Code(rawValue: -1102)
          static let dataLengthExceedsMaximum = Code(rawValue: -1103)
          static let secureConnectionFailed = Code(rawValue: -1200)
        }
        let code: Code
        let errorUserInfo: [String: Any]
        init(_ code: Code, userInfo: [String: Any] = [:]) {
          self.code = code
          errorUserInfo = userInfo
        }
        static var errorDomain: String { NSURLErrorDomain }
        var errorCode: Int { code.rawValue }
        var localizedDescription: String { _describe(Self.errorDomain, errorCode) }
        static func == (one: URLError, other: URLError) -> Bool { one.code == other.code }
        func hash(into hasher: inout Hasher) { hasher.combine(code) }
        static var unknown: Code { .unknown }
        static var cancelled: Code { .cancelled }
        static var badURL: Code { .badURL }
        static var timedOut: Code { .timedOut }
        static var unsupportedURL: Code { .unsupportedURL }
        static var cannotFindHost: Code { .cannotFindHost }
        static var cannotConnectToHost: Code { .cannotConnectToHost }
        static var networkConnectionLost: Code { .networkConnectionLost }
        static var dnsLookupFailed: Code { .dnsLookupFailed }
        static var httpTooManyRedirects: Code { .httpTooManyRedirects }
        static var resourceUnavailable: Code { .resourceUnavailable }
        static var notConnectedToInternet: Code { .notConnectedToInternet }
        static var redirectToNonExistentLocation: Code { .redirectToNonExistentLocation }
        static var badServerResponse: Code { .badServerResponse }
        static var userCancelledAuthentication: Code { .userCancelledAuthentication }
        static var userAuthenticationRequired: Code { .userAuthenticationRequired }
        static var zeroByteResource: Code { .zeroByteResource }
        static var cannotDecodeRawData: Code { .cannotDecodeRawData }
        static var cannotDecodeContentData: Code { .cannotDecodeContentData }
        static var cannotParseResponse: Code { .cannotParseResponse }
        static var fileDoesNotExist: Code { .fileDoesNotExist }
        static var noPermissionsToReadFile: Code { .noPermissionsToReadFile }
        static var dataLengthExceedsMaximum: Code { .dataLengthExceedsMaximum }
        static var secureConnectionFailed: Code { .secureConnectionFailed }
      }
      func ~= (code: URLError.Code, error: any Error) -> Bool {
        (error as? URLError)?.code == code
      }
      """)
}
