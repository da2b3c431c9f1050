import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { gstCalls } from '@bahi/contracts/parties.ts'
import { TaxpayerType } from '@bahi/contracts/enums.ts'
import { parseGstin } from '@bahi/domain/ids/gstin.ts'
import type { GstinKind } from '@bahi/domain/ids/gstin.ts'
import type { GstnTaxpayer } from '@bahi/gateways/gstn/taxpayer.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'
import { gstnProviderOf, searchGstn } from '../gstn/index.ts'
import { keepTaxpayer } from '../portals/index.ts'

type Taxpayer = ReplyOf<typeof gstCalls.searchTaxpayer>

/**
 * The public search of the GST portal, which is asked first; where it cannot be, what follows from the GSTIN and what
 * is known of its holder here. `source` says which: nothing is invented for an unknown GSTIN.
 */
export async function searchTaxpayer(ctx: Ctx, typed: string): Promise<Taxpayer> {
  const gstin = typed.trim().toUpperCase()
  const parts = parseGstin(gstin)
  if (!parts) throw refuseField('Gstin', 'GSTIN')
  const settings = await ctx.inTransaction((inside) => inside.settings())
  const found = await searchGstn(
    { portals: ctx.portals, transaction: (work) => ctx.inTransaction((inside) => work(inside.db)) },
    gstnProviderOf(settings),
    gstin,
  )
  const base = { gstin, pan: parts.pan ?? null, stateCode: parts.stateCode }
  if (found.kind === 'found') {
    await ctx.inTransaction((inside) => keepSearched(inside.db, found.taxpayer))
    return { ...base, ...toldOf(found.taxpayer) }
  }
  const known = await ctx.inTransaction((inside) => knownHere(inside, gstin))
  if (found.kind === 'unknown' && !known) throw refuseField('Gstin', 'TAXPAYER_UNKNOWN')
  return {
    ...base,
    taxpayerType: known?.taxpayerType ?? typeOfKind[parts.kind],
    legalName: known?.legalName ?? null,
    tradeName: known?.tradeName ?? null,
    address: known?.address ?? null,
    status: known?.status ?? null,
    source: known?.source ?? 'gstin',
  }
}

/** What the portal returned, in the terms of our records. */
function toldOf(told: GstnTaxpayer): Omit<Taxpayer, 'gstin' | 'pan' | 'stateCode'> {
  const type = TaxpayerType.safeParse(told.taxpayerType)
  return {
    taxpayerType: type.success ? type.data : 'REG',
    legalName: told.legalName,
    tradeName: told.tradeName ?? null,
    address: told.address ? { ...told.address, countryCode: 'IN' } : null,
    status: told.status,
    source: 'portal',
  }
}

/** What is checked before anything is sent to other portals knows it then. */
const keepSearched = (db: Ctx['db'], told: GstnTaxpayer) =>
  keepTaxpayer(db, {
    gstin: told.gstin,
    taxpayerType: told.taxpayerType,
    status: shortStatus[told.status],
    ...(told.cancelledOn ? { deregisteredOn: told.cancelledOn } : {}),
  })

const shortStatus = {
  Active: 'ACT',
  Cancelled: 'CNL',
  Suspended: 'SUS',
  Provisional: 'PRO',
  Inactive: 'INA',
} as const

async function knownHere({ db, entityIds }: Ctx, gstin: string) {
  const { rows } = await sql<
    Pick<Taxpayer, 'legalName' | 'tradeName' | 'address' | 'status'> & {
      taxpayerType: Taxpayer['taxpayerType'] | null
      source: 'entity' | 'party'
    }
  >`
    (select coalesce(e.legal_name, e.name) as legal_name, e.trade_name, e.address, e.status, e.taxpayer_type, 'entity' as source from entities e
      where e.subscriber_id = current_subscriber() and e.gstin = ${gstin} and e.status <> 'Delete' and e.id = any(${[...entityIds]}::bigint[]) limit 1)
    union all
    (select p.name, p.trade_name, p.billing_address, p.status, p.taxpayer_type, 'party' from parties p
      where p.subscriber_id = current_subscriber() and p.gstin = ${gstin} and p.status <> 'Delete' order by p.id desc limit 1)`.execute(
    db,
  )
  return rows[0]
}

const typeOfKind: Readonly<Record<GstinKind, Taxpayer['taxpayerType']>> = {
  Regular: 'REG',
  Tds: 'TDS',
  Tcs: 'TCS',
  Uin: 'UNB',
  NonResident: 'NRT',
  Oidar: 'OIDAR',
}
