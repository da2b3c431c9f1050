import { stateOf } from '@bahi/domain/tables/states.ts'
import { portalDate } from '../portal-date.ts'
import { portalVehicleNumber } from '../vehicle.ts'
import type {
  Inv01,
  Inv01Address,
  Inv01DocumentType,
  Inv01Payment,
  Inv01References,
  Inv01SupplyType,
  Inv01Transport,
  YesNo,
} from './inv01.ts'
import { patterns } from './inv01-fields.ts'
import { itemsOf, outsideGst, valuesOf } from './map-lines.ts'
import { amount, compact, cut, fitted, isAny } from './map-texts.ts'
import type { EinvoiceSource, SourceAddress, SourceExport, SourceParty, SourceTransport } from './source.ts'

/**
 * The INV-01 payload of a document. Total and pure: it never refuses, it shapes what can be shaped (cuts, cleans,
 * converts), and the check says what the portal would refuse.
 */
export function toInv01(source: EinvoiceSource): Inv01 {
  const isExport = source.supplyKind === 'EXPWP' || source.supplyKind === 'EXPWOP'
  const lines = source.lines.filter((line) => !line.isOutsideGst)
  const items = itemsOf(lines, source.reverseCharge)
  const { supplier, buyer, dispatchFrom, shipTo, transport } = source
  return compact({
    Version: '1.1' as const,
    TranDtls: compact({
      TaxSch: 'GST' as const,
      SupTyp: supplyTypes[source.supplyKind],
      RegRev: yesNo(source.reverseCharge),
      EcmGstin: source.ecommerceGstin,
      IgstOnIntra: source.igstOnIntra ? yesNo(true) : undefined,
    }),
    DocDtls: {
      Typ: inv01Types[source.documentType],
      // Counted as capitals in the IRN, so sent as such.
      No: source.number.trim().toUpperCase(),
      Dt: portalDate(source.date),
    },
    SellerDtls: compact({
      Gstin: supplier.gstin,
      ...names(supplier),
      ...addressOf(supplier.address, 50),
      Pin: pinOf(supplier.address) ?? 0,
      ...contact(supplier),
    }),
    BuyerDtls: compact({
      Gstin: isExport ? 'URP' : (buyer.gstin ?? 'URP'),
      ...names(buyer),
      Pos: isExport ? '96' : source.placeOfSupply,
      ...addressOf(buyer.address, 100),
      ...(isExport ? { Stcd: '96', Pin: 999_999 } : { Pin: pinOf(buyer.address) }),
      ...contact(buyer),
    }),
    DispDtls:
      dispatchFrom && !isSamePlace(dispatchFrom.address, supplier.address)
        ? compact({
            Nm: fitted(dispatchFrom.name, 100) ?? '',
            ...addressOf(dispatchFrom.address, 100),
            Pin: pinOf(dispatchFrom.address) ?? 0,
          })
        : undefined,
    ShipDtls:
      shipTo && isElsewhere(shipTo, buyer, isExport)
        ? compact({
            Gstin: shipTo.gstin ?? (isExport ? 'URP' : undefined),
            ...names(shipTo),
            ...addressOf(shipTo.address, 100),
            Pin: pinOf(shipTo.address) ?? 0,
          })
        : undefined,
    ItemList: items,
    ValDtls: valuesOf(items, source.totals, outsideGst(source.lines)),
    PayDtls: paymentOf(source),
    RefDtls: referencesOf(source),
    AddlDocDtls: isAny(source.attachments)
      ? source.attachments.map(({ url, content, text }) =>
          compact({ Url: cut(url, 100), Docs: cut(content, 1000), Info: cut(text, 1000) }),
        )
      : undefined,
    ExpDtls: source.export ? exportOf(source.export, source.currencyCode) : undefined,
    EwbDtls: transport && (transport.mode ?? transport.transporterId) ? transportOf(transport) : undefined,
  })
}

