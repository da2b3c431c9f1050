import type { HsnSacRow, HsnSacSave } from '@bahi/contracts/items.ts'
import { isHsn, isSac } from '@bahi/domain/ids/hsn.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { notFound } from '../../platform/errors.ts'
import type { ListQuery } from '../../platform/paging.ts'
import {
  insertRecord,
  Issues,
  nameContains,
  searched,
  peopleOf,
  refusingDuplicates,
  stampsOf,
  startsWith,
  ofSubscriber,
  updateRecord,
  stampSorts,
} from '../records/index.ts'
import type { MasterFilters, Saved, Use } from '../records/index.ts'
import { inLanguage, storedDescription } from './hsn/in-language.ts'
import { builtInHsn, headingsNamed, mostChoices } from './hsn/search.ts'
import type { HsnChoice } from './hsn/search.ts'

const select = sql`${stampsOf('h')}, h.code, h.description, h.kind, trim_scale(h.rate)::text as rate, h.rate_from, h.is_system`

export const hsnSacList = (
  filters: MasterFilters & { readonly kinds?: readonly string[] | undefined },
): ListQuery => ({
  select,
  from: sql`hsn_sacs h`,
  joins: peopleOf('h'),
  id: sql`h.id`,
  conditions: [
    ...ofSubscriber('h', filters),
    ...(filters.kinds?.length ? [sql`h.kind = any(${[...filters.kinds]}::text[])`] : []),
    ...searched(filters, [sql`h.code`, sql`h.description`], underHeadings),
  ],
  sorts: {
    code: { expression: sql`h.code`, type: 'text' },
    description: { expression: sql`lower(h.description)`, type: 'text' },
    rate: { expression: sql`coalesce(h.rate, 0)`, type: 'numeric' },
    ...stampSorts('h'),
  },
})

/** Codes under headings whose Arabic or Hindi names have the typed words. */
const underHeadings = (keyword: string): RawBuilder<unknown> | undefined => {
  const headings = headingsNamed(keyword)
  return headings.length === 0 ? undefined : sql`left(h.code, 4) = any(${headings}::text[])`
}

export type HsnSacRecord = z.input<typeof HsnSacRow>

export async function hsnSacDetail(db: Db, id: number): Promise<HsnSacRecord | undefined> {
  const { rows } = await sql<HsnSacRecord>`select ${select} from hsn_sacs h ${peopleOf('h')}
    where h.subscriber_id = current_subscriber() and h.id = ${id}`.execute(db)
  return rows[0]
}

/** A built-in code keeps its digits and kind; what it is called and its rate may be corrected. */
export async function saveHsnSac(db: Db, input: z.output<typeof HsnSacSave>): Promise<Saved> {
  const issues = new Issues()
  if (input.id !== undefined) {
    const before = await hsnSacDetail(db, input.id)
    if (!before || before.status === 'Delete') throw notFound()
    if (before.isSystem && (before.code !== input.code || before.kind !== input.kind))
      issues.add('code', 'BUILT_IN')
  }
  if (!isHsn(input.code)) issues.add('code', 'HSN_UNKNOWN')
  else if (isSac(input.code) !== (input.kind === 'SAC')) issues.add('kind', 'HSN_OF_KIND')
  const { rows } = await sql<{
    description: string
  }>`select description from hsn_sacs where subscriber_id = current_subscriber()
    and code = ${input.code} and status <> 'Delete' and id <> ${input.id ?? 0}`.execute(db)
  if (rows[0]) issues.add('code', 'DUPLICATE_OF', { record: rows[0].description })
  issues.refuse()
  const { code, kind, rate, rateFrom } = input
  const columns = { code, description: storedDescription(code, input.description), kind, rate, rateFrom }
  return refusingDuplicates({ hsn_sacs_code: 'code' }, () =>
    input.id === undefined
      ? insertRecord(db, 'hsn_sacs', columns)
      : updateRecord(db, 'hsn_sacs', { id: input.id, version: input.version }, columns, () =>
          hsnSacDetail(db, input.id!),
        ),
  )
}

