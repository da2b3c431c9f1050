import * as z from 'zod'
import * as f from './fields.ts'

/** An address as typed; the state of an Indian pincode must match (checked by the server and the form). */
export const Address = z.object({
  name: f.RegisteredName.optional(),
  line1: f.AddressLine.min(1),
  line2: f.AddressLine.optional(),
  city: f.City.optional(),
  /** 96 for another country. */
  stateCode: f.StateCode,
  pincode: f.Pincode.optional(),
  countryCode: f.CountryCode.default('IN'),
  gstin: f.Gstin.optional(),
})
export type Address = z.output<typeof Address>

export const BankAccount = z.object({
  holder: f.AccountHolder.optional(),
  accountNumber: f.AccountNumber,
  ifsc: f.Ifsc.optional(),
  bankName: f.Name.optional(),
  branch: f.BranchName.optional(),
})
