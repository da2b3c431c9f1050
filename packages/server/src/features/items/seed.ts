import { gstRates } from '@bahi/domain/tables/gst-rates.ts'
import { uqcs } from '@bahi/domain/tables/uqc.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { hsnStarter, ratesKnownFrom, sacStarter } from './hsn-starter.ts'

/** Built-in units, GST slabs with their days, and the starter list of HSN and SAC codes. */
export async function seedItemMasters(db: Db): Promise<void> {
  const units = uqcs.map(({ code, name }) => ({
    code,
    description: name.en,
    decimals: wholeOnly.has(code) ? 0 : 3,
  }))
  await sql`insert into units (subscriber_id, code, description, uqc, decimals, is_system, created_by, changed_by)
    select current_subscriber(), u.code, u.description, u.code, u.decimals, true, current_user_id(), current_user_id()
    from json_to_recordset(${JSON.stringify(units)}::json) as u (code text, description text, decimals int)
    where not exists (select from units x where x.subscriber_id = current_subscriber() and x.code = u.code and x.status <> 'Delete')`.execute(
    db,
  )

  // A rate limited to some goods has a row of its own beside the general one; the master holds each rate once.
  const rates = gstRates
    .filter(({ goods }) => !goods)
    .map(({ rate, since, until }) => ({ rate, since, until }))
  await sql`insert into tax_rates (subscriber_id, text, rate, valid_from, valid_to, is_system, created_by, changed_by)
    select current_subscriber(), r.rate, r.rate::numeric, r.since, r.until, true, current_user_id(), current_user_id()
    from json_to_recordset(${JSON.stringify(rates)}::json) as r (rate text, since date, until date)
    where not exists (select from tax_rates x where x.subscriber_id = current_subscriber() and x.tax_kind = 'GST' and x.text = r.rate and x.status <> 'Delete')`.execute(
    db,
  )

  const codes = [
    ...hsnStarter.map(([code, description, rate]) => ({ code, description, rate, kind: 'HSN' })),
    ...sacStarter.map(([code, description, rate]) => ({ code, description, rate, kind: 'SAC' })),
  ]
  await sql`insert into hsn_sacs (subscriber_id, code, description, kind, rate, rate_from, is_system, created_by, changed_by)
    select current_subscriber(), h.code, h.description, h.kind, h.rate, case when h.rate is not null then ${ratesKnownFrom}::date end, true,
      current_user_id(), current_user_id()
    from json_to_recordset(${JSON.stringify(codes)}::json) as h (code text, description text, kind text, rate numeric)
    where not exists (select from hsn_sacs x where x.subscriber_id = current_subscriber() and x.code = h.code and x.status <> 'Delete')`.execute(
    db,
  )
}

/** Counted in whole numbers. */
const wholeOnly = new Set([
  'BAG',
  'BAL',
  'BDL',
  'BOX',
  'BTL',
  'BUN',
  'CAN',
  'CTN',
  'DOZ',
  'DRM',
  'NOS',
  'PAC',
  'PCS',
  'PRS',
  'ROL',
  'SET',
  'TBS',
  'TUB',
  'UNT',
])
