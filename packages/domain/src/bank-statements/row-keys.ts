import type { StatementRow } from './statement.ts'

/** By what a row is known again: what it says, and where its balance is known, by that; each with how often it came before. */
export interface RowKeys {
  readonly content: string
  readonly contentTimes: number
  readonly balance?: string
  readonly balanceTimes?: number
}

/**
 * Keys of the rows of one file. The same row in another file of the account has the same keys, also where the two overlap; two rows
 * that are alike are told apart by their turn. The balance knows a row again in another format, in which the bank words it differently.
 */
export function keysOf(rows: readonly StatementRow[]): RowKeys[] {
  const seen = new Map<string, number>()
  const times = (key: string) => {
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count
  }
  return rows.map(({ date, debit, credit, description, reference = '', balance }) => {
    const money = `${date}|${debit}|${credit}`
    const content = `${money}|${plain(description)}|${plain(reference)}`
    if (balance === undefined) return { content, contentTimes: times(`c${content}`) }
    const byBalance = `${money}|${balance}`
    return {
      content,
      contentTimes: times(`c${content}`),
      balance: byBalance,
      balanceTimes: times(`b${byBalance}`),
    }
  })
}

const plain = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
