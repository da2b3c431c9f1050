import type { Explanation } from '@bahi/contracts/documents.ts'
import { isUnissued } from '@bahi/domain/documents/lives.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { classify } from '@bahi/domain/returns/gstr1/classify.ts'
import type { ReturnDocument } from '@bahi/domain/returns/gstr1/document.ts'
import { withRules } from '@bahi/domain/tables/rules.ts'
import { explainDocument } from '@bahi/domain/tax/explain.ts'
import { roundingsOf } from '@bahi/domain/tax/rounding.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { loadDocument } from './load.ts'
import { prepare } from './prepare.ts'
import type { Prepared } from './prepare.ts'
import { inputOf, restore } from './restore.ts'
import { documentFacts } from './document-facts.ts'
import { returnDocumentOf, returnDocumentOfStored } from './return-rows.ts'

type Explained = z.input<typeof Explanation>

/** Why each figure of a stored document is what it is. */
export async function explainStored(ctx: Ctx, kind: DocumentKind, id: number): Promise<Explained> {
  const { prepared } = await preparedStored(ctx, kind, id)
  return explanationOf(prepared)
}

export function explanationOf(prepared: Prepared): Explained {
  const { placeFacts, derivedPlace, input, computeInput, computed, purchase } = prepared
  const explained = explainDocument(
    computeInput,
    computed,
    placeFacts &&
      derivedPlace && { facts: placeFacts, answer: derivedPlace, reason: input.placeOfSupplyReason },
  )
  if (prepared.distribution) return { ...explained, lines: [], totals: [{ key: 'why.distributed' }] }
  return purchase === 'ImportOfGoods' ? atCustoms(explained, prepared) : explained
}

/** Tax of an import is what the bill of entry says: no rate of the line explains it. */
function atCustoms(explained: Explained, { computed, input }: Prepared): Explained {
  const { number = '-', assessableValue = '0' } = input.billOfEntry ?? {}
  const ofTax = /^why\.(igst|cgst|sgst|cess|totalReverseCharge)/
  return {
    ...explained,
    lines: explained.lines.map(({ lineNumber, sentences }, index) => ({
      lineNumber,
      sentences: [
        ...sentences.filter(({ key }) => !ofTax.test(key)),
        {
          key: 'why.customs',
          params: { igst: computed.lines[index]!.igst, value: assessableValue, number },
        },
      ],
    })),
  }
}

async function preparedStored(ctx: Ctx, kind: DocumentKind, id: number) {
  const document = await loadDocument(ctx.db, { kind, id, entityIds: ctx.entitiesOf(undefined) })
  if (!document) throw notFound()
  if (!isUnissued(document.status)) return { document, prepared: restore(document), facts: undefined }
  const input = inputOf(document)
  const facts = await documentFacts(ctx, kind, input)
  return { document, prepared: prepare(kind, input, facts), facts }
}

export interface TrailStep {
  level: 'total' | 'line' | 'rounding' | 'ledger' | 'gstr1' | 'gstr3b'
  label: { key: string; params?: Record<string, string> }
  amount: string
  reference?: string
}

/**
 * From the total down: its lines, every paisa that rounding moved, the ledger entries, the rows of GSTR-1 and the
 * cells of GSTR-3B they come to.
 */
