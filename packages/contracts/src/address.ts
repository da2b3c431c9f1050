import { isPincode } from '@bahi/domain/ids/pincode.ts'
import { isStateCode } from '@bahi/domain/tables/states.ts'
import * as z from 'zod'
import * as f from './fields.ts'

/**
 * An address as typed. India: a state of India and six digits of PIN; another country: state 96. Whether the PIN
 * lies in the state is asked where the address is saved, because the postal map has exceptions.
 */
export const Address = z
  .object({
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
  .superRefine((address, context) => {
    const refuse = (member: string, message: string) =>
      context.addIssue({ code: 'custom', path: [member], message })
    if (!isStateCode(address.stateCode)) refuse('stateCode', 'state')
    else if ((address.countryCode === 'IN') === (address.stateCode === '96'))
      refuse('stateCode', 'stateOfCountry')
    if (address.countryCode === 'IN' && address.pincode !== undefined && !isPincode(address.pincode)) {
      refuse('pincode', 'pincode')
    }
  })
export type Address = z.output<typeof Address>

export const BankAccount = z.object({
  holder: f.AccountHolder.optional(),
  accountNumber: f.AccountNumber,
  ifsc: f.Ifsc.optional(),
  bankName: f.Name.optional(),
  branch: f.BranchName.optional(),
})
