import { Decimal } from '@bahi/domain/num/decimal.ts'
import { ConflictDialog } from '../../../app/screens/ConflictDialog.tsx'
import type { Difference } from '../../../app/screens/ConflictDialog.tsx'
import { useT } from '../../../app/texts.ts'
import type { Translate } from '../../../app/texts.ts'
import { bodyOfHeader, headerOf } from './header.ts'
import type { Source } from './header.ts'
import { bodyOf } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'

interface Props {
  readonly store: InvoiceStore
  readonly newer: Source
  /** Saves what is typed over the newer version. */
  readonly onMine: () => void
  /** Continues with the newer version. */
  readonly onTheirs: () => void
  readonly onClose: () => void
}

/** Another person saved this invoice first: what differs, field by field and line by line, and whose to keep. */
export function Conflict({ store, newer, onMine, onTheirs, onClose }: Props) {
  const t = useT()
  const theirs = {
    ...bodyOfHeader(headerOf('edit', newer, undefined, newer.entityId), 'Draft'),
    lines: newer.lines,
  }
  const rows = differencesOf(bodyOf(store, 'Draft'), theirs, t)
  return <ConflictDialog rows={rows} onMine={onMine} onTheirs={onTheirs} onClose={onClose} />
}

type Shape = Readonly<Record<string, unknown>>
const passed = new Set([
  'id',
  'version',
  'status',
  'lines',
  'received',
  'totals',
  'entityId',
  'subtype',
  'attachmentIds',
])
const cells = [
  'description',
  'quantity',
  'unitPrice',
  'discountPercent',
  'discountAmount',
  'taxRate',
] as const

/** Differences in what a person types; what is derived follows on its own. */
function differencesOf(mine: Shape, theirs: Shape, t: Translate): Difference[] {
  const head = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    .filter((name) => !passed.has(name))
    .flatMap((name) =>
      differenceOf(t.find(`invoice.${name}`) ?? t.find(`field.${name}`) ?? name, mine[name], theirs[name]),
    )
  const [own, other] = [linesOf(mine), linesOf(theirs)]
  const lines = Array.from({ length: Math.max(own.length, other.length) }, (_, index) => index).flatMap(
    (index) =>
      differenceOf(
        t('invoice.line', { number: index + 1 }),
        textOfLine(own[index]),
        textOfLine(other[index]),
      ),
  )
  return [...head, ...lines]
}

const linesOf = (body: Shape) => (body['lines'] ?? []) as readonly Shape[]

function textOfLine(line: Shape | undefined): string | undefined {
  return line && cells.flatMap((cell) => shown(line[cell]) ?? []).join(' · ')
}

function differenceOf(label: string, mine: unknown, theirs: unknown): Difference[] {
  const [left, right] = [shown(mine) ?? '-', shown(theirs) ?? '-']
  return left === right ? [] : [{ label, mine: left, theirs: right }]
}

function shown(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '' || value === false) return undefined
  if (Array.isArray(value))
    return value.length === 0 ? undefined : value.map((one) => shown(one) ?? '').join('; ')
  if (typeof value === 'object')
    return (
      Object.entries(value as Shape)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, member]) => member)
        .flatMap((one) => shown(one) ?? [])
        .join(', ') || undefined
    )
  const text = String(value as string | number | boolean)
  return Decimal.isValid(text) ? Decimal.of(text).toPlain() : text
}
