import { useState } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLater } from '../../ui/use-later.ts'
import type { ApiError } from '../api/api-error.ts'
import type { Input, Reply } from '../api/call-types.ts'
import { useConnection } from '../api/connection.ts'
import { useCall } from '../api/use-call.ts'
import { useT } from '../texts.ts'
import { exactFirst } from './exact-first.ts'

interface Choices {
  'party.pick': Reply<'party.pick'>[number]
  'item.pick': Reply<'item.pick'>[number]
  'hsnSac.pick': Reply<'hsnSac.pick'>[number]
}
type PickCall = keyof Choices
export type Choice<N extends PickCall> = Choices[N]

interface Options<C> {
  /** What names one record alone: who types all of it means that record. */
  readonly codesOf: (choice: C) => readonly (string | null | undefined)[]
  readonly enabled?: boolean
}

/** Who types waits no longer for choices. */
const limitMs = 12_000

/**
 * The choices for what is typed into a picker. While the answer to the text is under way there are none, so
 * that neither Enter nor Tab can take a choice for an older text: the picker waits instead.
 */
export function useChoices<N extends PickCall>(
  name: N,
  more: Omit<Input<N>, 'text'>,
  { codesOf, enabled = true }: Options<Choice<N>>,
) {
  const t = useT()
  const isAway = useConnection(({ state }) => state !== 'up')
  const [text, setText] = useState('')
  const asked = useLater(text, 120)
  const isAsked = enabled || text !== ''
  const ask = useCall as (name: N, input: unknown, options: object) => UseQueryResult<Choice<N>[], ApiError>
  const found = ask(
    name,
    { ...more, text: asked },
    { enabled: isAsked, keepPrevious: true, staleMs: 15_000, quiet: true, limitMs },
  )
  // Also while the question is held back or was broken off: only an answer says that there is nothing.
  const isStale = text !== asked || found.isPlaceholderData || (isAsked && found.isPending)
  return {
    search: text,
    onSearch: setText,
    choices: isStale ? [] : exactFirst(found.data ?? [], text, codesOf),
    isLoading: isStale,
    failed:
      found.isError && !isStale
        ? {
            text: t(isAway ? 'offline.noSearch' : 'error.notLoaded'),
            label: t('error.retry'),
            run: () => void found.refetch(),
          }
        : undefined,
  }
}
