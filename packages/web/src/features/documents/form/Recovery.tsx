import { Button } from '@mantine/core'
import { useKind } from '../../../app/use-kind.ts'
import type { Draft } from '../../../app/session/drafts.ts'
import { useT } from '../../../app/texts.ts'
import { TimeText } from '../../../app/values.tsx'
import { Amount } from '../../../ui/values.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { isBlank } from './invoice-store.ts'
import type { Kept } from './use-autosave.ts'

interface Props {
  readonly found: Draft<Kept>
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

/** An invoice that was never saved: for whom, how much and since when, so that it is recognised. */
export function Recovery({ found, onRestore, onDiscard }: Props) {
  const t = useT()
  const kind = useKind()
  const { header, lines, total } = found.value
  const party = header.party?.name
  const count = lines.filter((line) => !isBlank(line)).length
  return (
    <Notice>
      <span>
        {party ? t(`kind.${kind}.unsavedFor`, { party }) : t(`kind.${kind}.unsaved`)}
        {' · '}
        {t('invoice.linesCount', { count })}
        {total && (
          <>
            {' · '}
            <Amount value={total} sign />
          </>
        )}
        {' · '}
        <TimeText value={new Date(found.savedAt).toISOString()} />
      </span>
      <Button variant="filled" onClick={onRestore}>
        {t('invoice.restoreYes')}
      </Button>
      <Button variant="subtle" onClick={onDiscard}>
        {t('invoice.restoreNo')}
      </Button>
    </Notice>
  )
}
