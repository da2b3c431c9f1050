import type { EwbItem, EwbPayload } from '@bahi/gateways/ewaybill/payload.ts'
import type { EwayBillState } from '@bahi/gateways/ewaybill/state.ts'
import type { EWayBillPrintSource, TripSheetPrintSource } from './eway-source.ts'

/** An e-way bill for tests: road, two days, on its way since the morning. */
export const sampleBill = (
  change: Partial<Omit<EWayBillPrintSource, 'payload' | 'state'>> & {
    payload?: Partial<EwbPayload>
    state?: Partial<EwayBillState>
    lineCount?: number
  } = {},
): EWayBillPrintSource => {
  const { payload, state, lineCount = 3, ...rest } = change
  const itemList = Array.from({ length: lineCount }, (_, index) => sampleItem(index))
  const totalValue = itemList.reduce((sum, item) => sum + item.taxableAmount, 0)
  const igstValue = Math.round(totalValue * 5) / 100
  return {
    now: new Date('2026-11-11T06:00:00Z'),
    eInvoice: {
      irn: '8f4c1d0e6a7b9c2d3e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5',
      ackNo: '162610000012345',
      ackDate: '10/11/2026 11:40 AM',
    },
    ...rest,
    payload: {
      supplyType: 'O',
      subSupplyType: '1',
      subSupplyDesc: '',
      docType: 'INV',
      docNo: 'INV/26-27/0042',
      docDate: '10/11/2026',
      transactionType: 2,
      fromGstin: '24AABCS1429B1ZB',
      fromTrdName: 'Shree Ganesh Textiles Private Limited',
      fromAddr1: '14, Ring Road, Textile Market',
      fromAddr2: 'Near Sahara Darwaja',
      fromPlace: 'Surat',
      fromPincode: 395002,
      actFromStateCode: 24,
      fromStateCode: 24,
      toGstin: '27AAACM1234A1ZV',
      toTrdName: 'Mehta Home Stores',
      toAddr1: 'Plot 8, MIDC Andheri',
      toAddr2: '',
      toPlace: 'Mumbai',
      toPincode: 400093,
      actToStateCode: 27,
      toStateCode: 27,
      shipToGSTIN: '27AAACM1234A1ZV',
      shipToTradeName: 'Mehta Home Stores (Godown)',
      otherValue: -0.4,
      totalValue,
      cgstValue: 0,
      sgstValue: 0,
      igstValue,
      cessValue: 0,
      cessNonAdvolValue: 0,
      totInvValue: totalValue + igstValue - 0.4,
      transporterId: '24AAFCN5678K1Z9',
      transporterName: 'Navjivan Roadlines',
      transDocNo: 'LR-55821',
      transMode: '1',
      transDistance: '362',
      transDocDate: '10/11/2026',
      vehicleNo: 'GJ05AB1234',
      vehicleType: 'R',
      itemList,
      ...payload,
    },
    state: {
      number: '391004527718',
      generatedAt: new Date('2026-11-10T06:12:09Z'),
      generatedBy: '24AABCS1429B1ZB',
      fromGstin: '24AABCS1429B1ZB',
      toGstin: '27AAACM1234A1ZV',
      supplyType: 'Outward',
      isCancelled: false,
      isClosed: false,
      isRejected: false,
      isVerified: false,
      distanceKm: 362,
      isSlow: false,
      validUpto: new Date('2026-11-12T18:29:00Z'),
      extendedTimes: 0,
      transporterId: '24AAFCN5678K1Z9',
      partB: [
        {
          enteredAt: new Date('2026-11-10T06:12:09Z'),
          enteredBy: '24AABCS1429B1ZB',
          mode: 'Road',
          vehicleNumber: 'GJ05AB1234',
          transportDocumentNumber: 'LR-55821',
          place: 'Surat',
        },
      ],
      groups: [],
      ...state,
    },
  }
}

