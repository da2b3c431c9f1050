import type { CustomFilters } from '@bahi/contracts/custom-fields.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** What a search in own fields asks of the column that holds their values; every one must be true. */
export const customConditions = (
  filters: CustomFilters | undefined,
  column: RawBuilder<unknown>,
): RawBuilder<unknown>[] =>
  Object.entries(filters ?? {}).map(([key, values]) => conditionOf(key, values, sql`${column} ->> ${key}`))

function conditionOf(key: string, values: readonly string[], value: RawBuilder<unknown>) {
  const [from = '', to = from] = values[0]!.split('..')
  return sql`case (select own.type from custom_fields own where own.subscriber_id = current_subscriber() and own.id = ${Number(key.slice('field'.length))})
    when 'text' then (${value}) ilike any(${values.map((word) => `%${likeText(word)}%`)}::text[])
    when 'number' then case when (${value}) ~ '^-?[0-9]+([.][0-9]+)?$'
      then (${value})::numeric between ${numberOr(from, '-1e30')}::numeric and ${numberOr(to, '1e30')}::numeric end
    when 'date' then (${value}) between ${from} and ${to === '' ? '9999-12-31' : to}
    else (${value}) = any(${[...values]}::text[]) end`
}

const likeText = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)
const numberOr = (text: string, other: string) => (/^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? text : other)
