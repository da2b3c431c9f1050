import type { TaxRateRow, TaxRateSave } from '@bahi/contracts/items.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'
import { notFound, refuseField } from '../../platform/errors.ts'
import type { ListQuery } from '../../platform/paging.ts'
import {
  insertRecord,
  Issues,
  searched,
  peopleOf,
  refusingDuplicates,
  stampsOf,
  ofSubscriber,
  updateRecord,
  stampSorts,
} from '../records/index.ts'
import type { MasterFilters, Saved, Use } from '../records/index.ts'

const select = sql`${stampsOf('t')}, t.text, t.tax_kind, trim_scale(t.rate)::text as rate, trim_scale(t.cess_rate)::text as cess_rate,
  t.valid_from, t.valid_to, t.is_system`

export const taxRateList = (filters: MasterFilters): ListQuery => ({
  select,
  from: sql`tax_rates t`,
  joins: peopleOf('t'),
  id: sql`t.id`,
  conditions: [...ofSubscriber('t', filters), ...searched(filters, [sql`t.text`])],
  sorts: {
    text: { expression: sql`t.text`, type: 'text' },
    rate: { expression: sql`t.rate`, type: 'numeric' },
    validFrom: { expression: sql`coalesce(t.valid_from, '0001-01-01'::date)`, type: 'date' },
    ...stampSorts('t'),
  },
})

export type TaxRateRecord = z.input<typeof TaxRateRow>

export async function taxRateDetail(db: Db, id: number): Promise<TaxRateRecord | undefined> {
  const { rows } = await sql<TaxRateRecord>`select ${select} from tax_rates t ${peopleOf('t')}
    where t.subscriber_id = current_subscriber() and t.id = ${id}`.execute(db)
  return rows[0]
}

/** The slabs of the law have their dates and cannot be removed; a user's own rate may be charged beside them. */
export async function saveTaxRate(db: Db, input: z.output<typeof TaxRateSave>): Promise<Saved> {
  if (input.id !== undefined) {
    const before = await taxRateDetail(db, input.id)
    if (!before || before.status === 'Delete') throw notFound()
    if (before.isSystem) throw refuseField('text', 'BUILT_IN')
  }
  const issues = new Issues()
  const said = Decimal.of(input.text.replace(/^\./, '0.').replace(/\.$/, ''))
  if (!said.eq(input.rate)) issues.add('text', 'TEXT_OF_RATE', { rate: input.rate })
  if (Decimal.of(input.rate).gt(100) && input.taxKind === 'GST') issues.add('rate', 'ABOVE_HUNDRED')
  const { rows } = await sql<{
    text: string
  }>`select text from tax_rates where subscriber_id = current_subscriber()
    and tax_kind = ${input.taxKind} and rate = ${input.rate}::numeric and status <> 'Delete' and id <> ${input.id ?? 0}`.execute(
    db,
  )
  if (rows[0]) issues.add('rate', 'DUPLICATE_OF', { record: rows[0].text })
  issues.refuse()
  const { text, taxKind, rate, cessRate, validFrom, validTo } = input
  const columns = { text, taxKind, rate, cessRate, validFrom, validTo }
  return refusingDuplicates({ tax_rates_text: 'text' }, () =>
    input.id === undefined
      ? insertRecord(db, 'tax_rates', columns)
      : updateRecord(db, 'tax_rates', { id: input.id, version: input.version }, columns, () =>
          taxRateDetail(db, input.id!),
        ),
  )
}

export const taxRateUses: readonly Use[] = [
  {
    code: 'USED_IN_ITEMS',
    query: (ids) => sql`select t.id, count(*) as uses, min(i.name) as sample from tax_rates t
      join items i on i.subscriber_id = t.subscriber_id and i.status <> 'Delete'
        and t.rate = case t.tax_kind when 'CESS' then i.cess_rate else i.tax_rate end
      where t.subscriber_id = current_subscriber() and t.id = any(${[...ids]}::bigint[]) group by t.id`,
  },
]
