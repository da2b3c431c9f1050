import { changedFields } from '@bahi/domain/documents/master-change.ts'
import type { ChangedMaster } from '@bahi/domain/documents/master-change.ts'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { toast } from '../../ui/toasts.tsx'
import type { Values } from '../../ui/form/values.ts'
import { call } from '../api/call.ts'
import type { Reply } from '../api/call-types.ts'
import { useAction } from '../api/use-call.ts'
import { useT } from '../texts.ts'
import { later } from '../../ui/later.tsx'

const ImpactDialog = later(() => import('./ImpactDialog.tsx').then((module) => module.ImpactDialog))

/** What a person chose: save alone, or save and take the change into drafts. */
export type Choice = 'save' | 'saveAndUpdate'
interface Question {
  readonly found: Reply<'masterChange.impact'>
  readonly answer: (choice: Choice | undefined) => void
}

/** Before a master is saved, what its change means for documents; after it, drafts are updated where that was chosen. */
export function useImpact(
  master: ChangedMaster,
  isEdit: boolean,
): {
  readonly ask: (before: Values, after: Values) => Promise<boolean>
  readonly settle: (id: number) => void
  readonly dialog: ReactNode
} {
  const t = useT()
  const [question, setQuestion] = useState<Question>()
  // Read by the save that asked, whose drawing is older than the choice.
  const fields = useRef<readonly string[]>(undefined)
  const update = useAction('masterChange.updateDrafts', { refreshes: ['document', 'dashboard'], quiet: true })
  const ask = async (before: Values, after: Values) => {
    fields.current = undefined
    const changed = isEdit ? changedFields(master, before, after) : []
    if (changed.length === 0) return true
    // Without an answer nothing is in the way of the save.
    const found = await call(
      'masterChange.impact',
      { master, id: before['id'] as number },
      { quiet: true },
    ).catch(() => [])
    if (found.length === 0) return true
    const choice = await new Promise<Choice | undefined>((answer) => setQuestion({ found, answer }))
    setQuestion(undefined)
    if (choice === 'saveAndUpdate') fields.current = changed
    return choice !== undefined
  }
  const settleAll = async (id: number, changed: readonly string[]) => {
    let after: number | undefined
    let count = 0
    const reasons = new Set<string>()
    do {
      const { done, refused, next } = await update.mutateAsync({
        master,
        id,
        fields: [...changed],
        ...(after === undefined ? {} : { after }),
      })
      count += done.length
      for (const { message } of refused) reasons.add(message)
      after = next ?? undefined
    } while (after !== undefined)
    toast.success(t('impact.updated', { count }))
    if (reasons.size > 0) toast.error(t('impact.notUpdated'), [...reasons].slice(0, 10))
  }
  return {
    ask,
    settle: (id) => {
      if (fields.current) void settleAll(id, fields.current).catch(() => toast.error(t('impact.notUpdated')))
    },
    dialog: question && <ImpactDialog master={master} found={question.found} onAnswer={question.answer} />,
  }
}
