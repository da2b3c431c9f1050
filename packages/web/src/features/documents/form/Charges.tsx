import { formatRate } from '@bahi/domain/num/format.ts'
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { Menu } from '../../../ui/menu-kit.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { ratesOn } from '@bahi/domain/tables/gst-rates.ts'
import { useT } from '../../../app/texts.ts'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import { emptyCharge } from './header.ts'
import type { ChargeRow } from './header.ts'
import parts from './parts.module.css'
import { setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'

const usual = ['freight', 'packing', 'insurance', 'other'] as const

/** Freight, packing and the like: with a rate of their own they are taxed by it, without one they spread over the lines. */
export function Charges({ store }: { store: InvoiceStore }) {
  const t = useT()
  const charges = store(({ header }) => header.charges)
  const date = store(({ header }) => header.date)
  const problems = store((state) => state.problems)
  const put = (next: readonly ChargeRow[]) => setHeader(store, { charges: next })
  const change = (key: number, typed: Partial<ChargeRow>) =>
    put(charges.map((charge) => (charge.key === key ? { ...charge, ...typed } : charge)))
  return (
    <div className={parts.charges}>
      {charges.map((charge, index) => {
        const error = (member: string) => problems.get(`charges[${index}].${member}`)
        const label = (text: string) => `${t('invoice.charge', { number: index + 1 })}, ${text}`
        return (
          <div key={charge.key} className={parts.charge} role="group">
            <TextInput
              aria-label={label(t('invoice.chargeName'))}
              placeholder={t('invoice.chargeName')}
              name={`charges[${index}].description`}
              maxLength={100}
              value={charge.description}
              error={error('description')}
              onChange={(event) => change(charge.key, { description: event.currentTarget.value })}
            />
            <TextInput
              aria-label={label(t('invoice.hsn'))}
              placeholder={t('invoice.hsn')}
              name={`charges[${index}].hsn`}
              maxLength={8}
              inputMode="numeric"
              value={charge.hsn}
              error={error('hsn')}
              onChange={(event) => change(charge.key, { hsn: event.currentTarget.value.replace(/\D/g, '') })}
            />
            <NativeSelect
              aria-label={label(t('invoice.taxRate'))}
              name={`charges[${index}].taxRate`}
              value={charge.taxRate}
              error={error('taxRate')}
              data={[
                { value: '', label: t('invoice.chargeSpread') },
                ...ratesWith(date, charge.taxRate).map((rate) => ({ value: rate, label: formatRate(rate) })),
              ]}
              onChange={(event) => change(charge.key, { taxRate: event.currentTarget.value })}
            />
            <MoneyInput
              aria-label={label(t('invoice.amount'))}
              name={`charges[${index}].amount`}
              value={charge.amount}
              error={error('amount')}
              onChange={(amount) => change(charge.key, { amount })}
            />
            <ActionIcon
              size={36}
              aria-label={t('invoice.removeCharge', { number: index + 1 })}
              onClick={() => put(charges.filter(({ key }) => key !== charge.key))}
            >
              <IconTrash size={16} stroke={1.5} />
            </ActionIcon>
          </div>
        )
      })}
      {charges.length < 20 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="subtle" leftSection={<IconPlus size={16} stroke={1.5} />}>
              {t('invoice.addCharge')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {usual.map((name) => (
              <Menu.Item
                key={name}
                onClick={() =>
                  put([
                    ...charges,
                    { ...emptyCharge(), description: name === 'other' ? '' : t(`invoice.charge.${name}`) },
                  ])
                }
              >
                {t(`invoice.charge.${name}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}

/** The slabs of the day, and the one already typed where it is none of them. */
const ratesWith = (date: string, typed: string) => {
  const slabs = ratesOn(date || '2017-07-01')
  return typed && !slabs.includes(typed) ? [typed, ...slabs] : slabs
}