export const supplyTypes: Readonly<Record<EinvoiceSource['supplyKind'], Inv01SupplyType>> = {
  Regular: 'B2B',
  SEZWP: 'SEZWP',
  SEZWOP: 'SEZWOP',
  EXPWP: 'EXPWP',
  EXPWOP: 'EXPWOP',
  DeemedExport: 'DEXP',
}

export const inv01Types: Readonly<Record<EinvoiceSource['documentType'], Inv01DocumentType>> = {
  Invoice: 'INV',
  CreditNote: 'CRN',
  DebitNote: 'DBN',
}

/** One table a portal: the e-way bill has other numbers for the same modes' documents and reasons. */
export const transportModes = { Road: '1', Rail: '2', Air: '3', Ship: '4' } as const

/** Why an IRN is cancelled, by the portal's numbers. */
export const cancelReasons = {
  Duplicate: '1',
  WrongDetails: '2',
  InvoiceCancelled: '3',
  Others: '4',
} as const
export type CancelReason = keyof typeof cancelReasons

function names({ name, tradeName }: SourceParty): { LglNm: string; TrdNm: string | undefined } {
  const trade = fitted(tradeName, 100)
  return { LglNm: fitted(name, 100) ?? '', TrdNm: (trade?.length ?? 0) < 3 ? undefined : trade }
}

/** A hundred characters a line here, more in the product: what does not fit continues in the second. */
function addressOf({ line1, line2, city, stateCode }: SourceAddress, cityLength: number): Inv01Address {
  const whole = [fitted(line1), fitted(line2)]
  let first = whole[0] ?? ''
  let rest = whole[1] ?? ''
  if (first.length > 100) {
    const space = first.lastIndexOf(' ', 100)
    const end = space > 50 ? space : 100
    rest = [first.slice(end).trim(), rest].filter((part) => part !== '').join(', ')
    first = first.slice(0, end).trim()
  }
  // The second line needs three characters: less joins the first or is left out.
  if (rest.length < 3) {
    if (rest !== '' && first.length + 2 + rest.length <= 100) first = `${first}, ${rest}`
    rest = ''
  }
  return compact({
    Addr1: first,
    Addr2: rest === '' ? undefined : cut(rest, 100),
    Loc: placeName(city, stateCode, cityLength),
    Stcd: stateCode,
  })
}

function placeName(city: string, stateCode: string, length: number): string {
  const place = fitted(city, length) ?? ''
  const state = stateOf(stateCode)?.name.en
  return place !== '' && place.length < 3 && state ? (cut(`${place} ${state}`, length) ?? place) : place
}

function pinOf({ pincode }: SourceAddress): number | undefined {
  return pincode && /^\d{6}$/.test(pincode) ? Number(pincode) : undefined
}

/** Optional, so what the portal could not read is left out rather than refused. */
function contact({ phone, email }: SourceParty): { Ph: string | undefined; Em: string | undefined } {
  const digits = phone?.replaceAll(/\D/g, '')
  const [first] = (email ?? '').split(/[,;\s]+/)
  return {
    Ph: digits && patterns.phone.test(digits) ? digits : undefined,
    Em: first && first.length >= 6 && first.length <= 100 && patterns.email.test(first) ? first : undefined,
  }
}

/** Sent to another person or place; of an export, the Indian port: a place abroad has no room in INV-01 (2236). */
function isElsewhere(shipTo: SourceParty, buyer: SourceParty, isExport: boolean): boolean {
  if (isExport && shipTo.address.stateCode === '96') return false
  const isOther = shipTo.gstin !== undefined && shipTo.gstin !== buyer.gstin
  return isOther || shipTo.name !== buyer.name || !isSamePlace(shipTo.address, buyer.address)
}

function isSamePlace(a: SourceAddress, b: SourceAddress): boolean {
  return (
    a.line1 === b.line1 &&
    (a.line2 ?? '') === (b.line2 ?? '') &&
    a.city === b.city &&
    a.stateCode === b.stateCode &&
    a.pincode === b.pincode
  )
}

