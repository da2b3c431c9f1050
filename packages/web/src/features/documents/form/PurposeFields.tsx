import { challanPurposes, jobWorkGoods } from '@bahi/domain/documents/challan.ts'
import { NativeSelect, Switch } from '@mantine/core'
import { useT } from '../../../app/texts.ts'
import { setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'

/** Why the goods leave without an invoice, and what is sent to a job worker. */
export function PurposeFields({ store }: { store: InvoiceStore }) {
  const t = useT()
  const purpose = store(({ header }) => header.purpose) || 'Supply'
  const goods = store(({ header }) => header.jobWorkGoods) || 'Inputs'
  const isProvisional = store(({ header }) => header.quantityIsProvisional)
  const isGas = purpose === 'LiquidGas'
  const problem = store(({ problems }) => problems.get('purpose'))
  return (
    <>
      <NativeSelect
        label={t('challan.purpose')}
        name="purpose"
        required
        error={problem}
        value={purpose}
        data={challanPurposes.map((value) => ({ value, label: t.label('ChallanPurpose', value) }))}
        onChange={(event) => setHeader(store, { purpose: event.currentTarget.value as typeof purpose })}
      />
      {purpose === 'JobWork' && (
        <NativeSelect
          label={t('challan.goods')}
          name="jobWorkGoods"
          value={goods}
          data={jobWorkGoods.map((value) => ({ value, label: t.label('JobWorkGoods', value) }))}
          onChange={(event) => setHeader(store, { jobWorkGoods: event.currentTarget.value as typeof goods })}
        />
      )}
      <Switch
        label={t('challan.provisional')}
        description={t(isGas ? 'challan.provisionalGas' : 'challan.provisionalText')}
        name="quantityIsProvisional"
        checked={isGas || isProvisional}
        disabled={isGas}
        onChange={(event) => setHeader(store, { quantityIsProvisional: event.currentTarget.checked })}
      />
    </>
  )
}
