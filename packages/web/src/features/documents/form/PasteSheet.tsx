import { Button, Switch } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useCall } from '../../../app/api/use-call.ts'
import { useRights } from '../../../app/session/rights.ts'
import { useT } from '../../../app/texts.ts'
import type { TextKey } from '../../../app/texts.ts'
import { afterDialog } from '../../../ui/last-focused.ts'
import { Modal } from '../../../ui/Modal.tsx'
import { formatDecimal } from '../../../ui/numbers.ts'
import { toast } from '../../../ui/toasts.tsx'
import type { InvoiceStore, ItemChoice } from './invoice-store.ts'
import { reachLine } from './line-moves.ts'
import { NewItem } from './NewItem.tsx'
import { pasteLines, stateOf } from './paste-lines.ts'
import css from './PasteSheet.module.css'
import { pastedTable } from './pasted-rows.ts'
import type { PasteColumn, PastedRow } from './pasted-rows.ts'

const labels: Readonly<Record<PasteColumn, TextKey>> = {
  item: 'invoice.item',
  hsn: 'invoice.hsn',
  quantity: 'invoice.quantity',
  freeQuantity: 'invoice.freeQuantity',
  uqc: 'invoice.unit',
  unitPrice: 'invoice.price',
  discountPercent: 'invoice.discount',
  taxRate: 'invoice.taxRate',
}

export interface Pasted {
  readonly after: number
  readonly rows: readonly (readonly string[])[]
}

/** What pasted rows would become, before a line changes: counts, cells that cannot be read, items to create. */
export function PasteSheet({ store, pasted }: { store: InvoiceStore; pasted: Pasted }) {
  const t = useT()
  const table = useMemo(() => pastedTable(pasted.rows), [pasted])
  const texts = useMemo(() => [...new Set(table.rows.flatMap(({ name }) => name || []))], [table])
  const found = useCall(
    'item.named',
    { texts: texts.map((text) => text.slice(0, 100)) },
    { enabled: texts.length > 0, quiet: true },
  )
  const [made, setMade] = useState<readonly (readonly [string, ItemChoice])[]>([])
  const [creating, setCreating] = useState<string>()
  const [takesText, setTakesText] = useState(false)
  const named = useMemo(
    () =>
      new Map([...(found.data ?? []).map(({ text, item }) => [text.toLowerCase(), item] as const), ...made]),
    [found.data, made],
  )
  const mayCreate = useRights().may('ITM_AD')
  const states = table.rows.map((row) => stateOf(row, named, takesText))
  const ready = table.rows.filter((_, at) => states[at] === 'ready')
  const unknown = [...new Set(table.rows.flatMap(({ name }, at) => (states[at] === 'unknown' ? name : [])))]
  const bad = states.filter((state) => state === 'bad').length
  const close = () => store.setState({ pasted: undefined })
  const paste = () => {
    const { order } = store.getState()
    const undo = pasteLines(store, pasted.after, ready, named)
    const row = order.indexOf(pasted.after)
    afterDialog(() => reachLine(store, row, 2))
    close()
    toast.undo(t('invoice.pasted', { count: ready.length }), t('common.undo'), undo)
  }
  return (
    <Modal opened onClose={close} title={t('invoice.pasteTitle', { count: table.rows.length })} size="xl">
      <div className={css.sheet}>
        <p role="status">
          {found.isLoading
            ? t('invoice.pasteLooking')
            : [
                t('invoice.pasteReady', { count: ready.length }),
                unknown.length > 0 && t('invoice.pasteUnknown', { count: unknown.length }),
                bad > 0 && t('invoice.pasteBad', { count: bad }),
                table.over > 0 && t('invoice.pasteOver', { count: table.over }),
              ]
                .filter(Boolean)
                .join(' · ')}
        </p>
        {found.error && (
          <p role="alert">
            {t('invoice.pasteFailed')}{' '}
            <Button size="compact-sm" onClick={() => void found.refetch()}>
              {t('error.retry')}
            </Button>
          </p>
        )}
        <div className={css.scroll} tabIndex={0} role="region" aria-label={t('invoice.lines')}>
          <table>
            <thead>
              <tr>
                <th scope="col">#</th>
                {table.columns.map((name) => (
                  <th key={name} scope="col" data-figure={isFigure(name) || undefined}>
                    {t(labels[name])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.slice(0, shownRows(states)).map((row, at) => (
                <tr key={at} data-state={found.isLoading ? undefined : states[at]}>
                  <td>{at + 1}</td>
                  {table.columns.map((name) => (
                    <Cell key={name} row={row} name={name} isUnknown={states[at] === 'unknown'} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {unknown.length > 0 || takesText ? (
          <Switch
            label={t('invoice.pasteAsText')}
            checked={takesText}
            onChange={(event) => setTakesText(event.currentTarget.checked)}
          />
        ) : null}
        <div className={css.actions}>
          <Button onClick={close}>{t('common.cancel')}</Button>
          {mayCreate && unknown.length > 0 && (
            <Button onClick={() => setCreating(unknown[0])}>
              {t('invoice.pasteCreate', { count: unknown.length })}
            </Button>
          )}
          <Button
            variant="filled"
            disabled={ready.length === 0}
            loading={found.isLoading}
            onClick={paste}
            data-autofocus
          >
            {t('invoice.pasteDo', { count: ready.length })}
          </Button>
        </div>
      </div>
      {creating !== undefined && (
        <NewItem
          // One after the other, each in a form of its own.
          key={creating}
          start={creating}
          onClose={() => setCreating(undefined)}
          onMade={(item) => {
            setMade([...made, [creating.toLowerCase(), item]])
            setCreating(unknown.find((name) => name !== creating))
          }}
        />
      )}
    </Modal>
  )
}

/** All rows of a short paste; of a long one as many as reach its last fault, and no fewer than a hundred. */
const shownRows = (states: readonly string[]) =>
  Math.max(100, states.findLastIndex((state) => state !== 'ready') + 1)

function Cell({ row, name, isUnknown }: { row: PastedRow; name: PasteColumn; isUnknown: boolean }) {
  const t = useT()
  const bad = row.bad[name]
  if (name === 'item')
    return (
      <td data-wrong={isUnknown || row.name === '' || undefined}>
        {row.name || '-'} {isUnknown && <small>{t('invoice.pasteNotFound')}</small>}
      </td>
    )
  return (
    <td
      data-wrong={bad !== undefined || undefined}
      data-figure={isFigure(name) || undefined}
      className={css.value}
    >
      {bad ?? grouped(row.values[name] ?? '', name)}{' '}
      {bad !== undefined && <small>{t('invoice.pasteUnreadable')}</small>}
    </td>
  )
}

const isFigure = (name: PasteColumn) => name !== 'item' && name !== 'hsn' && name !== 'uqc'

/** As the grid shows it; a code has no groups. */
const grouped = (value: string, name: PasteColumn) =>
  name === 'hsn' ? value : formatDecimal(value, value.split('.')[1]?.length ?? 0)
