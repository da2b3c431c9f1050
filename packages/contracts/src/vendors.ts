import { recordedForms } from '@bahi/domain/returns/filing-record.ts'
import * as z from 'zod'
import { Address } from './address.ts'
import { defineCall } from './call.ts'
import { TaxpayerType } from './enums.ts'
import * as f from './fields.ts'
import { Ids, recordStamps, resourceCalls } from './resource.ts'

/** How good a supplier's returns are, judged by what is known of them. */
export const QualityRating = z.enum(['Bad', 'Average', 'Good', 'Excellent'])
export const RegistrationStatus = z.enum(['Active', 'Suspended', 'Cancelled'])
export const VendorFrequency = z.enum(['Monthly', 'Quarterly'])

/** Someone at the supplier's whom reminders and questions go to. */
const Contact = z.object({
  name: f.PersonName.min(1),
  designation: f.Designation.optional(),
  email: f.Email.optional(),
  mobile: f.Mobile.optional(),
})

const vendorFields = {
  gstin: f.Gstin,
  name: f.RegisteredName.min(1),
  tradeName: f.RegisteredName.optional(),
  taxpayerType: TaxpayerType.default('REG'),
  contacts: z.array(Contact).max(20).default([]),
  /** Addresses that follow-up mails go to. */
  emails: f.Emails.optional(),
  phone: f.Phone.optional(),
  address: Address.optional(),
  registrationStatus: RegistrationStatus.default('Active'),
  /** How often GSTR-1 is filed, and the last period known to be filed. */
  filingFrequency: VendorFrequency.default('Monthly'),
  lastFiledPeriod: f.ReturnPeriod.optional(),
  notes: f.Notes.optional(),
}

export const VendorSave = z.object({ id: f.Id.optional(), version: f.Version.optional(), ...vendorFields })

const rated = {
  pan: z.string().nullish(),
  stateCode: z.string().nullish(),
  /** Absent where nothing is known of the filing. */
  rating: QualityRating.nullish(),
  /** Periods that are due and not known to be filed. */
  periodsLate: z.number().nullish(),
  /** How punctually GSTR-1 and GSTR-3B are filed, 0 to 100; absent where the portal was not asked. */
  score: z.number().nullish(),
}

export const VendorDetail = z.object({
  ...recordStamps,
  ...vendorFields,
  ...rated,
  /** A plain sentence: why the rating is what it is. */
  ratingReason: z.string(),
  /** When the portal was asked last what the supplier has filed; null: never. */
  checkedAt: z.string().nullish(),
  /** GSTR-1 and GSTR-3B that fell due within the year before, the newest period first. */
  filings: z.array(
    z.object({
      form: z.enum(recordedForms),
      returnPeriod: z.string(),
      dueOn: z.string(),
      /** Null: not filed when the portal was asked. */
      filedOn: z.string().nullable(),
      daysLate: z.number(),
      arn: z.string().nullable(),
    }),
  ),
})

export const VendorRow = z.object({
  ...recordStamps,
  gstin: z.string(),
  name: z.string(),
  tradeName: z.string().nullish(),
  taxpayerType: TaxpayerType,
  emails: z.string().nullish(),
  city: z.string().nullish(),
  registrationStatus: RegistrationStatus,
  filingFrequency: VendorFrequency,
  lastFiledPeriod: z.string().nullish(),
  ...rated,
})

export const vendorCalls = {
  ...resourceCalls('vendor', 'VND', {
    row: VendorRow,
    detail: VendorDetail,
    save: VendorSave,
    filters: {
      ratings: z.array(QualityRating).max(4).optional(),
      registrationStatuses: z.array(RegistrationStatus).max(3).optional(),
      stateCodes: z.array(f.StateCode).optional(),
    },
  }),
  /** Asks the portal for the returns that suppliers have filed this year and last, one after the other, as a task. */
  checkFilings: defineCall({
    method: 'POST',
    path: '/vendor/checkFilings',
    access: { anyOf: ['VND_ED'] },
    input: z.object({ ids: Ids }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
}
