import type { ReactNode } from 'react'

export interface Column<R> {
  readonly key: string
  readonly label: string
  /** Pixels; the person may change it. */
  readonly width: number
  /** The person cannot make it narrower than this. */
  readonly least?: number
  readonly align?: 'end'
  /** Name the server sorts by; absent: not sortable. */
  readonly sort?: string
  readonly cell: (row: R) => ReactNode
  /** Key in the totals of the reply. */
  readonly total?: ReactNode
  /** Where it is on a phone's card; absent: left out there. */
  readonly card?: 'title' | 'meta' | 'end' | 'state'
  readonly isHidden?: boolean
  /** Takes the room that the others leave. */
  readonly grows?: boolean
  /** Left out on its own below this width of the window, in pixels. */
  readonly fromWidth?: number
}

export interface Sort {
  readonly by: string
  readonly direction: 'ASC' | 'DESC'
}

export function sortText({ by, direction }: Sort): string {
  return `${by} ${direction}`
}

export function parseSort(text: string): Sort {
  const [by = 'id', direction] = text.split(' ')
  return { by, direction: direction === 'ASC' ? 'ASC' : 'DESC' }
}

export interface DataTableProps<R> {
  readonly label: string
  readonly columns: readonly Column<R>[]
  readonly rows: readonly R[]
  readonly rowKey: (row: R) => number
  readonly isLoading: boolean
  /** Rows that exist on the server, for readers of the screen. */
  readonly total: number
  readonly hasMore?: boolean
  readonly onMore?: () => void
  readonly sort?: Sort
  readonly onSort?: (sort: Sort) => void
  readonly onOpen?: (row: R) => void
  readonly selected?: ReadonlySet<number>
  readonly onSelect?: (ids: ReadonlySet<number>) => void
  readonly rowActions?: (row: R) => ReactNode
  readonly onResize?: (key: string, width: number) => void
  /** Of this table alone; absent: as the person has it everywhere. */
  readonly density?: 'comfortable' | 'compact' | undefined
  /** The first column stays in sight while the others go by. */
  readonly freezesFirst?: boolean
  readonly empty: ReactNode
  readonly words: {
    readonly selectAll: string
    readonly selectRow: string
    readonly totals: string
    readonly actions: string
    /** Where the person may change it. */
    readonly columnWidth?: (column: string) => string
  }
}

export function toggled(set: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}
