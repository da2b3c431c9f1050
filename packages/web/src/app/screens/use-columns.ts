import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKey, useAction, useCall } from '../api/use-call.ts'
import type { ListColumn } from './ListScreen.tsx'

interface Kept {
  readonly key: string
  readonly visible: boolean
  readonly width?: number | undefined
}
export interface ColumnChoice {
  readonly all: readonly Kept[]
  readonly labels: Readonly<Record<string, ListColumn<never>['label']>>
  readonly resize: (key: string, width: number) => void
  readonly save: (columns: readonly Kept[]) => void
  readonly reset: () => void
}

/** Which columns a person wants, in which order and width: kept on the server, per user and list. */
export function useColumns<R>(
  list: string,
  columns: readonly ListColumn<R>[],
): ColumnChoice & { visible: readonly ListColumn<R>[] } {
  const client = useQueryClient()
  const stored = useCall('setting.columns', { list }, { quiet: true, staleMs: Infinity })
  const saving = useAction('setting.saveColumns', { quiet: true })
  const kept = stored.data?.find((one) => one.list === list)?.columns
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
  const save = (next: readonly Kept[]) => {
    const plain = next.map(({ key, visible: isVisible, width }) => ({
      key,
      visible: isVisible,
      ...(width ? { width } : {}),
    }))
    client.setQueryData(
      queryKey('setting.columns', { list }),
      plain.length > 0 ? [{ list, columns: plain }] : [],
    )
    saving.mutate({ list, columns: plain })
  }
  return {
    all,
    labels: Object.fromEntries(columns.map(({ key, label }) => [key, label])),
    visible,
    save,
    resize: (key, width) => save(all.map((one) => (one.key === key ? { ...one, width } : one))),
    reset: () => save([]),
  }
}
