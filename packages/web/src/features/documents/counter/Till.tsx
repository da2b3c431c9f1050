import { Button, Checkbox } from '@mantine/core'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../app/api/call.ts'
import { openFile } from '../../../app/files.ts'
import { useUnsavedGuard } from '../../../app/screens/use-unsaved-guard.ts'
import { keys as stored, readStored, store as keep } from '../../../app/session/storage.ts'
import { useT } from '../../../app/texts.ts'
import { useKey } from '../../../ui/keys.ts'
import { beginAt } from '../../../ui/last-focused.ts'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import { Amount } from '../../../ui/values.tsx'
import { headerOf } from '../form/header.ts'
import type { EntityChoice } from '../form/HeadFields.tsx'
import { computeFigures, createInvoiceStore, isBlank, payableOf, setHeader } from '../form/invoice-store.ts'
import type { InvoiceState, PartyChoice } from '../form/invoice-store.ts'
import { useServerAnswer } from '../form/server-answer.tsx'
import { useScanner } from '../form/use-scanner.ts'
import css from './CounterSale.module.css'
import { LastSale } from './LastSale.tsx'
import { FindItem, Lines, typedBefore } from './Lines.tsx'
import { useDaySales } from './use-day-sales.ts'
import { kindOfCounter, useSell } from './use-sell.ts'
import type { Mode, Sold } from './use-sell.ts'

export type { Sold }

interface Props {
  readonly entity: EntityChoice
  readonly party: PartyChoice
  readonly roundOff: boolean
  /** The GSTIN collects tax at source. */
  readonly collects: boolean
  readonly last: Sold | undefined
  readonly onSold: (sold: Sold) => void
  readonly onClear: () => void
}

const modes = [
  { mode: 'Cash', keys: 'alt+1', shown: 'Alt+1' },
  { mode: 'UPI', keys: 'alt+2', shown: 'Alt+2' },
  { mode: 'Card', keys: 'alt+3', shown: 'Alt+3' },
] as const satisfies readonly { readonly mode: Mode; readonly keys: string; readonly shown: string }[]

interface Choices {
  readonly prints: boolean
  /** Small sales have no invoice of their own. */
  readonly joins: boolean
}

