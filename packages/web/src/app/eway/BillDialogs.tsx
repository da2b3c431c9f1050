import type { ComponentType } from 'react'
import { useCall } from '../api/use-call.ts'
import { useGstins } from '../session/company.ts'
import type { BillActionName, BillDetail, BillSubject } from './types.ts'
import { later } from '../../ui/later.tsx'

export interface BillDialogProps {
  readonly subject: BillSubject
  readonly detail: BillDetail
  /** Of the GSTIN whose bill it is. */
  readonly stateCode: string
  readonly onClose: () => void
}

const dialogs: Partial<Record<BillActionName, ComponentType<BillDialogProps>>> = {
  generate: later(() => import('./GenerateDialog.tsx').then((one) => one.GenerateDialog)),
  updateVehicle: later(() => import('./VehicleDialog.tsx').then((one) => one.VehicleDialog)),
  updateTransporter: later(() => import('./TransporterDialog.tsx').then((one) => one.TransporterDialog)),
  extend: later(() => import('./ExtendDialog.tsx').then((one) => one.ExtendDialog)),
  cancel: later(() => import('./CancelBillDialog.tsx').then((one) => one.CancelBillDialog)),
  multiVehicleStart: later(() => import('./GroupDialogs.tsx').then((one) => one.StartGroupDialog)),
  multiVehicleAdd: later(() => import('./GroupDialogs.tsx').then((one) => one.AddToGroupDialog)),
  multiVehicleChange: later(() => import('./GroupDialogs.tsx').then((one) => one.ChangeInGroupDialog)),
  close: later(() => import('./ArrivalDialogs.tsx').then((one) => one.CloseDialog)),
  deliver: later(() => import('./ArrivalDialogs.tsx').then((one) => one.DeliverDialog)),
  exempt: later(() => import('./NeedDialogs.tsx').then((one) => one.ExemptDialog)),
  move: later(() => import('./NeedDialogs.tsx').then((one) => one.MoveDialog)),
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
  return <Dialog subject={subject} detail={detail} stateCode={stateCode} onClose={onClose} />
}