function paymentOf({ payment }: EinvoiceSource): Inv01Payment | undefined {
  if (!payment) return undefined
  const block = compact({
    Nm: cut(payment.payee, 100),
    AccDet: payment.account && payment.account.length <= 18 ? payment.account : undefined,
    Mode: cut(payment.mode, 18),
    FinInsBr: payment.ifsc && payment.ifsc.length <= 11 ? payment.ifsc : undefined,
    PayTerm: cut(payment.terms, 100),
    PayInstr: cut(payment.instruction, 100),
    CrTrn: cut(payment.creditTransfer, 100),
    DirDr: cut(payment.directDebit, 100),
    CrDay: payment.creditDays,
    PaidAmt: amount(payment.paid),
    PaymtDue: amount(payment.due),
  })
  return Object.keys(block).length > 0 ? block : undefined
}

function referencesOf(source: EinvoiceSource): Inv01References | undefined {
  const remarks = fitted(source.remarks, 100)
  // A number of one character breaks the portal's pattern, and the list is optional.
  const preceding = (source.precedingDocuments ?? []).filter(({ number }) => patterns.precno.test(number))
  const block = compact({
    InvRm: remarks && remarks.length >= 3 ? remarks : undefined,
    DocPerdDtls: source.period
      ? { InvStDt: portalDate(source.period.from), InvEndDt: portalDate(source.period.to) }
      : undefined,
    PrecDocDtls: isAny(preceding)
      ? preceding.map(({ number, date, otherReference }) =>
          compact({ InvNo: number, InvDt: portalDate(date), OthRefNo: cut(otherReference, 20) }),
        )
      : undefined,
    ContrDtls: isAny(source.references)
      ? source.references.map((reference) =>
          compact({
            RecAdvRefr: cut(reference.receiptAdvice, 20),
            RecAdvDt: reference.receiptAdviceDate && portalDate(reference.receiptAdviceDate),
            TendRefr: cut(reference.tender, 20),
            ContrRefr: cut(reference.contract, 20),
            ExtRefr: cut(reference.external, 20),
            ProjRefr: cut(reference.project, 20),
            PORefr: cut(reference.purchaseOrder, 16),
            PORefDt: reference.purchaseOrderDate && portalDate(reference.purchaseOrderDate),
          }),
        )
      : undefined,
  })
  return Object.keys(block).length > 0 ? block : undefined
}

function exportOf(details: SourceExport, currencyCode: string | undefined): Inv01['ExpDtls'] {
  return compact({
    ShipBNo: cut(details.shippingBillNumber, 20),
    ShipBDt: details.shippingBillDate && portalDate(details.shippingBillDate),
    Port: details.portCode,
    RefClm: details.isRefundClaimed === undefined ? undefined : yesNo(details.isRefundClaimed),
    ForCur: currencyCode === 'INR' ? undefined : currencyCode,
    CntCode: details.countryCode,
    ExpDuty: amount(details.exportDuty),
  })
}

const yesNo = (value: boolean): YesNo => (value ? 'Y' : 'N')

/** Also the body of an e-way bill asked for by IRN. */
export function transportOf(transport: SourceTransport): Inv01Transport {
  const name = fitted(transport.transporterName, 100)
  return compact({
    TransId: transport.transporterId,
    TransName: name && name.length >= 3 ? name : undefined,
    TransMode: transport.mode && transportModes[transport.mode],
    Distance: transport.distance,
    TransDocNo: transport.transportDocumentNumber,
    TransDocDt: transport.transportDocumentDate && portalDate(transport.transportDocumentDate),
    VehNo: transport.vehicleNumber && portalVehicleNumber(transport.vehicleNumber),
    VehType: transport.vehicleNumber ? (transport.vehicleType ?? 'R') : transport.vehicleType,
  })
}
