import { useT } from '../../../app/texts.ts'
import { HeaderField } from './HeaderField.tsx'
import css from './InvoiceForm.module.css'
import type { InvoiceStore } from './invoice-store.ts'

/** Days of supply and payment, which decide about the rate where it changed between them (CGST s.14). */
export function TimeOfSupply({ store }: { store: InvoiceStore }) {
  const t = useT()
  return (
    <>
      <p className="muted">{t('invoice.timeOfSupplyHelp')}</p>
      <div className={css.facts}>
        <HeaderField store={store} name="timeOfSupply.suppliedOn" label="invoice.suppliedOn" />
        <HeaderField store={store} name="timeOfSupply.paidOn" label="invoice.paidOn" />
      </div>
    </>
  )
}
