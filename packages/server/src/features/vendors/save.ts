import { StrictEmail, StrictEmails } from '@bahi/contracts/fields.ts'
import { partyIssues } from '@bahi/contracts/party-rules.ts'
import type { VendorSave } from '@bahi/contracts/vendors.ts'
import { comparePeriods, rangeOfPeriod, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import { parseGstin } from '@bahi/domain/ids/gstin.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { insertRecord, Issues, refusingDuplicates, updateRecord } from '../records/index.ts'
import type { Saved } from '../records/index.ts'
import { vendorDetail } from './queries.ts'

type Input = z.output<typeof VendorSave>

/** A supplier appears once in an account, by its GSTIN. */
export async function saveVendor(ctx: Ctx, input: Input): Promise<Saved> {
  const { db } = ctx
  const { id, version, ...fields } = input
  const issues = await issuesOf(ctx, input)
  issues.refuse()
  const parts = parseGstin(fields.gstin)!
  const { address, lastFiledPeriod } = fields
  const columns = {
    gstin: fields.gstin,
    name: fields.name,
    tradeName: fields.tradeName,
    taxpayerType: fields.taxpayerType,
    pan: parts.pan,
    stateCode: parts.stateCode,
    city: address?.city,
    contacts: fields.contacts,
    emails: fields.emails,
    phone: fields.phone,
    address,
    registrationStatus: fields.registrationStatus,
    filingFrequency: fields.filingFrequency,
    lastFiledPeriod,
    lastFiledFrom: lastFiledPeriod && rangeOfPeriod(lastFiledPeriod).from,
    notes: fields.notes,
  }
  return refusingDuplicates({ vendors_gstin: 'gstin' }, () =>
    id === undefined
      ? insertRecord(db, 'vendors', columns)
      : updateRecord(db, 'vendors', { id, version }, columns, () => vendorDetail(ctx, id)),
  )
}

async function issuesOf(ctx: Ctx, input: Input): Promise<Issues> {
  const issues = new Issues()
  // The same rules as a party's: form of the GSTIN for the kind of taxpayer, PIN code and state of the address.
  for (const issue of partyIssues({ ...input, billingAddress: input.address }))
    issues.addAll([{ ...issue, path: issue.path.replace(/^billingAddress/, 'address') }])
  const { rows } = await sql<{
    same: boolean
  }>`select exists (select from vendors where subscriber_id = current_subscriber()
    and gstin = ${input.gstin} and status <> 'Delete' and id <> ${input.id ?? 0}) as same`.execute(ctx.db)
  if (rows[0]!.same) issues.add('gstin', 'DUPLICATE')
  const { relaxedIdentifiers } = await ctx.settings()
  if (!relaxedIdentifiers && input.emails !== undefined && !StrictEmails.safeParse(input.emails).success)
    issues.add('emails', 'CHARACTERS')
  for (const [index, { email }] of input.contacts.entries())
    if (!relaxedIdentifiers && email !== undefined && !StrictEmail.safeParse(email).success)
      issues.add(`contacts[${index}].email`, 'CHARACTERS')
  if (input.lastFiledPeriod !== undefined) {
    if (input.filingFrequency === 'Quarterly' && Number(input.lastFiledPeriod.slice(0, 2)) % 3 !== 0)
      issues.add('lastFiledPeriod', 'PERIOD_OF_QUARTER')
    if (comparePeriods(input.lastFiledPeriod, returnPeriodOf(ctx.today(), input.filingFrequency)) > 0)
      issues.add('lastFiledPeriod', 'PERIOD_AHEAD')
  }
  return issues
}
