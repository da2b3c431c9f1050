import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'

interface Facts {
  readonly party: { readonly taxpayerType: string; readonly gstin: string | null } | null
  readonly lut: { readonly number: string; readonly validTo: string } | null
}

interface Asked {
  readonly entityId: number
  readonly partyId?: number | undefined
  readonly supplyKind: string
  readonly date?: string | undefined
}

/** How a supply counts: by the kind that was chosen, else by what the buyer is and whether a LUT is in force. */
export async function transactionTypeOf(ctx: Ctx, asked: Asked) {
  ctx.requireEntity(asked.entityId)
  const { rows } = await sql<Facts>`select
    (select json_build_object('taxpayerType', p.taxpayer_type, 'gstin', p.gstin) from parties p
      where p.subscriber_id = current_subscriber() and p.id = ${asked.partyId ?? null}::bigint and p.status <> 'Delete') as party,
    (select json_build_object('number', l.number, 'validTo', l."validTo") from entities e
      cross join jsonb_to_recordset(e.luts) as l (number text, "validFrom" date, "validTo" date)
      where e.subscriber_id = current_subscriber() and e.id = ${asked.entityId}
        and ${asked.date ?? ctx.today()}::date between l."validFrom" and l."validTo"
      order by l."validTo" desc limit 1) as lut
  `.execute(ctx.db)
  const facts = rows[0]!
  if (asked.partyId !== undefined && !facts.party) throw refuseField('partyId', 'UNKNOWN_RECORD')
  const { type, reason } = decide(asked.supplyKind, facts)
  return { transactionType: type, reason: ctx.t(`transactionType.reason.${reason}`), lut: facts.lut }
}

export function decide(supplyKind: string, { party, lut }: Facts): { type: string; reason: string } {
  if (supplyKind === 'DeemedExport') return { type: 'DEXP', reason: 'supplyKind' }
  if (supplyKind !== 'Regular') return { type: supplyKind, reason: 'supplyKind' }
  switch (party?.taxpayerType) {
    case 'SEZ':
    case 'SED':
      return lut ? { type: 'SEZWOP', reason: 'sezWithLut' } : { type: 'SEZWP', reason: 'sez' }
    case 'OEXP':
      return lut ? { type: 'EXPWOP', reason: 'exportWithLut' } : { type: 'EXPWP', reason: 'export' }
    case 'DEXP':
      return { type: 'DEXP', reason: 'deemedExport' }
    default:
      return party?.gstin ? { type: 'B2B', reason: 'registered' } : { type: 'B2C', reason: 'unregistered' }
  }
}
