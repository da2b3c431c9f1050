import { Textarea, TextInput } from '@mantine/core'
import { useT } from '../../../app/texts.ts'
import { DateInput } from '../../../ui/DateInput.tsx'
import css from './InvoiceForm.module.css'
import { setHeader } from './invoice-store.ts'
import type { Header, InvoiceStore } from './invoice-store.ts'

const texts = [
  { name: 'lutNumber', label: 'invoice.lut', max: 15 },
  { name: 'portCode', label: 'invoice.port', max: 6 },
  { name: 'shippingBillNumber', label: 'invoice.shippingBill', max: 20 },
  { name: 'vehicleNumber', label: 'invoice.vehicle', max: 15 },
  { name: 'transporterName', label: 'invoice.transporter', max: 100 },
] as const satisfies readonly { name: keyof Header; label: string; max: number }[]

/** Export, transport and terms: there when wanted, out of the way otherwise. */
export function MoreFields({ store }: { store: InvoiceStore }) {
  const t = useT()
  const header = store((state) => state.header)
  return (
    <details className={css.more}>
      <summary>{t('invoice.more')}</summary>
      <div className={css.facts}>
        {texts.map(({ name, label, max }) => (
          <TextInput
            key={name}
            label={t(label)}
            name={name}
            maxLength={max}
            value={header[name]}
            onChange={(event) => setHeader(store, { [name]: event.currentTarget.value })}
          />
        ))}
        <DateInput
          label={t('invoice.shippingBillDate')}
          name="shippingBillDate"
          value={header.shippingBillDate}
          onChange={(date) => setHeader(store, { shippingBillDate: date ?? '' })}
        />
      </div>
      <Textarea
        label={t('invoice.terms')}
        name="terms"
        autosize
        minRows={2}
        maxLength={2000}
        value={header.terms}
        onChange={(event) => setHeader(store, { terms: event.currentTarget.value })}
      />
    </details>
  )
}
