import BrazeKit
import BrazeUI
import UIKit

/// Everything of the shop's account screen, with what Braze shows over it.
final class AccountViewController: UIViewController {
    enum Section: Int, CaseIterable {
        case orders, favourites, addresses, coupons, reviews, returns, payments, stores
    }

    private let orders = OrdersViewModel()
    private let coupons = CouponsViewModel()
    private var selected: Section = .orders
    private var isEditingAddress = false
    private var deferred: [String: Braze.InAppMessage] = [:]
    private var seen: Set<String> = []
    private weak var inAppMessageUI: BrazeInAppMessageUI?
    private var lastShown: Date?
    private let formatter = NumberFormatter()

    init(ui: BrazeInAppMessageUI) {
        inAppMessageUI = ui
        super.init(nibName: nil, bundle: nil)
        ui.delegate = self
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Account"
        formatter.numberStyle = .currency
        orders.onChange = { [weak self] in self?.refresh() }
        coupons.onChange = { [weak self] in self?.refresh() }
        orders.loadMore()
        coupons.loadMore()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showDeferred()
    }

    func select(_ section: Section) {
        selected = section
        isEditingAddress = section == .addresses
        if !isEditingAddress { showDeferred() }
    }

    private func refresh() {
        let total = formatter.string(from: NSNumber(value: orders.total + coupons.total)) ?? "-"
        title = "Account (\(total))"
    }

    /// What was held while an address was edited.
    private func showDeferred() {
        guard let next = deferred.values.first, let id = next.id else { return }
        deferred[id] = nil
        inAppMessageUI?.present(message: next)
    }

    private func priority(of message: Braze.InAppMessage) -> Int {
        guard let text = message.extras["priority"] as? String else { return 0 }
        return Int(text) ?? 0
    }
}

// MARK: - Messages

extension AccountViewController: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI,
        displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        if isEditingAddress {
            deferred[message.id ?? ""] = message
            return .later
        }
        if let id = message.id, seen.contains(id), priority(of: message) < 5 { return .discard }
        if let last = lastShown, Date().timeIntervalSince(last) < 60 { return .reenqueue }
        return .now
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI,
        prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        context.windowLevel = .normal
        context.statusBarHideBehavior = .visible
        switch context.message {
        case .modal(var modal):
            modal.header = modal.header.uppercased()
            context.message = .modal(modal)
        case .slideup, .modalImage, .full, .fullImage, .html, .control: break
        @unknown default: break
        }
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI,
        didPresent message: Braze.InAppMessage,
        view: InAppMessageView
    ) {
        lastShown = Date()
        if let id = message.id { seen.insert(id) }
        view.accessibilityIdentifier = "message"
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI,
        didDismiss message: Braze.InAppMessage,
        view: InAppMessageView
    ) {
        showDeferred()
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI,
        shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage,
        view: InAppMessageView
    ) -> Bool {
        guard let url = clickAction.url, url.scheme == "shop" else { return true }
        switch url.host {
        case "orders"?: select(.orders)
        case "coupons"?: select(.coupons)
        default: return true
        }
        ui.dismiss()
        return false
    }
}

// MARK: - Orders

struct OrderEntry: Codable, Hashable {
    let id: String
    var title: String
    var amount: Double
    var isNew: Bool
}

protocol OrdersLoading: AnyObject {
    func loadOrders(page: Int, completion: @escaping (Result<[OrderEntry], Error>) -> Void)
}

final class OrdersService: OrdersLoading {
    private let session: URLSession
    private var cache: [Int: [OrderEntry]] = [:]

    init(session: URLSession = .shared) { self.session = session }

    func loadOrders(page: Int, completion: @escaping (Result<[OrderEntry], Error>) -> Void) {
        if let known = cache[page] { return completion(.success(known)) }
        var entries: [OrderEntry] = []
        for number in 0..<20 {
            let title = "Order \(number)"
            entries.append(
                OrderEntry(id: title, title: title, amount: Double(number), isNew: number % 3 == 0))
        }
        cache[page] = entries
        completion(.success(entries))
    }
}

final class OrdersViewModel {
    private let service: OrdersLoading
    private(set) var entries: [OrderEntry] = []
    private(set) var page = 0
    var onChange: (() -> Void)?

    init(service: OrdersLoading = OrdersService()) { self.service = service }

