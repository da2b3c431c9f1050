import { Decimal } from '@bahi/domain/num/decimal.ts'
import { isUqc } from '@bahi/domain/tables/uqc.ts'
import { amount, compact, fitted, numberOf } from '../einvoice/map-texts.ts'
import { portalDate } from '../portal-date.ts'
import { documentCodes, ewayModes, ewayStateCode, subSupplyTypes } from './lists.ts'
import type { EwbItem, EwbPayload } from './payload.ts'
import type { EwayBillSource, EwayLine, EwayPlace } from './source.ts'
import { portalVehicleNumber } from '../vehicle.ts'

/** Other country, which is also the PIN code of goods that come from or go abroad. */
const pinAbroad = 999_999

/** The GENEWAYBILL payload of a movement. Total and pure; the check says what the portal would refuse. */
export function toEwbPayload(source: EwayBillSource): EwbPayload {
  const { from, to, dispatchFrom, shipTo, totals, transport } = source
  const isExport = source.subSupplyType === 'Export'
  const isImport = source.subSupplyType === 'Import'
  const transactionType = transactionTypeOf(source)
  const mode = transport.mode
  const dispatch = placeOf(source.dispatchPlace)
  const delivery = placeOf(source.deliveryPlace)
  return compact({
    supplyType: source.supplyType === 'Outward' ? ('O' as const) : ('I' as const),
    subSupplyType: String(subSupplyTypes[source.subSupplyType].code),
    subSupplyDesc: fitted(source.subSupplyDescription, 20) ?? '',
    docType: documentCodes[source.documentType],
    docNo: source.number.trim(),
    docDate: portalDate(source.date),
    transactionType,
    fromGstin: from.gstin ?? 'URP',
    fromTrdName: fitted(from.name, 100) ?? '',
    fromAddr1: dispatch.line1,
    fromAddr2: dispatch.line2,
    fromPlace: dispatch.city,
    fromPincode: isImport ? pinAbroad : dispatch.pin,
    actFromStateCode: ewayStateCode(source.dispatchPlace.stateCode),
    fromStateCode: ewayStateCode(from.stateCode),
    toGstin: to.gstin ?? 'URP',
    toTrdName: fitted(to.name, 100) ?? '',
    toAddr1: delivery.line1,
    toAddr2: delivery.line2,
    toPlace: delivery.city,
    toPincode: isExport ? pinAbroad : delivery.pin,
    actToStateCode: ewayStateCode(source.deliveryPlace.stateCode),
    toStateCode: ewayStateCode(to.stateCode),
    ...(transactionType === 1
      ? {}
      : {
          dispatchFromGSTIN: dispatchFrom?.gstin ?? '',
          dispatchFromTradeName: fitted(dispatchFrom?.name, 100) ?? '',
        }),
    ...(shipTo
      ? { shipToGSTIN: shipTo.gstin ?? 'URP', shipToTradeName: fitted(shipTo.name, 100) ?? '' }
      : {}),
    otherValue: amount(totals.other) ?? 0,
    totalValue: amount(totals.taxableValue) ?? 0,
    cgstValue: amount(totals.cgst) ?? 0,
    sgstValue: amount(totals.sgst) ?? 0,
    igstValue: amount(totals.igst) ?? 0,
    cessValue: amount(totals.cess) ?? 0,
    cessNonAdvolValue: amount(totals.cessNonAdvalorem) ?? 0,
    totInvValue: amount(totals.total) ?? 0,
    transporterId: transport.transporterId?.toUpperCase() ?? '',
    transporterName: fitted(transport.transporterName, 100) ?? '',
    // A longer number keeps its end, which distinguishes documents.
    transDocNo: (transport.transportDocumentNumber ?? '').slice(-15),
    transMode: mode ? ewayModes[mode] : '',
    transDistance: String(transport.distance),
    transDocDate: transport.transportDocumentDate ? portalDate(transport.transportDocumentDate) : '',
    vehicleNo: transport.vehicleNumber ? portalVehicleNumber(transport.vehicleNumber) : '',
    vehicleType: transport.vehicleType ?? (transport.vehicleNumber && mode === 'Road' ? 'R' : ''),
    itemList: itemsOf(source.lines, source.isInterState),
  })
}

/** 1 two parties, 2 shipped to a third, 3 dispatched from a third, 4 both. */
export function transactionTypeOf({
  dispatchFrom,
  shipTo,
}: Pick<EwayBillSource, 'dispatchFrom' | 'shipTo'>): EwbPayload['transactionType'] {
  return dispatchFrom ? (shipTo ? 4 : 3) : shipTo ? 2 : 1
}

/** Most lines of one bill; more are added up by code, unit and rate. */
export const mostLines = 250

function itemsOf(lines: readonly EwayLine[], isInterState: boolean): EwbItem[] {
  const goods = lines.length > mostLines ? lines.filter(({ hsn }) => !hsn.startsWith('99')) : lines
  const rows = goods.length > mostLines ? merged(goods) : goods
  return rows.map((line, at) => {
    const rate = numberOf(line.taxRate, 3) ?? 0
    const half = Number(Decimal.of(line.taxRate).div(2, 3).toFixed(3))
    const uqc = line.uqc?.toUpperCase() ?? ''
    return compact({
      itemNo: at + 1,
      productName: fitted(line.name ?? line.description, 100) ?? '',
      productDesc: fitted(line.description ?? line.name, 100) ?? '',
      hsnCode: line.hsn,
      quantity: numberOf(line.quantity, 3),
      qtyUnit: line.quantity === undefined ? undefined : isUqc(uqc) && uqc !== 'NA' ? uqc : 'OTH',
      taxableAmount: amount(line.taxableValue) ?? 0,
      sgstRate: isInterState ? 0 : half,
      cgstRate: isInterState ? 0 : half,
      igstRate: isInterState ? rate : 0,
      cessRate: numberOf(line.cessRate, 3) ?? 0,
      cessNonAdvol: amount(line.cessPerUnit) ?? 0,
    })
  })
}

function merged(lines: readonly EwayLine[]): EwayLine[] {
  const rows = new Map<string, EwayLine>()
  for (const line of lines) {
    const key = [line.hsn, line.uqc, line.taxRate, line.cessRate, line.cessPerUnit].join('|')
    const row = rows.get(key)
    rows.set(
      key,
      row
        ? {
            ...row,
            taxableValue: Decimal.of(row.taxableValue).add(line.taxableValue).toString(),
            ...(row.quantity === undefined || line.quantity === undefined
              ? {}
              : { quantity: Decimal.of(row.quantity).add(line.quantity).toString() }),
          }
        : line,
    )
  }
  return [...rows.values()]
}

/** 120 characters a line here, 150 in the product: cut at a word. */
function placeOf({ line1, line2, city, pincode }: EwayPlace): {
  line1: string
  line2: string
  city: string
  pin: number
} {
  return {
    line1: cutAtWord(fitted(line1) ?? '', 120),
    line2: cutAtWord(fitted(line2) ?? '', 120),
    city: fitted(city, 50) ?? '',
    pin: pincode && /^\d{6}$/.test(pincode) ? Number(pincode) : 0,
  }
}

function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const space = text.lastIndexOf(' ', length)
  return text.slice(0, space > length / 2 ? space : length).trim()
}
