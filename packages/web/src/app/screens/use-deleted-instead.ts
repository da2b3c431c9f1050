import { useEffect, useRef } from 'react'
import { useNav } from '../nav.tsx'

/**
 * A deleted record cannot be edited: its edit address opens its page, which says so and offers to restore it. One that
 * is deleted while it is being edited stays, with what was typed, until it is saved.
 */
export function useDeletedInstead(
  record: { readonly status: string } | undefined,
  page: string | undefined,
): boolean {
  const { go } = useNav()
  const first = useRef<string>(undefined)
  if (record) first.current ??= record.status
  const isDeleted = page !== undefined && first.current === 'Delete'
  useEffect(() => {
    if (isDeleted) go(page, { replace: true })
  }, [isDeleted, page, go])
  return isDeleted
}
