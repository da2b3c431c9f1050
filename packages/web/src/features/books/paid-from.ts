import { accountNamed } from '@bahi/domain/books/chart.ts'
import { accountWord } from '../../app/accounts/accounts.ts'
import type { Translate } from '../../app/texts.ts'

/** The account that money left, in the words of the reader; one of one's own has its name. */
export const paidFrom = (t: Translate, account: string, accountId: number | null): string =>
  accountWord(t, { key: accountNamed(account) ?? 'own', account, accountId })
