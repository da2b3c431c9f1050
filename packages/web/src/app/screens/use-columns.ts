import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { queryKey, useAction, useCall } from '../api/use-call.ts'
import type { Input } from '../api/call-types.ts'
import type { ListColumn } from './ListScreen.tsx'
import { forgetSaved, keepUnsaved, unsavedColumns } from './unsaved-columns.ts'

type Stored = Input<'setting.saveColumns'>
export interface Kept {
  readonly key: string
  readonly visible: boolean
  readonly width?: number | undefined
}
/** A search kept under a name: the query of the list's address. */
export interface KeptView {
  readonly name: string
  readonly search: string
}
type Density = NonNullable<Stored['density']>
type PageSize = NonNullable<Stored['pageSize']>

export interface ColumnChoice {
  readonly views: readonly KeptView[]
  readonly saveViews: (views: readonly KeptView[]) => void
  readonly all: readonly Kept[]
  readonly labels: Readonly<Record<string, ListColumn<never>['label']>>
  readonly density: Density | undefined
  readonly freezesFirst: boolean
  readonly pageSize: PageSize | undefined
  readonly resize: (key: string, width: number) => void
  readonly save: (columns: readonly Kept[]) => void
  readonly setDensity: (density: Density) => void
  readonly setFreezes: (freezes: boolean) => void
  /** Undefined: as the setting has it. */
  readonly setPageSize: (size: PageSize | undefined) => void
  readonly reset: () => void
}

const noViews: readonly KeptView[] = []

/**
 * Which columns a person wants, in which order and width, and the searches kept: on the server, per user and list.
 * Those of every list come at the start of the application.
 */
export function useColumns<R>(
  list: string,
  columns: readonly ListColumn<R>[],
): ColumnChoice & { visible: readonly ListColumn<R>[] } {
  const client = useQueryClient()
  const stored = useCall('setting.columns', {}, { quiet: true, staleMs: Infinity })
  const saving = useAction('setting.saveColumns', { quiet: true, outlivesPage: true, inTurn: true })
  const unsaved = unsavedColumns(list)
  const own = unsaved ?? stored.data?.find((one) => one.list === list)
  const kept = own?.columns
  const views = own?.views ?? noViews
  const all = useMemo<readonly Kept[]>(() => {
    const known = (kept ?? []).filter(({ key }) => columns.some((column) => column.key === key))
    const fresh = columns.filter(({ key }) => !known.some((one) => one.key === key))
    const fits = ({ isHidden, fromWidth = 0 }: ListColumn<R>) => !isHidden && window.innerWidth >= fromWidth
    return [...known, ...fresh.map((column) => ({ key: column.key, visible: fits(column) }))]
  }, [kept, columns])
  const visible = useMemo(
    () =>
      all.flatMap(({ key, visible: isVisible, width }) => {
        const column = columns.find((one) => one.key === key)
        if (!column || !isVisible) return []
        // A width of one's own stays as it is.
        return [width === undefined ? column : { ...column, width, grows: false }]
      }),
    [all, columns],
  )
  const remember = (next: Stored) =>
    client.setQueryData(queryKey('setting.columns', {}), (before: readonly Stored[] = []) => [
      ...before.filter((one) => one.list !== list),
      next,
    ])
  const put = (next: Stored) => {
    remember(next)
    keepUnsaved(next)
    saving.mutate(next, { onSuccess: () => forgetSaved(next) })
  }
  // Left by a page that was gone before its saving was confirmed.
  const [left] = useState(unsaved)
  useEffect(() => {
    if (left) put(left)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [left])
  const keep = (change: Partial<Stored>) => {
    const next: Stored = {
      list,
      columns: (change.columns ?? kept ?? []).map(({ key, visible: isVisible, width }) => ({
        key,
        visible: isVisible,
        ...(width ? { width } : {}),
      })),
      ...withValues({
        density: change.density ?? own?.density,
        freezeFirst: change.freezeFirst ?? own?.freezeFirst,
        pageSize: 'pageSize' in change ? change.pageSize : own?.pageSize,
      }),
      views: (change.views ?? views).map(({ name, search }) => ({ name, search })),
    }
    put(next)
  }
  const save = (next: readonly Kept[]) => keep({ columns: next as Stored['columns'] })
  return {
    views,
    saveViews: (next) => keep({ views: [...next] }),
    all,
    labels: Object.fromEntries(columns.map(({ key, label }) => [key, label])),
    density: own?.density,
    freezesFirst: own?.freezeFirst ?? false,
    pageSize: own?.pageSize,
    visible,
    save,
    resize: (key, width) => save(all.map((one) => (one.key === key ? { ...one, width } : one))),
    setDensity: (density) => keep({ density }),
    setFreezes: (freezeFirst) => keep({ freezeFirst }),
    setPageSize: (pageSize) => keep({ pageSize }),
    reset: () => {
      const next: Stored = { list, columns: [], views: [...views] }
      put(next)
    },
  }
}

const withValues = <T extends object>(members: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as never
