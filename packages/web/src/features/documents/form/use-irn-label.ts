import { useCall } from '../../../app/api/use-call.ts'
import { useRights } from '../../../app/session/rights.ts'
import { useKind } from '../../../app/use-kind.ts'
import { factsOf } from '../facts.ts'
import type { InvoiceStore } from './invoice-store.ts'

/** What the way to save and register is called; undefined where the GSTIN of the invoice does not speak to the portal. */
export function useIrnLabel(store: InvoiceStore): 'invoice.saveIrn' | 'invoice.saveIrnEwb' | undefined {
  const { hasEInvoice } = factsOf(useKind())
  const mayGenerate = useRights().may('EIN_GEN') && hasEInvoice
  const health = useCall('portal.health', undefined, { enabled: mayGenerate, quiet: true, staleMs: 60_000 })
  const entityId = store(({ header }) => header.entityId)
  const moves = store(({ header }) => movesGoods(header.transport))
  const speaks = health.data?.some(
    (line) => line.entityId === entityId && line.portal === 'einvoice' && line.state !== 'NotSet',
  )
  if (!mayGenerate || !speaks) return undefined
  return moves ? 'invoice.saveIrnEwb' : 'invoice.saveIrn'
}

/** Who carries the goods is known: the e-way bill can be asked for with the IRN. */
export const movesGoods = (transport: Readonly<Record<string, string | undefined>>): boolean =>
  Boolean(transport['transporterId'] || transport['vehicleNumber'] || transport['transportDocumentNumber'])
