import { formatIpRange, parseIpRange } from '@bahi/domain/net/ip-address.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { byPersonOnly, recordStamps, resourceCalls } from './resource.ts'

/** One address, a block (`203.0.113.0/24`, `2001:db8::/48`) or a range (`203.0.113.10-203.0.113.20`), written in one way. */
export const IpRangeText = z
  .string()
  .trim()
  .max(100)
  .refine((text) => parseIpRange(text) !== undefined, { error: 'ipAddress' })
  .overwrite((text) => {
    const range = parseIpRange(text)
    return range ? formatIpRange(range) : text
  })

const ipAddressFields = {
  address: IpRangeText,
  description: f.Description.optional(),
  /** For this user alone; absent: for everybody of the account. */
  userId: f.Id.optional(),
}
export const IpAddressSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  ...ipAddressFields,
})
export const IpAddressRow = z.object({
  ...recordStamps,
  address: z.string(),
  description: z.string().nullish(),
  userId: f.Id.nullish(),
  userName: z.string().nullish(),
})

const Rule = z.enum(['Account', 'Always', 'Never'])
const UserRule = z.object({ userId: f.Id, userName: z.string(), rule: Rule })

export const ipAddressCalls = {
  ...byPersonOnly(
    resourceCalls('ipAddress', 'IPA', {
      row: IpAddressRow,
      detail: IpAddressRow,
      save: IpAddressSave,
      filters: { userIds: z.array(f.Id).max(500).optional() },
    }),
  ),
  /** Whether the list is in force, for whom it is otherwise, and the address that asks. */
  standing: defineCall({
    method: 'GET',
    path: '/ipAddress/standing',
    access: { anyOf: ['IPA_SH_VW'] },
    reply: z.object({
      isOn: z.boolean(),
      /** The address this request came from. */
      address: z.string(),
      /** The list, as it is, holds that address for the user who asks. */
      isListed: z.boolean(),
      users: z.array(UserRule),
    }),
    readOnly: true,
  }),
  /** Switches the list on or off for the account. Refused where the person who asks would shut themselves out. */
  restrict: defineCall({
    method: 'POST',
    path: '/ipAddress/restrict',
    access: { anyOf: ['IPA_CH_ST'] },
    input: z.object({ isOn: z.boolean() }),
    reply: 'nothing',
    idempotent: true,
    personOnly: true,
  }),
  /** For one user always, never, or as for the account. */
  restrictUser: defineCall({
    method: 'POST',
    path: '/ipAddress/restrictUser',
    access: { anyOf: ['IPA_CH_ST'] },
    input: z.object({ userId: f.Id, rule: Rule }),
    reply: 'nothing',
    idempotent: true,
    personOnly: true,
  }),
}
