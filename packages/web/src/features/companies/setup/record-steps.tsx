import { ItemSave } from '@bahi/contracts/items.ts'
import { pickKnown } from '@bahi/contracts/known-members.ts'
import { PartySave } from '@bahi/contracts/parties.ts'
import { SeriesSave } from '@bahi/contracts/series.ts'
import { isGstin, parseGstin } from '@bahi/domain/ids/gstin.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { call } from '../../../app/api/call.ts'
import type { Input, Reply } from '../../../app/api/call-types.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { useUnitLabel } from '../../../app/built-in-names.tsx'
import { AddressFields } from '../../../app/fields/AddressFields.tsx'
import { HsnField, RateField } from '../../../app/fields/RateField.tsx'
import { ScreenSkeleton } from '../../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../../app/texts.ts'
import { fillFound } from '../../../ui/form/found.ts'
import { ChoiceField, MoneyField, NumberField, TextField } from '../../../ui/form/fields.tsx'
import { useForm, useFormValue } from '../../../ui/form/form.ts'
import type { FormStore } from '../../../ui/form/form.ts'
import { StepForm } from './StepForm.tsx'
import type { StepProps } from './steps.tsx'

const Numbers = SeriesSave.pick({
  prefix: true,
  separator: true,
  yearStyle: true,
  width: true,
  startNumber: true,
})
type Series = Reply<'series.search'>['records'][number]

/** How invoices are numbered: the series that every account begins with, put as the business wants it. */
export function SeriesStep(props: StepProps) {
  const found = useCall('series.search', { documentKinds: ['salesInvoice'], size: 1 })
  if (!found.data) return <ScreenSkeleton />
  const [series] = found.data.records
  return series ? <SeriesFields {...props} series={series} /> : <SeriesMissing {...props} />
}

/** Someone removed it: nothing to put right here. */
function SeriesMissing(props: StepProps) {
  const t = useT()
  const form = useForm(Numbers, {})
  return (
    <StepForm {...props} form={form} note={t('setup.seriesMissing')} save={async () => undefined}>
      {undefined}
    </StepForm>
  )
}

function SeriesFields({ series, ...props }: StepProps & { readonly series: Series }) {
  const t = useT()
  const { prefix, separator, yearStyle, width, startNumber } = series
  const form = useForm(Numbers, { prefix, separator, yearStyle, width, startNumber })
  return (
    <StepForm
      {...props}
      form={form}
      note={t('setup.seriesText', { number: series.nextNumber })}
      save={(body) =>
        call('series.save', { ...pickKnown(SeriesSave, series), ...body } as Input<'series.save'>)
      }
    >
      <TextField name="prefix" autoFocus />
      <ChoiceField
        name="separator"
        options={['/', '-'].map((value) => ({ value, label: value }))}
        clearable={false}
      />
      <ChoiceField name="yearStyle" type="YearStyle" clearable={false} />
      <NumberField name="width" />
      <NumberField name="startNumber" />
    </StepForm>
  )
}

const Item = ItemSave.pick({
  name: true,
  supply: true,
  hsn: true,
  unitId: true,
  uqc: true,
  taxRate: true,
  sellingPrice: true,
})

/** The first thing to sell. */
export function ItemStep(props: StepProps) {
  const t = useT()
  const unitLabel = useUnitLabel()
  const units = useCall('unit.search', { size: 500, sort: 'code ASC', statuses: ['Active'] })
  const rates = useCall('master.rates', undefined, { staleMs: Infinity })
  const form = useForm(Item, { supply: 'Goods' })
  const today = istDateOf(new Date())
  const inForce = (rates.data ?? []).filter(({ since, until }) => since <= today && (until ?? '9') >= today)
  const isGoods = useFormValue(form, ({ values }) => values['supply'] === 'Goods')
  const chooseUnit = (id: string) =>
    form.fill({ uqc: units.data?.records.find((unit) => unit.id === Number(id))?.uqc ?? '' })
  return (
    <StepForm
      {...props}
      form={form}
      note={t('setup.itemText')}
      save={(body) =>
        call('item.save', { kind: 'Item', taxCategory: 'Taxable', ...body } as Input<'item.save'>)
      }
    >
      <TextField name="name" autoFocus />
      <ChoiceField name="supply" type="SupplyType" clearable={false} />
      <HsnField required />
      <ChoiceField
        name="unitId"
        required={isGoods}
        options={(units.data?.records ?? []).map((unit) => ({
          value: String(unit.id),
          label: unitLabel(unit),
        }))}
        searchable
        onChoose={chooseUnit}
      />
      <RateField rates={inForce.map(({ rate }) => rate)} />
      <MoneyField name="sellingPrice" />
    </StepForm>
  )
}

const Party = PartySave.pick({
  name: true,
  gstin: true,
  taxpayerType: true,
  mobile: true,
  emails: true,
  billingAddress: true,
})

/** The first customer. */
export function PartyStep(props: StepProps) {
  const t = useT()
  const form = useForm(Party, { taxpayerType: 'UNREG', billingAddress: { countryCode: 'IN' } })
  return (
    <StepForm
      {...props}
      form={form}
      note={t('setup.partyText')}
      save={(body) => call('party.save', { role: 'Customer', ...body } as Input<'party.save'>)}
    >
      <TextField name="gstin" autoFocus onLeave={(gstin) => void fillFromGstin(form, gstin)} />
      <TextField name="name" />
      <TextField name="mobile" />
      <TextField name="emails" />
      <AddressFields name="billingAddress" />
    </StepForm>
  )
}

async function fillFromGstin(form: FormStore, gstin: string): Promise<void> {
  const parts = isGstin(gstin) ? parseGstin(gstin) : undefined
  form.fill({ taxpayerType: parts ? 'REG' : 'UNREG' })
  if (!parts) return
  fillFound(form, {}, { 'billingAddress.stateCode': parts.stateCode })
  const told = await call('gst.searchTaxpayer', { Gstin: gstin }, { quiet: true }).catch(() => undefined)
  if (!told) return
  fillFound(
    form,
    {
      name: told.tradeName ?? told.legalName ?? undefined,
      billingAddress: told.address ?? undefined,
    },
    { taxpayerType: told.taxpayerType },
  )
}
