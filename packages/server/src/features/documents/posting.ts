import { natureOfChallan } from '@bahi/domain/documents/challan.ts'
import { entriesOf } from '@bahi/domain/documents/entries.ts'
import { isCredit } from '@bahi/domain/documents/families.ts'
import type { Itc } from '@bahi/domain/documents/itc.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { landedCosts } from '@bahi/domain/inventory/landed-cost.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { ComputedLine } from '@bahi/domain/tax/types.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { numberingBy, rewriteDocument, writeDocuments } from '../ledger/index.ts'
import type { DocumentParts, Facts, LedgerEntry, Posted } from '../ledger/index.ts'
import { headColumns, lineBodyOf } from './stored.ts'
import { creditsOf } from './prepare.ts'
import type { Prepared } from './prepare.ts'
import { noteShares } from './preceding.ts'
import { returnRowsOf } from './return-rows.ts'
import { collectionRows, deductionRows } from '../withholding/index.ts'
import { supplierNumberOf } from './supplier-number.ts'

/** Nature of revised invoices in table 13 of GSTR-1. */
const revisedNature = 3

/** A document to write, with what it was computed and checked against. */
export interface Posting {
  readonly prepared: Prepared
  readonly facts: Facts
}

/**
 * Writes an issued document in one round trip: header, lines, number, ledger, return rows and sums. `id`: the draft
 * or issued document, locked by the caller, that becomes this; `isApproved`: it waited and the user approves it.
 */
export async function postDocument(
  db: Db,
  posting: Posting,
  { id, isApproved }: { id?: number | undefined; isApproved?: boolean } = {},
): Promise<Posted> {
  if (id === undefined) return (await postDocuments(db, [posting]))[0]!
  const { header, ...rest } = partsOf(posting, true)
  return rewriteDocument(db, id, { ...rest, header: { ...header, is_approved: isApproved } })
}

/** Writes new documents together in one round trip; they are numbered in their order. */
export const postDocuments = (db: Db, postings: readonly Posting[]): Promise<Posted[]> =>
  writeDocuments(
    db,
    postings.map((posting) => partsOf(posting, false)),
  )

function partsOf({ prepared, facts }: Posting, isChange: boolean): DocumentParts {
  const returns = returnRowsOf(prepared, facts)
  return {
    header: {
      ...headerOf(prepared, facts),
      hsn_tab: returns.hsnTab,
      ...(documentKinds[prepared.kind].parts.some((part) => part === 'withholding')
        ? { withheld: prepared.withholding?.tax, deductions: deductionRows(prepared, facts) }
        : {}),
      ...collectedColumns(prepared, facts, isChange),
    },
    lines: linesOf(prepared, facts),
    entries: ledgerEntriesOf(prepared),
    rows: returns.rows,
  }
}

/** A new document without tax has none to take away. */
function collectedColumns(prepared: Prepared, facts: Facts, isChange: boolean) {
  const { kind, collection } = prepared
  const has = documentKinds[kind].parts.some((part) => part === 'collection')
  if (!has || (!isChange && !collection?.rows.length)) return {}
  return { collected: collection?.tax, collections: collectionRows(prepared, facts) }
}

/** Columns of the header; names are those of the table. */
function headerOf(prepared: Prepared, facts: Facts) {
  const { input, computed } = prepared
  return {
    ...headColumns(prepared, facts),
    child_entity_id: input.childEntityId,
    ...numberingOf(prepared, facts),
    financial_year: prepared.financialYear,
    return_period: prepared.returnPeriod,
    date: input.date,
    inter_state: prepared.interState ?? computed.interState,
    opens: prepared.type.opens,
    ...supplierNumberOf(prepared.input),
    ...sourcesOf(prepared, facts),
    return_type: prepared.isCommercial ? undefined : documentKinds[prepared.kind].lockedBy,
    ...(prepared.type.gstr1 === 'challan'
      ? { issued_nature: natureOfChallan(input.purpose ?? 'Supply') }
      : {}),
    ...(prepared.heading === 'revisedInvoice' ? { issued_nature: revisedNature } : {}),
    line_count: computed.lines.length + computed.chargeLines.length,
  }
}

/**
 * What a note takes back of each document that it corrects, in the order in which they are settled; orders and challans that
 * a document is made from, which keep their amounts.
 */
function sourcesOf(prepared: Prepared, facts: Facts) {
  if (!documentKinds[prepared.kind].corrects)
    return facts.sources.length > 0 ? { sources: facts.sources.map(({ id }) => ({ id, amount: '0' })) } : {}
  return { sources: [...noteShares(prepared, facts).amounts].map(([id, amount]) => ({ id, amount })) }
}

