import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKey, useAction, useCall } from '../api/use-call.ts'
import type { ListColumn } from './ListScreen.tsx'

interface Kept {
  readonly key: string
  readonly visible: boolean
  readonly width?: number | undefined
}
/** A search kept under a name: the query of the list's address. */
export interface KeptView {
  readonly name: string
  readonly search: string
}

export interface ColumnChoice {
  readonly views: readonly KeptView[]
  readonly saveViews: (views: readonly KeptView[]) => void
  readonly all: readonly Kept[]
  readonly labels: Readonly<Record<string, ListColumn<never>['label']>>
  readonly resize: (key: string, width: number) => void
  readonly save: (columns: readonly Kept[]) => void
  readonly reset: () => void
}

const noViews: readonly KeptView[] = []

/** Which columns a person wants, in which order and width, and the searches kept: on the server, per user and list. */
export function useColumns<R>(
  list: string,
  columns: readonly ListColumn<R>[],
): ColumnChoice & { visible: readonly ListColumn<R>[] } {
  const client = useQueryClient()
  const stored = useCall('setting.columns', { list }, { quiet: true, staleMs: Infinity })
  const saving = useAction('setting.saveColumns', { quiet: true })
  const own = stored.data?.find((one) => one.list === list)
  const kept = own?.columns
  const views = own?.views ?? noViews
  const all = useMemo<readonly Kept[]>(() => {
    const known = (kept ?? []).filter(({ key }) => columns.some((column) => column.key === key))
    const fresh = columns.filter(({ key }) => !known.some((one) => one.key === key))
    return [...known, ...fresh.map(({ key, isHidden }) => ({ key, visible: !isHidden }))]
  }, [kept, columns])
  const visible = useMemo(
    () =>
      all.flatMap(({ key, visible: isVisible, width }) => {
        const column = columns.find((one) => one.key === key)
        return column && isVisible ? [{ ...column, width: width ?? column.width }] : []
      }),
    [all, columns],
  )
  const keep = (change: { columns?: readonly Kept[]; views?: readonly KeptView[] }) => {
    const next = {
      list,
      columns: (change.columns ?? kept ?? []).map(({ key, visible: isVisible, width }) => ({
        key,
        visible: isVisible,
        ...(width ? { width } : {}),
      })),
      views: (change.views ?? views).map(({ name, search }) => ({ name, search })),
    }
    client.setQueryData(queryKey('setting.columns', { list }), [next])
    saving.mutate(next)
  }
  const save = (next: readonly Kept[]) => keep({ columns: next })
  return {
    views,
    saveViews: (next) => keep({ views: next }),
    all,
    labels: Object.fromEntries(columns.map(({ key, label }) => [key, label])),
    visible,
    save,
    resize: (key, width) => save(all.map((one) => (one.key === key ? { ...one, width } : one))),
    reset: () => save([]),
  }
}
