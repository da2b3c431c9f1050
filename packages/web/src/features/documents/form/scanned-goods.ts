import { mostSerials, serialKey } from '@bahi/domain/inventory/serials.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { ItemChoice, Line } from './invoice-store.ts'

/** Goods that were scanned, with what their code says of them. */
export interface ScannedGoods {
  readonly item: Pick<ItemChoice, 'id' | 'hasBatches' | 'hasSerials'>
  readonly batch?: string | undefined
  readonly manufacturedOn?: string | undefined
  readonly expiresOn?: string | undefined
  readonly serial?: string | undefined
  /** In its unit; absent: one. */
  readonly quantity?: string | undefined
  /** Code of the second unit, where the code is of that; absent: of the first. */
  readonly secondUqc?: string | undefined
}

/** One or more of what a barcode was of; a second unit that lines do not know counts as what it contains. */
export const inItsUnit = (
  secondUnit: ItemChoice['secondUnit'],
  quantity: string,
): { readonly secondUqc: string | undefined; readonly quantity: string } => ({
  secondUqc: secondUnit?.uqc ?? undefined,
  quantity:
    secondUnit && secondUnit.uqc === null
      ? Decimal.of(quantity || '0')
          .mul(secondUnit.contains)
          .toPlain()
      : quantity,
})

interface Counted {
  /** Absent: a line of its own. */
  readonly line?: Line
  readonly change: Pick<Line, 'batch' | 'manufacturedOn' | 'expiresOn' | 'serials' | 'proposesBatch'> & {
    readonly quantity: string
  }
}

/**
 * The line that counts what was scanned: the last that has the item in that unit, of the same batch where the code is of one, and free to be changed; and
 * what changes of it, or what a new line has. Items that keep no batches or serial numbers take none. Undefined: the serial number is there
 * already.
 */
export function countScanned(lines: readonly Line[], scanned: ScannedGoods): Counted | undefined {
  const { item, manufacturedOn, expiresOn } = scanned
  const batch = item.hasBatches ? scanned.batch : undefined
  const serial = item.hasSerials ? scanned.serial : undefined
  const ofItem = lines.filter((line) => line.itemId === item.id)
  if (serial !== undefined && ofItem.some((line) => hasSerial(line, serial))) return undefined
  // A serial number is of one unit.
  const more = serial === undefined ? (scanned.quantity ?? '1') : '1'
  const line = ofItem.findLast(
    (one) =>
      isCounted(one, scanned.secondUqc !== undefined) &&
      (batch === undefined || one.batch?.toUpperCase() === batch.toUpperCase()) &&
      (serial === undefined || (one.serials?.length ?? 0) < mostSerials),
  )
  const serials = serial === undefined ? {} : { serials: [...(line?.serials ?? []), serial] }
  if (line)
    return {
      line,
      change: {
        quantity: Decimal.of(line.quantity || '0')
          .add(more)
          .toPlain(),
        ...serials,
      },
    }
  const ofBatch = batch === undefined ? {} : { batch, manufacturedOn, expiresOn, proposesBatch: false }
  return { change: { quantity: more, ...ofBatch, ...serials } }
}

const hasSerial = ({ serials = [] }: Line, serial: string) =>
  serials.some((one) => serialKey(one) === serialKey(serial))

/** In the unit, and free to be changed. */
const isCounted = ({ units, taken, priceDifference }: Line, isSecond: boolean) =>
  (units?.isSecond ?? false) === isSecond && !taken && !priceDifference
