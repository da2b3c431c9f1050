import type { RightCode } from '@bahi/contracts/rights.ts'
import type { ReactNode } from 'react'
import { useT } from '../texts.ts'
import { useRecordActions } from './use-record-actions.ts'
import type { Resource } from './use-record-actions.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { ViewAction } from './ViewScreen.tsx'

interface Restoring {
  readonly id: number
  /** Where the resource is restored by a way of its own. */
  readonly run?: () => void
  readonly onDone?: () => void
}

/** The page of a deleted record says so and offers to restore it, instead of everything else. */
export function useDeleted(
  resource: Resource | 'user',
  right: RightCode,
  record: { readonly status: string } | undefined,
  { id, run, onDone }: Restoring,
): { readonly actions?: readonly ViewAction[]; readonly banner?: ReactNode } {
  const t = useT()
  const { restore } = useRecordActions(resource as Resource)
  if (record?.status !== 'Delete') return {}
  const start = run ?? (() => void restore([id]).then(onDone))
  return {
    actions: [{ key: 'restore', label: 'common.restore', right, run: start, isMain: true }],
    banner: (
      <Notice>
        <span>{t('common.isDeleted')}</span>
      </Notice>
    ),
  }
}
