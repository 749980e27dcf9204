import AdobeRecords
import InAppContracts

/// The keys of the payloads, as the model decodes them.
enum AdobeAndroid3PayloadKeys {
    static let all = AdobePayloadKeys.all
}