/** One sale: what is sold, what is to be paid, and how it is paid. */
export function Till({ entity, party, roundOff, collects, last, onSold, onClear }: Props) {
  const t = useT()
  const [store] = useState(() =>
    createInvoiceStore(kindOfCounter, headerOf('create', undefined, party, entity.id, roundOff), [], entity),
  )
  const [choices, setChoices] = useState<Choices>(
    () => readStored<Choices>(stored.counter) ?? { prints: true, joins: false },
  )
  const choose = (change: Partial<Choices>) => {
    const next = { ...choices, ...change }
    keep(stored.counter, next)
    setChoices(next)
  }
  const [cash, setCash] = useState('')
  const totals = store((state) => state.totals)
  const hasLines = store(({ lines }) => [...lines.values()].some((line) => !isBlank(line)))
  useUnsavedGuard(store, hasLines)
  const limit = useDaySales(entity.id, 0).data?.limit
  useServerAnswer(store, kindOfCounter, { enabled: collects })
  useScanner(store, true, typedBefore)
  const collected = store((state) => state.collected)
  const payable = store(payableOf)
  // What tax is collected of, or has a batch or serial number, has an invoice of its own, which says so.
  const isSmall = (sale: Pick<InvoiceState, 'totals' | 'collected' | 'lines'>) =>
    choices.joins &&
    limit !== undefined &&
    [...sale.lines.values()].every(({ batch, serials }) => !batch && !serials) &&
    Decimal.of(sale.totals.taxableValue).lt(limit) &&
    Decimal.of(sale.collected).isZero()
  const lines = store((state) => state.lines)
  const joins = isSmall({ totals, collected, lines })
  // Coins of a small sale are not rounded: the invoice of its day is made of what was paid.
  useEffect(() => setHeader(store, { roundOff: roundOff && !joins }), [store, roundOff, joins])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => beginAt(box.current?.querySelector('input')), [])
  const { sell, isSaving, problem, setProblem } = useSell(store, collects)
  const change = cash === '' ? undefined : Decimal.of(cash).sub(payable)

  const pay = async (mode: Mode) => {
    // What was just typed counts too.
    computeFigures(store)
    const joinsNow = isSmall(store.getState())
    if (joinsNow !== joins) {
      setHeader(store, { roundOff: roundOff && !joinsNow })
      computeFigures(store)
    }
    if (!hasLines) return setProblem(t('counter.empty'))
    const sold = await sell(mode, {
      cash: mode === 'Cash' && cash !== '' ? cash : undefined,
      joins: () => isSmall(store.getState()),
    })
    if (!sold) return
    onSold(sold)
    if (choices.prints && sold.number !== undefined)
      openFile(await call('salesInvoice.pdf', { id: sold.id, purpose: 'Print' }))
  }
  const group = t('counter.title')
  useKey({
    keys: 'alt+g',
    label: t('counter.given'),
    group,
    whileTyping: true,
    run: () => box.current?.querySelector<HTMLInputElement>('[name="cash"]')?.focus(),
  })
  useKey({ keys: 'alt+Backspace', label: t('counter.clear'), group, whileTyping: true, run: onClear })
  return (
    <div className={css.till} ref={box}>
      <section className={css.sale} aria-label={t('counter.lines')}>
        <FindItem store={store} />
        <Lines store={store} />
      </section>
      <section className={css.payment} aria-label={t('counter.pay')}>
        <div className={css.total}>
          <span>{t(Number(collected) === 0 ? 'invoice.total' : 'tcs.payable')}</span>
          <output aria-live="polite">
            <Amount value={payable} sign />
          </output>
          {Number(collected) !== 0 && (
            <small>
              {t('tcs.tax')} <Amount value={collected} />
            </small>
          )}
          {hasLines && (
            <small className="muted">{t(joins ? 'counter.becomesDaySale' : 'counter.becomesInvoice')}</small>
          )}
        </div>
        {problem && (
          <p role="alert" className={css.problem}>
            {problem}
          </p>
        )}
        <form
          className={css.cash}
          onSubmit={(event) => {
            event.preventDefault()
            void pay('Cash')
          }}
        >
          <MoneyInput name="cash" label={`${t('counter.given')} (Alt+G)`} value={cash} onChange={setCash} />
          {change && !change.isNegative() && (
            <output className={css.change}>
              {t('counter.change')} <Amount value={change.toFixed(2)} sign />
            </output>
          )}
        </form>
        <div className={css.modes} role="group" aria-label={t('counter.pay')}>
          {modes.map(({ mode, shown }) => (
            <Button
              key={mode}
              variant={mode === 'Cash' ? 'filled' : 'default'}
              size="md"
              loading={isSaving}
              aria-label={t('counter.payBy', { mode: t.label('PaymentMode', mode) })}
              onClick={() => void pay(mode)}
            >
              {t.label('PaymentMode', mode)} <kbd>{shown}</kbd>
            </Button>
          ))}
        </div>
        {modes.map(({ mode, keys }) => (
          <PayKey key={mode} mode={mode} keys={keys} group={group} pay={(one) => void pay(one)} />
        ))}
        <Checkbox
          label={t('counter.print')}
          checked={choices.prints}
          onChange={({ currentTarget }) => choose({ prints: currentTarget.checked })}
        />
        {limit !== undefined && (
          <Checkbox
            label={t('counter.small', { limit: Decimal.of(limit).toPlain() })}
            description={t('counter.smallHelp')}
            checked={choices.joins}
            onChange={({ currentTarget }) => choose({ joins: currentTarget.checked })}
          />
        )}
        {hasLines && (
          <Button variant="subtle" onClick={onClear}>
            {t('counter.clear')}
          </Button>
        )}
        {last && <LastSale sold={last} />}
      </section>
    </div>
  )
}

function PayKey({
  mode,
  keys,
  group,
  pay,
}: {
  mode: Mode
  keys: string
  group: string
  pay: (mode: Mode) => void
}) {
  const t = useT()
  const label = t('counter.payBy', { mode: t.label('PaymentMode', mode) })
  useKey({ keys, label, group, whileTyping: true, run: () => pay(mode) })
  return null
}
