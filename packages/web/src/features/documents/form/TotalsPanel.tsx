import { NativeSelect } from '@mantine/core'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { useT } from '../../../app/texts.ts'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import { Amount } from '../../../ui/values.tsx'
import css from './InvoiceForm.module.css'
import { setHeader } from './invoice-store.ts'
import type { Header, InvoiceStore } from './invoice-store.ts'

const modes = ['Cash', 'Cheque', 'BankTransfer', 'UPI', 'Card', 'Other'] as const

/** The column of sums; a tax that is nil takes no line. */
export function TotalsPanel({ store }: { store: InvoiceStore }) {
  const t = useT()
  const totals = store((state) => state.totals)
  const header = store((state) => state.header)
  const isNil = (value: string) => Decimal.of(value).isZero()
  const taxes = [
    ['invoice.igst', totals.igst],
    ['invoice.cgst', totals.cgst],
    ['invoice.sgst', totals.sgst],
    ['invoice.cess', totals.cess],
  ] as const
  const received = Decimal.isValid(header.receivedAmount) ? Decimal.of(header.receivedAmount) : Decimal.zero
  const due = Decimal.of(totals.total).sub(received)
  return (
    <div className={css.totals} id="invoice-totals">
      <dl aria-live="polite">
        <dt>{t('invoice.gross')}</dt>
        <dd>
          <Amount value={totals.gross} />
        </dd>
        <dt>{t('invoice.taxable')}</dt>
        <dd>
          <Amount value={totals.taxableValue} />
        </dd>
        {taxes
          .filter(([, value]) => !isNil(value))
          .map(([label, value]) => (
            <div key={label} className={css.pair}>
              <dt>{t(label)}</dt>
              <dd>
                <Amount value={value} />
              </dd>
            </div>
          ))}
        {!isNil(totals.roundOff) && (
          <div className={css.pair}>
            <dt>{t('invoice.roundOff')}</dt>
            <dd>
              <Amount value={totals.roundOff} />
            </dd>
          </div>
        )}
        <dt className={css.grand}>{t('invoice.total')}</dt>
        <dd className={css.grand}>
          <Amount value={totals.total} sign />
        </dd>
      </dl>
      <div className={css.receive}>
        <MoneyInput
          label={t('invoice.documentDiscount')}
          name="discountPercent"
          scale={3}
          value={header.discountPercent}
          onChange={(discountPercent) => setHeader(store, { discountPercent })}
        />
        {header.id === undefined && (
          <>
            <MoneyInput
              label={t('invoice.received')}
              name="received.amount"
              value={header.receivedAmount}
              onChange={(receivedAmount) => setHeader(store, { receivedAmount })}
            />
            <NativeSelect
              label={t('invoice.mode')}
              name="received.mode"
              value={header.receivedMode}
              data={modes.map((value) => ({ value, label: t.label('PaymentMode', value) }))}
              onChange={(event) =>
                setHeader(store, { receivedMode: event.currentTarget.value as Header['receivedMode'] })
              }
            />
            {received.isPositive() && (
              <p className={css.due}>
                {t('invoice.due')}: <Amount value={due.toFixed(2)} sign />
              </p>
            )}
          </>
        )}
      </div>
    </div>
  )
}
