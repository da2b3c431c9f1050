import { useGridRows } from '../../app/screens/use-grid-rows.ts'
import { useT } from '../../app/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { accountWord } from '../../app/accounts/accounts.ts'
import { hasAccount, isBlank, mostRows, newJournalRow, pastedRows } from './journal-rows.ts'
import type { JournalRow } from './journal-rows.ts'
import { useChart } from '../../app/accounts/use-chart.ts'

const isShown = (path: string) =>
  /^lines\[\d+\]\.(account|accountId|partyId|debit|credit|narration)$/.test(path)

/** Rows of accounts that are typed or pasted, with what the server says is wrong with them. */
export function useJournalRows() {
  const t = useT()
  const chart = useChart()
  const rows = useGridRows<JournalRow>({ make: newJournalRow, isBlank, most: mostRows, isShown })
  const named = (name: string) => {
    const plain = name.toLowerCase()
    const found = chart.find(
      (one) =>
        one.isForJournals &&
        one.key !== 'party' &&
        (one.account.toLowerCase() === plain || accountWord(t, one).toLowerCase() === plain),
    )
    if (!found) return {}
    return found.accountId === undefined ? { account: found.account } : { accountId: found.accountId }
  }
  return {
    ...rows,
    /** Rows of a sheet after those that are there; each finds its account by its whole name. */
    paste: (text: string) => {
      const fit = rows.append((firstKey) =>
        pastedRows(text).map(({ name, ...cells }, index) => ({
          ...newJournalRow(firstKey + index),
          ...cells,
          shown: name,
          ...named(name),
        })),
      )
      if (!fit) toast.info(t('opening.tooMany', { count: mostRows }))
    },
    send: (given: readonly JournalRow[], work: () => Promise<void>) =>
      rows.send(
        given,
        new Map(
          given.flatMap((row, index) =>
            hasAccount(row) ? [] : [[`lines[${index}].account`, t('books.chooseAccount')] as const],
          ),
        ),
        work,
      ),
  }
}
