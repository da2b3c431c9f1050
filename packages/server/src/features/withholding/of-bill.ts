import type { DocumentSave } from '@bahi/contracts/documents.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { ComputedDocument } from '@bahi/domain/tax/types.ts'
import { deductionOf, withTax } from '@bahi/domain/withholding/deduct.ts'
import type { Deduction } from '@bahi/domain/withholding/deduct.ts'
import { sectionNamed, sectionOn } from '@bahi/domain/withholding/sections.ts'
import type { SectionName } from '@bahi/domain/withholding/sections.ts'
import type * as z from 'zod'
import type { BookIssue, Facts, ItemFacts, WithholdingFacts } from '../ledger/index.ts'

type Input = z.output<typeof DocumentSave>

/** Tax deducted at source of a bill. */
export interface Withholding {
  readonly rows: readonly Deduction[]
  readonly tax: string
  /** A person has entered something else than was computed. */
  readonly isEntered: boolean
}

interface Bill {
  readonly input: Pick<Input, 'date' | 'tds' | 'entityId' | 'partyId'>
  readonly lines: readonly { readonly itemId?: number | undefined }[]
  readonly computed: Pick<ComputedDocument, 'lines' | 'chargeLines' | 'totals'>
}

/** By section: what the items of the lines say, else the supplier; charges go with the supplier. */
function basesOf({ lines, computed }: Bill, { party, items }: Pick<Facts, 'party' | 'items'>) {
  const bases = new Map<SectionName, Decimal>()
  if (party?.tdsApplicable !== true) return bases
  const add = (section: SectionName | null | undefined, value: string) => {
    if (section) bases.set(section, (bases.get(section) ?? Decimal.zero).add(value))
  }
  const own = party.tdsSection
  for (const [index, line] of lines.entries()) {
    const item: ItemFacts | undefined = line.itemId === undefined ? undefined : items.get(line.itemId)
    add(item?.tdsSection ?? own, computed.lines[index]!.taxableValue)
  }
  for (const charge of computed.chargeLines) add(own, charge.taxableValue)
  return bases
}

const ruleOf = (facts: WithholdingFacts, section: SectionName, date: string, base: string) => {
  const none = { counted: '0', taxed: '0' }
  const found = facts.soFar.find((one) => one.section === section)
  return deductionOf({
    section,
    date,
    base,
    deductee: facts.deductee,
    hasPan: facts.pan !== null,
    year: found?.year ?? none,
    month: found?.month ?? none,
    advances: found?.advances,
  })
}

/** What is deducted of a bill: as its facts say, or as a person says; undefined where no tax is deducted of its supplier. */
export function withholdingOf(bill: Bill, facts: Facts): Withholding | undefined {
  const { date, tds } = bill.input
  const { withholding } = facts
  if (!withholding || date === undefined) return undefined
  const bases = basesOf(bill, facts)
  const computed = [...bases].flatMap(
    ([section, base]) => ruleOf(withholding, section, date, base.toFixed(2)) ?? [],
  )
  if (!tds) return { rows: computed, tax: taxOf(computed), isEntered: false }
  const seen = new Set<SectionName>()
  const rows = tds.rows.flatMap(({ section: text, base, amount }) => {
    const section = sectionNamed(text)
    if (!section || seen.has(section)) return []
    seen.add(section)
    const from = base ?? bases.get(section)?.toFixed(2) ?? bill.computed.totals.taxableValue
    const row = ruleOf(withholding, section, date, from)
    return row ? [amount === undefined ? row : withTax(row, amount)] : []
  })
  const isEntered =
    rows.length !== computed.length ||
    rows.some((row) => {
      const same = computed.find(({ section }) => section === row.section)
      return !same || same.base !== row.base || same.tax !== row.tax
    })
  return { rows, tax: taxOf(rows), isEntered }
}

const taxOf = (rows: readonly Deduction[]) => Decimal.sum(rows.map(({ tax }) => tax)).toFixed(2)

