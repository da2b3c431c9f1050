import type { Input } from '../../app/api/call-types.ts'

type Movement = Input<'eWayBill.save'>
type SupplyType = Movement['supplyType']
type SubType = Movement['subSupplyType']
type DocumentType = Movement['documentType']

interface Kind {
  readonly documents: readonly DocumentType[]
  /** The same GSTIN is on both sides. */
  readonly isOwn?: boolean
}

const trade = ['TaxInvoice', 'BillOfSupply'] as const
const challan = ['DeliveryChallan'] as const
const other = ['DeliveryChallan', 'Others'] as const

/** Which document goes with which movement; source: NIC, e-way bill API, masters of supply and document types. */
const kinds: Readonly<Record<SupplyType, Partial<Record<SubType, Kind>>>> = {
  Outward: {
    JobWork: { documents: challan },
    OwnUse: { documents: challan, isOwn: true },
    Supply: { documents: trade },
    Export: { documents: trade },
    SkdCkd: { documents: [...trade, ...challan] },
    LineSales: { documents: challan, isOwn: true },
    RecipientNotKnown: { documents: other, isOwn: true },
    Exhibition: { documents: challan, isOwn: true },
    Others: { documents: other },
  },
  Inward: {
    Supply: { documents: trade },
    Import: { documents: ['BillOfEntry'] },
    JobWorkReturns: { documents: challan },
    SalesReturn: { documents: challan },
    OwnUse: { documents: challan, isOwn: true },
    SkdCkd: { documents: ['BillOfEntry', ...trade, ...challan] },
    Exhibition: { documents: challan, isOwn: true },
    Others: { documents: other },
  },
}

export const subTypesOf = (supply: SupplyType): SubType[] => Object.keys(kinds[supply]) as SubType[]

export const documentsOf = (supply: SupplyType, sub: SubType): readonly DocumentType[] =>
  kinds[supply][sub]?.documents ?? []

export const isOwn = (supply: SupplyType, sub: SubType): boolean => kinds[supply][sub]?.isOwn ?? false
