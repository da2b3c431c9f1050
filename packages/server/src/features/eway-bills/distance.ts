import { estimateKm } from '@bahi/gateways/distance.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'

type Distance = ReplyOf<typeof eWayBillCalls.distance>

/** A tenth more than the government's figure, rounded down, is the most that the portal accepts. */
const toleranceTenths = 11

/** As the government gave it, with an earlier bill or on request, else an estimate, which never bounds anything. */
export async function distanceBetween(
  ctx: Ctx,
  { fromPincode, toPincode }: ParsedOf<typeof eWayBillCalls.distance>,
): Promise<Distance> {
  const told =
    (await ctx.inTransaction(({ db }) => toldDistance(db, fromPincode, toPincode))) ??
    (await askedDistance(ctx, fromPincode, toPincode))
  if (told)
    return {
      km: told.km,
      source: 'government',
      toldAt: told.toldAt,
      longestKm: Math.floor((told.km * toleranceTenths) / 10),
    }
  const km = estimateKm(Number(fromPincode), Number(toPincode)) ?? null
  return { km, source: km === null ? null : 'estimate', toldAt: null, longestKm: null }
}

/** Asked once; its answer is kept. */
async function askedDistance(ctx: Ctx, fromPincode: string, toPincode: string) {
  const km = await ctx.portals.distance(fromPincode, toPincode)
  if (km === undefined) return undefined
  return ctx.inTransaction(async ({ db }) => {
    await keepDistance(db, { fromPin: Number(fromPincode), toPin: Number(toPincode), km })
    return toldDistance(db, fromPincode, toPincode)
  })
}

/** The government's figure, where it gave one. */
export async function toldDistance(
  db: Db,
  fromPincode: string | undefined,
  toPincode: string | undefined,
): Promise<{ readonly km: number; readonly toldAt: string } | undefined> {
  if (!isPin(fromPincode) || !isPin(toPincode)) return undefined
  const { rows } = await sql<{ km: number; toldAt: string }>`select km, told_at from pin_distances
    where subscriber_id = current_subscriber() and from_pin = ${Number(fromPincode)} and to_pin = ${Number(toPincode)}`.execute(
    db,
  )
  return rows[0]
}

/** The portal fills the distance in where none was given, and returns it; the two directions differ. */
export async function keepDistance(
  db: Db,
  {
    fromPin,
    toPin,
    km,
  }: { readonly fromPin: number; readonly toPin: number; readonly km: number | undefined },
): Promise<void> {
  if (km === undefined || km < 1 || km > 4000) return
  await sql`insert into pin_distances (subscriber_id, from_pin, to_pin, km) values (current_subscriber(), ${fromPin}, ${toPin}, ${km})
    on conflict (subscriber_id, from_pin, to_pin) do update set km = excluded.km, told_at = now()`.execute(db)
}

const isPin = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d{5}$/.test(text)
