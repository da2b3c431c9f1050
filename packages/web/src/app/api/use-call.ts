import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Calls } from '@bahi/contracts/calls.ts'
import type { ApiError } from './api-error.ts'
import { call } from './call.ts'
import type { CallOptions } from './call.ts'
import type { CallName, Input, Reply } from './call-types.ts'
import { isUnanswered, keyOfBody } from './keep-trying.ts'
import type { KeyOfBody } from './keep-trying.ts'
import { randomId } from './transport.ts'

interface QueryOptions {
  readonly enabled?: boolean
  readonly quiet?: boolean
  /** How long an answer is good without asking again. */
  readonly staleMs?: number
  readonly everyMs?: number | false
  /** How long the answer is waited for, where less than others. */
  readonly limitMs?: number
  /** Shows the answer before while the next is under way: for pickers and filters. */
  readonly keepPrevious?: boolean
  /** Nothing can be shown without the answer: a failure takes the place of the part (`LoadBoundary`). */
  readonly needed?: boolean
}

type AnyCall = (name: CallName, input: unknown, options: CallOptions) => Promise<unknown>

/**
 * Reads a call and keeps the answer.
 *
 * @example
 * const party = useCall('party.detail', { id })
 */
export function useCall<N extends CallName>(
  name: N,
  ...[input, options = {}]: Input<N> extends undefined
    ? [input?: undefined, options?: QueryOptions]
    : [input: Input<N>, options?: QueryOptions]
): UseQueryResult<Reply<N>, ApiError> {
  return useQuery<Reply<N>, ApiError>({
    queryKey: queryKey(name, input as Input<N>),
    queryFn: ({ signal }) =>
      (call as AnyCall)(name, input, {
        signal,
        isRead: true,
        quiet: options.quiet ?? false,
        ...(options.limitMs ? { limitMs: options.limitMs } : {}),
      }) as Promise<Reply<N>>,
    enabled: options.enabled ?? true,
    staleTime: options.staleMs ?? 0,
    refetchInterval: options.everyMs ?? false,
    throwOnError: (_, query) => options.needed === true && query.state.data === undefined,
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

export function queryKey<N extends CallName>(name: N, input: Input<N>): readonly unknown[] {
  const [resource, action] = name.split('.')
  return [resource, action, input]
}

interface ActionOptions {
  readonly quiet?: boolean
  /** Goes on when its page is left. */
  readonly outlivesPage?: boolean
  /** One after the other, in the order in which they were asked for. */
  readonly inTurn?: boolean
  /** Of whoever asks what was sent without an answer. */
  readonly keys?: KeyOfBody
  /** Resources whose kept answers are no longer true afterwards. */
  readonly refreshes?: readonly (keyof Calls)[]
}

/**
 * Does something by a call.
 *
 * @example
 * const save = useAction('party.save', { refreshes: ['party'], quiet: true })
 * await save.mutateAsync(body)
 */
export function useAction<N extends CallName>(name: N, options: ActionOptions = {}) {
  const client = useQueryClient()
  const [keys] = useState(() => options.keys ?? keyOfBody(randomId))
  return useMutation<Reply<N>, ApiError, Input<N>>({
    ...(options.inTurn ? { scope: { id: name } } : {}),
    mutationFn: async (input) => {
      const headers = { 'idempotency-key': keys.of(input ?? null) }
      try {
        const reply = await (call as AnyCall)(name, input, {
          quiet: options.quiet ?? false,
          outlivesPage: options.outlivesPage ?? false,
          headers,
        })
        keys.answered()
        return reply as Reply<N>
      } catch (error) {
        if (!isUnanswered(error)) keys.answered()
        throw error
      }
    },
    onSuccess: async () => {
      await Promise.all(
        (options.refreshes ?? []).map((resource) => client.invalidateQueries({ queryKey: [resource] })),
      )
    },
  })
}
