import type { RightCode } from '@bahi/contracts/rights.ts'
import { ActionButton } from '../rights/ActionButton.tsx'
import { useT } from '../texts.ts'
import { useRecordActions } from './use-record-actions.ts'
import type { Resource } from './use-record-actions.ts'
import { Notice } from '../../ui/Notice.tsx'

interface Props {
  readonly resource: Resource
  readonly right: RightCode
  readonly id: number
  readonly onDone: () => void
}

/** In the drawer of a deleted record: that it is deleted, and the way to have it back. */
export function RestoreHere({ resource, right, id, onDone }: Props) {
  const t = useT()
  const { restore } = useRecordActions(resource)
  return (
    <Notice>
      <span>{t('common.isDeleted')}</span>
      <ActionButton right={right} onClick={() => void restore([id]).then(onDone)}>
        {t('common.restore')}
      </ActionButton>
    </Notice>
  )
}
