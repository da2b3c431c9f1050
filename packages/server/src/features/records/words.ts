import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** After every other character: the end of the range of texts that begin alike. */
const lastCharacter = '\u{10FFFF}'

/** Words of a text as the tables of words keep them; see words_of() in migration 0002. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => (word.length > 60 ? word.slice(0, 60) : word))
    .filter((word) => word !== '')

/** A text range as row security can serve it from an index: LIKE may leak and would not be. */
export const startsWith = (column: RawBuilder<unknown>, text: string): RawBuilder<unknown> =>
  sql`(${column} >= ${text} and ${column} < ${text + lastCharacter})`

/**
 * Every word of the keyword begins a word of the record. A word that was typed with punctuation ('M/s') is looked
 * for whole and, failing that, in its parts.
 */
export function keywordConditions(
  keyword: string,
  words: { readonly table: string; readonly key: string; readonly id: RawBuilder<unknown> },
): RawBuilder<unknown>[] {
  const table = sql.table(words.table)
  const key = sql.ref(`w.${words.key}`)
  const has = (
    word: string,
  ) => sql`exists (select from ${table} w where w.subscriber_id = current_subscriber()
    and ${key} = ${words.id} and ${startsWith(sql.ref('w.word'), word)})`
  return wordsOf(keyword).map((word) => {
    const parts = word.split(/[,./()&'"_+:;-]+/).filter((part) => part !== '')
    if (parts.length === 0 || (parts.length === 1 && parts[0] === word)) return has(parts[0] ?? word)
    return sql`(${has(word)} or (${sql.join(parts.map(has), sql` and `)}))`
  })
}

/** Filters that every master's list has. */
export interface MasterFilters {
  readonly keyword?: string | undefined
  readonly keywords?: readonly string[] | undefined
  readonly statuses?: readonly string[] | undefined
}

/** The statuses asked for; a deleted record is in no list that does not ask for deleted ones. */
export const listed = (
  filters: MasterFilters,
  stored: RawBuilder<unknown>,
  shown: RawBuilder<unknown> = stored,
): RawBuilder<unknown>[] => [
  ...(filters.statuses?.includes('Delete') ? [] : [sql`${stored} <> 'Delete'`]),
  ...(filters.statuses?.length ? [sql`${shown} = any(${[...filters.statuses]}::text[])`] : []),
]

/** Conditions that every master's list begins with: the subscriber's records of the statuses asked for. */
export const ofSubscriber = (
  table: string,
  filters: MasterFilters,
  status = sql.ref<unknown>(`${table}.status`) as RawBuilder<unknown>,
): RawBuilder<unknown>[] => [
  sql`${sql.ref(`${table}.subscriberId`)} = current_subscriber()`,
  ...listed(filters, sql.ref(`${table}.status`), status),
]

/** Every word somewhere in the text: for masters of a few thousand rows at most, where no index is needed. */
export const nameContains = (keyword: string | undefined, text: RawBuilder<unknown>): RawBuilder<unknown>[] =>
  wordsOf(keyword ?? '').map((word) => sql`position(${word} in lower(${text})) > 0`)

/**
 * The words that were typed, or one of many values pasted at once: whole, in one of the columns. `builtIn`: records
 * of the product whose name in another language has the words, see `built-in.ts`.
 */
export function searched(
  { keyword = '', keywords = [] }: MasterFilters,
  columns: readonly RawBuilder<unknown>[],
  builtIn?: (keyword: string) => RawBuilder<unknown> | undefined,
): RawBuilder<unknown>[] {
  const typed = nameContains(keyword, sql`concat_ws(' ', ${sql.join([...columns])})`)
  const named = typed.length === 0 ? undefined : builtIn?.(keyword)
  const list = named ? [sql`((${sql.join(typed, sql` and `)}) or ${named})`] : typed
  const values = keywords.map((value) => value.trim().toLowerCase()).filter((value) => value !== '')
  if (values.length > 0) {
    const matches = columns.map((column) => sql`lower(${column}) = any(${values}::text[])`)
    list.push(sql`(${sql.join(matches, sql` or `)})`)
  }
  return list
}
