import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { actionRefused } from '../ledger/index.ts'
import type { PortalName } from '../portals/index.ts'
import type { CurrentState } from './current-state.ts'

/** Documents with a standing IRN whose GSTIN is known to the e-invoice portal. */
export async function portalsOf(
  { db }: Pick<Ctx, 'db'>,
  documentIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ documentId: number }>`select r.document_id from e_invoices r
    join portal_credentials c on c.subscriber_id = r.subscriber_id and c.entity_id = r.entity_id and c.portal = 'einvoice'
    where r.subscriber_id = current_subscriber() and r.document_id = any(${[...documentIds]}::bigint[]) and r.status = 'Generated'
      and r.payload is not null`.execute(db)
  return new Set(rows.map(({ documentId }) => documentId))
}

/** Where a bill is made: from its IRN at the e-invoice portal where it can be, unless asked otherwise. */
export function portalOf(
  ctx: Ctx,
  withIrn: ReadonlySet<number>,
  { documentId }: CurrentState,
  route: 'direct' | 'byIrn' | undefined,
): { readonly portal: PortalName; readonly operation: string } {
  const hasIrn = documentId !== null && withIrn.has(documentId)
  if (route === 'byIrn' && !hasIrn) throw actionRefused(ctx, 'eWayBill.refused.noIrn')
  return hasIrn && route !== 'direct'
    ? { portal: 'einvoice', operation: 'ewbByIrn' }
    : { portal: 'ewaybill', operation: 'generateEwb' }
}
