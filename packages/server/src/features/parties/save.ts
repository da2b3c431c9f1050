import { StrictEmails, StrictUpiId } from '@bahi/contracts/fields.ts'
import { derivedOf, partyIssues } from '@bahi/contracts/party-rules.ts'
import type { PartySave } from '@bahi/contracts/parties.ts'
import { financialYearOf, rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { currencyOf } from '@bahi/domain/tables/currencies.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'
import { customFieldIssues } from '../custom-fields/index.ts'
import { insertRecord, Issues, nextCode, refusingDuplicates, updateRecord } from '../records/index.ts'
import type { Saved } from '../records/index.ts'
import { holderOfCode } from './queries.ts'

export type PartyInput = z.output<typeof PartySave>

export interface PartyContext {
  readonly db: Db
  /** Today in India. */
  readonly today: string
  /** Whether UPI ids with dots and long e-mail suffixes are accepted. */
  readonly relaxedIdentifiers: boolean
  /** The record as detail answers it, for the reply of a conflict. */
  readonly current: (id: number) => Promise<unknown>
}

export async function saveParty(context: PartyContext, input: PartyInput): Promise<Saved> {
  const { db } = context
  const issues = new Issues()
  issues.addAll(partyIssues(input))
  if (!context.relaxedIdentifiers) strictIssues(input, issues)
  if (input.currencyCode !== undefined && !currencyOf(input.currencyCode))
    issues.add('currencyCode', 'CURRENCY_UNKNOWN')
  if (input.code !== undefined) {
    const holder = await holderOfCode(db, input.code, input.id)
    if (holder !== undefined) issues.add('code', 'DUPLICATE_OF', { record: holder })
  }
  if (input.partyGroupId !== undefined) issues.addAll(await groupIssues(db, input.partyGroupId, input.id))
  issues.addAll(await customFieldIssues(db, 'party', input.customFields))
  issues.refuse()

  return refusingDuplicates({ parties_code: 'code' }, async () => {
    if (input.id === undefined) {
      const code = input.code ?? (await nextCode(db, 'party', 'P', 'parties'))
      return insertRecord(db, 'parties', { code, ...columnsOf(input, context.today) })
    }
    // An edit that leaves the code empty keeps the one there is.
    const code = input.code === undefined ? {} : { code: input.code }
    return updateRecord(
      db,
      'parties',
      { id: input.id, version: input.version },
      { ...code, ...columnsOf(input, context.today) },
      () => context.current(input.id!),
    )
  })
}

/** The group is there, and active unless the party is in it already. */
async function groupIssues(db: Db, groupId: number, partyId: number | undefined) {
  const { rows } = await sql<{ name: string; isOpen: boolean }>`
    select g.name, g.status = 'Active' or exists (select from parties p where p.subscriber_id = g.subscriber_id and p.id = ${partyId ?? 0}
      and p.party_group_id = g.id) as is_open
    from party_groups g where g.subscriber_id = current_subscriber() and g.id = ${groupId} and g.status <> 'Delete'`.execute(
    db,
  )
  const [group] = rows
  if (!group) return [{ path: 'partyGroupId', code: 'UNKNOWN_RECORD' }]
  return group.isOpen ? [] : [{ path: 'partyGroupId', code: 'RECORD_INACTIVE', params: { name: group.name } }]
}

/** Columns of the table; PAN, state and the side of an opening balance are filled from what is known. */
function columnsOf(input: PartyInput, today: string) {
  const { pan, stateCode } = derivedOf(input)
  const brought = input.openingBalance !== undefined && !/^0+(\.0+)?$/.test(input.openingBalance)
  return {
    name: input.name,
    tradeName: input.tradeName,
    role: input.role,
    taxpayerType: input.taxpayerType,
    gstin: input.gstin,
    pan,
    emails: input.emails,
    mobile: input.mobile,
    phone: input.phone,
    billingAddress: input.billingAddress,
    shippingAddresses: input.shippingAddresses,
    stateCode,
    city: input.billingAddress?.city,
    placeOfSupply: input.placeOfSupply,
    paymentTermsDays: input.paymentTermsDays,
    creditLimit: input.creditLimit,
    openingBalance: brought ? input.openingBalance : undefined,
    openingBalanceDate: brought
      ? (input.openingBalanceDate ?? rangeOfFinancialYear(financialYearOf(today)).from)
      : undefined,
    openingBalanceSide: brought
      ? (input.openingBalanceSide ?? (input.role === 'Supplier' ? 'Credit' : 'Debit'))
      : undefined,
    currencyCode: input.currencyCode,
    discountPercent: input.discountPercent,
    partyGroupId: input.partyGroupId,
    bank: input.bank,
    upiId: input.upiId,
    reverseCharge: input.reverseCharge,
    tdsApplicable: input.tdsApplicable,
    tcsApplicable: input.tcsApplicable,
    tdsSection: input.tdsSection,
    tcsSection: input.tcsSection,
    deducteeType: input.deducteeType,
    notes: input.notes,
    customFields: input.customFields,
  }
}

/** The rules as written, where the setting relaxedIdentifiers is off. */
function strictIssues(input: PartyInput, issues: Issues) {
  if (input.emails !== undefined && !StrictEmails.safeParse(input.emails).success)
    issues.add('emails', 'CHARACTERS')
  if (input.upiId !== undefined && !StrictUpiId.safeParse(input.upiId).success)
    issues.add('upiId', 'CHARACTERS')
}
