import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { rightsBesideLines } from '@bahi/contracts/inventory.ts'
import type { itemCalls } from '@bahi/contracts/items.ts'
import { barcodeSpellings, goodsInPackage } from '@bahi/domain/ids/barcode.ts'
import { asScanned, isFault, readGs1 } from '@bahi/domain/ids/gs1.ts'
import type { Gs1FaultKind, Gs1Reading, Scanned } from '@bahi/domain/ids/gs1.ts'
import { goodsOfGs1, quantityOfGs1 } from '@bahi/domain/ids/gs1-goods.ts'
import { isExpired } from '@bahi/domain/inventory/batches.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { itemWithBarcode } from './queries.ts'

type Asked = ParsedOf<typeof itemCalls.scan>
type Reply = ReplyOf<typeof itemCalls.scan>

/**
 * What a scanner read. A barcode or code that an item has as it was sent comes before what a GS1 code says, so that no code of one's own is
 * taken for one.
 */
export async function scanItem(ctx: Ctx, asked: Asked): Promise<Reply> {
  if (asked.entityId !== undefined) ctx.requireEntity(asked.entityId)
  const scanned = asScanned(asked.code)
  const today = ctx.today()
  const reading = scanned.gs1 ? readGs1(scanned.text, today) : undefined
  const elements = reading === undefined || isFault(reading) ? [] : reading.elements
  const goods = goodsOfGs1(elements)
  const own = [...new Set([asked.code, scanned.text])]
  const ofGtin = goods.gtin === undefined ? [] : barcodeSpellings(goods.gtin)
  const found = await itemWithBarcode(
    ctx.db,
    [...own, ...barcodeSpellings(scanned.text), ...ofGtin],
    [...own, ...ofGtin],
  )
  const isGs1 = goods.gtin !== undefined && (found === undefined || ofGtin.includes(found.found))
  if (!isGs1 && found === undefined) refuseUnread(scanned, reading)
  const item = found?.item ?? null
  const secondUnit = found?.secondUnit ?? null
  const uqc = secondUnit ? secondUnit.uqc : item?.uqc
  const batch = found?.batch ?? (isGs1 ? (goods.batch ?? null) : null)
  const gs1 = isGs1
    ? {
        gtin: goods.gtin,
        serial: goods.serial ?? null,
        manufacturedOn: goods.manufacturedOn ?? null,
        expiresOn: goods.expiresOn ?? null,
        quantity: quantityOfGs1(goods, uqc ?? undefined) ?? null,
        elements: elements.map(({ ai, title, value }) => ({ ai, value, ...(title ? { title } : {}) })),
      }
    : null
  const known =
    item && batch !== null ? await batchThere(ctx, { ...asked, itemId: item.id, batch }) : undefined
  const expiries = [gs1?.expiresOn, known?.stock?.expiresOn]
  const date = asked.date ?? today
  return {
    item,
    batch: known?.batch ?? batch,
    gs1,
    secondUnit,
    stock: known?.stock ?? null,
    packageOf: item ? null : await packedItem(ctx, goods.gtin ?? scanned.text),
    expiredOn: (await warnsOfExpiry(ctx, asked))
      ? (expiries.find((expiresOn) => isExpired({ expiresOn }, date)) ?? null)
      : null,
  }
}

const issues = {
  unknown: 'GS1_UNKNOWN',
  short: 'GS1_SHORT',
  long: 'GS1_LONG',
  characters: 'GS1_CHARACTERS',
  check: 'GS1_CHECK',
  date: 'GS1_DATE',
  twice: 'GS1_TWICE',
} as const satisfies Record<Gs1FaultKind, string>

/** Of what is certainly GS1 the fault is said; digits that only looked like it are a barcode that nothing has. */
function refuseUnread({ gs1 }: Scanned, reading: Gs1Reading | undefined): void {
  if (gs1 !== 'certain' || reading === undefined) return
  throw invalid([
    isFault(reading)
      ? { path: 'code', code: issues[reading.fault], params: { ai: reading.ai } }
      : { path: 'code', code: 'GS1_NO_GOODS' },
  ])
}

async function packedItem(ctx: Ctx, number: string): Promise<string | null> {
  const packed = goodsInPackage(number)
  const found =
    packed === undefined ? undefined : await itemWithBarcode(ctx.db, barcodeSpellings(packed), [packed])
  return found?.item.name ?? null
}

async function warnsOfExpiry(ctx: Ctx, { entityId }: Asked): Promise<boolean> {
  return entityId !== undefined && (await ctx.settings(entityId))['ExpiredBatches'] !== 'Allow'
}

/** The batch as the account spells it, and what is there of it for those who see stock beside lines. */
async function batchThere(
  ctx: Ctx,
  {
    entityId,
    locationId = entityId,
    itemId,
    batch,
  }: Asked & { readonly itemId: number; readonly batch: string },
): Promise<{ batch: string; stock: Reply['stock'] } | undefined> {
  const { rows } = await sql<NonNullable<Reply['stock']> & { batch: string; isKept: boolean }>`
    select b.batch, b.manufactured_on, b.expires_on, coalesce(setting_of('EnableStockInventory', ${entityId ?? null}::bigint) = 'true', false) as is_kept,
      (select trim_scale(coalesce(sum(l.quantity), 0))::text from stock_levels l where l.subscriber_id = b.subscriber_id and l.item_id = b.item_id
        and l.entity_id = ${entityId ?? null}::bigint and l.place_id = ${locationId ?? null}::bigint and l.holder_id = 0 and upper(l.batch) = upper(b.batch)) as available
    from item_batches b where b.subscriber_id = current_subscriber() and b.item_id = ${itemId} and upper(b.batch) = upper(${batch})
      and b.status <> 'Delete'`.execute(ctx.db)
  const [row] = rows
  if (!row) return undefined
  const { batch: spelled, isKept, ...stock } = row
  const isShown =
    isKept && entityId !== undefined && rightsBesideLines.some((right) => ctx.can(right, entityId))
  return { batch: spelled, stock: isShown ? stock : null }
}
