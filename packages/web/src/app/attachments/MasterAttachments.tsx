import type { RightCode } from '@bahi/contracts/rights.ts'
import { useRights } from '../session/rights.ts'
import type { Attached } from './attached.ts'
import { later } from '../../ui/later.tsx'

const RecordAttachments = later(() => import('./RecordAttachments.tsx').then((one) => one.RecordAttachments))

interface Props {
  readonly kind: 'party' | 'item'
  readonly record: {
    readonly id: number
    readonly status: string
    readonly attachments: readonly Attached[]
  }
  readonly right: RightCode
}

/** Papers of a master, as documents have theirs: who may edit it adds and removes them, and nobody once it is deleted. */
export function MasterAttachments({ kind, record: { id, status, attachments }, right }: Props) {
  const mayChange = useRights().may(right) && status !== 'Delete'
  return <RecordAttachments owner={{ kind, recordId: id }} attached={attachments} mayChange={mayChange} />
}
