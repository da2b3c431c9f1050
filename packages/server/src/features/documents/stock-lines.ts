import { batchKey, isExpired, otherDay } from '@bahi/domain/inventory/batches.ts'
import { documentKinds, typeOf } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { serialKey } from '@bahi/domain/inventory/serials.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { serialCountIssues, serialTwiceIssues } from '../inventory/index.ts'
import type { BookIssue, Facts, ItemFacts } from '../ledger/index.ts'
import type { LineInput, Prepared, ResolvedLine } from './prepare.ts'
import { lineNamed } from './source-lines.ts'

/** The batch of a line as the master spells it, with its days; goods that leave have those of the master alone. */
export function batchOfLine(
  { batch, manufacturedOn, expiresOn }: LineInput,
  item: ItemFacts | undefined,
  { batches }: Pick<Facts, 'batches'>,
  isReceived: boolean,
): Pick<LineInput, 'batch' | 'manufacturedOn' | 'expiresOn'> {
  if (!batch || !item?.hasBatches) return { batch, manufacturedOn, expiresOn }
  const known = batches?.get(batchKey(item.id, batch))
  if (!known) return { batch, manufacturedOn, expiresOn }
  const [made, expires] = [known.manufacturedOn ?? undefined, known.expiresOn ?? undefined]
  return {
    batch: known.batch,
    manufacturedOn: isReceived ? (manufacturedOn ?? made) : (made ?? manufacturedOn),
    expiresOn: isReceived ? (expiresOn ?? expires) : (expires ?? expiresOn),
  }
}

interface Stocked {
  readonly path: string
  readonly line: ResolvedLine
  readonly item: ItemFacts
}

/** Lines whose goods come into the stock of the GSTIN or leave it, each with its item. */
function stockedLines(prepared: Prepared, facts: Facts): Stocked[] {
  const { type, input } = prepared
  // A note moves goods where it takes them back.
  const isMoving = type.stock !== undefined && (!type.reasons || input.reason === type.reasons[0])
  return isMoving ? keptLines(prepared, facts) : []
}

/** Lines with goods of which stock is kept on that day, each with its item. */
function keptLines({ input, lines }: Prepared, { settings, items }: Facts): Stocked[] {
  const since = settings['StockSince']
  const isKept = settings['EnableStockInventory'] === true
  if (!isKept || (typeof since === 'string' && input.date && input.date < since)) return []
  return lines.flatMap((line, index): Stocked[] => {
    const item = line.itemId === undefined ? undefined : items.get(line.itemId)
    const moved = Decimal.of(line.quantity ?? '0').add(line.freeQuantity ?? '0')
    if (!item?.isStocked || line.supply !== 'Goods' || line.priceDifference !== undefined) return []
    return moved.isPositive() ? [{ path: `lines[${index}]`, line, item }] : []
  })
}

/** A batch where the item keeps batches, with its own days. */
export function stockLineIssues(prepared: Prepared, facts: Facts): BookIssue[] {
  return [
    ...unitIssues(prepared, facts),
    ...stockedLines(prepared, facts).flatMap(({ path, line, item }): BookIssue[] => {
      const { batch, manufacturedOn, expiresOn } = line
      if (!item.hasBatches) return []
      if (!batch) return [{ path: `${path}.batch`, code: 'BATCH_MISSING', params: { name: item.name } }]
      const known = facts.batches?.get(batchKey(item.id, batch))
      const other = known && otherDay({ manufacturedOn, expiresOn }, known)
      if (other)
        return [
          {
            path: `${path}.${other}`,
            code: 'BATCH_OTHER_DAY',
            params: { batch, name: item.name, date: known[other]! },
          },
        ]
      return manufacturedOn && expiresOn && expiresOn < manufacturedOn
        ? [{ path: `${path}.expiresOn`, code: 'BATCH_DAYS' }]
        : []
    }),
    ...expiredIssues(prepared, facts, 'Refuse'),
    ...serialIssues(prepared, facts),
  ]
}

