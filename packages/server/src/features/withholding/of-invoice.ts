import type { DocumentSave } from '@bahi/contracts/documents.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { isCredit } from '@bahi/domain/documents/families.ts'
import type { DocumentType } from '@bahi/domain/documents/families.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { ComputedDocument } from '@bahi/domain/tax/types.ts'
import { collectionOf, givenBackOf, withCollected } from '@bahi/domain/withholding/collect.ts'
import type { Collection, SoldGoods } from '@bahi/domain/withholding/collect.ts'
import { collectionNamed, collectionOn } from '@bahi/domain/withholding/collect-sections.ts'
import type { CollectionSection } from '@bahi/domain/withholding/collect-sections.ts'
import type * as z from 'zod'
import type { BookIssue, CollectionFacts, Facts } from '../ledger/index.ts'

type Input = z.output<typeof DocumentSave>

/** Tax collected at source on an invoice or debit note; of a credit note, what it gives back. Amounts are positive. */
export interface Collecting {
  readonly rows: readonly Collection[]
  readonly tax: string
  /** A person has entered something else than was computed. */
  readonly isEntered: boolean
}

interface Sale {
  readonly input: Pick<Input, 'date' | 'tcs' | 'entityId' | 'partyId'>
  readonly lines: readonly { readonly itemId?: number | undefined; readonly quantity?: string | undefined }[]
  readonly computed: Pick<ComputedDocument, 'lines' | 'chargeLines' | 'totals'>
  readonly type: Pick<DocumentType, 'opens'>
}

type Goods = ReadonlyMap<CollectionSection, readonly SoldGoods[]>

/** By section, with GST: what the items of the lines say, else the customer; charges go with the customer. */
function goodsOf({ lines, computed }: Sale, { party, items }: Pick<Facts, 'party' | 'items'>): Goods {
  const goods = new Map<CollectionSection, SoldGoods[]>()
  if (party?.tcsApplicable !== true) return goods
  const add = (section: CollectionSection | null | undefined, value: string, quantity = '1') => {
    if (section) goods.set(section, [...(goods.get(section) ?? []), { value, quantity }])
  }
  const own = party.tcsSection
  for (const [index, { itemId, quantity }] of lines.entries()) {
    const item = itemId === undefined ? undefined : items.get(itemId)
    add(item?.tcsSection ?? own, computed.lines[index]!.total, quantity)
  }
  for (const charge of computed.chargeLines) add(own, charge.total)
  return goods
}

const none = { counted: '0', taxed: '0' }

const ruleOf = (
  { type, input }: Sale,
  facts: CollectionFacts,
  section: CollectionSection,
  { goods, base }: { goods: readonly SoldGoods[]; base?: string | undefined },
): Collection | undefined =>
  isCredit(type)
    ? givenBackOf(
        { section, date: input.date!, goods, base },
        facts.left.find((one) => one.section === section),
      )
    : collectionOf({
        section,
        date: input.date!,
        goods,
        base,
        hasPan: facts.pan !== null,
        year: facts.soFar.find((one) => one.section === section) ?? none,
        advance: facts.before.find((one) => one.section === section),
      })

/** What is collected on a sale: as its facts say, or as a person says; undefined where no tax is collected of its customer. */
export function collectedOf(sale: Sale, facts: Facts): Collecting | undefined {
  const { date, tcs } = sale.input
  const { collection } = facts
  if (!collection || date === undefined) return undefined
  const goods = goodsOf(sale, facts)
  const computed = [...goods].flatMap(
    ([section, sold]) => ruleOf(sale, collection, section, { goods: sold }) ?? [],
  )
  if (!tcs) return { rows: computed, tax: taxOf(computed), isEntered: false }
  const seen = new Set<CollectionSection>()
  const rows = tcs.rows.flatMap(({ section: text, base, amount }) => {
    const section = collectionNamed(text)
    if (!section || seen.has(section)) return []
    seen.add(section)
    const sold = goods.get(section)
    // Where nothing of it is sold under the section, or a person says what is, one unit may be worth less than the limit.
    const isSaid = !sold || (base !== undefined && !Decimal.of(base).eq(valueOf(sold)))
    const row = ruleOf(sale, collection, section, {
      goods: sold ?? [],
      base: isSaid ? (base ?? sale.computed.totals.total) : undefined,
    })
    return row ? [amount === undefined ? row : withCollected(row, amount)] : []
  })
  const isEntered =
    rows.length !== computed.length ||
    rows.some((row) => {
      const same = computed.find(({ section }) => section === row.section)
      return !same || same.base !== row.base || same.tax !== row.tax
    })
  return { rows, tax: taxOf(rows), isEntered }
}

