import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { startsWith, wordsOf } from '../records/index.ts'

/**
 * The number begins with what was typed, or each word of it begins a word of the party. Both are ranges of an index
 * (see the head of migration 0002); parties stop at a thousand, so that one letter does not bring a whole master.
 */
export function keywordCondition(table: 'd' | 'p', keyword: string): RawBuilder<unknown> {
  const number = sql.ref(`${table}.number_key`)
  const party = sql.ref(`${table}.party_id`)
  const parties = wordsOf(keyword).map(
    (word) =>
      sql`select w.party_id from party_words w where w.subscriber_id = current_subscriber() and ${startsWith(sql.ref('w.word'), word)}`,
  )
  if (parties.length === 0) return sql`true`
  return sql`(${startsWith(number, keyword.toUpperCase())} or ${party} in (
    select party_id from (${sql.join(parties, sql` intersect `)}) x limit 1000))`
}