/** A number typed by hand, or the parts between which the database puts the running number. */
function numberingOf({ input, financialYear }: Prepared, { settings, series }: Facts) {
  if (settings['DocumentAutonumbering'] === false && input.number !== undefined)
    return { number: input.number }
  return numberingBy(series!, financialYear!)
}

/** Lines as typed, then charges that no line bears. */
function linesOf({ kind, input, lines, computed, blocked }: Prepared, { entity }: Facts) {
  const chargeCredit = blocked && creditsOf(input, entity)({ supply: 'Services' })
  const isBought = documentKinds[kind].side === 'purchase'
  const costs = isBought ? landedCosts(...boughtOf(lines, computed, chargeCredit)) : []
  const typed = lines.map((line, index) => {
    const figures = computed.lines[index]!
    const place = index + 1
    const { lineNumber = place } = line
    return {
      line_number: lineNumber,
      ...(lineNumber === place ? {} : { place }),
      item_id: line.itemId,
      description: line.description,
      hsn: line.hsn,
      supply: line.supply,
      uqc: line.uqc,
      quantity: line.quantity,
      unit_price: line.unitPrice,
      tax_category: line.taxCategory,
      source_document_id: line.sourceLine?.documentId,
      source_line_number: line.sourceLine?.lineNumber,
      ...figuresOf(figures),
      cost: costs[index],
      body: lineBodyOf(line, figures),
    }
  })
  const last = Math.max(0, ...typed.map((line) => line.line_number))
  const charges = computed.chargeLines.map((figures, index) => {
    const charge = input.charges[figures.charge]!
    return {
      line_number: last + index + 1,
      is_charge: true,
      description: charge.description,
      hsn: charge.hsn,
      supply: 'Services',
      quantity: '1',
      unit_price: charge.amount,
      tax_category: charge.taxCategory ?? 'Taxable',
      ...figuresOf(figures),
      body: { charge: figures.charge, ...chargeCredit },
    }
  })
  return [...typed, ...charges]
}

/** Lines and charges of a purchase, as far as they make its cost. */
const boughtOf = (
  lines: Prepared['lines'],
  { lines: figures, chargeLines }: Prepared['computed'],
  chargeCredit: Partial<Itc> | undefined,
) =>
  [
    figures.map((line, index) => ({ ...line, isBlocked: lines[index]!.itcEligibility === 'Ineligible' })),
    chargeLines.map((line) => ({ ...line, isBlocked: chargeCredit?.itcEligibility === 'Ineligible' })),
  ] as const

function figuresOf(figures: ComputedLine) {
  return {
    tax_rate: figures.taxRate,
    gross: figures.gross,
    discount: figures.discount,
    taxable_value: figures.taxableValue,
    igst: figures.igst,
    cgst: figures.cgst,
    sgst: figures.sgst,
    cess: figures.cess,
    cess_non_advalorem: figures.cessNonAdvalorem,
    state_cess: figures.stateCess,
    total: figures.total,
  }
}

/** What the document is in the books, by the ledger rule of its type; nothing of what is in none. */
export function ledgerEntriesOf({
  type,
  input,
  computed,
  computeInput,
  blocked,
  purchase,
  withholding,
  collection,
}: Prepared): LedgerEntry[] {
  if (!type.ledger) return []
  const taxIsPaidByAnother = input.reverseCharge || computeInput.operatorPays === true
  const taxIsPaidAtCustoms = purchase === 'ImportOfGoods'
  const entries = entriesOf(type.ledger, {
    totals: computed.totals,
    taxIsPaidByAnother,
    taxIsPaidAtCustoms,
    blocked,
  })
  return [...entries, ...withheldEntries(withholding?.tax), ...collectedEntries(type, collection?.tax)].map(
    (entry) => ({
      ...entry,
      entity_id: input.entityId,
      date: input.date!,
      ...(entry.account === 'party' ? { party_id: input.partyId! } : {}),
    }),
  )
}

/** What is kept back for the government is owed to it instead of the party. */
const withheldEntries = (tax = '0') =>
  Decimal.of(tax).isZero()
    ? []
    : ([
        { account: 'party', debit: tax },
        { account: 'tdsPayable', credit: tax },
      ] as const)

/** What the customer pays beside the total is owed to the government; a credit note takes it back. */
const collectedEntries = (type: Prepared['type'], tax = '0') => {
  if (Decimal.of(tax).isZero()) return []
  const [more, less] = isCredit(type) ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const)
  return [
    { account: 'party' as const, [more]: tax },
    { account: 'tcsPayable' as const, [less]: tax },
  ]
}
