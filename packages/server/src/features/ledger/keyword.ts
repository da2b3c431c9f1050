import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { startsWith, wordsOf } from '../records/index.ts'

const tables = { d: 'documents', p: 'payments' } as const

/**
 * The number begins with what was typed, or each word of it begins a word of the party. Both are ranges of an index
 * (see the head of migration 0002); parties stop at a thousand, so that one letter does not bring a whole master.
 */
export function keywordCondition(alias: 'd' | 'p', kind: string, keyword: string): RawBuilder<unknown> {
  const parties = wordsOf(keyword).map(
    (word) =>
      sql`select w.party_id from party_words w where w.subscriber_id = current_subscriber() and ${startsWith(sql.ref('w.word'), word)}`,
  )
  if (parties.length === 0) return sql`true`
  const ofParties = sql`in (select party_id from (${sql.join(parties, sql` intersect `)}) x limit 1000)`
  const numbered = (table: string) => startsWith(sql.ref(`${table}.number_key`), keyword.toUpperCase())
  // What so little matches, much does: the page fills while the list is walked in its order.
  if (keyword.length < 3) return sql`(${numbered(alias)} or ${sql.ref(`${alias}.party_id`)} ${ofParties})`
  // Anything longer may match one document of a million, or none: it is looked up, each way by its own index.
  const table = sql.table(tables[alias])
  return sql`${sql.ref(`${alias}.id`)} in (
    select n.id from ${table} n where n.subscriber_id = current_subscriber() and n.kind = ${kind} and ${numbered('n')}
    union all
    select q.id from ${table} q where q.subscriber_id = current_subscriber() and q.party_id ${ofParties})`
}