export async function trailOf(
  ctx: Ctx,
  kind: DocumentKind,
  id: number,
): Promise<{ steps: TrailStep[]; returnPeriod: string | null; tables: ReturnTable[] }> {
  const { document, prepared, facts } = await preparedStored(ctx, kind, id)
  const { computed, computeInput } = prepared
  const [ledger, rows] = await Promise.all([
    sql<{ postingId: number; account: string; debit: string; credit: string; reverses: number | null }>`
      select posting_id, account, debit, credit, reverses from ledger_entries
      where subscriber_id = current_subscriber() and document_id = ${id} order by posting_id, entry_number`.execute(
      ctx.db,
    ),
    sql<GstRow>`
      select section, part, place_of_supply, supply_type, rate, taxable_value, igst, cgst, sgst, cess from gstr1_rows
      where subscriber_id = current_subscriber() and document_id = ${id} order by row_number`.execute(ctx.db),
  ])
  const number = document.number ?? ''
  return {
    returnPeriod: document.returnPeriod,
    tables: prepared.isCommercial
      ? []
      : withRules(facts?.ruleChanges ?? document.copies.ruleChanges ?? [], () =>
          tablesOf(facts ? returnDocumentOf(prepared, facts) : returnDocumentOfStored(document)),
        ),
    steps: [
      { level: 'total', label: { key: 'trail.total', params: { number } }, amount: computed.totals.total },
      ...prepared.lines.map(({ description }, index): TrailStep => ({
        level: 'line',
        label: { key: 'trail.line', params: { line: String(index + 1), description: description ?? '' } },
        amount: computed.lines[index]!.total,
        reference: `lines[${index}]`,
      })),
      ...computed.chargeLines.map((line): TrailStep => ({
        level: 'line',
        label: {
          key: 'trail.charge',
          params: { description: prepared.input.charges[line.charge]!.description },
        },
        amount: line.total,
        reference: `charges[${line.charge}]`,
      })),
      ...(prepared.distribution ? [] : roundingsOf(computeInput, computed)).map((rounding): TrailStep => ({
        level: 'rounding',
        label: {
          key: `trail.rounding.${rounding.wentTo}`,
          params: { figure: rounding.figure, exact: rounding.exact, shown: rounding.shown },
        },
        amount: rounding.difference,
        reference: rounding.path,
      })),
      ...ledger.rows.map((entry): TrailStep => ({
        level: 'ledger',
        label: {
          key: entry.reverses === null ? 'trail.ledger' : 'trail.ledgerReversed',
          params: { account: entry.account },
        },
        amount: Decimal.of(entry.debit).sub(entry.credit).toFixed(2),
        reference: `posting ${entry.postingId}`,
      })),
      ...rows.rows.map((row): TrailStep => ({
        level: 'gstr1',
        label: {
          key: 'trail.gstr1',
          params: {
            section: row.section,
            part: row.part,
            rate: Decimal.of(row.rate).toPlain(),
            taxableValue: row.taxableValue,
          },
        },
        amount: taxOf(row),
        reference: `${row.section}${row.part === '' ? '' : `/${row.part}`}`,
      })),
      ...cellsOf(rows.rows),
    ],
  }
}

interface ReturnTable {
  readonly table: string | null
  readonly reason: { key: string; params?: Record<string, string> }
}

/** Where it is in GSTR-1, by the same rules that wrote its rows; a draft is shown where it would be. */
function tablesOf(issued: ReturnDocument): ReturnTable[] {
  const { placements, reason } = classify(issued)
  if (reason) return [{ table: null, reason: { ...reason, params: { ...reason.params } } }]
  return placements.map((placement) => ({
    table: placement.table,
    reason: { key: placement.reason.key, params: { ...placement.reason.params } },
  }))
}

interface GstRow {
  readonly section: string
  readonly part: string
  readonly placeOfSupply: string
  readonly supplyType: string
  readonly rate: string
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  readonly cess: string
}

const taxOf = (row: GstRow) => Decimal.sum([row.igst, row.cgst, row.sgst, row.cess]).toFixed(2)

/**
 * Rows of table 3.1 of GSTR-3B: (a) taxable, (b) zero-rated, (c) nil and exempt, (e) outside GST. Supplies on which
 * the recipient pays count in (a) with their value and no tax.
 */
function cellsOf(rows: readonly GstRow[]): TrailStep[] {
  const cells = new Map<string, { taxable: Decimal; tax: Decimal }>()
  for (const row of rows) {
    // What an operator collected on is in a table of its own as well, what it pays on only here.
    if (row.section === 'supeco' && row.part !== '14B') continue
    const cell = row.section === 'supeco' ? '3.1.1(ii)' : cellOf(row)
    const known = cells.get(cell) ?? { taxable: Decimal.zero, tax: Decimal.zero }
    cells.set(cell, {
      taxable: known.taxable.add(row.taxableValue),
      tax: row.part === '4B' ? known.tax : known.tax.add(taxOf(row)),
    })
  }
  return [...cells].map(([cell, { taxable, tax }]) => ({
    level: 'gstr3b',
    label: { key: 'trail.gstr3b', params: { cell, taxableValue: taxable.toFixed(2) } },
    amount: tax.toFixed(2),
    reference: cell,
  }))
}

function cellOf({ section, part }: GstRow): string {
  if (section === 'nil') return part === 'NONGST' ? '3.1(e)' : '3.1(c)'
  return section === 'exp' || part === 'SEZWP' || part === 'SEZWOP' || part === 'EXPWP' || part === 'EXPWOP'
    ? '3.1(b)'
    : '3.1(a)'
}
