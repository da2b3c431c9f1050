import { ewayAction } from '../../ewaybill/actions.ts'
import type { EwayAction } from '../../ewaybill/actions.ts'
import type { SandboxState } from '../state.ts'
import { textIn } from './action-checks.ts'
import { stateOfBill } from './held.ts'
import type { HeldEwayBill, HeldVehicle } from './held.ts'
import type { EwayRequest } from './portal.ts'

/** The bill of a request, where the action is open to the caller now. */
export function billFor(
  { state, caller, body }: EwayRequest,
  action: EwayAction,
): { bill: HeldEwayBill } | { codes: string[] } {
  const bill = state.ewayBills.get(textIn(body, 'ewbNo'))
  if (!bill) return { codes: [action === 'reject' ? '344' : '301'] }
  const answer = ewayAction(stateOfBill(bill), action, caller, state.now())
  return answer.allowed ? { bill } : { codes: [answer.code] }
}

export const change = (
  state: SandboxState,
  { number }: HeldEwayBill,
  what: Partial<HeldEwayBill>,
): Promise<void> => state.record({ kind: 'ewayBillChanged', number, change: what })

export function vehicleOf(body: Readonly<Record<string, unknown>>, by: string, at: Date): HeldVehicle {
  return {
    at: at.toISOString(),
    by,
    mode: textIn(body, 'transMode'),
    vehicleNo: textIn(body, 'vehicleNo'),
    transDocNo: textIn(body, 'transDocNo'),
    transDocDate: textIn(body, 'transDocDate'),
    place: textIn(body, 'fromPlace'),
    state: Number(body.fromState ?? 0),
    tripSheet: '0',
    group: '0',
  }
}