/** Goods are counted in one of the two units of their item, from the offer or order on that is to move them later. */
function unitIssues(prepared: Prepared, facts: Facts): BookIssue[] {
  const { type, kind } = prepared
  const counted = type.stock
    ? stockedLines(prepared, facts)
    : leadsToStock(kind)
      ? keptLines(prepared, facts)
      : []
  return counted.flatMap(({ path, line, item }): BookIssue[] => {
    const { uqc } = line
    const units = [item.uqc, item.secondUqc].filter((one) => one !== null)
    if (uqc === undefined || item.uqc === null || units.includes(uqc) || isAsMoved(line, facts)) return []
    return [
      {
        path: `${path}.uqc`,
        code: 'UNIT_NOT_OF_ITEM',
        params: { unit: uqc, name: item.name, units: units.join(', ') },
      },
    ]
  })
}

/** What is made from it moves goods. */
const leadsToStock = (kind: DocumentKind): boolean =>
  documentKinds[kind].convertsTo.some(
    (next) => movesStock(next as DocumentKind) || leadsToStock(next as DocumentKind),
  )

const movesStock = (kind: DocumentKind): boolean => typeOf(kind).stock !== undefined

/** Goods that were moved in such a unit come back, or are invoiced, in the same. */
function isAsMoved({ sourceLine, uqc }: ResolvedLine, { preceding, sources }: Facts): boolean {
  if (!sourceLine) return false
  const all = [...preceding, ...sources]
  const of = all.find(({ id }) => id === sourceLine.documentId)
  return of !== undefined && movesStock(of.kind as DocumentKind) && lineNamed(sourceLine, all)?.uqc === uqc
}

/** As many serial numbers as units move, each once, and those of the line that is taken back or onwards. */
function serialIssues(prepared: Prepared, facts: Facts): BookIssue[] {
  const moving = stockedLines(prepared, facts)
  const own = prepared.lines.map(({ itemId, serials }) => ({
    itemId,
    serials,
    name: facts.items.get(itemId ?? 0)?.name ?? '',
  }))
  return [
    ...(moving.length > 0 ? serialTwiceIssues(own, 'lines') : []),
    ...moving.flatMap(({ path, line, item }): BookIssue[] => {
      const rate = line.uqc !== undefined && line.uqc === item.secondUqc ? (item.conversionRate ?? '1') : '1'
      const moved = Decimal.of(line.quantity ?? '0')
        .add(line.freeQuantity ?? '0')
        .mul(rate)
      const wrong = serialCountIssues(line.serials, moved.toPlain(), item).map((issue) => ({
        ...issue,
        path: `${path}.${issue.path}`,
      }))
      return wrong.length > 0 ? wrong : sourceIssues(path, line, facts)
    }),
  ]
}

function sourceIssues(path: string, { sourceLine, serials = [] }: ResolvedLine, facts: Facts): BookIssue[] {
  const sources = [...facts.preceding, ...facts.sources]
  const source = sourceLine && lineNamed(sourceLine, sources)
  const of = (source?.body ?? {}) as Partial<LineInput>
  if (!source || !of.serials) return []
  const gone = new Set([...(source.takenSerials ?? []), ...(source.backSerials ?? [])].map(serialKey))
  const known = new Set(of.serials.map(serialKey).filter((key) => !gone.has(key)))
  const number = sources.find(({ id }) => id === sourceLine.documentId)?.number ?? ''
  return serials
    .filter((serial) => !known.has(serialKey(serial)))
    .map((serial) => ({
      path: `${path}.serials`,
      code: 'SERIAL_OF_SOURCE' as const,
      params: { serial, line: String(source.place), number },
    }))
}

export const stockLineWarnings = (prepared: Prepared, facts: Facts): BookIssue[] =>
  expiredIssues(prepared, facts, 'Warn')

/** Goods that are sold or sent after their batch expired, where the GSTIN says so. */
function expiredIssues(prepared: Prepared, facts: Facts, rule: 'Warn' | 'Refuse'): BookIssue[] {
  const isSold = prepared.type.stock === 'out' && documentKinds[prepared.kind].side === 'sale'
  if (!isSold || (facts.settings['ExpiredBatches'] ?? 'Warn') !== rule) return []
  return stockedLines(prepared, facts).flatMap(({ path, line, item }): BookIssue[] =>
    item.hasBatches && isExpired(line, prepared.input.date)
      ? [
          {
            path: `${path}.batch`,
            code: 'BATCH_EXPIRED',
            params: { batch: line.batch ?? '', name: item.name, date: line.expiresOn! },
          },
        ]
      : [],
  )
}
