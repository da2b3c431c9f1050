import { accountNamed } from '@bahi/domain/books/chart.ts'
import { accountWord } from '../../app/accounts/accounts.ts'
import type { Translate } from '../../app/texts.ts'

/** The name of an account as the reader's language has it: `Bank charges` of the system, or one of one's own as it is. */
export function bookName(t: Translate, account: string): string {
  const key = accountNamed(account)
  return key === undefined ? account : accountWord(t, { key, account })
}
