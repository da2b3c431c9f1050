import { openSideNames } from '@bahi/domain/payments/kinds.ts'
import * as z from 'zod'
import { Attachment } from './attachments.ts'
import { documentRights } from './document-rights.ts'
import { Address, BankAccount } from './address.ts'
import { defineCall } from './call.ts'
import { CustomFilters, CustomValues } from './custom-fields.ts'
import { DeducteeType, PartyRole, TaxpayerType, TcsSectionName, TdsSectionName } from './enums.ts'
import * as f from './fields.ts'
import { recordStamps, resourceCalls } from './resource.ts'

const partyFields = {
  name: f.Name.min(1),
  tradeName: f.RegisteredName.optional(),
  /** Made automatically when empty; unique. */
  code: f.PartyCode.optional(),
  role: PartyRole.default('Customer'),
  taxpayerType: TaxpayerType.default('REG'),
  gstin: f.Gstin.optional(),
  pan: f.Pan.optional(),
  emails: f.Emails.optional(),
  mobile: f.Mobile.optional(),
  phone: f.Phone.optional(),
  billingAddress: Address.optional(),
  shippingAddresses: z.array(Address).max(200).default([]),
  placeOfSupply: f.StateCode.optional(),
  paymentTermsDays: f.PaymentTermsDays.optional(),
  creditLimit: f.Amount.optional(),
  openingBalance: f.Amount.optional(),
  openingBalanceDate: f.CalendarDate.optional(),
  /** Debit: the party owes us. */
  openingBalanceSide: z.enum(['Debit', 'Credit']).optional(),
  currencyCode: f.CurrencyCode.optional(),
  discountPercent: f.Discount.optional(),
  /** Parties of a group share price lists. */
  partyGroupId: f.Id.optional(),
  bank: BankAccount.optional(),
  upiId: f.UpiId.optional(),
  reverseCharge: z.boolean().default(false),
  tdsApplicable: z.boolean().default(false),
  tcsApplicable: z.boolean().default(false),
  /** Section under which tax is deducted of its bills, unless an item has another. */
  tdsSection: TdsSectionName.optional(),
  /** The section that its invoices come under, unless an item has another. */
  tcsSection: TcsSectionName.optional(),
  /** Who it is for the sections, where there is no PAN that says it. */
  deducteeType: DeducteeType.optional(),
  notes: f.Notes.optional(),
  customFields: z.record(z.string().max(50), f.CustomField).optional(),
}

export const PartySave = z.object({ id: f.Id.optional(), version: f.Version.optional(), ...partyFields })
export const PartyDetail = z.object({
  ...recordStamps,
  ...partyFields,
  code: z.string(),
  partyGroupName: z.string().nullish(),
  balance: z.string(),
  /** What the opening documents come to, and what of the opening balance they leave open; positive where the party owes us. */
  openingExplained: z.string(),
  openingRest: z.string(),
  attachments: z.array(Attachment),
})

export const PartyRow = z.object({
  ...recordStamps,
  code: z.string(),
  name: z.string(),
  tradeName: z.string().nullish(),
  role: PartyRole,
  taxpayerType: TaxpayerType,
  gstin: z.string().nullish(),
  stateCode: z.string().nullish(),
  city: z.string().nullish(),
  mobile: z.string().nullish(),
  emails: z.string().nullish(),
  /** Positive: the party owes us. */
  balance: z.string(),
  customFields: CustomValues.nullish(),
  /** How many files are attached. */
  attachments: z.number(),
})

/** What a picker shows beside the name. */
export const PartyChoice = z.object({
  id: f.Id,
  code: z.string(),
  name: z.string(),
  gstin: z.string().nullish(),
  mobile: z.string().nullish(),
  stateCode: z.string().nullish(),
  city: z.string().nullish(),
  taxpayerType: TaxpayerType,
  balance: z.string(),
  creditLimit: z.string().nullish(),
})

export const LedgerRow = z.object({
  id: f.Id,
  date: f.CalendarDate,
  /** 'opening', a document kind, 'paymentIn', ... */
  source: z.string(),
  documentId: f.Id.nullish(),
  paymentId: f.Id.nullish(),
  journalId: f.Id.nullish(),
  number: z.string().nullish(),
  /** Reference of a payment, the supplier's number of a bill, what a journal says. */
  narration: z.string().nullish(),
  /** Takes back what was booked on an earlier day. */
  isReversal: z.boolean().optional(),
  debit: z.string(),
  credit: z.string(),
  balance: z.string(),
})

/** One value of a query is alone, several are a list. */
const one = (value: unknown) => (value === undefined || Array.isArray(value) ? value : [value])
const partyQuery = z.object({ id: f.QueryId })
const Period = { fromDate: f.CalendarDate.optional(), toDate: f.CalendarDate.optional() }
const view = { anyOf: ['PTY_SH_VW'] } as const

