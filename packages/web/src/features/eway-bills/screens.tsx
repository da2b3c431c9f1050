import { istDateOf } from '@bahi/domain/cal/date.ts'
import { useRef } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { useGstins } from '../../app/session/company.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import type { Values } from '../../ui/form/values.ts'
import { MovementForm } from './MovementForm.tsx'

const today = () => istDateOf(Date.now())

export function CreateMovement() {
  const gstins = useGstins()
  if (!gstins) return <ScreenSkeleton />
  const initial: Values = {
    entityId: gstins[0]?.entityId,
    supplyType: 'Outward',
    subSupplyType: 'JobWork',
    documentType: 'DeliveryChallan',
    transactionType: 'Regular',
    number: '',
    date: today(),
    lines: [{ taxRate: '0' }],
    transport: { mode: 'Road', vehicleType: 'R' },
  }
  return <MovementForm mode="create" initial={initial} />
}

export function EditMovement() {
  return <Loaded mode="edit" />
}

export function CloneMovement() {
  return <Loaded mode="clone" />
}

function Loaded({ mode }: { mode: 'edit' | 'clone' }) {
  const { id } = useNav()
  const found = useCall('eWayBill.get', { billId: Number(id) }, { needed: true })
  // What is being edited stays as it was loaded; a newer version is met when saving.
  const first = useRef<Values>(undefined)
  if (found.data) {
    const { id: billId, version, movement } = found.data
    first.current ??=
      mode === 'edit' ? { ...movement, id: billId, version } : { ...movement, number: '', date: today() }
  }
  return first.current ? <MovementForm mode={mode} initial={first.current} /> : <ScreenSkeleton />
}
