import { checkEwayBill } from '@bahi/gateways/ewaybill/check.ts'
import type { EwayCheck } from '@bahi/gateways/ewaybill/check.ts'
import { ewayNeed } from '@bahi/gateways/ewaybill/need.ts'
import type { EwayNeed } from '@bahi/gateways/ewaybill/need.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { dayIn } from '../../platform/make-context.ts'
import type { StoredDocument } from '../documents/index.ts'
import { sourceOf } from './source.ts'
import type { Transport } from './source.ts'

/** Above it a supplier writes six digits of HSN (notification 78/2020). */
const fiveCrore = 50_000_000

/** Payload and every fault that the portal would find. */
export async function checked(
  db: Db,
  document: StoredDocument,
  transport: Transport | undefined,
  clock: () => Date,
): Promise<EwayCheck> {
  const { rows } = await sql<{ turnover: string | null }>`select turnover::text as turnover from entities
    where subscriber_id = current_subscriber() and id = ${document.entityId}`.execute(db)
  return checkEwayBill(sourceOf(document, transport), {
    today: dayIn('Asia/Kolkata', clock()),
    ...(document.copies.supplier?.gstin ? { caller: document.copies.supplier.gstin } : {}),
    taxpayer: () => undefined,
    hsnDigits: Number(rows[0]?.turnover ?? 0) > fiveCrore ? 6 : 4,
    shipToGstinSince: '2026-08-01',
  })
}

/** Whether the goods of a document need a bill; the value counts goods alone, exempt ones of a mixed invoice left out. */
export function needOf(document: StoredDocument): EwayNeed & { readonly value: string } {
  const goods = document.lines.filter(({ supply, isCharge }) => supply === 'Goods' && !isCharge)
  const taxed = goods.filter(({ taxCategory }) => taxCategory === 'Taxable')
  const value = Decimal.sum((taxed.length > 0 ? taxed : goods).map(({ total }) => total)).toFixed(2)
  const need = ewayNeed({
    hasGoods: goods.length > 0,
    isInterState: document.interState ?? false,
    stateCode: document.copies.supplier?.gstin?.slice(0, 2) ?? '',
    consignmentValue: value,
    isJobWorkByPrincipal: false,
  })
  return { ...need, value }
}
