import * as z from 'zod'
import { defineCall } from './call.ts'
import { SupplyKind } from './enums.ts'
import * as f from './fields.ts'

const CodeName = z.object({ code: z.string(), name: z.string() })
const IdLabel = z.object({ id: z.string(), label: z.string() })
const list = <const P extends `/${string}`, R extends z.ZodType>(path: P, record: R) =>
  defineCall({ method: 'GET', path, access: 'session', reply: z.array(record), readOnly: true })

const Rate = z.object({ rate: z.string(), since: z.string(), until: z.string().nullish() })
const Resources = z.object({
  culture: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  texts: z.record(z.string(), z.string()),
})

/** Lists that the whole product reads; source: specification part 1, section 7. */
export const masterCalls = {
  enum: defineCall({
    method: 'GET',
    path: '/master/enum',
    access: 'session',
    input: z.object({ type: z.string().max(60), suffix: z.string().max(60).optional() }),
    reply: z.array(IdLabel),
    readOnly: true,
  }),
  /** Texts that screens before sign-in need, in the language of the culture-name header. */
  preResources: defineCall({
    method: 'GET',
    path: '/master/preResources',
    access: 'anonymous',
    /** 'guides': the texts of the help pages alone. */
    input: z.object({ scope: z.enum(['guides']).optional() }),
    reply: Resources,
    readOnly: true,
  }),
  resources: defineCall({
    method: 'GET',
    path: '/master/resources',
    access: 'session',
    reply: Resources,
    readOnly: true,
  }),
  financialYears: list(
    '/master/financialYears',
    z.object({ id: z.string(), label: z.string(), from: z.string(), to: z.string() }),
  ),
  returnPeriods: list(
    '/master/returnPeriods',
    z.object({ id: z.string(), label: z.string(), financialYear: z.string() }),
  ),
  rates: list('/master/rates', Rate),
  cessRates: list('/master/cessRates', Rate),
  stateCessRates: list('/master/stateCessRates', Rate),
  cessNonAdvaloremRates: list('/master/cessNonAdvaloremRates', Rate),
  countryCode: list('/master/countryCode', CodeName),
  currencyCode: list('/master/currencyCode', IdLabel),
  industryType: list('/master/industryType', IdLabel),
  /** `countryId` as the country's code; India without it. */
  states: defineCall({
    method: 'GET',
    path: '/master/states',
    access: 'session',
    input: z.object({ countryId: z.string().max(5).optional() }),
    reply: z.array(CodeName.extend({ isUnionTerritory: z.boolean().optional() })),
    readOnly: true,
  }),
  cities: defineCall({
    method: 'GET',
    path: '/master/cities',
    access: 'session',
    input: z.object({ stateId: f.StateCode }),
    reply: z.array(CodeName),
    readOnly: true,
  }),
  countryCities: defineCall({
    method: 'GET',
    path: '/master/country/cities',
    access: 'session',
    input: z.object({ countryId: z.string().max(5) }),
    reply: z.array(CodeName),
    readOnly: true,
  }),
  ports: list('/master/ports', CodeName),
  uqc: list('/master/uqc', CodeName),
  /** State of an Indian pincode by its first digits. */
  pincode: defineCall({
    method: 'GET',
    path: '/master/pincode',
    access: 'session',
    input: z.object({ pincode: f.Pincode }),
    reply: z.object({ stateCodes: z.array(z.string()) }),
    readOnly: true,
  }),
  transactionType: defineCall({
    method: 'POST',
    path: '/master/getTransactionType',
    access: 'session',
    input: z.object({
      entityId: f.Id,
      partyId: f.Id.optional(),
      supplyKind: SupplyKind.default('Regular'),
      reverseCharge: z.boolean().default(false),
      /** The day of the supply; absent: today. */
      date: f.CalendarDate.optional(),
    }),
    reply: z.object({
      transactionType: z.string(),
      reason: z.string(),
      /** The LUT in force on that day, which allows a zero-rated supply without payment of tax. */
      lut: z.object({ number: z.string(), validTo: f.CalendarDate }).nullable(),
    }),
    readOnly: true,
  }),
}
