import type { PaymentTcs } from '@bahi/contracts/payments.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { collectionOfReceipt } from '@bahi/domain/withholding/collect.ts'
import type { Collection } from '@bahi/domain/withholding/collect.ts'
import { collectionNamed, collectionOn } from '@bahi/domain/withholding/collect-sections.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'
import type { BookIssue, CollectionFacts, Facts } from '../ledger/index.ts'
import { collectionFacts } from './facts.ts'

interface Receipt {
  readonly entityId: number
  readonly partyId: number
  readonly date: string
  /** What a person says of the tax. */
  readonly tcs?: z.output<typeof PaymentTcs> | undefined
}

/** Tax that is collected of money which comes before its invoice. */
export interface CollectingReceipt {
  readonly row: Collection | undefined
  readonly tax: Decimal
  readonly facts: CollectionFacts | undefined
  readonly issues: readonly BookIssue[]
}

const nothing: CollectingReceipt = { row: undefined, tax: Decimal.zero, facts: undefined, issues: [] }

/** What is collected of the part of a receipt that settles nothing: as its customer says, or as a person says with a reason. */
export async function collectedOfReceipt(
  db: Db,
  { date, tcs }: Receipt,
  rest: Decimal,
  { party, entity, settings }: Facts,
): Promise<CollectingReceipt> {
  const refused = (path: string, code: string, params?: Record<string, string>): CollectingReceipt => ({
    ...nothing,
    issues: [{ path, code, ...(params ? { params } : {}) }],
  })
  const collects = settings['CollectTcs'] === true
  if (tcs && !collects) return refused('tcs', 'TCS_OFF')
  if (tcs && !rest.isPositive()) return refused('tcs', 'TCS_NO_ADVANCE')
  const own = (party?.tcsApplicable === true && party.tcsSection) || undefined
  if (!collects || !party || !entity || !rest.isPositive() || (!tcs && !own)) return nothing
  const section = tcs ? collectionNamed(tcs.section) : own
  if (!section) return refused('tcs.section', 'TCS_SECTION', { section: tcs!.section })
  if (!collectionOn(section, date))
    return tcs ? refused('tcs.section', 'TCS_SECTION_NOT_IN_FORCE', { section, date }) : nothing
  const money = rest.toFixed(2)
  const facts = await collectionFacts(db, {
    companyId: entity.companyId,
    party,
    date,
    correctedIds: [],
    holds: true,
  })
  const asked = {
    section,
    date,
    money,
    hasPan: facts.pan !== null,
    year: facts.soFar.find((one) => one.section === section) ?? { counted: '0', taxed: '0' },
  }
  const row = collectionOfReceipt({ ...asked, base: tcs?.base, amount: tcs?.amount })!
  const tax = Decimal.of(row.tax)
  const issues: BookIssue[] = []
  if (tcs?.base !== undefined && Decimal.of(tcs.base).gt(rest))
    issues.push({ path: 'tcs.base', code: 'TCS_BASE_ABOVE', params: { base: tcs.base, value: money } })
  else if (tax.gt(rest))
    issues.push({ path: 'tcs.amount', code: 'TCS_ABOVE_BASE', params: { amount: row.tax, base: money } })
  if (tcs && issues.length === 0 && !tcs.reason && !isAsComputed(row, own === section ? asked : undefined))
    issues.push({ path: 'tcs.reason', code: 'REQUIRED' })
  return { row, tax: issues.length > 0 ? Decimal.zero : tax, facts, issues }
}

const isAsComputed = (
  row: Collection,
  asked: Parameters<typeof collectionOfReceipt>[0] | undefined,
): boolean => {
  const computed = asked && collectionOfReceipt(asked)
  return computed?.base === row.base && computed.tax === row.tax
}

/** Keeps it in the register, also without tax: it counts towards the limit of the year. */
export async function keepCollectionOfReceipt(
  db: Db,
  { entityId, partyId, date, tcs, id }: Receipt & { readonly id: number },
  { row, facts }: CollectingReceipt,
  { entity }: Facts,
): Promise<void> {
  if (!row || !facts || !entity) return
  const kept = {
    entity_id: entityId,
    company_id: entity.companyId,
    party_id: partyId,
    buyer_key: facts.key,
    pan: facts.pan,
    date,
    financial_year: financialYearOf(date),
    section: row.section,
    provision: row.provision,
    base: row.base,
    advance: row.advance,
    advance_tax: '0',
    counted: row.counted,
    taxed: row.taxed,
    rate: row.parts[0]?.rate ?? '0',
    tax: row.tax,
    reason: tcs?.reason,
    why: row.why,
  }
  await sql`select keep_collections(null, ${id}, ${JSON.stringify([kept])}::json)`.execute(db)
}
