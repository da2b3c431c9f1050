import type { Decimal } from '@bahi/domain/num/decimal.ts'
import { namedOn, sectionNamed, sectionOn } from '@bahi/domain/withholding/sections.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { BookIssue, Facts } from '../ledger/index.ts'
import { withholdingFacts } from './facts.ts'
import { deducteeColumns } from './of-bill.ts'

interface Payment {
  readonly id: number
  readonly entityId: number
  readonly partyId: number
  readonly date: string
  readonly section: string | undefined
  /** What the party is settled with: the money and the tax. */
  readonly whole: Decimal
  readonly tax: Decimal
  /** What of it pays no bill: an advance, which counts towards the limit. */
  readonly rest: string
}

/** Where tax at source is deducted, what is kept back of a payment has its section. */
export function paymentTdsIssues(
  { tdsSection, date }: { readonly tdsSection?: string | undefined; readonly date: string },
  tax: Decimal,
  facts: Pick<Facts, 'settings'>,
): BookIssue[] {
  if (facts.settings['DeductTds'] !== true || tax.isZero()) return []
  if (tdsSection === undefined) return [{ path: 'tdsSection', code: 'REQUIRED' }]
  const section = sectionNamed(tdsSection)
  if (!section) return [{ path: 'tdsSection', code: 'TDS_SECTION', params: { section: tdsSection } }]
  return sectionOn(section, date)
    ? []
    : [{ path: 'tdsSection', code: 'TDS_SECTION_NOT_IN_FORCE', params: { section, date } }]
}

/** Keeps what was deducted of a payment in the register; without a section of the law it is in the books alone. */
export async function keepPaymentTds(db: Db, payment: Payment, facts: Facts): Promise<void> {
  const section = payment.section === undefined ? undefined : sectionNamed(payment.section)
  if (!section || payment.tax.isZero() || facts.settings['DeductTds'] !== true) return
  const { entityId, partyId, date, whole, tax } = payment
  const { companyId } = facts.entity!
  const withholding = await withholdingFacts(db, { companyId, party: facts.party!, date, holds: true })
  const { provision, code } = namedOn(section, date, withholding.deductee)
  const row = {
    ...deducteeColumns(withholding, { entityId, companyId, partyId, date }),
    section,
    provision,
    code,
    base: whole.toFixed(2),
    advance: '0',
    counted: payment.rest,
    taxed: whole.toFixed(2),
    rate: tax.mul('100').div(whole, 4).toString(),
    tax: tax.toFixed(2),
  }
  await sql`select keep_deductions(null, ${payment.id}, ${JSON.stringify([row])}::json)`.execute(db)
}
