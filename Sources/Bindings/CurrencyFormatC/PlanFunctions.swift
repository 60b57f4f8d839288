import CCurrencyFormat
import CurrencyFormat

// The functions of currency_format.h, which documents them. A plan is a retained object behind a pointer.

/// `currency_format_abi_version`, which the header documents.
@_cdecl("currency_format_abi_version")
public func abiVersion() -> UInt32 { UInt32(CURRENCY_FORMAT_ABI_VERSION) }

/// `currency_format_plan_create`, which the header documents.
@_cdecl("currency_format_plan_create")
public func createPlan(
    _ locale: UnsafePointer<CChar>?, _ currency: UnsafePointer<CChar>?,
    _ options: UnsafePointer<currency_format_options>?, _ plan: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<currency_format_error>?
) -> Int32 {
    answer(error) { () throws(Failure) in
        guard let locale else { throw .null("locale") }
        guard let currency else { throw .null("currency") }
        guard let plan else { throw .null("plan") }
        let held = try HeldPlan(
            locale: String(cString: locale), currency: String(cString: currency), options: try PlanOptions(options))
        plan.pointee = OpaquePointer(Unmanaged.passRetained(held).toOpaque())
    }
}

/// `currency_format_plan_free`, which the header documents.
@_cdecl("currency_format_plan_free")
public func freePlan(_ plan: OpaquePointer?) {
    guard let plan else { return }
    Unmanaged<HeldPlan>.fromOpaque(UnsafeRawPointer(plan)).release()
}

/// The object behind a caller's pointer.
func held(_ plan: OpaquePointer?) throws(Failure) -> HeldPlan {
    guard let plan else { throw .null("plan") }
    return Unmanaged<HeldPlan>.fromOpaque(UnsafeRawPointer(plan)).takeUnretainedValue()
}