    func loadMore() {
        service.loadOrders(page: page) { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let entries):
                self.entries += entries
                self.page += 1
                self.onChange?()
            case .failure(let error):
                print("orders", error)
            }
        }
    }

    var total: Double { entries.reduce(0) { $0 + $1.amount } }
    var badge: String? { entries.contains { $0.isNew } ? "\(entries.filter(\.isNew).count)" : nil }
}

// MARK: - Favourites

struct FavouriteEntry: Codable, Hashable {
    let id: String
    var title: String
    var amount: Double
    var isNew: Bool
}

protocol FavouritesLoading: AnyObject {
    func loadFavourites(page: Int, completion: @escaping (Result<[FavouriteEntry], Error>) -> Void)
}

final class FavouritesService: FavouritesLoading {
    private let session: URLSession
    private var cache: [Int: [FavouriteEntry]] = [:]

    init(session: URLSession = .shared) { self.session = session }

    func loadFavourites(page: Int, completion: @escaping (Result<[FavouriteEntry], Error>) -> Void) {
        if let known = cache[page] { return completion(.success(known)) }
        var entries: [FavouriteEntry] = []
        for number in 0..<20 {
            let title = "Favourite \(number)"
            entries.append(
                FavouriteEntry(id: title, title: title, amount: Double(number), isNew: number % 3 == 0))
        }
        cache[page] = entries
        completion(.success(entries))
    }
}

final class FavouritesViewModel {
    private let service: FavouritesLoading
    private(set) var entries: [FavouriteEntry] = []
    private(set) var page = 0
    var onChange: (() -> Void)?

    init(service: FavouritesLoading = FavouritesService()) { self.service = service }

    func loadMore() {
        service.loadFavourites(page: page) { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let entries):
                self.entries += entries
                self.page += 1
                self.onChange?()
            case .failure(let error):
                print("favourites", error)
            }
        }
    }

    var total: Double { entries.reduce(0) { $0 + $1.amount } }
    var badge: String? { entries.contains { $0.isNew } ? "\(entries.filter(\.isNew).count)" : nil }
}

// MARK: - Addresses

struct AddresseEntry: Codable, Hashable {
    let id: String
    var title: String
    var amount: Double
    var isNew: Bool
}

protocol AddressesLoading: AnyObject {
    func loadAddresses(page: Int, completion: @escaping (Result<[AddresseEntry], Error>) -> Void)
}

final class AddressesService: AddressesLoading {
    private let session: URLSession
    private var cache: [Int: [AddresseEntry]] = [:]

    init(session: URLSession = .shared) { self.session = session }

    func loadAddresses(page: Int, completion: @escaping (Result<[AddresseEntry], Error>) -> Void) {
        if let known = cache[page] { return completion(.success(known)) }
        var entries: [AddresseEntry] = []
        for number in 0..<20 {
            let title = "Addresse \(number)"
            entries.append(
                AddresseEntry(id: title, title: title, amount: Double(number), isNew: number % 3 == 0))
        }
        cache[page] = entries
        completion(.success(entries))
    }
}

final class AddressesViewModel {
    private let service: AddressesLoading
    private(set) var entries: [AddresseEntry] = []
    private(set) var page = 0
    var onChange: (() -> Void)?

    init(service: AddressesLoading = AddressesService()) { self.service = service }

    func loadMore() {
        service.loadAddresses(page: page) { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let entries):
                self.entries += entries
                self.page += 1
                self.onChange?()
            case .failure(let error):
                print("addresses", error)
            }
        }
    }

    var total: Double { entries.reduce(0) { $0 + $1.amount } }
    var badge: String? { entries.contains { $0.isNew } ? "\(entries.filter(\.isNew).count)" : nil }
}

// MARK: - Coupons

struct CouponEntry: Codable, Hashable {
    let id: String
    var title: String
    var amount: Double
    var isNew: Bool
}

protocol CouponsLoading: AnyObject {
    func loadCoupons(page: Int, completion: @escaping (Result<[CouponEntry], Error>) -> Void)
}

final class CouponsService: CouponsLoading {
    private let session: URLSession
    private var cache: [Int: [CouponEntry]] = [:]

    init(session: URLSession = .shared) { self.session = session }

    func loadCoupons(page: Int, completion: @escaping (Result<[CouponEntry], Error>) -> Void) {
        if let known = cache[page] { return completion(.success(known)) }
        var entries: [CouponEntry] = []
        for number in 0..<20 {
            let title = "Coupon \(number)"
            entries.append(
                CouponEntry(id: title, title: title, amount: Double(number), isNew: number % 3 == 0))
        }
        cache[page] = entries
        completion(.success(entries))
    }
}