const valueOf = (goods: readonly SoldGoods[]) => Decimal.sum(goods.map(({ value }) => value))
const taxOf = (rows: readonly Collection[]) => Decimal.sum(rows.map(({ tax }) => tax)).toFixed(2)

/** What is wrong with what a person says of the tax to collect. */
export function collectionIssues(
  sale: Sale & { readonly collection: Collecting | undefined },
  facts: Facts,
): BookIssue[] {
  const { tcs, date } = sale.input
  const { collection } = sale
  if (!tcs) return []
  if (facts.settings['CollectTcs'] !== true) return [{ path: 'tcs', code: 'TCS_OFF' }]
  const seen = new Set<string>()
  const whole = sale.computed.totals.total
  const issues = tcs.rows.flatMap(({ section: text, base, amount }, index): BookIssue[] => {
    const path = `tcs.rows[${index}]`
    const section = collectionNamed(text)
    if (!section) return [{ path: `${path}.section`, code: 'TCS_SECTION', params: { section: text } }]
    if (seen.has(section)) return [{ path: `${path}.section`, code: 'DUPLICATE' }]
    seen.add(section)
    if (date !== undefined && !collectionOn(section, date))
      return [{ path: `${path}.section`, code: 'TCS_SECTION_NOT_IN_FORCE', params: { section, date } }]
    // Lines are rounded to the paisa, the total to the rupee.
    if (base !== undefined && Decimal.of(base).sub(whole).gte('1'))
      return [{ path: `${path}.base`, code: 'TCS_BASE_ABOVE', params: { base, value: whole } }]
    const most = mostOf(sale, facts, section)
    if (amount !== undefined && Decimal.of(amount).gt(most))
      return [{ path: `${path}.amount`, code: 'TCS_ABOVE_BASE', params: { amount, base: most } }]
    return []
  })
  if (issues.length === 0 && collection?.isEntered && !tcs.reason)
    issues.push({ path: 'tcs.reason', code: 'REQUIRED' })
  return issues
}

/** No tax is above what it is collected on; a credit note gives back no more than is left. */
const mostOf = ({ type, computed }: Sale, { collection }: Facts, section: CollectionSection): string =>
  isCredit(type)
    ? (collection?.left.find((one) => one.section === section)?.tax ?? '0.00')
    : computed.totals.total

/** Rows of the register, as the database keeps them: of a credit note below zero. */
export function collectionRows(
  { input, type, collection }: Sale & { readonly collection: Collecting | undefined },
  { entity, collection: facts }: Facts,
) {
  if (!collection || !facts || !entity) return []
  const date = input.date!
  const signed = (amount: string) => (isCredit(type) ? Decimal.of(amount).neg().toFixed(2) : amount)
  return collection.rows.map((row) => ({
    entity_id: input.entityId,
    company_id: entity.companyId,
    party_id: input.partyId!,
    buyer_key: facts.key,
    pan: facts.pan,
    date,
    financial_year: financialYearOf(date),
    section: row.section,
    provision: row.provision,
    base: signed(row.base),
    advance: row.advance,
    advance_tax: row.advanceTax,
    counted: signed(row.counted),
    taxed: signed(row.taxed),
    rate: row.parts[0]?.rate ?? '0',
    tax: signed(row.tax),
    reason: input.tcs?.reason,
    why: row.why,
  }))
}
