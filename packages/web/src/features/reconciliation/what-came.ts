import type { TaskWords } from '../../app/tasks.ts'
import { translate } from '../../app/texts.ts'

interface Came {
  readonly rows: number
  readonly added: number
  readonly changed: number
  readonly gone: number
  readonly unread: number
  readonly isNone?: true
}

/** What is said when a statement was read: what it brought, or that the portal has none yet. */
export const whatCame = (form: string): TaskWords => ({
  done: (response) => {
    const t = translate()
    const { isNone, unread, ...counts } = response as Came
    if (isNone) return t('reconciliation.noneYet', { form })
    const words = t('reconciliation.fileCounts', counts)
    return unread > 0 ? `${words} ${t('reconciliation.unread', { count: unread })}` : words
  },
})
