import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { kindList } from '../../platform/db/kind-list.ts'
import { startsWith, wordsOf } from '../records/index.ts'

const tables = { d: 'documents', p: 'payments' } as const

/**
 * The number, or that of the supplier, begins with what was typed, or each word of it begins a word of the party. Each
 * is a range of an index (see the head of migration 0002); parties stop at a thousand, so that one letter does not bring
 * a whole master.
 */
export function keywordCondition(
  alias: 'd' | 'p',
  kinds: readonly string[],
  keyword: string,
): RawBuilder<unknown> {
  const parties = partiesOf(keyword)
  if (!parties) return sql`true`
  // What so little matches, much does: the page fills while the list is walked in its order.
  if (keyword.length < 3)
    return sql`(${numbered(alias, keyword)} or ${suppliers(alias, keyword)} or ${sql.ref(`${alias}.party_id`)} in (${parties}))`
  return sql`${sql.ref(`${alias}.id`)} in (${keywordIds(tables[alias], kinds, keyword)})`
}

/** Ids of the records that a keyword finds: it may match one of a million, or none, so each way goes by its own index. */
export function keywordIds(
  table: 'documents' | 'payments',
  kinds: readonly string[],
  keyword: string,
): RawBuilder<unknown> {
  const isOne = sql`n.kind in (${kindList(kinds)})`
  const parties = partiesOf(keyword)
  const from = (name: string) =>
    sql`select ${sql.ref(`${name}.id`)} from ${sql.table(table)} ${sql.ref(name)}
      where ${sql.ref(`${name}.subscriber_id`)} = current_subscriber()`
  if (!parties) return sql`${from('n')} and ${isOne}`
  const ofSuppliers =
    table === 'documents' ? sql` union all ${from('n')} and ${isOne} and ${suppliers('n', keyword)}` : sql``
  return sql`${from('n')} and ${isOne} and ${numbered('n', keyword)}${ofSuppliers}
    union all ${from('q')} and q.party_id in (${parties})`
}

const numbered = (alias: string, keyword: string) =>
  startsWith(sql.ref(`${alias}.number_key`), keyword.toUpperCase())

/** What is printed on the bill of a supplier; payments have none. */
const suppliers = (alias: string, keyword: string) =>
  alias === 'p' ? sql`false` : startsWith(sql.ref(`${alias}.supplier_number_key`), keyword.toUpperCase())

/** Undefined where no word was typed. */
function partiesOf(keyword: string): RawBuilder<unknown> | undefined {
  const words = wordsOf(keyword).map(
    (word) =>
      sql`select w.party_id from party_words w where w.subscriber_id = current_subscriber() and ${startsWith(sql.ref('w.word'), word)}`,
  )
  if (words.length === 0) return undefined
  return sql`select party_id from (${sql.join(words, sql` intersect `)}) x limit 1000`
}