/** What is wrong with what a person says of the tax to deduct. */
export function withholdingIssues(
  bill: Bill & { readonly withholding: Withholding | undefined },
  facts: Facts,
): BookIssue[] {
  const { tds, date } = bill.input
  const { withholding } = bill
  if (!tds) {
    const open = withholding?.rows.find(needsPerson)
    return open ? [{ path: 'tds', code: 'TDS_AMOUNT_NEEDED', params: { section: open.section } }] : []
  }
  if (facts.settings['DeductTds'] !== true) return [{ path: 'tds', code: 'TDS_OFF' }]
  const seen = new Set<string>()
  const whole = bill.computed.totals.taxableValue
  const issues = tds.rows.flatMap(({ section: text, base, amount }, index): BookIssue[] => {
    const path = `tds.rows[${index}]`
    const section = sectionNamed(text)
    if (!section) return [{ path: `${path}.section`, code: 'TDS_SECTION', params: { section: text } }]
    if (seen.has(section)) return [{ path: `${path}.section`, code: 'DUPLICATE' }]
    seen.add(section)
    if (date !== undefined && !sectionOn(section, date))
      return [{ path: `${path}.section`, code: 'TDS_SECTION_NOT_IN_FORCE', params: { section, date } }]
    if (base !== undefined && Decimal.of(base).gt(whole))
      return [{ path: `${path}.base`, code: 'TDS_BASE_ABOVE', params: { base, value: whole } }]
    const row = withholding?.rows.find((one) => one.section === section)
    if (row && amount !== undefined && Decimal.of(amount).gt(Decimal.max(row.taxed, row.base)))
      return [{ path: `${path}.amount`, code: 'TDS_ABOVE_BASE', params: { amount, base: row.taxed } }]
    if (row && amount === undefined && needsPerson(row))
      return [{ path: `${path}.amount`, code: 'TDS_AMOUNT_NEEDED', params: { section } }]
    return []
  })
  if (issues.length === 0 && withholding?.isEntered && !tds.reason)
    issues.push({ path: 'tds.reason', code: 'REQUIRED' })
  if (issues.length === 0 && withholding && Decimal.of(withholding.tax).gt(bill.computed.totals.total))
    issues.push({
      path: 'tds.rows',
      code: 'TDS_ABOVE_BASE',
      params: { amount: withholding.tax, base: bill.computed.totals.total },
    })
  return issues
}

/** Section 195: the rates in force and the treaty decide, which no table says. */
const needsPerson = ({ taxed, parts }: Deduction) => Decimal.of(taxed).isPositive() && parts.length === 0

/** Rows of the register, as the database keeps them. */
export function deductionRows(
  { input, withholding }: Bill & { readonly withholding: Withholding | undefined },
  { entity, withholding: facts }: Facts,
) {
  if (!withholding || !facts || !entity) return []
  const date = input.date!
  return withholding.rows.map((row) => ({
    ...deducteeColumns(facts, {
      entityId: input.entityId,
      companyId: entity.companyId,
      partyId: input.partyId!,
      date,
    }),
    section: row.section,
    provision: row.provision,
    code: row.code,
    base: row.base,
    advance: row.advance,
    counted: row.counted,
    taxed: row.taxed,
    rate: row.parts[0]?.rate ?? '0',
    tax: row.tax,
    reason: input.tds?.reason,
    why: row.why,
  }))
}

/** Of whom and when, as each row of the register has it. */
export const deducteeColumns = (
  { key, pan, deductee }: WithholdingFacts,
  {
    entityId,
    companyId,
    partyId,
    date,
  }: { entityId: number; companyId: number; partyId: number; date: string },
) => ({
  entity_id: entityId,
  company_id: companyId,
  party_id: partyId,
  deductee_key: key,
  pan,
  deductee_type: deductee,
  date,
  financial_year: financialYearOf(date),
})
