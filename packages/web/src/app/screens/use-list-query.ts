import { useInfiniteQuery, usePrefetchInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import type { RowOf } from '../api/call-types.ts'
import type { SearchCall } from './ListScreen.tsx'

interface Page {
  readonly records: readonly unknown[]
  readonly start: number
  readonly total: number
  readonly totalIsExact: boolean
  readonly next?: string
  readonly totals?: Readonly<Record<string, string>>
}
/** Without a connection nothing is asked, and so nothing is refused. */
const offline = new ApiError('search', 0, '', undefined)

type AnySearch = (name: SearchCall, body: unknown, options: object) => Promise<Page>

/** Pages of a search one after the other, by the cursor of the page before: page 300 costs what page 1 costs. */
export function useListQuery<N extends SearchCall>(name: N, body: Readonly<Record<string, unknown>>) {
  const [resource, action] = name.split('.')
  const asked = {
    queryKey: [resource, action, 'pages', body],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      (call as unknown as AnySearch)(name, pageParam === undefined ? body : { ...body, after: pageParam }, {
        signal,
      }),
    getNextPageParam: (last: Page) => last.next,
    // What came while the screen was drawn is not asked for again.
    staleTime: 2000,
  }
  // On its way while the screen is drawn for the first time, not after it.
  usePrefetchInfiniteQuery(asked)
  const query = useInfiniteQuery<Page, ApiError, { pages: Page[] }, readonly unknown[], string | undefined>(
    asked,
  )
  const { data, fetchNextPage, isFetchingNextPage, isFetchNextPageError, hasNextPage } = query
  const first = data?.pages[0]
  const more = useCallback(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  return {
    rows: (data?.pages.flatMap(({ records }) => records) ?? []) as readonly RowOf<N>[],
    total: first?.total ?? 0,
    totalIsExact: first?.totalIsExact ?? true,
    totals: first?.totals,
    /** Known once an answer is here; a number before that would be a guess. */
    isKnown: first !== undefined,
    isLoading: first === undefined && query.isFetching,
    /** Why the newest answer, or the next rows, did not come; the rows before stay. */
    error: query.isFetching ? null : query.isPaused ? offline : query.error,
    retry: () => void (query.isFetchNextPageError ? fetchNextPage() : query.refetch()),
    hasMore: hasNextPage,
    more,
  }
}

/** Every row that matches, page by page: for actions on more than is loaded. */
export async function everyRow<N extends SearchCall>(
  name: N,
  body: Readonly<Record<string, unknown>>,
): Promise<readonly RowOf<N>[]> {
  const rows: unknown[] = []
  let after: string | undefined
  do {
    const page = await (call as unknown as AnySearch)(
      name,
      { ...body, start: 0, size: 500, ...(after === undefined ? {} : { after }) },
      {},
    )
    rows.push(...page.records)
    after = page.next
  } while (after !== undefined)
  return rows as readonly RowOf<N>[]
}
