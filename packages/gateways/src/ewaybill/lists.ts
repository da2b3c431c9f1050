import type { EwayDocumentType, SubSupplyType } from './source.ts'

export const documentCodes = {
  TaxInvoice: 'INV',
  BillOfSupply: 'BIL',
  BillOfEntry: 'BOE',
  DeliveryChallan: 'CHL',
  Others: 'OTH',
} as const satisfies Readonly<Record<EwayDocumentType, string>>
export type EwbDocumentCode = (typeof documentCodes)[EwayDocumentType]

/** Who may be on the other side: a GSTIN of its own, an unregistered person, an SEZ unit, or the caller itself. */
export type OtherSide = 'other' | 'unregistered' | 'sez' | 'self'

export interface SubSupplyRow {
  readonly code: number
  readonly outward?: SubSupplyRule
  readonly inward?: SubSupplyRule
}
export interface SubSupplyRule {
  readonly documents: readonly EwbDocumentCode[]
  readonly sides: readonly OtherSide[]
}

const anyone: readonly OtherSide[] = ['other', 'unregistered', 'sez']
const abroad: readonly OtherSide[] = ['unregistered', 'sez']
const self: readonly OtherSide[] = ['self']

/** Sub supply types of the portal with their documents and parties (API document, "Master codes"). */
export const subSupplyTypes: Readonly<Record<SubSupplyType, SubSupplyRow>> = {
  Supply: {
    code: 1,
    outward: { documents: ['INV', 'BIL'], sides: anyone },
    inward: { documents: ['INV', 'BIL'], sides: anyone },
  },
  Import: { code: 2, inward: { documents: ['BOE'], sides: abroad } },
  Export: { code: 3, outward: { documents: ['INV', 'BIL'], sides: abroad } },
  JobWork: { code: 4, outward: { documents: ['CHL'], sides: anyone } },
  OwnUse: {
    code: 5,
    outward: { documents: ['CHL'], sides: self },
    inward: { documents: ['CHL'], sides: self },
  },
  JobWorkReturns: { code: 6, inward: { documents: ['CHL'], sides: anyone } },
  SalesReturn: { code: 7, inward: { documents: ['CHL'], sides: anyone } },
  Others: {
    code: 8,
    outward: { documents: ['CHL', 'OTH'], sides: [...anyone, 'self'] },
    inward: { documents: ['CHL', 'OTH'], sides: [...anyone, 'self'] },
  },
  SkdCkd: {
    code: 9,
    outward: { documents: ['INV', 'BIL', 'CHL'], sides: anyone },
    inward: { documents: ['BOE', 'INV', 'BIL', 'CHL'], sides: anyone },
  },
  LineSales: { code: 10, outward: { documents: ['CHL'], sides: self } },
  RecipientNotKnown: { code: 11, outward: { documents: ['CHL', 'OTH'], sides: self } },
  Exhibition: {
    code: 12,
    outward: { documents: ['CHL'], sides: self },
    inward: { documents: ['CHL'], sides: self },
  },
}

/** The row of a code as it travels ('1', or padded '1  '). */
export function subSupplyOf(code: string): (SubSupplyRow & { readonly name: SubSupplyType }) | undefined {
  const entry = Object.entries(subSupplyTypes).find(([, row]) => row.code === Number(code.trim()))
  return entry && { name: entry[0] as SubSupplyType, ...entry[1] }
}

export const ewayModes = { Road: '1', Rail: '2', Air: '3', Ship: '4', InTransit: '5' } as const

/** Reasons by the numbers of this portal; the e-invoice portal numbers the same reasons of cancelling otherwise. */
export const ewayCancelReasons = { Duplicate: 1, OrderCancelled: 2, WrongDetails: 3, Others: 4 } as const
export const vehicleReasons = { Breakdown: '1', Transshipment: '2', Others: '3', FirstTime: '4' } as const
export const extensionReasons = {
  NaturalCalamity: 1,
  LawAndOrder: 2,
  Transshipment: 4,
  Accident: 5,
  Others: 99,
} as const
export const transitTypes = { Road: 'R', Warehouse: 'W', Others: 'O' } as const

/** Other countries are 99 here and 96 with the e-invoice portal and in our tables. */
export const ewayStateCode = (stateCode: string): number => (stateCode === '96' ? 99 : Number(stateCode))
export const ownStateCode = (code: number | string): string =>
  Number(code) === 99 ? '96' : String(code).trim().padStart(2, '0')
