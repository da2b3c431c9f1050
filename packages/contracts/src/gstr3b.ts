import { sections3b } from '@bahi/domain/returns/forms/gstr3b/cells.ts'
import { recipientsOf32 } from '@bahi/domain/returns/forms/gstr3b/outward.ts'
import { utilisationNames } from '@bahi/domain/returns/forms/gstr3b/set-off.ts'
import { paymentKindNames } from '@bahi/domain/payments/kinds.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { DocumentKindName } from './enums.ts'
import * as f from './fields.ts'
import { formCalls, prepareReturns, returnAmounts, ReturnOf, viewReturns } from './return-forms.ts'
import { FiledReturn } from './filed-return.ts'

const heads = { igst: z.string(), cgst: z.string(), sgst: z.string(), cess: z.string() }
const Heads = z.object(heads)
const Section = z.enum(sections3b)
const Recipients = z.enum(recipientsOf32)

const Line = z.object({
  section: Section,
  ...returnAmounts,
  /** Of table 3.2. */
  placeOfSupply: z.string().optional(),
  recipients: Recipients.optional(),
  /** Of table 5: its two rows. */
  rows: z
    .array(z.object({ kind: z.enum(['GST', 'NONGST']), interState: z.string(), intraState: z.string() }))
    .optional(),
  /** Of table 5.1: beside the interest, which the amounts are. */
  lateFee: z.object({ cgst: z.string(), sgst: z.string() }).optional(),
  /** What the books say, and what was added by hand. */
  books: z.object(returnAmounts).optional(),
  adjusted: z.object(returnAmounts).optional(),
  /** Tables of GSTR-1 that the figure is made of. */
  from: z.array(z.object({ table: z.string(), ...returnAmounts })).optional(),
  /** The portal takes it from GSTR-1: nothing can be added here. */
  isLocked: z.boolean(),
})

