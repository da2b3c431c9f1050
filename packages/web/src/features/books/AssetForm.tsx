import { FixedAssetSave } from '@bahi/contracts/assets.ts'
import { assetClasses, highestResidual } from '@bahi/domain/assets/classes.ts'
import type { AssetClassName } from '@bahi/domain/assets/classes.ts'
import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { startOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { useRef, useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { useGstins } from '../../app/session/company.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { useField } from '../../ui/form/context.ts'
import {
  ChoiceField,
  DateField,
  FieldGroup,
  MoneyField,
  NumberField,
  TextField,
} from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import { assetsTouched } from './assets-touched.ts'
import { AssetOrigin } from './AssetOrigin.tsx'
import type { Origin } from './AssetOrigin.tsx'

type Asset = Reply<'fixedAsset.detail'>

/** An asset by hand, or one that was bought on a line of a bill. */
export function CreateAsset() {
  const { search } = useNav()
  const gstins = useGstins()
  const t = useT()
  const of = (key: string) => (typeof search[key] === 'string' ? search[key] : '')
  if (!gstins) return <ScreenSkeleton />
  const isOfBill = of('documentId') !== ''
  const date = of('date') || istDateOf(Date.now())
  const initial: Values = {
    entityId: Number(of('entityId')) || gstins[0]?.entityId,
    name: of('name').slice(0, 100),
    method: 'StraightLine',
    acquiredOn: date,
    usedFrom: date,
    ...(isOfBill
      ? {
          documentId: Number(of('documentId')),
          lineNumber: Number(of('lineNumber')),
          cost: of('cost'),
        }
      : {}),
  }
  return (
    <Form
      key={`${of('documentId')} ${of('lineNumber')}`}
      title={t('asset.create')}
      initial={initial}
      origin={isOfBill ? 'bill' : 'account'}
      accountName=""
      billNumber={of('number')}
    />
  )
}

export function EditAsset() {
  const t = useT()
  const { id } = useNav()
  const { data } = useCall('fixedAsset.detail', { id: Number(id) }, { needed: true })
  const first = useRef<Asset>(undefined)
  if (data) first.current ??= data
  const asset = first.current
  if (!asset) return <ScreenSkeleton />
  return (
    <Form
      title={t('asset.edit')}
      initial={valuesOf(asset)}
      origin={originOf(asset)}
      accountName={asset.account ?? ''}
      billNumber={asset.documentNumber ?? ''}
    />
  )
}

const originOf = ({ documentId, account, openingUntil }: Asset): Origin =>
  documentId !== null ? 'bill' : openingUntil !== null ? 'opening' : account === null ? 'booked' : 'account'

const valuesOf = (asset: Asset): Values => {
  const isOfBill = asset.documentId !== null
  const names = [
    'id',
    'version',
    'entityId',
    'name',
    'code',
    'assetClass',
    'method',
    'life',
    'rate',
    'cost',
    'residual',
    'acquiredOn',
    'usedFrom',
    'taxBlock',
    'openingUntil',
    'openingDepreciation',
    'openingTaxValue',
    'documentId',
    'lineNumber',
    'location',
    'notes',
  ] as const
  return {
    ...Object.fromEntries(names.flatMap((name) => (asset[name] === null ? [] : [[name, asset[name]]]))),
    ...(asset.openingUntil === null && asset.postedOn !== asset.acquiredOn
      ? { postedOn: asset.postedOn }
      : {}),
    ...(isOfBill || asset.account === null
      ? {}
      : asset.accountId === null
        ? { account: asset.account }
        : { accountId: asset.accountId }),
  }
}

interface Props {
  readonly title: string
  readonly initial: Values
  readonly origin: Origin
  readonly accountName: string
  readonly billNumber: string
}

function Form({ title, initial, origin: first, accountName, billNumber }: Props) {
  const t = useT()
  const nav = useNav()
  const gstins = useGstins()
  const [origin, setOrigin] = useState(first)
  const form = useForm(FixedAssetSave, initial)
  const save = useAction('fixedAsset.save', {
    refreshes: assetsTouched,
    quiet: true,
  })
  const choose = (next: Origin) => {
    setOrigin(next)
    // What is not shown is not saved.
    if (next !== 'account') for (const name of ['account', 'accountId']) form.set(name, undefined)
    if (next === 'opening') {
      form.set('postedOn', '')
      form.set('openingUntil', addDays(startOfFinancialYear(istDateOf(Date.now())), -1))
    } else for (const name of ['openingUntil', 'openingDepreciation', 'openingTaxValue']) form.set(name, '')
  }
  return (
    <FormScreen
      title={title}
      form={form}
      draft={`fixedAsset ${(initial['id'] as number | undefined) ?? ''} ${(initial['documentId'] as number | undefined) ?? ''}`}
      save={(body) => save.mutateAsync(FixedAssetSave.parse(body))}
      savedText={() => t('asset.saved', { name: form.value('name') as string })}
      onSaved={({ id }) => nav.go(`view-fixed-asset/${id}`, { replace: true })}
    >
      <FieldGroup title={t('asset.essentials')}>
        <TextField name="name" autoFocus />
        <TextField name="code" label={t('asset.code')} />
        {(gstins?.length ?? 0) > 1 && (
          <ChoiceField
            name="entityId"
            label={t('field.gstin')}
            disabled={initial['id'] !== undefined || origin === 'bill'}
            options={(gstins ?? []).map((one) => ({ value: String(one.entityId), label: one.entityName }))}
          />
        )}
        <ChoiceField
          name="assetClass"
          type="AssetClass"
          searchable
          onChoose={(name) => fill(form, name as AssetClassName)}
        />
        <MoneyField name="cost" />
        <DateField name="acquiredOn" />
        <DateField name="usedFrom" />
        <TextField name="location" />
      </FieldGroup>
      <FieldGroup title={t('asset.inBooks')} note={t('asset.inBooksNote')}>
        <Method />
      </FieldGroup>
      <FieldGroup title={t('asset.forTax')}>
        <ChoiceField name="taxBlock" type="AssetBlock" searchable clearable />
      </FieldGroup>
      <FieldGroup title={t('asset.entry')}>
        <AssetOrigin origin={origin} onChoose={choose} accountName={accountName} billNumber={billNumber} />
      </FieldGroup>
      <FieldGroup title={t('field.notes')}>
        <TextField name="notes" wide />
      </FieldGroup>
    </FormScreen>
  )
}

type FormOf = ReturnType<typeof useForm>

/** What the class proposes, in place of what another class proposed. */
function fill(form: FormOf, name: AssetClassName): void {
  const { life, block } = assetClasses[name]
  const isLand = block === null
  form.set(
    'method',
    isLand ? 'None' : form.value('method') === 'None' ? 'StraightLine' : form.value('method'),
  )
  form.set('life', life ?? undefined)
  form.set('taxBlock', block ?? '')
  if (isLand) for (const one of ['rate', 'residual']) form.set(one, '')
}

function Method() {
  const t = useT()
  const { form } = useField('method')
  const method = useField('method').value as string
  const cost = (useField('cost').value ?? '') as string
  const residual = Decimal.isValid(cost) ? Decimal.of(cost).mul(highestResidual).div(100, 2).toFixed(2) : ''
  return (
    <>
      <ChoiceField
        name="method"
        type="DepreciationMethod"
        onChoose={(value) => {
          if (value !== 'WrittenDown') form.set('rate', '')
          if (value === 'None')
            for (const name of ['life', 'residual']) form.set(name, name === 'life' ? undefined : '')
        }}
      />
      {method !== 'None' && (
        <>
          <NumberField name="life" />
          <MoneyField name="residual" placeholder={residual} />
        </>
      )}
      {method === 'WrittenDown' && (
        <NumberField name="rate" label={t('asset.rate')} placeholder={t('asset.rateOfLife')} />
      )}
    </>
  )
}