/** Company and buyer who write Hindi and Arabic, as businesses type them. */
export const manyScripts = sampleBill({
  payload: {
    fromTrdName: 'श्री गणेश टेक्सटाइल्स प्रा. लि.',
    fromAddr1: '14, रिंग रोड, टेक्सटाइल मार्केट',
    toTrdName: 'شركة النور للأقمشة 24',
    toAddr1: 'مبنى 8، شارع 12 (الطابق 3)',
    toPlace: 'مومباي',
    itemList: [
      { ...sampleItem(0), productName: 'सूती चादर, किंग साइज़', productDesc: 'धागे 144' },
      { ...sampleItem(1), productName: 'وسادة مطبوعة 45x70 سم', productDesc: 'أصباغ، مجموعة 2' },
    ],
  },
})

/** Two legs in several vehicles, after a breakdown on the first day. */
export const manyVehicles = sampleBill({
  state: {
    extendedTimes: 1,
    tripSheetNumber: '4710093821',
    partB: [
      ...sampleBill().state.partB,
      {
        enteredAt: new Date('2026-11-10T14:40:00Z'),
        enteredBy: '24AAFCN5678K1Z9',
        mode: 'Road',
        vehicleNumber: 'MH04GT9087',
        place: 'Vapi',
      },
      {
        enteredAt: new Date('2026-11-11T03:05:00Z'),
        enteredBy: '24AAFCN5678K1Z9',
        mode: 'Rail',
        transportDocumentNumber: 'PVAPI12345',
        place: 'Vapi',
        group: '1',
      },
    ],
  },
  groups: [
    {
      number: '1',
      mode: 'Road',
      from: 'Vapi',
      to: 'Thane',
      totalQuantity: '300.000',
      unit: 'NOS',
      vehicles: [
        { vehicleNumber: 'MH04GT9087', quantity: '180', addedAt: new Date('2026-11-11T04:00:00Z') },
        { vehicleNumber: 'MH43BX0021', quantity: '120.500', addedAt: new Date('2026-11-11T04:20:00Z') },
      ],
    },
  ],
})

export const sampleSheet = (billCount = 3): TripSheetPrintSource => ({
  number: '4710093821',
  generatedAt: new Date('2026-11-11T03:30:00Z'),
  generatedBy: { gstin: '24AAFCN5678K1Z9', name: 'Navjivan Roadlines' },
  mode: 'Road',
  vehicleNumber: 'MH04GT9087',
  place: 'Vapi',
  stateCode: '24',
  bills: Array.from({ length: billCount }, (_, index) => ({
    number: String(391004527718 + index * 7919),
    generatedAt: new Date(Date.parse('2026-11-10T06:12:09Z') + index * 600_000),
    generatedBy: '24AABCS1429B1ZB',
    documentNumber: `INV/26-27/${String(42 + index).padStart(4, '0')}`,
    documentDate: '2026-11-10',
    total: String(48210.5 + index * 1310),
    to: [
      ['Mehta Home Stores', 'Asha Linen', 'شركة النور للأقمشة'][index % 3]!,
      ['Mumbai', 'Thane', 'مومباي'][index % 3]!,
    ],
    validUpto: new Date('2026-11-12T18:29:00Z'),
  })),
})

function sampleItem(index: number): EwbItem {
  const names = ['Cotton bed sheet', 'Pillow cover, printed', 'Towel, terry 500 GSM', 'Curtain, blackout']
  const codes = ['63041910', '63049289', '63026090', '63039200']
  const quantity = 10 + ((index * 31) % 90)
  return {
    itemNo: index + 1,
    productName: `${names[index % 4]} no. ${index + 1}`,
    productDesc: index % 2 === 0 ? 'King size, 144 TC' : '',
    hsnCode: codes[index % 4]!,
    quantity,
    qtyUnit: 'NOS',
    taxableAmount: Math.round(quantity * (99.5 + index) * 100) / 100,
    sgstRate: 0,
    cgstRate: 0,
    igstRate: 5,
    cessRate: 0,
    cessNonAdvol: 0,
  }
}
