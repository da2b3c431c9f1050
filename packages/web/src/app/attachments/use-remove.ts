import { confirm } from '../../ui/confirm.tsx'
import { ApiError } from '../api/api-error.ts'
import { useAction } from '../api/use-call.ts'
import type { Calls } from '@bahi/contracts/calls.ts'
import { useT } from '../texts.ts'
import type { Attached } from './attached.ts'

/** Asks, and removes a file; true where it is gone, or was gone before. */
export function useRemove(refreshes: readonly (keyof Calls)[] = []) {
  const t = useT()
  const remove = useAction('attachment.delete', { refreshes })
  return async ({ id, name }: Attached): Promise<boolean> => {
    const agreed = await confirm({
      title: t('attachment.removeTitle', { name }),
      text: t('attachment.removeText'),
      danger: true,
    })
    if (!agreed) return false
    try {
      await remove.mutateAsync({ id })
      return true
    } catch (error) {
      return error instanceof ApiError && error.status === 404
    }
  }
}
