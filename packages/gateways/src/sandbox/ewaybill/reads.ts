import { istDateOf } from '@bahi/domain/cal/date.ts'
import { hsnCatalogue } from '@bahi/domain/tables/hsn-catalogue.ts'
import { ewayCodes } from '../../ewaybill/codes.ts'
import { ewayStamp, readPortalDate } from '../../portal-date.ts'
import { documentKey } from '../state.ts'
import { generatedFields, stampOf } from './actions.ts'
import type { HeldEwayBill } from './held.ts'
import type { EwayAnswer, EwayRequest } from './portal.ts'

/** Every read and master of the portal by its path. */
export const ewayReads: Readonly<Record<string, (call: EwayRequest) => EwayAnswer>> = {
  '/ewayapi/GetEwayBill': ({ state, caller, query }) => {
    const bill = state.ewayBills.get(query.get('ewbNo') ?? '')
    if (!bill) return { codes: ['325'] }
    const parties = [bill.by, bill.payload.fromGstin, bill.payload.toGstin, bill.transporterId]
    return parties.includes(caller) ? { data: wholeBill(bill) } : { codes: ['357'] }
  },
  '/ewayapi/GetEwayBillGeneratedByConsigner': ({ state, caller, query }) => {
    const docType = query.get('docType') ?? ''
    const docNo = (query.get('docNo') ?? '').toUpperCase()
    const bill = [...state.ewayBills.values()].findLast(
      (row) =>
        row.by === caller &&
        row.payload.docType === docType &&
        row.payload.docNo.toUpperCase() === docNo &&
        state.billOfDocument.get(documentKey(row)) === row.number,
    )
    return bill ? { data: { ...generatedFields(bill), alert: '' } } : { codes: ['325'] }
  },
  '/ewayapi/GetEwayBillsByDate': (call) =>
    listed(call, (bill, day) => bill.by === call.caller && !bill.isCancelled && dayOf(bill) === day),
  '/ewayapi/GetEwayBillsofOtherParty': (call) =>
    listed(
      call,
      ({ by, payload, ...bill }, day) =>
        by !== call.caller &&
        [payload.fromGstin, payload.toGstin].includes(call.caller) &&
        istDateOf(new Date(bill.at)) === day,
      ofOtherParty,
    ),
  '/ewayapi/GetEwayBillsRejectedByOthers': (call) =>
    listed(
      call,
      (bill, day) =>
        bill.by === call.caller &&
        bill.rejectedAt !== undefined &&
        istDateOf(new Date(bill.rejectedAt)) === day,
    ),
  '/ewayapi/GetEwayBillsForTransporter': (call) => listed(call, (bill, day) => isAssigned(bill, call, day)),
  '/ewayapi/GetEwayBillsForTransporterByGstin': (call) =>
    listed(call, (bill, day) => isAssigned(bill, call, day) && bill.by === call.query.get('Gen_gstin')),
  '/ewayapi/GetEwayBillsForTransporterByState': (call) =>
    listed(call, (bill, day) => isAssigned(bill, call, day) && isOfState(bill, call)),
  '/ewayapi/GetEwayBillReportByTransporterassignedDate': (call) =>
    listed(call, (bill, day) => isAssigned(bill, call, day) && isOfState(bill, call)),
  '/ewayapi/GetTripSheet': ({ state, caller, query }) => {
    const sheet = state.tripSheets.get(query.get('tripSheetNo') ?? '')
    if (!sheet || sheet.by !== caller) return { codes: ['387'] }
    const bills = sheet.bills.flatMap((number) => state.ewayBills.get(number) ?? [])
    return {
      data: {
        tripSheetNo: Number(sheet.number),
        fromPlace: sheet.fromPlace,
        fromState: String(sheet.fromState),
        vehicleNo: sheet.vehicleNo,
        transMode: sheet.transMode.padEnd(3),
        userGstin: sheet.by,
        enteredDate: ewayStamp(new Date(sheet.at)),
        transDocNo: sheet.transDocNo,
        transDocDate: sheet.transDocDate,
        status: sheet.isCancelled ? 'CNL' : 'ACT',
        tripSheetEwbBills: bills.map((bill) => ({
          ewbNo: Number(bill.number),
          ewbDate: ewayStamp(new Date(bill.at)),
          userGstin: bill.by,
          docNo: bill.payload.docNo,
          docDate: bill.payload.docDate,
          fromGstin: bill.payload.fromGstin,
          fromTradeName: bill.payload.fromTrdName,
          toGstin: bill.payload.toGstin,
          toTradeName: bill.payload.toTrdName,
          totInvValue: bill.payload.totInvValue,
          status: bill.isCancelled ? 'CNL' : 'ACT',
          validUpto: stampOf(bill.validUpto),
        })),
      },
    }
  },
  '/Master/GetErrorList': () => ({
    data: [...ewayCodes.values()].map(({ code, meaning }) => ({ errorCode: code, errorDesc: meaning.en })),
  }),
  '/Master/GetGSTINDetails': ({ state, query }) => {
    const gstin = query.get('GSTIN') ?? query.get('gstin') ?? ''
    const party = state.taxpayer(gstin)
    if (!party) return { codes: ['326'] }
    return {
      data: {
        gstin,
        ...partyFields(gstin, party),
        txpType: party.type,
        status: party.status,
        blkStatus: party.isBlocked ? 'B' : 'U',
      },
    }
  },
  '/Master/GetTransporterDetails': ({ state, query }) => {
    const transin = query.get('trn_no') ?? ''
    if (!/^[0-9A-Z]{15}$/.test(transin)) return { codes: ['328'] }
    const party = state.taxpayer(transin) ?? { legalName: `Transporter ${transin.slice(2, 12)}` }
    return { data: { transin, ...partyFields(transin, party) } }
  },
  '/Master/GetHsnDetailsByHsnCode': ({ query }) => {
    const hsn = query.get('hsncode') ?? ''
    if (!hsnCatalogue.has(hsn)) return { codes: ['337'] }
    return { data: { hsnCode: hsn, hsnDesc: `Goods of heading ${hsn.slice(0, 4)}` } }
  },
}

