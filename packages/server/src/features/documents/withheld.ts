import type { Withheld } from '@bahi/contracts/documents.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { StoredDocument } from './load.ts'

type Shown = z.input<typeof Withheld>

/** A row of the register that belongs to a bill. */
export interface WithheldRow {
  readonly section: string
  readonly provision: string
  readonly code?: string | null
  readonly base: string
  readonly taxed: string
  readonly rate: string
  readonly tax: string
  readonly why: Shown['rows'][number]['why'] | null
}

/** Rows of the document `d`. */
export const withheldColumn = sql`(select coalesce(json_agg(json_build_object('section', t.section, 'provision', t.provision, 'code', t.code, 'base', t.base::text,
    'taxed', t.taxed::text, 'rate', trim_scale(t.rate)::text, 'tax', t.tax::text, 'why', t.why) order by t.id), '[]')
  from tds_deductions t where t.subscriber_id = d.subscriber_id and t.document_id = d.id)`

/** Rows of tax collected on the document `d`, as a note has them without their sign. */
export const collectedColumn = sql`(select json_agg(json_build_object('section', t.section, 'provision', t.provision, 'base', abs(t.base)::text,
    'taxed', abs(t.taxed)::text, 'rate', trim_scale(t.rate)::text, 'tax', abs(t.tax)::text, 'why', t.why) order by t.id)
  from tcs_collections t where t.subscriber_id = d.subscriber_id and t.document_id = d.id)`

/** Tax collected at source on a document as its day computed it. */
export const collectedOfStored = (
  { total, collected }: StoredDocument,
  rows: readonly WithheldRow[],
): Shown => ({
  tax: collected,
  payable: Decimal.of(total).add(collected).toFixed(2),
  rows: shownRows(rows),
})

/** Tax deducted at source of a bill as its day computed it. */
export function withheldOfStored({ total, withheld }: StoredDocument, rows: readonly WithheldRow[]): Shown {
  return {
    tax: withheld,
    payable: Decimal.of(total).sub(withheld).toFixed(2),
    rows: shownRows(rows),
  }
}

const shownRows = (rows: readonly WithheldRow[]): Shown['rows'] =>
  rows.map(({ section, provision, code, base, taxed, rate, tax, why }) => ({
    section,
    provision,
    ...(code === undefined ? {} : { code }),
    base,
    taxed,
    tax,
    parts: Decimal.of(taxed).isPositive() ? [{ taxed, rate, tax }] : [],
    why: why ?? [],
  }))