export const partyCalls = {
  ...resourceCalls('party', 'PTY', {
    row: PartyRow,
    detail: PartyDetail,
    save: PartySave,
    filters: {
      roles: z.array(PartyRole).optional(),
      stateCodes: z.array(f.StateCode).optional(),
      partyGroupIds: z.array(f.Id).max(200).optional(),
      taxpayerTypes: z.array(TaxpayerType).optional(),
      /** Only those who owe us, or whom we owe, over the GSTINs the reader sees. */
      balance: z.enum(['ToCollect', 'ToPay']).optional(),
      customFilters: CustomFilters.optional(),
    },
  }),
  /** The best 100 by prefix of name, code, GSTIN or mobile: for pickers, over any number of parties. */
  pick: defineCall({
    method: 'GET',
    path: '/party/pick',
    access: { anyOf: ['PTY_SH_VW', ...documentRights('AD', 'ED'), 'PIN_AD', 'REP_PTY'] },
    input: z.object({ text: z.string().max(100).default(''), role: PartyRole.optional() }),
    reply: z.array(PartyChoice),
    readOnly: true,
  }),
  /** Lines of the party's account with a running balance, oldest first, in pages. */
  statement: defineCall({
    method: 'POST',
    path: '/party/statement',
    access: { anyOf: ['PTY_SH_VW', 'REP_PTY'] },
    input: z.object({
      id: f.Id,
      entityIds: z.array(f.Id).max(500).optional(),
      ...Period,
      start: z.number().int().min(0).default(0),
      size: z.number().int().min(1).max(500).default(100),
    }),
    reply: z.object({
      opening: z.string(),
      rows: z.array(LedgerRow),
      total: z.number(),
      debit: z.string(),
      credit: z.string(),
      closing: z.string(),
    }),
    readOnly: true,
  }),
  statementPdf: defineCall({
    method: 'GET',
    path: '/party/statementPdf',
    access: { anyOf: ['PTY_PDF'] },
    input: partyQuery.extend({
      ...Period,
      entityIds: z.preprocess(one, z.array(f.QueryId).max(500)).optional(),
      language: z.enum(['en', 'ar', 'hi']).optional(),
    }),
    reply: 'file',
    readOnly: true,
  }),
  /** Sends the statement by mail, the PDF attached. */
  sendStatement: defineCall({
    method: 'POST',
    path: '/party/sendStatement',
    access: { anyOf: ['PTY_SND'] },
    input: z.object({
      id: f.Id,
      entityIds: z.array(f.Id).max(500).optional(),
      ...Period,
      to: f.Emails,
      subject: z.string().max(500).optional(),
      message: z.string().max(2000).optional(),
      language: z.enum(['en', 'ar', 'hi']).optional(),
    }),
    reply: z.object({ messageId: f.Id }),
    idempotent: true,
  }),
  /** Outstanding by days since it fell due: 1-15, 16-30, 31-45, 46-60, 61-90, over 90; not due yet is separate. */
  ageing: defineCall({
    method: 'GET',
    path: '/party/ageing',
    access: view,
    input: z.object({
      id: f.QueryId.optional(),
      entityIds: z.preprocess(one, z.array(f.QueryId).max(500)).optional(),
      asOf: f.CalendarDate.optional(),
      /** What parties owe us, or what we owe them. */
      side: z.enum(openSideNames).default('receivable'),
    }),
    reply: z.object({
      asOf: f.CalendarDate,
      notDue: z.object({ amount: z.string(), documents: z.number() }),
      buckets: z.array(
        z.object({
          label: z.string(),
          fromDays: z.number(),
          toDays: z.number().nullable(),
          amount: z.string(),
          documents: z.number(),
        }),
      ),
      unallocated: z.string(),
      total: z.string(),
    }),
    readOnly: true,
  }),
  /** Parties that look like the one being typed: same GSTIN, PAN, mobile or name. */
  duplicates: defineCall({
    method: 'POST',
    path: '/party/duplicates',
    access: { anyOf: ['PTY_AD', 'PTY_ED'] },
    input: z.object({
      id: f.Id.optional(),
      name: z.string().max(100).optional(),
      gstin: z.string().max(15).optional(),
      mobile: z.string().max(11).optional(),
    }),
    reply: z.array(
      z.object({
        id: f.Id,
        code: z.string(),
        name: z.string(),
        gstin: z.string().nullish(),
        reason: z.enum(['gstin', 'mobile', 'name']),
      }),
    ),
    readOnly: true,
  }),
}

export const gstCalls = {
  /** What follows from a GSTIN (state, PAN, kind) and what is known of it here; source of names says where they came from. */
  searchTaxpayer: defineCall({
    method: 'GET',
    path: '/gst/searchtxp',
    access: { anyOf: ['PTY_SH_VW', 'BSN_SH_VW', 'VND_SH_VW'] },
    input: z.object({ Gstin: z.string().max(15) }),
    reply: z.object({
      gstin: z.string(),
      pan: z.string().nullable(),
      stateCode: z.string(),
      taxpayerType: TaxpayerType,
      legalName: z.string().nullable(),
      tradeName: z.string().nullable(),
      address: Address.nullable(),
      status: z.string().nullable(),
      source: z.enum(['gstin', 'entity', 'party', 'portal']),
    }),
    readOnly: true,
  }),
}