const dayOf = (bill: HeldEwayBill): string => istDateOf(new Date(bill.at))

const isAssigned = (bill: HeldEwayBill, { caller }: EwayRequest, day: string): boolean =>
  bill.transporterId === caller && !bill.isCancelled && dayOf(bill) === day

const isOfState = (bill: HeldEwayBill, { query }: EwayRequest): boolean =>
  bill.payload.actFromStateCode === Number(query.get('stateCode'))

/** An empty list is a refusal. */
function listed(
  { state, query }: EwayRequest,
  fits: (bill: HeldEwayBill, day: string) => boolean,
  told: (bill: HeldEwayBill) => Record<string, unknown> = ofOwnList,
): EwayAnswer {
  const day = readPortalDate(query.get('date') ?? '')
  if (!day) return { codes: ['601'] }
  const bills = [...state.ewayBills.values()].filter((bill) => fits(bill, day))
  if (bills.length === 0) return { codes: ['418'] }
  return { data: bills.map(told) }
}

const ofOwnList = (bill: HeldEwayBill): Record<string, unknown> => ({
  ewbNo: Number(bill.number),
  ewbDate: ewayStamp(new Date(bill.at)),
  status: bill.isCancelled ? 'CNL' : 'ACT',
  genGstin: bill.by,
  docNo: bill.payload.docNo,
  docDate: bill.payload.docDate,
  delPinCode: bill.payload.toPincode,
  delStateCode: bill.payload.actToStateCode,
  delPlace: bill.payload.toPlace,
  validUpto: stampOf(bill.validUpto),
  extendedTimes: bill.extendedTimes,
  rejectStatus: bill.isRejected ? 'Y' : 'N',
})

/** This list gives the parties and the value, and neither the end nor the place. */
const ofOtherParty = (bill: HeldEwayBill): Record<string, unknown> => ({
  ewbNo: Number(bill.number),
  ewayBillDate: ewayStamp(new Date(bill.at)),
  genMode: 'API',
  genGstin: bill.by,
  docNo: bill.payload.docNo,
  docDate: bill.payload.docDate,
  fromGstin: bill.payload.fromGstin,
  fromTradeName: bill.payload.fromTrdName,
  toGstin: bill.payload.toGstin,
  toTradeName: bill.payload.toTrdName,
  totInvValue: bill.payload.totInvValue,
  hsnCode: Number(bill.payload.itemList[0]?.hsnCode ?? 0),
  hsnDesc: bill.payload.itemList[0]?.productDesc ?? '',
  status: bill.isCancelled ? 'CNL' : 'ACT',
  rejectStatus: bill.isRejected ? 'Y' : 'N',
})

/** With the portal's oddities: padding, a spelling of its own, codes as numbers; who it is shipped to is left out. */
function wholeBill(bill: HeldEwayBill): Record<string, unknown> {
  const {
    itemList,
    shipToGSTIN: _,
    shipToTradeName: __,
    dispatchFromGSTIN: ___,
    dispatchFromTradeName: ____,
    ...payload
  } = bill.payload
  return {
    ...payload,
    ewbNo: Number(bill.number),
    ewayBillDate: ewayStamp(new Date(bill.at)),
    genMode: 'API',
    userGstin: bill.by,
    subSupplyType: payload.subSupplyType.padEnd(3),
    transporterId: bill.transporterId,
    status: bill.isCancelled ? 'CNL' : 'ACT',
    actualDist: bill.distanceKm,
    noValidDays: bill.validUpto
      ? Math.max(1, Math.floor((Date.parse(bill.validUpto) - Date.parse(bill.at)) / 86_400_000))
      : 0,
    validUpto: stampOf(bill.validUpto),
    extendedTimes: bill.extendedTimes,
    rejectStatus: bill.isRejected ? 'Y' : 'N',
    itemList: itemList.map((item) => ({ productId: 0, ...item, hsnCode: Number(item.hsnCode) })),
    VehiclListDetails: bill.partB.toReversed().map((row) => ({
      updMode: 'API',
      vehicleNo: row.vehicleNo,
      fromPlace: row.place,
      fromState: row.state,
      tripshtNo: Number(row.tripSheet),
      userGSTINTransin: row.by,
      enteredDate: ewayStamp(new Date(row.at)),
      transMode: row.mode.padEnd(3),
      transDocNo: row.transDocNo,
      transDocDate: row.transDocDate,
      groupNo: row.group,
    })),
  }
}

function partyFields(
  id: string,
  party: { legalName: string; tradeName?: string; place?: string; pin?: number },
) {
  return {
    tradeName: party.tradeName ?? party.legalName,
    legalName: party.legalName,
    address1: '1 Main Road',
    address2: party.place ?? '',
    stateCode: id.slice(0, 2),
    pinCode: party.pin ?? 0,
  }
}
