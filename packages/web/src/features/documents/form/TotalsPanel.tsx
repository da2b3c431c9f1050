import { formatRate } from '@bahi/domain/num/format.ts'
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { amountInWords } from '@bahi/domain/num/words.ts'
import type { ReactNode } from 'react'
import { useKind } from '../../../app/use-kind.ts'
import { isAutomatic } from '../../../app/session/auto.ts'
import { useT, useTextStore } from '../../../app/texts.ts'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import { Amount } from '../../../ui/values.tsx'
import { factsOf } from '../facts.ts'
import { Charges } from './Charges.tsx'
import type { Header } from './header.ts'
import { distributionOf } from './purchase.ts'
import { TdsPart } from './TdsPart.tsx'
import type { Withheld } from './TdsPart.tsx'
import css from './InvoiceForm.module.css'
import parts from './parts.module.css'
import { computeFigures, payableOf, setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'

const modes = ['Cash', 'Cheque', 'BankTransfer', 'UPI', 'Card', 'Other'] as const

/** The column of sums, with what changes them; a sum that is nil takes no line. */
export function TotalsPanel({
  store,
  needsApproval,
  withheld,
  collected,
}: {
  store: InvoiceStore
  needsApproval: boolean
  withheld: Withheld | undefined
  collected: Withheld | undefined
}) {
  const t = useT()
  const kind = useKind()
  const header = store((state) => state.header)
  const isDistributed = store((state) => distributionOf(state) !== undefined)
  // Money that was typed before that was known stays to be seen, and to be taken away.
  const canReceive =
    factsOf(kind).has('received') &&
    header.id === undefined &&
    (!needsApproval || header.received.amount !== '')
  return (
    <div className={css.totals} id="invoice-totals">
      {!isDistributed && <Adjustments store={store} />}
      {!isAutomatic('AutoComputeTotals') && (
        <Button onClick={() => computeFigures(store)}>{t('invoice.compute')}</Button>
      )}
      {isDistributed ? <DistributedSums store={store} /> : <Sums store={store} />}
      {(withheld || header.tds) && !isDistributed && <TdsPart store={store} kind="tds" withheld={withheld} />}
      {(collected || header.tcs) && <TdsPart store={store} kind="tcs" withheld={collected} />}
      {canReceive && <Received store={store} />}
      {needsApproval && <p className="muted">{t(`kind.${kind}.waitsForApproval`)}</p>}
    </div>
  )
}

/** Tax by its heads: all that a distributor's document has. */
function DistributedSums({ store }: { store: InvoiceStore }) {
  const t = useT()
  const totals = store((state) => state.totals)
  return (
    <dl aria-live="polite">
      <Row label={t('invoice.igst')} value={totals.igst} />
      <Row label={t('invoice.cgst')} value={totals.cgst} />
      <Row label={t('invoice.sgst')} value={totals.sgst} />
      <Row label={t('invoice.cess')} value={totals.cess} />
      <div className={css.grand}>
        <dt>{t('distribution.title')}</dt>
        <dd>
          <Amount value={totals.total} sign />
        </dd>
      </div>
    </dl>
  )
}

/** Discount and charges of the whole document. */
function Adjustments({ store }: { store: InvoiceStore }) {
  const t = useT()
  const kind = useKind()
  const header = store((state) => state.header)
  const problems = store((state) => state.problems)
  return (
    <>
      <div className={parts.adjust}>
        <MoneyInput
          label={t(`kind.${kind}.documentDiscount`)}
          name="discountPercent"
          whole={3}
          scale={3}
          trim
          value={header.discountPercent}
          error={problems.get('discountPercent')}
          readOnly={header.discountAmount !== ''}
          onChange={(discountPercent) => setHeader(store, { discountPercent })}
        />
        <MoneyInput
          label={t('invoice.discountAmount')}
          name="discountAmount"
          value={header.discountAmount}
          error={problems.get('discountAmount')}
          readOnly={header.discountPercent !== ''}
          onChange={(discountAmount) => setHeader(store, { discountAmount })}
        />
      </div>
      <Charges store={store} />
    </>
  )
}

function Sums({ store }: { store: InvoiceStore }) {
  const t = useT()
  const totals = store((state) => state.totals)
  const taxes = store((state) => state.taxes)
  const header = store((state) => state.header)
  const language = useTextStore((state) => state.culture.slice(0, 2))
  const isOthers =
    header.reverseCharge || (header.ecommerceGstin !== '' && header.ecommerceSection === '9(5)')
  const discount = Decimal.of(totals.lineDiscount).add(totals.documentDiscount).toFixed(2)
  return (
    <>
      <dl aria-live="polite">
        <Row label={t('invoice.gross')} value={totals.gross} always />
        <Row label={t('invoice.discountAmount')} value={discount} negative />
        <Row label={t('invoice.charges')} value={totals.charges} />
        <Row label={t('invoice.taxable')} value={totals.taxableValue} always />
        {taxes.flatMap(({ rate, igst, cgst, sgst }) => [
          <Row key={`i${rate}`} label={`${t('invoice.igst')} ${formatRate(rate)}`} value={igst} />,
          <Row key={`c${rate}`} label={`${t('invoice.cgst')} ${formatRate(half(rate))}`} value={cgst} />,
          <Row key={`s${rate}`} label={`${t('invoice.sgst')} ${formatRate(half(rate))}`} value={sgst} />,
        ])}
        <Row label={t('invoice.cess')} value={totals.cess} />
        <Row label={t('invoice.stateCess')} value={totals.stateCess} />
        <Row label={t('invoice.roundOff')} value={totals.roundOff} />
        <div className={css.grand}>
          <dt>{t('invoice.total')}</dt>
          <dd>
            <Amount value={totals.total} sign />
          </dd>
        </div>
        {totals.foreignTotal && header.currencyCode !== 'INR' && (
          <Row label={`${t('invoice.total')} ${header.currencyCode}`} value={totals.foreignTotal} always />
        )}
      </dl>
      {isOthers && <p className={parts.note}>{t('invoice.taxNotCharged')}</p>}
      {Decimal.of(totals.total).isPositive() && (
        <p className={`muted ${parts.words}`}>
          {amountInWords(totals.total, language === 'ar' || language === 'hi' ? language : 'en')}
        </p>
      )}
      <Switch
        label={t('invoice.roundTotal')}
        name="roundOff"
        checked={header.roundOff}
        onChange={(event) => setHeader(store, { roundOff: event.currentTarget.checked })}
      />
    </>
  )
}

function Received({ store }: { store: InvoiceStore }) {
  const t = useT()
  const received = store(({ header }) => header.received)
  const total = store(payableOf)
  const problems = store((state) => state.problems)
  const set = (change: Partial<Header['received']>) =>
    setHeader(store, { received: { ...received, ...change } })
  const amount = Decimal.isValid(received.amount) ? Decimal.of(received.amount) : Decimal.zero
  return (
    <div className={css.receive}>
      <MoneyInput
        label={t('invoice.received')}
        name="received.amount"
        whole={13}
        value={received.amount}
        error={problems.get('received.amount')}
        onChange={(typed) => set({ amount: typed })}
      />
      <NativeSelect
        label={t('invoice.mode')}
        name="received.mode"
        value={received.mode}
        data={modes.map((value) => ({ value, label: t.label('PaymentMode', value) }))}
        onChange={(event) => set({ mode: event.currentTarget.value as Header['received']['mode'] })}
      />
      {amount.isPositive() && (
        <>
          <TextInput
            label={t('invoice.reference')}
            name="received.reference"
            maxLength={36}
            value={received.reference}
            error={problems.get('received.reference')}
            onChange={(event) => set({ reference: event.currentTarget.value })}
          />
          <p className={css.due}>
            {t('invoice.due')}: <Amount value={Decimal.of(total).sub(amount).toFixed(2)} sign />
          </p>
        </>
      )}
    </div>
  )
}

interface RowProps {
  readonly label: ReactNode
  readonly value: string
  readonly always?: boolean
  readonly negative?: boolean
}

function Row({ label, value, always = false, negative = false }: RowProps) {
  if (!always && Decimal.of(value).isZero()) return null
  return (
    <div className={css.pair}>
      <dt>{label}</dt>
      <dd>
        <Amount value={negative ? Decimal.of(value).neg().toFixed(2) : value} />
      </dd>
    </div>
  )
}

const half = (rate: string) => Decimal.of(rate).div(2, 4).toPlain()
