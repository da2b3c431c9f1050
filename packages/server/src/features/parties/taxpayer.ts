import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { gstCalls } from '@bahi/contracts/parties.ts'
import { parseGstin } from '@bahi/domain/ids/gstin.ts'
import type { GstinKind } from '@bahi/domain/ids/gstin.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'

type Taxpayer = ReplyOf<typeof gstCalls.searchTaxpayer>

/**
 * What a GSTIN tells by itself, and what is known of its holder here: one of the own businesses, or a party. `source`
 * says where the names come from; nothing is made up for a GSTIN that nobody here has entered.
 */
export async function searchTaxpayer(ctx: Ctx, typed: string): Promise<Taxpayer> {
  const gstin = typed.trim().toUpperCase()
  const parts = parseGstin(gstin)
  if (!parts) throw refuseField('Gstin', 'GSTIN')
  const { rows } = await sql<
    Pick<Taxpayer, 'legalName' | 'tradeName' | 'address' | 'status'> & {
      taxpayerType: Taxpayer['taxpayerType'] | null
      source: 'entity' | 'party'
    }
  >`
    (select coalesce(e.legal_name, e.name) as legal_name, e.trade_name, e.address, e.status, e.taxpayer_type, 'entity' as source from entities e
      where e.subscriber_id = current_subscriber() and e.gstin = ${gstin} and e.status <> 'Delete' and e.id = any(${[...ctx.entityIds]}::bigint[]) limit 1)
    union all
    (select p.name, p.trade_name, p.billing_address, p.status, p.taxpayer_type, 'party' from parties p
      where p.subscriber_id = current_subscriber() and p.gstin = ${gstin} and p.status <> 'Delete' order by p.id desc limit 1)`.execute(
    ctx.db,
  )
  const known = rows[0]
  return {
    gstin,
    pan: parts.pan ?? null,
    stateCode: parts.stateCode,
    taxpayerType: known?.taxpayerType ?? typeOfKind[parts.kind],
    legalName: known?.legalName ?? null,
    tradeName: known?.tradeName ?? null,
    address: known?.address ?? null,
    status: known?.status ?? null,
    source: known?.source ?? 'gstin',
  }
}

const typeOfKind: Readonly<Record<GstinKind, Taxpayer['taxpayerType']>> = {
  Regular: 'REG',
  Tds: 'TDS',
  Tcs: 'TCS',
  Uin: 'UNB',
  NonResident: 'NRT',
  Oidar: 'OIDAR',
}
