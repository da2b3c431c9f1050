import { Button } from '@mantine/core'
import type { Draft } from '../session/drafts.ts'
import { useT } from '../texts.ts'
import { TimeText } from '../values.tsx'
import { Notice } from '../../ui/Notice.tsx'

export function DraftNotice({
  found,
  onRestore,
  onDiscard,
}: {
  found: Draft
  onRestore: () => void
  onDiscard: () => void
}) {
  const t = useT()
  return (
    <Notice>
      <span>
        {t('form.draftFound')} <TimeText value={new Date(found.savedAt).toISOString()} />
      </span>
      <Button variant="subtle" onClick={onDiscard}>
        {t('form.draftDiscard')}
      </Button>
      <Button onClick={onRestore}>{t('form.draftRestore')}</Button>
    </Notice>
  )
}
