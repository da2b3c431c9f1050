import { useCallback, useMemo } from 'react'
import { parseSearch, searchText, useNav } from '../nav.tsx'
import type { Search } from '../nav.tsx'
import { useSession } from '../session/session.ts'
import type { Filter } from './filter-types.ts'
import { daysOf } from './period-days.ts'

type Change = Readonly<Record<string, string | readonly string[] | undefined>>

export interface ListState {
  readonly keyword: string
  readonly sort: string
  readonly period: string
  readonly from: string
  readonly to: string
  readonly values: (key: string) => readonly string[]
  readonly body: Readonly<Record<string, unknown>>
  readonly isFiltered: boolean
  /** How many values are looked for at once. */
  readonly valueCount: number
  /** What a view kept under a name remembers: the query without the place in the list. */
  readonly view: string
  readonly openView: (view: string) => void
  readonly set: (change: Change) => void
  readonly clear: () => void
}

const isOwnKey = (key: string) => /^field\d+$/.test(key)

/** Several values in one search are between semicolons. */
export const valuesOf = (text: string): string[] =>
  text
    .split(/[\n\t;]+/)
    .map((word) => word.trim())
    .filter(Boolean)

/** One page fills the screen, so that a list asks once when it opens; 200 pixels are above and below its rows. */
const rowsOnScreen = (): number => Math.min(100, Math.ceil((window.innerHeight - 200) / 36))

function viewOf({ start: _start, tab: _tab, ...search }: Search): string {
  const entries = Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1))
  return searchText(Object.fromEntries(entries)).slice(1)
}

/** The state of a list lives in its address: `?start=0&sort=id%20DESC&…`; a link or Back restores it. */
export function useListState(
  filters: readonly Filter[],
  fixed: Readonly<Record<string, unknown>> = {},
  firstSort = 'id DESC',
  pageSize?: number,
): ListState {
  const nav = useNav()
  const { settings } = useSession()
  const { search, setSearch } = nav
  const one = (key: string) => (typeof search[key] === 'string' ? search[key] : '')
  const many = useCallback(
    (key: string): readonly string[] => {
      const value = search[key]
      return value === undefined || value === '' ? [] : typeof value === 'string' ? [value] : value
    },
    [search],
  )
  const keyword = one('keyword')
  const sort = one('sort') || firstSort
  const start = Number(one('start') || 0) || 0
  const period = one('period')
  const { from, to } = daysOf({ period, from: one('from'), to: one('to') })
  const asked =
    pageSize ?? (nav.path.endsWith('-report') ? settings?.reportPageSize : settings?.pageSize) ?? 30
  const size = Math.max(asked, rowsOnScreen())
  const chosen = JSON.stringify(filters.map(({ key }) => many(key)))
  const fixedText = JSON.stringify(fixed)
  // Filters by own fields are in the address under the keys of the fields.
  const ownKeys = Object.keys(search).filter((key) => isOwnKey(key) && many(key).length > 0)
  const own = JSON.stringify(Object.fromEntries(ownKeys.map((key) => [key, many(key)])))
  const body = useMemo(() => {
    const words = valuesOf(keyword)
    const picked = JSON.parse(chosen) as string[][]
    return {
      start,
      size,
      sort,
      ...(words.length > 1 ? { keywords: words } : keyword ? { keyword } : {}),
      ...(from ? { fromDocumentDate: from } : {}),
      ...(to ? { toDocumentDate: to } : {}),
      ...Object.fromEntries(
        filters.flatMap(({ key, single, isNumber, isFlag }, index): [string, unknown][] => {
          const texts = picked[index] ?? []
          const values = isNumber ? texts.map(Number).filter(Number.isSafeInteger) : texts
          if (isFlag) return values.length > 0 ? [[key, values[0] === 'true']] : []
          return values.length > 0 ? [[key, single ? values[0] : values]] : []
        }),
      ),
      ...(own === '{}' ? {} : { customFilters: JSON.parse(own) as object }),
      ...(JSON.parse(fixedText) as object),
    }
    // The filters themselves never change while a list is open; what is chosen in them is in `chosen`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [start, size, sort, keyword, from, to, chosen, own, fixedText])
  return {
    keyword,
    sort,
    period,
    from,
    // Also an end that is not asked for, so that the picker says what is wrong with it.
    to: to || one('to'),
    values: many,
    body,
    isFiltered:
      keyword !== '' ||
      from !== '' ||
      to !== '' ||
      ownKeys.length > 0 ||
      filters.some(({ key }) => many(key).length > 0),
    valueCount: valuesOf(keyword).length,
    view: viewOf(search),
    openView: (view) => {
      const blank = Object.fromEntries(Object.keys(search).map((key) => [key, undefined]))
      setSearch({ ...blank, start: '0', sort: firstSort, ...parseSearch(view) })
    },
    set: (change) => setSearch({ start: '0', sort, ...change }),
    clear: () =>
      setSearch({
        start: '0',
        keyword: undefined,
        period: undefined,
        from: undefined,
        to: undefined,
        ...Object.fromEntries([...filters.map(({ key }) => key), ...ownKeys].map((key) => [key, undefined])),
      }),
  }
}
