import type { Inv01, Inv01Transport } from '../../einvoice/inv01.ts'
import type { EwbPayload } from '../../ewaybill/payload.ts'
import type { EwayBillState, MultiVehicleGroup } from '../../ewaybill/state.ts'

/** An e-way bill as the portal holds it. */
export interface HeldEwayBill {
  readonly number: string
  readonly irn?: string
  readonly by: string
  /** ISO instants. */
  readonly at: string
  readonly validUpto?: string
  readonly distanceKm: number
  readonly payload: EwbPayload
  readonly transporterId: string
  readonly partB: readonly HeldVehicle[]
  readonly groups: readonly HeldGroup[]
  readonly extendedTimes: number
  readonly isCancelled: boolean
  readonly cancelledAt?: string
  readonly isRejected: boolean
  readonly rejectedAt?: string
  readonly isClosed: boolean
  readonly isVerified: boolean
}

export type HeldGroup = MultiVehicleGroup & {
  readonly unit: string
  /** Journals of older versions hold none: by road. */
  readonly mode?: string
}

export interface HeldVehicle {
  readonly at: string
  readonly by: string
  readonly mode: string
  readonly vehicleNo: string
  readonly transDocNo: string
  readonly transDocDate: string
  readonly place: string
  readonly state: number
  readonly tripSheet: string
  readonly group: string
}

export interface HeldTripSheet {
  readonly number: string
  readonly by: string
  readonly at: string
  readonly bills: readonly string[]
  readonly fromPlace: string
  readonly fromState: number
  readonly vehicleNo: string
  readonly transMode: string
  readonly transDocNo: string
  readonly transDocDate: string
  readonly isCancelled: boolean
}

/** A new bill, with part B where a mode is given. */
export function newBill(bill: {
  readonly number: string
  readonly irn?: string
  readonly by: string
  readonly at: Date
  readonly validUpto?: Date | undefined
  readonly distanceKm: number
  readonly payload: EwbPayload
}): HeldEwayBill {
  const { payload, by } = bill
  const at = bill.at.toISOString()
  const first: HeldVehicle = {
    at,
    by,
    mode: payload.transMode,
    vehicleNo: payload.vehicleNo,
    transDocNo: payload.transDocNo,
    transDocDate: payload.transDocDate,
    place: payload.fromPlace,
    state: payload.actFromStateCode,
    tripSheet: '0',
    group: '0',
  }
  return {
    number: bill.number,
    ...(bill.irn === undefined ? {} : { irn: bill.irn }),
    by,
    at,
    ...(bill.validUpto ? { validUpto: bill.validUpto.toISOString() } : {}),
    distanceKm: bill.distanceKm,
    payload,
    transporterId: payload.transporterId,
    partB: payload.transMode === '' ? [] : [first],
    groups: [],
    extendedTimes: 0,
    isCancelled: false,
    isRejected: false,
    isClosed: false,
    isVerified: false,
  }
}

const modes = { '1': 'Road', '2': 'Rail', '3': 'Air', '4': 'Ship' } as const

/** The facts that rules ask for. */
export function stateOfBill(bill: HeldEwayBill): EwayBillState {
  return {
    number: bill.number,
    generatedAt: new Date(bill.at),
    generatedBy: bill.by,
    fromGstin: bill.payload.fromGstin,
    toGstin: bill.payload.toGstin,
    supplyType: bill.payload.supplyType === 'I' ? 'Inward' : 'Outward',
    isCancelled: bill.isCancelled,
    isClosed: bill.isClosed,
    isRejected: bill.isRejected,
    isVerified: bill.isVerified,
    distanceKm: bill.distanceKm,
    isSlow: bill.payload.vehicleType === 'O' || bill.partB.some(({ mode }) => mode === '4'),
    extendedTimes: bill.extendedTimes,
    ...(bill.validUpto === undefined ? {} : { validUpto: new Date(bill.validUpto) }),
    ...(bill.transporterId === '' ? {} : { transporterId: bill.transporterId }),
    partB: bill.partB.map((row) => ({
      enteredAt: new Date(row.at),
      enteredBy: row.by,
      mode: modes[row.mode as keyof typeof modes] ?? 'Road',
      ...(row.group === '0' ? {} : { group: row.group }),
    })),
    groups: bill.groups,
  }
}

/** What the portal copies from a registered invoice into the e-way bill made of it. */
export function payloadOfInvoice(inv: Inv01, transport: Inv01Transport): EwbPayload {
  const { SellerDtls: seller, BuyerDtls: buyer, DispDtls: dispatch, ShipDtls: ship, ValDtls: values } = inv
  const isExport = inv.TranDtls.SupTyp.startsWith('EXP')
  const from = dispatch ?? seller
  const to = ship ?? buyer
  const isLocal = inv.ItemList.some(({ CgstAmt = 0 }) => CgstAmt > 0)
  const code = (state: string): number => (state === '96' ? 99 : Number(state))
  return {
    supplyType: 'O',
    subSupplyType: isExport ? '3' : '1',
    subSupplyDesc: '',
    docType: 'INV',
    docNo: inv.DocDtls.No,
    docDate: inv.DocDtls.Dt,
    transactionType: dispatch ? (ship ? 4 : 3) : ship ? 2 : 1,
    fromGstin: seller.Gstin,
    fromTrdName: seller.TrdNm ?? seller.LglNm,
    fromAddr1: from.Addr1,
    fromAddr2: from.Addr2 ?? '',
    fromPlace: from.Loc,
    fromPincode: from.Pin,
    actFromStateCode: code(from.Stcd),
    fromStateCode: code(seller.Stcd),
    toGstin: buyer.Gstin,
    toTrdName: buyer.TrdNm ?? buyer.LglNm,
    toAddr1: to.Addr1,
    toAddr2: to.Addr2 ?? '',
    toPlace: to.Loc,
    toPincode: to.Pin ?? 0,
    actToStateCode: code(to.Stcd),
    toStateCode: code(buyer.Stcd),
    otherValue:
      (values.OthChrg ?? 0) + (values.StCesVal ?? 0) - (values.Discount ?? 0) + (values.RndOffAmt ?? 0),
    totalValue: values.AssVal,
    cgstValue: values.CgstVal ?? 0,
    sgstValue: values.SgstVal ?? 0,
    igstValue: values.IgstVal ?? 0,
    cessValue: values.CesVal ?? 0,
    cessNonAdvolValue: 0,
    totInvValue: values.TotInvVal,
    transporterId: transport.TransId ?? '',
    transporterName: transport.TransName ?? '',
    transDocNo: transport.TransDocNo ?? '',
    transMode: transport.TransMode ?? '',
    transDistance: String(transport.Distance),
    transDocDate: transport.TransDocDt ?? '',
    vehicleNo: transport.VehNo ?? '',
    vehicleType: transport.VehType ?? '',
    itemList: inv.ItemList.filter(({ IsServc }) => IsServc === 'N')
      .slice(0, 250)
      .map((item, at) => ({
        itemNo: at + 1,
        productName: (item.PrdDesc ?? '').slice(0, 100),
        productDesc: (item.PrdDesc ?? '').slice(0, 100),
        hsnCode: item.HsnCd,
        quantity: item.Qty ?? 0,
        qtyUnit: item.Unit ?? 'OTH',
        taxableAmount: item.AssAmt,
        cgstRate: isLocal ? item.GstRt / 2 : 0,
        sgstRate: isLocal ? item.GstRt / 2 : 0,
        igstRate: isLocal ? 0 : item.GstRt,
        cessRate: item.CesRt ?? 0,
        cessNonAdvol: 0,
      })),
  }
}