final class CouponsViewModel {
    private let service: CouponsLoading
    private(set) var entries: [CouponEntry] = []
    private(set) var page = 0
    var onChange: (() -> Void)?

    init(service: CouponsLoading = CouponsService()) { self.service = service }

    func loadMore() {
        service.loadCoupons(page: page) { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let entries):
                self.entries += entries
                self.page += 1
                self.onChange?()
            case .failure(let error):
                print("coupons", error)
            }
        }
    }

    var total: Double { entries.reduce(0) { $0 + $1.amount } }
    var badge: String? { entries.contains { $0.isNew } ? "\(entries.filter(\.isNew).count)" : nil }
}

// MARK: - Reviews

struct ReviewEntry: Codable, Hashable {
    let id: String
    var title: String
    var amount: Double
    var isNew: Bool
}

protocol ReviewsLoading: AnyObject {
    func loadReviews(page: Int, completion: @escaping (Result<[ReviewEntry], Error>) -> Void)
}

final class ReviewsService: ReviewsLoading {
    private let session: URLSession
    private var cache: [Int: [ReviewEntry]] = [:]

    init(session: URLSession = .shared) { self.session = session }

    func loadReviews(page: Int, completion: @escaping (Result<[ReviewEntry], Error>) -> Void) {
        if let known = cache[page] { return completion(.success(known)) }
        var entries: [ReviewEntry] = []
        for number in 0..<20 {
            let title = "Review \(number)"
            entries.append(
                ReviewEntry(id: title, title: title, amount: Double(number), isNew: number % 3 == 0))
        }
        cache[page] = entries
        completion(.success(entries))
    }
}

final class ReviewsViewModel {
    private let service: ReviewsLoading
    private(set) var entries: [ReviewEntry] = []
    private(set) var page = 0
    var onChange: (() -> Void)?

    init(service: ReviewsLoading = ReviewsService()) { self.service = service }

    func loadMore() {
        service.loadReviews(page: page) { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let entries):
                self.entries += entries
                self.page += 1
                self.onChange?()
            case .failure(let error):
                print("reviews", error)
            }
        }
    }

    var total: Double { entries.reduce(0) { $0 + $1.amount } }
    var badge: String? { entries.contains { $0.isNew } ? "\(entries.filter(\.isNew).count)" : nil }
}

// MARK: - Returns

struct ReturnEntry: Codable, Hashable {
    let id: String
    var title: String
    var amount: Double
    var isNew: Bool
}

protocol ReturnsLoading: AnyObject {
    func loadReturns(page: Int, completion: @escaping (Result<[ReturnEntry], Error>) -> Void)
}

final class ReturnsService: ReturnsLoading {
    private let session: URLSession
    private var cache: [Int: [ReturnEntry]] = [:]

    init(session: URLSession = .shared) { self.session = session }

    func loadReturns(page: Int, completion: @escaping (Result<[ReturnEntry], Error>) -> Void) {
        if let known = cache[page] { return completion(.success(known)) }
        var entries: [ReturnEntry] = []
        for number in 0..<20 {
            let title = "Return \(number)"
            entries.append(
                ReturnEntry(id: title, title: title, amount: Double(number), isNew: number % 3 == 0))
        }
        cache[page] = entries
        completion(.success(entries))
    }
}

final class ReturnsViewModel {
    private let service: ReturnsLoading
    private(set) var entries: [ReturnEntry] = []
    private(set) var page = 0
    var onChange: (() -> Void)?

    init(service: ReturnsLoading = ReturnsService()) { self.service = service }

    func loadMore() {
        service.loadReturns(page: page) { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let entries):
                self.entries += entries
                self.page += 1
                self.onChange?()
            case .failure(let error):
                print("returns", error)
            }
        }
    }

    var total: Double { entries.reduce(0) { $0 + $1.amount } }
    var badge: String? { entries.contains { $0.isNew } ? "\(entries.filter(\.isNew).count)" : nil }
}

// MARK: - Payments

struct PaymentEntry: Codable, Hashable {
    let id: String
    var title: String
    var amount: Double
    var isNew: Bool
}

protocol PaymentsLoading: AnyObject {
    func loadPayments(page: Int, completion: @escaping (Result<[PaymentEntry], Error>) -> Void)
}

final class PaymentsService: PaymentsLoading {
    private let session: URLSession
    private var cache: [Int: [PaymentEntry]] = [:]

