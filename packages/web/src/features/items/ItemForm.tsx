import { CategorySave, ItemSave, UnitSave } from '@bahi/contracts/items.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { useState } from 'react'
import { call } from '../../app/api/call.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import type { Input, Reply } from '../../app/api/call-types.ts'
import { useUnitLabel } from '../../app/built-in-names.tsx'
import { HsnField, RateField } from '../../app/fields/RateField.tsx'
import { ImageField } from '../../app/fields/ImageField.tsx'
import { To, useNav } from '../../app/nav.tsx'
import { CreateBeside } from '../../app/screens/CreateBeside.tsx'
import { OwnFields } from '../../app/own-fields/OwnFields.tsx'
import { useImpact } from '../../app/impact/use-impact.tsx'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { useT } from '../../app/texts.ts'
import { useFormSetting } from '../../ui/form/context.ts'
import {
  ChoiceField,
  FieldGroup,
  MoneyField,
  SwitchField,
  TextAreaField,
  TextField,
} from '../../ui/form/fields.tsx'
import css from './items.module.css'
import { CategoryFields } from './masters/CategoryFields.tsx'
import { emptyUnit, UnitFields } from './masters/UnitFields.tsx'
import { rateBetween } from './rate-between.ts'
import { useForm, useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'

export const emptyItem: Values = {
  kind: 'Item',
  supply: 'Goods',
  taxCategory: 'Taxable',
  priceIncludesTax: false,
  isStocked: true,
  hasBatches: false,
  hasSerials: false,
  reverseCharge: false,
}

interface Props {
  readonly mode: 'create' | 'edit' | 'clone'
  readonly initial: Values
}

/** One form for an item in every mode. */
export function ItemForm({ mode, initial }: Props) {
  const t = useT()
  const nav = useNav()
  const form = useForm(ItemSave, initial)
  const save = useAction('item.save', { refreshes: ['item', 'audit'], quiet: true })
  const impact = useImpact('item', mode === 'edit')
  const [same, setSame] = useState<Same>([])
  const look = async (name: string) => {
    const found = name.trim()
      ? await call('item.search', { keywords: [name.trim()], size: 5 }, { quiet: true }).catch(
          () => undefined,
        )
      : undefined
    setSame((found?.records ?? []).filter(({ id }) => id !== form.value('id')))
  }
  const isGoods = useFormValue(form, (state) => state.values['supply'] === 'Goods')
  const isTaxable = useFormValue(form, (state) => state.values['taxCategory'] === 'Taxable')
  const isExempt = useFormValue(form, (state) => state.values['taxCategory'] === 'Exempt')
  const title = { create: t('item.create'), edit: t('item.edit'), clone: t('item.clone') }[mode]
  return (
    <>
      <FormScreen
        title={title}
        form={form}
        before={(body) => impact.ask(initial, body)}
        draft={`item ${mode} ${(initial['id'] as number | undefined) ?? ''}`}
        save={(body) => save.mutateAsync(body as Input<'item.save'>)}
        onSaved={({ id }) => {
          impact.settle(id)
          nav.go(`view-item/${id}`, { replace: true })
        }}
        {...(mode === 'create' ? { startNew: () => form.reset(initial) } : {})}
      >
        <FieldGroup title={t('item.essentials')}>
          <TextField name="name" autoFocus onLeave={(name) => void look(name)} />
          <ChoiceField name="supply" type="SupplyType" />
          <HsnField />
          <CreateBeside
            resource="unit"
            right="UNT_AD"
            label="unit.create"
            schema={UnitSave}
            empty={emptyUnit}
            choice={<UnitField name="unitId" form={form} required={isGoods} />}
            fields={<UnitFields />}
            onMade={(id) => void takeUnit(form, id)}
          />
          <MoneyField name="sellingPrice" />
          <ChoiceField name="taxCategory" type="TaxCategory" />
          {isTaxable && <RatesOfToday />}
          {isExempt && <TextField name="exemptionReason" />}
          <SwitchField name="priceIncludesTax" />
          <SameName found={same} />
        </FieldGroup>
        <FieldGroup title={t('item.identity')}>
          <TextField name="code" placeholder={t('party.codeAutomatic')} />
          <TextField name="barcode" />
          <ChoiceField name="barcodeType" type="BarcodeTypeName" />
          <ChoiceField name="kind" type="ItemKind" />
          <CreateBeside
            resource="category"
            right="CAT_AD"
            label="category.create"
            schema={CategorySave}
            empty={{ name: '', code: '' }}
            choice={<CategoryField />}
            fields={<CategoryFields />}
            onMade={(id) => form.fill({ categoryId: id })}
          />
          <TextAreaField name="description" />
          <ImageField name="picture" />
        </FieldGroup>
        <FieldGroup title={t('item.prices')}>
          <MoneyField name="purchasePrice" />
          <MoneyField name="mrp" />
          <MoneyField name="discountPercent" />
        </FieldGroup>
        {isGoods && (
          <FieldGroup title={t('stock.ofItem')}>
            <SwitchField name="isStocked" />
            <SwitchField name="hasBatches" />
            <SwitchField name="hasSerials" />
            <MoneyField name="reorderLevel" />
          </FieldGroup>
        )}
        <FieldGroup title={t('field.secondaryUnitId')} note={t('item.secondUnitNote')}>
          <UnitField name="secondaryUnitId" form={form} />
          <SecondUnitRate />
          <TextField name="secondaryBarcode" />
        </FieldGroup>
        <FieldGroup title={t('item.cess')}>
          <MoneyField name="cessRate" />
          <MoneyField name="cessPerUnit" />
          <MoneyField name="stateCessRate" />
          <SwitchField name="reverseCharge" />
          <ChoiceField name="tdsSection" type="TdsSectionName" searchable />
          <ChoiceField name="tcsSection" type="TcsSectionName" searchable />
        </FieldGroup>
        <OwnFields kind="item" />
      </FormScreen>
      {impact.dialog}
    </>
  )
}

/** The new unit with its code for returns. */
async function takeUnit(form: FormStore, id: number): Promise<void> {
  const unit = await call('unit.detail', { id }, { quiet: true }).catch(() => undefined)
  form.fill({ unitId: id, uqc: unit?.uqc ?? '' })
}

type Same = Reply<'item.search'>['records']

/** Items of that name, before it is made twice. */
function SameName({ found }: { found: Same }) {
  const t = useT()
  if (found.length === 0) return null
  return (
    <div className={css.same} role="status">
      <strong>{t('item.same')}</strong>
      <ul>
        {found.map(({ id, name, code }) => (
          <li key={id}>
            <To to={`view-item/${id}`}>{name}</To> <span className="figure">{code}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useUnits() {
  const units = useCall(
    'unit.search',
    { size: 500, sort: 'code ASC', statuses: ['Active'] },
    { staleMs: 60_000 },
  )
  return units.data?.records ?? []
}

/** The unit gives the code of returns; two units that the master converts fill the rate between them. */
function UnitField({ name, form, required }: { name: string; form: FormStore; required?: boolean }) {
  const units = useUnits()
  const unitLabel = useUnitLabel()
  const choose = (id: string) => {
    const unit = units.find((one) => String(one.id) === id)
    const [first, second] =
      name === 'unitId'
        ? [unit, units.find((one) => one.id === Number(form.value('secondaryUnitId')))]
        : [units.find((one) => one.id === Number(form.value('unitId'))), unit]
    const rate = first && second && rateBetween(first, second)
    form.fill({
      ...(name === 'unitId' ? { uqc: unit?.uqc ?? '' } : {}),
      ...(rate ? { conversionRate: rate } : {}),
    })
  }
  return (
    <ChoiceField
      name={name}
      required={required ?? false}
      options={units.map((unit) => ({
        value: String(unit.id),
        label: unitLabel(unit),
      }))}
      searchable
      onChoose={choose}
    />
  )
}

/** The rate with both units named, so that nobody reads it the wrong way round: `1 BOX = 12 NOS`. */
function SecondUnitRate() {
  const t = useT()
  const { form } = useFormSetting()
  const units = useUnits()
  const codeOf = (id: unknown) => units.find((one) => one.id === Number(id))?.code
  const unit = codeOf(useFormValue(form, (state) => state.values['secondaryUnitId']))
  const other = codeOf(useFormValue(form, (state) => state.values['unitId']))
  const label = unit && other ? t('item.holds', { unit, factor: '…', other }) : undefined
  return (
    <MoneyField
      name="conversionRate"
      disabled={!unit}
      {...(label ? { label: `${t('field.conversionRate')} (${label})` } : {})}
      required={Boolean(unit)}
    />
  )
}

function CategoryField() {
  const categories = useCall(
    'category.search',
    { size: 500, sort: 'name ASC', statuses: ['Active'] },
    { staleMs: 60_000 },
  )
  const options = (categories.data?.records ?? []).map(({ id, name, parentName }) => ({
    value: String(id),
    label: parentName ? `${parentName} / ${name}` : name,
  }))
  return <ChoiceField name="categoryId" options={options} searchable />
}

function RatesOfToday() {
  const rates = useCall(
    'taxRate.search',
    { size: 500, sort: 'rate ASC', statuses: ['Active'] },
    { staleMs: 60_000 },
  )
  const today = istDateOf(new Date())
  const inForce = (rates.data?.records ?? []).filter(
    ({ validFrom, validTo }) => (validFrom ?? '') <= today && (validTo ?? '9') >= today,
  )
  return <RateField rates={inForce.map(({ rate }) => rate)} />
}
