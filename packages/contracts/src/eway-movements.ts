import * as z from 'zod'
import { defineCall } from './call.ts'
import { TransportDetails } from './documents.ts'
import { EWayBillState } from './enums.ts'
import { EWayIssue, EWayNeed } from './eway-bill-shapes.ts'
import * as f from './fields.ts'

export const EWaySupplyType = z.enum(['Outward', 'Inward'])
export const EWaySubSupplyType = z.enum([
  'Supply',
  'Import',
  'Export',
  'JobWork',
  'OwnUse',
  'JobWorkReturns',
  'SalesReturn',
  'Others',
  'SkdCkd',
  'LineSales',
  'RecipientNotKnown',
  'Exhibition',
])
export const EWayDocumentType = z.enum([
  'TaxInvoice',
  'BillOfSupply',
  'BillOfEntry',
  'DeliveryChallan',
  'Others',
])
/** Who takes part: two parties; goods go to a third; goods leave from a third; both. */
export const EWayTransactionType = z.enum(['Regular', 'BillToShipTo', 'BillFromDispatchFrom', 'Combination'])

/** Who bills or is billed. The own side is filled in from the entity, whatever is sent of it. */
const Party = z.object({
  /** Of the books, for what is left out here. */
  partyId: f.Id.optional(),
  /** Absent: not registered. */
  gstin: f.Gstin.optional(),
  name: f.RegisteredName.optional(),
  /** 96 abroad. */
  stateCode: f.StateCode.optional(),
})

/** Members of an address may be missing as long as the movement is a draft. */
const Place = z.object({
  name: f.RegisteredName.optional(),
  gstin: f.Gstin.optional(),
  line1: f.AddressLine.optional(),
  line2: f.AddressLine.optional(),
  city: f.City.optional(),
  stateCode: f.StateCode.optional(),
  pincode: f.Pincode.optional(),
})
export type EWayPlace = z.output<typeof Place>

const Line = z.object({
  itemId: f.Id.optional(),
  name: f.ItemName,
  description: f.Description.optional(),
  hsn: f.Hsn.optional(),
  quantity: f.Quantity.optional(),
  uqc: f.Uqc.optional(),
  /** With a quantity the taxable value is worked out of it; else that is given. */
  unitPrice: f.SellingPrice.optional(),
  taxableValue: f.Amount.optional(),
  taxRate: f.Rate.default('0'),
  cessRate: f.Rate.optional(),
  /** Rupees for one unit. */
  cessPerUnit: f.Amount.optional(),
})

/** A movement of goods without a document in the books: challan, job work, returns, import, own use, exhibition. */
export const EWayMovement = z.object({
  entityId: f.Id,
  supplyType: EWaySupplyType,
  subSupplyType: EWaySubSupplyType,
  /** Needed for 'Others'. */
  subSupplyDescription: z.string().trim().max(20).optional(),
  documentType: EWayDocumentType,
  number: f.DocumentNumber.optional(),
  date: f.CalendarDate.optional(),
  transactionType: EWayTransactionType.default('Regular'),
  from: Party.optional(),
  to: Party.optional(),
  /** Where the goods leave; absent: the address of who bills. With its name and GSTIN where that is someone else. */
  dispatchAddress: Place.optional(),
  /** Where they go; absent: the address of who is billed. */
  shippingAddress: Place.optional(),
  lines: z.array(Line).max(1000).default([]),
  /** Freight, duty, round-off; may be negative. */
  otherValue: f.SignedAmount.optional(),
  /** A distance of 0: the portal works it out. Without a mode, part A alone. */
  transport: TransportDetails.optional(),
  remarks: f.Remarks.optional(),
})
export type EWayMovementInput = z.output<typeof EWayMovement>

const computed = {
  isInterState: z.boolean(),
  lines: z.array(
    z.object({
      taxableValue: z.string(),
      igst: z.string(),
      cgst: z.string(),
      sgst: z.string(),
      cess: z.string(),
      cessNonAdvalorem: z.string(),
    }),
  ),
  totals: z.object({
    taxableValue: z.string(),
    igst: z.string(),
    cgst: z.string(),
    sgst: z.string(),
    cess: z.string(),
    cessNonAdvalorem: z.string(),
    other: z.string(),
    total: z.string(),
  }),
  /** What the portal would refuse; with any, the movement stays a draft. */
  issues: z.array(EWayIssue),
  need: EWayNeed,
}

const generate = { anyOf: ['EWB_GEN'] } as const

export const eWayMovementCalls = {
  /** Keeps a movement as typed; errors are reported and make it a draft. Refused once its bill was made. */
  save: defineCall({
    method: 'POST',
    path: '/eWayBill/save',
    access: generate,
    input: EWayMovement.extend({ id: f.Id.optional(), version: f.Version.optional() }),
    reply: z.object({ id: f.Id, version: f.Version, status: EWayBillState, issues: z.array(EWayIssue) }),
    idempotent: true,
  }),
  /** The form of a movement with what follows from it. */
  get: defineCall({
    method: 'GET',
    path: '/eWayBill/get',
    access: { anyOf: ['EWB_SH_VW'] },
    input: z.object({ billId: f.QueryId }),
    reply: z.object({
      id: f.Id,
      version: f.Version,
      status: EWayBillState,
      movement: EWayMovement,
      ...computed,
    }),
    readOnly: true,
  }),
  /** Values, need and faults of a movement that is being typed; nothing is kept. */
  check: defineCall({
    method: 'POST',
    path: '/eWayBill/check',
    access: generate,
    input: EWayMovement,
    reply: z.object(computed),
    readOnly: true,
  }),
  /** Movements whose bills were never made. */
  delete: defineCall({
    method: 'POST',
    path: '/eWayBill/delete',
    access: generate,
    input: z.object({ billIds: z.array(f.Id).min(1).max(500) }),
    reply: z.object({ deleted: z.array(f.Id) }),
    idempotent: true,
  }),
  /** Kilometres between two PIN codes: of the government where it has given or gives them, else an estimate. */
  distance: defineCall({
    method: 'POST',
    path: '/eWayBill/distance',
    access: { anyOf: ['EWB_SH_VW'] },
    input: z.object({ fromPincode: Pin(), toPincode: Pin() }),
    reply: z.object({
      km: z.number().nullable(),
      /** Null where nobody can say. */
      source: z.enum(['government', 'estimate']).nullable(),
      /** When the government gave it. */
      toldAt: z.string().nullable(),
      /** The longest that the portal accepts, where its own figure is known. */
      longestKm: z.number().nullable(),
    }),
    idempotent: true,
  }),
}

function Pin() {
  return z.string().regex(/^\d{6}$/)
}
