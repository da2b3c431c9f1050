import { batchKey, isExpired, otherDay } from '@bahi/domain/inventory/batches.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
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
function stockedLines({ type, input, lines }: Prepared, { settings, items }: Facts): Stocked[] {
  const since = settings['StockSince']
  const isKept = settings['EnableStockInventory'] === true
  if (!type.stock || !isKept || (typeof since === 'string' && input.date && input.date < since)) return []
  // A note moves goods where it takes them back.
  if (type.reasons && input.reason !== type.reasons[0]) return []
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
