import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { useCall } from '../api/use-call.ts'
import { useGstins } from '../session/company.ts'
import type { BillActionName, BillDetail, BillSubject } from './types.ts'

export interface BillDialogProps {
  readonly subject: BillSubject
  readonly detail: BillDetail
  /** Of the GSTIN whose bill it is. */
  readonly stateCode: string
  readonly onClose: () => void
}

const dialogs: Partial<Record<BillActionName, ComponentType<BillDialogProps>>> = {
  generate: lazy(() => import('./GenerateDialog.tsx').then((one) => ({ default: one.GenerateDialog }))),
  updateVehicle: lazy(() => import('./VehicleDialog.tsx').then((one) => ({ default: one.VehicleDialog }))),
  updateTransporter: lazy(() =>
    import('./TransporterDialog.tsx').then((one) => ({ default: one.TransporterDialog })),
  ),
  extend: lazy(() => import('./ExtendDialog.tsx').then((one) => ({ default: one.ExtendDialog }))),
  cancel: lazy(() => import('./CancelBillDialog.tsx').then((one) => ({ default: one.CancelBillDialog }))),
  multiVehicleStart: lazy(() =>
    import('./GroupDialogs.tsx').then((one) => ({ default: one.StartGroupDialog })),
  ),
  multiVehicleAdd: lazy(() =>
    import('./GroupDialogs.tsx').then((one) => ({ default: one.AddToGroupDialog })),
  ),
  multiVehicleChange: lazy(() =>
    import('./GroupDialogs.tsx').then((one) => ({ default: one.ChangeInGroupDialog })),
  ),
  close: lazy(() => import('./ArrivalDialogs.tsx').then((one) => ({ default: one.CloseDialog }))),
  deliver: lazy(() => import('./ArrivalDialogs.tsx').then((one) => ({ default: one.DeliverDialog }))),
  exempt: lazy(() => import('./NeedDialogs.tsx').then((one) => ({ default: one.ExemptDialog }))),
  move: lazy(() => import('./NeedDialogs.tsx').then((one) => ({ default: one.MoveDialog }))),
}

export const hasDialog = (action: BillActionName): boolean => dialogs[action] !== undefined

interface Props {
  readonly action: BillActionName
  readonly subject: BillSubject
  readonly onClose: () => void
}

/** What is asked before an action of one bill; its code comes when it is first opened. */
export function BillDialog({ action, subject, onClose }: Props) {
  const { data: detail } = useCall('eWayBill.detail', subject, { staleMs: 2000 })
  const gstins = useGstins()
  const Dialog = dialogs[action]
  if (!Dialog || !detail || !gstins) return null
  const stateCode = gstins.find(({ entityId }) => entityId === detail.entityId)?.stateCode ?? ''
  return (
    <Suspense fallback={null}>
      <Dialog subject={subject} detail={detail} stateCode={stateCode} onClose={onClose} />
    </Suspense>
  )
}
