import type { Reply } from '../../../app/api/call-types.ts'
import { useT, useTextStore } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import { Amount, Percent, Quantity } from '../../../ui/values.tsx'
import css from './Paper.module.css'

type Invoice = Reply<'salesInvoice.detail'>
type Address = NonNullable<Invoice['billingAddress']>

/** The document as it will print, from the same data. */
export function Paper({ invoice }: { invoice: Invoice }) {
  const t = useT()
  const language = useTextStore((state) => state.culture.slice(0, 2)) as 'en' | 'ar' | 'hi'
  const { supplier, party, totals } = invoice
  return (
    <article className={css.paper}>
      <header className={css.head}>
        <div>
          <strong>{supplier.companyName}</strong>
          <AddressLines address={supplier.address} />
          {supplier.gstin && <div className="figure">GSTIN {supplier.gstin}</div>}
        </div>
        <div className={css.end}>
          <h2>
            {t.find(`print.title.${invoice.heading}`) ??
              t.find(`printing.heading.${invoice.heading}`) ??
              t('invoice.view')}
          </h2>
          <div className="figure">{invoice.number}</div>
          <DateText value={invoice.date} />
        </div>
      </header>
      <div className={css.parties}>
        <section>
          <h3>{t('invoice.billTo')}</h3>
          <strong>{party?.name}</strong>
          <AddressLines address={invoice.billingAddress} />
          {party?.gstin && <div className="figure">GSTIN {party.gstin}</div>}
        </section>
        <section>
          {invoice.shippingAddress && (
            <>
              <h3>{t('invoice.shipTo')}</h3>
              <AddressLines address={invoice.shippingAddress} />
            </>
          )}
          <div>
            {t('invoice.place')}: {invoice.placeOfSupply ?? '-'}
          </div>
          {invoice.reverseCharge && <div>{t('invoice.reverseCharge')}</div>}
        </section>
      </div>
      <div className={css.scroll} tabIndex={0} role="region" aria-label={t('invoice.lines')}>
        <table>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{t('invoice.item')}</th>
              <th scope="col">{t('invoice.hsn')}</th>
              <th scope="col">{t('invoice.quantity')}</th>
              <th scope="col">{t('invoice.price')}</th>
              <th scope="col">{t('invoice.taxable')}</th>
              <th scope="col">{t('invoice.taxRate')}</th>
              <th scope="col">{t('invoice.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {invoice.lines.map((line) => (
              <tr key={line.lineNumber}>
                <td>{line.lineNumber}</td>
                <td>{line.description}</td>
                <td className="figure">{line.hsn}</td>
                <td>
                  <Quantity value={line.quantity} /> {line.uqc}
                </td>
                <td>
                  <Quantity value={line.unitPrice} />
                </td>
                <td>
                  <Amount value={line.taxableValue} />
                </td>
                <td>
                  <Percent value={line.taxRate} />
                </td>
                <td>
                  <Amount value={line.total} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css.foot}>
        <p>
          {invoice.amountInWords && (
            <>
              <span className="muted">{t('invoice.inWords')}:</span>{' '}
              {invoice.amountInWords[language] ?? invoice.amountInWords.en}
            </>
          )}
        </p>
        <dl>
          <Sum label={t('invoice.taxable')} value={totals.taxableValue} />
          <Sum label={t('invoice.igst')} value={totals.igst} />
          <Sum label={t('invoice.cgst')} value={totals.cgst} />
          <Sum label={t('invoice.sgst')} value={totals.sgst} />
          <Sum label={t('invoice.cess')} value={totals.cess} />
          <Sum label={t('invoice.roundOff')} value={totals.roundOff} />
          <dt className={css.grand}>{t('invoice.total')}</dt>
          <dd className={css.grand}>
            <Amount value={totals.total} sign />
          </dd>
        </dl>
      </div>
      {invoice.terms && <p className={css.terms}>{invoice.terms}</p>}
    </article>
  )
}

function Sum({ label, value }: { label: string; value: string }) {
  if (/^-?0*(\.0*)?$/.test(value)) return null
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Amount value={value} />
      </dd>
    </>
  )
}

function AddressLines({ address }: { address: Address | null | undefined }) {
  if (!address) return null
  return (
    <div className={css.address}>
      {[address.line1, address.line2, [address.city, address.pincode].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', ')}
    </div>
  )
}