export const Adjustment3b = z.object({
  id: f.Id,
  section: Section,
  ...returnAmounts,
  placeOfSupply: z.string().nullable(),
  recipients: Recipients.nullable(),
  /** Of table 5. */
  inward: z.enum(['GST', 'NONGST']).nullable(),
  interState: z.boolean().nullable(),
  reason: z.string(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  withdrawnBy: z.string().nullable(),
  withdrawnReason: z.string().nullable(),
})

const pdcash = {
  /** 30002: other than reverse charge; 30003: reverse charge and supplies under section 9(5). */
  trans_typ: z.number(),
  ipd: z.string(),
  cpd: z.string(),
  spd: z.string(),
  cspd: z.string(),
  i_intrpd: z.string(),
  c_intrpd: z.string(),
  s_intrpd: z.string(),
  cs_intrpd: z.string(),
  c_lfeepd: z.string(),
  s_lfeepd: z.string(),
}
const utilisation = Object.fromEntries(utilisationNames.map((name) => [name, z.string()])) as Record<
  (typeof utilisationNames)[number],
  z.ZodString
>
const typedUtilisation = Object.fromEntries(
  utilisationNames.map((name) => [name, f.Rupees.default('0')]),
) as Record<(typeof utilisationNames)[number], z.ZodDefault<typeof f.Rupees>>

/** Where an opening balance comes from. */
const Origin = z.enum(['Entered', 'PreviousPeriod', 'None'])

const SetOff = z.object({
  openingCredit: Heads,
  openingCreditFrom: Origin,
  openingCash: Heads,
  /** Tax that earlier returns had below zero. */
  broughtNegative: Heads,
  /** Table 6.1: tax in whole rupees, and the credit there is for it. */
  tax: Heads,
  reverseCharge: Heads,
  credit: Heads,
  interest: Heads,
  lateFee: z.object({ cgst: z.string(), sgst: z.string() }),
  pditc: z.object(utilisation),
  pdcash: z.array(z.object(pdcash)),
  /** All that is paid in cash, by head; and of that what is not in the cash ledger: the challan (PMT-06). */
  cash: Heads,
  challan: Heads,
  closingCredit: Heads,
  closingCash: Heads,
  /** Tax below zero that the next return takes off. */
  carriedNegative: Heads,
  /** Rule 86B: the least tax that a return of this value is to pay in cash, where less is paid. */
  rule86B: z.object({ least: z.string(), paid: z.string() }).nullable(),
  savedAt: z.string().nullable(),
  savedBy: z.string().nullable(),
  /** The figures have changed since it was saved. */
  isOutdated: z.boolean(),
})

const TypedHeads = z.object({
  igst: f.LedgerBalance.default('0'),
  cgst: f.LedgerBalance.default('0'),
  sgst: f.LedgerBalance.default('0'),
  cess: f.LedgerBalance.default('0'),
})

const AskedSetOff = ReturnOf.extend({
  /** Balances of the electronic ledgers before this return; absent: those the return before left. */
  openingCredit: TypedHeads.optional(),
  openingCash: TypedHeads.optional(),
  broughtNegative: TypedHeads.optional(),
  /** Another set-off than the one that is proposed. */
  pditc: z.object(typedUtilisation).optional(),
})

export const gstr3bCalls = {
  ...formCalls('gstr3b', {
    summary: z.object({
      entityId: f.Id,
      gstin: z.string().nullable(),
      returnPeriod: z.string(),
      frequency: z.enum(['Monthly', 'Quarterly']),
      /** What this taxpayer files in place of GSTR-3B. */
      otherReturns: z.string().nullable(),
      dueDate: z.string(),
      sections: z.array(Line),
      /** Cells that the form does not take below zero, and are. */
      negative: z.array(Section),
      adjustments: z.array(Adjustment3b),
      filed: FiledReturn.nullable(),
      /** GSTR-1 of the period. */
      isOutwardFiled: z.boolean(),
      /** Bills and notes of the period whose credit nobody claimed yet. */
      unclaimed: z.number(),
    }),
    record: z.object({
      /** Of an advance: of the payment. */
      documentId: f.Id,
      kind: z.enum([...DocumentKindName.options, ...paymentKindNames]),
      number: z.string().nullable(),
      date: z.string(),
      partyName: z.string().nullable(),
      gstin: z.string().nullable(),
      /** Table of GSTR-1 through which it is here. */
      table: z.string().optional(),
      ...returnAmounts,
    }),
    json: {},
  }),
  /** Adds to a figure what the books do not know, with a reason; tables 3.1 to 3.2 only as long as the portal allows it. */
  adjust: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr3b/adjust',
    access: prepareReturns,
    input: ReturnOf.extend({
      section: Section,
      taxableValue: f.ReturnAmount.default('0'),
      igst: f.ReturnAmount.default('0'),
      cgst: f.ReturnAmount.default('0'),
      sgst: f.ReturnAmount.default('0'),
      cess: f.ReturnAmount.default('0'),
      placeOfSupply: f.StateCode.optional(),
      recipients: Recipients.optional(),
      inward: z.enum(['GST', 'NONGST']).optional(),
      interState: z.boolean().optional(),
      reason: f.Description.min(1),
    }),
    reply: z.object({ id: f.Id }),
    idempotent: true,
  }),
  /** Takes an adjustment back; it stays in the history. */
  withdrawAdjustment: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr3b/withdrawAdjustment',
    access: prepareReturns,
    input: ReturnOf.extend({ id: f.Id, reason: f.Description.min(1) }),
    reply: 'nothing',
    idempotent: true,
  }),
  /** The set-off by law, or the saved one; what is sent along is checked and answered with its consequences. */
  setOff: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr3b/setOff',
    access: viewReturns,
    input: AskedSetOff,
    reply: SetOff,
    readOnly: true,
  }),
  saveSetOff: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr3b/saveSetOff',
    access: prepareReturns,
    input: AskedSetOff,
    reply: SetOff,
    idempotent: true,
  }),
  /** Deposit of a month by a quarterly filer (PMT-06): the fixed sum, and what the month itself comes to. */
  challan: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr3b/challan',
    access: viewReturns,
    input: ReturnOf,
    reply: z.object({
      returnPeriod: z.string(),
      dueDate: z.string(),
      /** Null where no earlier return was saved that it is counted from. */
      fixedSum: z.object({ ...heads, of: z.string(), percent: z.string() }).nullable(),
      selfAssessed: Heads,
    }),
    readOnly: true,
  }),
}
