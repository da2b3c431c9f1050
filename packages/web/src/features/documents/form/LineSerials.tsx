import { serialKey } from '@bahi/domain/inventory/serials.ts'
import { Button } from '@mantine/core'
import { useCall } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { SerialBox } from '../../../app/stock/SerialBox.tsx'
import boxes from './LineSerials.module.css'
import { movedOf, rateOf } from './batch-lines.ts'
import { setLine } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { goodsMove } from './stock-lines.ts'

/** Serial numbers of a line: entered where goods come, chosen from those that are there where they leave. */
export function LineSerials({
  store,
  lineKey,
  name,
  error,
}: {
  store: InvoiceStore
  lineKey: number
  name: string
  error: string | undefined
}) {
  const t = useT()
  const line = store((state) => state.lines.get(lineKey))
  const stock = store((state) => state.stock?.get(line?.itemId ?? 0))
  const isOut = store((state) => goodsMove(state.kind) === 'out')
  const header = store((state) => state.header)
  const takesSource = line?.sourceLine !== undefined
  const found = useCall(
    'inventory.serialsOfItem',
    {
      entityId: header.entityId,
      itemId: line?.itemId ?? 0,
      ...(header.kept.childEntityId ? { locationId: header.kept.childEntityId } : {}),
      ...(stock?.hasBatches && line?.batch ? { batch: line.batch } : {}),
    },
    { enabled: isOut && !takesSource && stock?.hasSerials === true, quiet: true },
  )
  if (!line || (!stock?.hasSerials && !line.serials?.length)) return null
  const serials = line.serials ?? []
  const quantity = Math.max(0, Math.round(Number(movedOf(line)) * Number(rateOf(line))))
  const taken = new Set(serials.map(serialKey))
  const set = (next: readonly string[]) =>
    setLine(store, lineKey, { serials: next.length > 0 ? next : undefined })
  const there = (found.data ?? []).filter(({ serial }) => !taken.has(serialKey(serial)))
  return (
    <section className={boxes.section}>
      <SerialBox
        key={lineKey}
        label={t('stock.serials')}
        name={name}
        value={serials}
        quantity={quantity}
        error={error}
        onChange={set}
        isShort={isOut}
      />
      {there.length > 0 && (
        <div>
          <small className="muted">{t('stock.serialsThere')}</small>
          <ul className={boxes.there}>
            {there.slice(0, 50).map(({ serial }) => (
              <li key={serial}>
                <Button variant="default" size="compact-sm" onClick={() => set([...serials, serial])}>
                  <bdi>{serial}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