export const hsnSacUses: readonly Use[] = [
  {
    code: 'USED_IN_ITEMS',
    query: (ids) => sql`select h.id, count(*) as uses, min(i.name) as sample from hsn_sacs h
      join items i on i.subscriber_id = h.subscriber_id and i.hsn = h.code and i.status <> 'Delete'
      where h.subscriber_id = current_subscriber() and h.id = any(${[...ids]}::bigint[]) group by h.id`,
  },
]

/**
 * Codes by what is typed, those of the master first, then those of the loaded list, then the built-in ones, each once.
 * A rate is given only for a day on which it is known.
 */
export async function pickHsnSacs(
  { db, language }: Pick<Ctx, 'db' | 'language'>,
  { text, kind, date }: { text: string; kind?: 'HSN' | 'SAC' | undefined; date?: string | undefined },
): Promise<HsnChoice[]> {
  const typed = text.trim()
  const isCode = /^\d*$/.test(typed)
  const matches = (code: RawBuilder<unknown>, description: RawBuilder<unknown>) =>
    isCode ? startsWith(code, typed) : sql.join([sql`true`, ...nameContains(typed, description)], sql` and `)
  const builtIn = builtInHsn(typed, kind)
  const alsoNamed = underHeadings(typed) ?? sql`false`
  const [own, loaded] = await Promise.all([
    sql<HsnChoice>`select h.code, h.description, h.kind, trim_scale(h.rate)::text as rate, h.rate_from from hsn_sacs h
      where h.subscriber_id = current_subscriber() and h.status = 'Active' and ((${matches(sql`h.code`, sql`h.description`)}) or ${alsoNamed})
        ${kind ? sql`and h.kind = ${kind}` : sql``}
      order by h.code limit ${mostChoices}`.execute(db),
    sql<HsnChoice>`select d.code, d.description, d.kind, null as rate, null as rate_from from hsn_directory d
      where d.subscriber_id = current_subscriber() and length(d.code) >= 4
        and (d.code = any(${builtIn.map(({ code }) => code)}::text[]) or (${matches(sql`d.code`, sql`d.description`)}))
        ${kind ? sql`and d.kind = ${kind}` : sql``}
      order by d.code limit ${2 * mostChoices}`.execute(db),
  ])
  const choices = new Map<string, HsnChoice>()
  for (const choice of [...own.rows, ...loaded.rows, ...builtIn])
    if (!choices.has(choice.code)) choices.set(choice.code, withRateOf(choice, date))
  return [...choices.values()].slice(0, mostChoices).map((choice) => inLanguage(language, choice))
}

const withRateOf = (choice: HsnChoice, date: string | undefined): HsnChoice =>
  date !== undefined && choice.rateFrom !== null && choice.rateFrom > date
    ? { ...choice, rate: null }
    : choice

/** What the search of the master finds beside it, where that is asked for. */
export async function catalogueBeside(
  ctx: Pick<Ctx, 'db' | 'language'>,
  {
    keyword,
    kinds,
    withCatalogue,
  }: MasterFilters & { kinds?: readonly ('HSN' | 'SAC')[] | undefined; withCatalogue?: boolean | undefined },
): Promise<{ catalogue?: HsnChoice[] }> {
  if (!withCatalogue) return {}
  const found = await pickHsnSacs(ctx, {
    text: keyword ?? '',
    ...(kinds?.length === 1 ? { kind: kinds[0] } : {}),
  })
  const { rows } = await sql<{
    code: string
  }>`select code from hsn_sacs where subscriber_id = current_subscriber()
    and status <> 'Delete' and code = any(${found.map(({ code }) => code)}::text[])`.execute(ctx.db)
  const own = new Set(rows.map(({ code }) => code))
  return { catalogue: found.filter(({ code }) => !own.has(code)) }
}
