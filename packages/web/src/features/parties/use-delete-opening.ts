import { useAction } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import { touchedByOpenings } from './OpeningDialog.tsx'
import type { OpeningItem } from './OpeningDialog.tsx'

/** Deletes an opening document once it is agreed to, and says why where it may not be. */
export function useDeleteOpening() {
  const t = useT()
  const remove = useAction('openingItem.delete', { refreshes: touchedByOpenings })
  return async ({ id }: OpeningItem) => {
    const title = t('opening.delete')
    if (!(await confirm({ title, text: t('opening.deleteText'), confirm: title, danger: true }))) return
    const { refused } = await remove.mutateAsync({ ids: [id] })
    if (refused.length > 0)
      toast.error(
        title,
        refused.map(({ message }) => message),
      )
  }
}
