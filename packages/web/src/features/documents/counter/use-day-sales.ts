import { useCall } from '../../../app/api/use-call.ts'
import { useRights } from '../../../app/session/rights.ts'

export const daySalesAtOnce = 20

/** The sales of today without an invoice, the newest first. */
export function useDaySales(entityId: number, start: number) {
  const maySee = useRights().may('SIN_SH_VW')
  return useCall(
    'daySale.search',
    { entityId, start, size: daySalesAtOnce },
    { enabled: maySee, keepPrevious: true, staleMs: 5000 },
  )
}