    init(session: URLSession = .shared) { self.session = session }

    func loadPayments(page: Int, completion: @escaping (Result<[PaymentEntry], Error>) -> Void) {
        if let known = cache[page] { return completion(.success(known)) }
        var entries: [PaymentEntry] = []
        for number in 0..<20 {
            let title = "Payment \(number)"
            entries.append(
                PaymentEntry(id: title, title: title, amount: Double(number), isNew: number % 3 == 0))
        }
        cache[page] = entries
        completion(.success(entries))
    }
}

final class PaymentsViewModel {
    private let service: PaymentsLoading
    private(set) var entries: [PaymentEntry] = []
    private(set) var page = 0
    var onChange: (() -> Void)?

    init(service: PaymentsLoading = PaymentsService()) { self.service = service }

    func loadMore() {
        service.loadPayments(page: page) { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let entries):
                self.entries += entries
                self.page += 1
                self.onChange?()
            case .failure(let error):
                print("payments", error)
            }
        }
    }

    var total: Double { entries.reduce(0) { $0 + $1.amount } }
    var badge: String? { entries.contains { $0.isNew } ? "\(entries.filter(\.isNew).count)" : nil }
}

// MARK: - Stores

struct StoreEntry: Codable, Hashable {
    let id: String
    var title: String
    var amount: Double
    var isNew: Bool
}

protocol StoresLoading: AnyObject {
    func loadStores(page: Int, completion: @escaping (Result<[StoreEntry], Error>) -> Void)
}

final class StoresService: StoresLoading {
    private let session: URLSession
    private var cache: [Int: [StoreEntry]] = [:]

    init(session: URLSession = .shared) { self.session = session }

    func loadStores(page: Int, completion: @escaping (Result<[StoreEntry], Error>) -> Void) {
        if let known = cache[page] { return completion(.success(known)) }
        var entries: [StoreEntry] = []
        for number in 0..<20 {
            let title = "Store \(number)"
            entries.append(
                StoreEntry(id: title, title: title, amount: Double(number), isNew: number % 3 == 0))
        }
        cache[page] = entries
        completion(.success(entries))
    }
}

final class StoresViewModel {
    private let service: StoresLoading
    private(set) var entries: [StoreEntry] = []
    private(set) var page = 0
    var onChange: (() -> Void)?

    init(service: StoresLoading = StoresService()) { self.service = service }

    func loadMore() {
        service.loadStores(page: page) { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let entries):
                self.entries += entries
                self.page += 1
                self.onChange?()
            case .failure(let error):
                print("stores", error)
            }
        }
    }

    var total: Double { entries.reduce(0) { $0 + $1.amount } }
    var badge: String? { entries.contains { $0.isNew } ? "\(entries.filter(\.isNew).count)" : nil }
}

// MARK: - Invoices

struct InvoiceEntry: Codable, Hashable {
    let id: String
    var title: String
    var amount: Double
    var isNew: Bool
}

protocol InvoicesLoading: AnyObject {
    func loadInvoices(page: Int, completion: @escaping (Result<[InvoiceEntry], Error>) -> Void)
}

final class InvoicesService: InvoicesLoading {
    private let session: URLSession
    private var cache: [Int: [InvoiceEntry]] = [:]

    init(session: URLSession = .shared) { self.session = session }

    func loadInvoices(page: Int, completion: @escaping (Result<[InvoiceEntry], Error>) -> Void) {
        if let known = cache[page] { return completion(.success(known)) }
        var entries: [InvoiceEntry] = []
        for number in 0..<20 {
            let title = "Invoice \(number)"
            entries.append(
                InvoiceEntry(id: title, title: title, amount: Double(number), isNew: number % 3 == 0))
        }
        cache[page] = entries
        completion(.success(entries))
    }
}

final class InvoicesViewModel {
    private let service: InvoicesLoading
    private(set) var entries: [InvoiceEntry] = []
    private(set) var page = 0
    var onChange: (() -> Void)?

    init(service: InvoicesLoading = InvoicesService()) { self.service = service }

    func loadMore() {
        service.loadInvoices(page: page) { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let entries):
                self.entries += entries
                self.page += 1
                self.onChange?()
            case .failure(let error):
                print("invoices", error)
            }
        }
    }

    var total: Double { entries.reduce(0) { $0 + $1.amount } }
    var badge: String? { entries.contains { $0.isNew } ? "\(entries.filter(\.isNew).count)" : nil }
}
