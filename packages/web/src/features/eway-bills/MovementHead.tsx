import { useGstins } from '../../app/session/company.ts'
import { useT } from '../../app/texts.ts'
import { useFormSetting } from '../../ui/form/context.ts'
import { ChoiceField, DateField, FieldGroup, TextField } from '../../ui/form/fields.tsx'
import { useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import { documentsOf, isOwn, subTypesOf } from './movement-kinds.ts'

type Supply = Parameters<typeof subTypesOf>[0]
type Sub = Parameters<typeof isOwn>[1]

/** What moves why, and the paper it moves with; each choice leaves only what goes with it. */
export function MovementHead() {
  const t = useT()
  const { form } = useFormSetting()
  const gstins = useGstins()
  const supply = useFormValue(form, ({ values }) => values['supplyType'] as Supply)
  const sub = useFormValue(form, ({ values }) => values['subSupplyType'] as Sub)
  const choices = (type: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t.label(type, value) }))
  const chooseSub = (next: Sub, of: Supply = supply) => {
    const [document = ''] = documentsOf(of, next)
    const own = gstins?.find(({ entityId }) => entityId === form.value('entityId'))
    form.fill({
      subSupplyType: next,
      documentType: document,
      ...otherSide(
        form,
        of,
        isOwn(of, next) ? { gstin: own?.vrn, name: own?.entityName, stateCode: own?.stateCode } : {},
      ),
    })
  }
  return (
    <FieldGroup title={t('movement.what')}>
      <ChoiceField
        name="entityId"
        label={t('movement.gstin')}
        options={(gstins ?? []).map(({ entityId, entityName, vrn }) => ({
          value: String(entityId),
          label: `${entityName} ${vrn ?? ''}`,
        }))}
      />
      <ChoiceField
        name="supplyType"
        label={t('movement.supplyType')}
        type="EWaySupplyType"
        onChoose={(value) => chooseSub(subTypesOf(value as Supply)[0]!, value as Supply)}
      />
      <ChoiceField
        name="subSupplyType"
        label={t('movement.subSupplyType')}
        options={choices('EWaySubSupplyType', subTypesOf(supply))}
        onChoose={(value) => chooseSub(value as Sub)}
        searchable={false}
      />
      {sub === 'Others' && (
        <TextField name="subSupplyDescription" label={t('movement.subSupplyDescription')} required />
      )}
      <ChoiceField
        name="documentType"
        label={t('movement.documentType')}
        options={choices('EWayDocumentType', documentsOf(supply, sub))}
      />
      <TextField name="number" label={t('eWayBill.document')} required />
      <DateField name="date" label={t('movement.date')} required />
      <ChoiceField
        name="transactionType"
        label={t('movement.transactionType')}
        type="EWayTransactionType"
        clearable={false}
      />
    </FieldGroup>
  )
}

interface Side {
  readonly gstin?: string | null | undefined
  readonly name?: string | null | undefined
  readonly stateCode?: string | null | undefined
}

/** The own side follows from the GSTIN; the other is the same again, or to be filled in. */
function otherSide(form: FormStore, supply: Supply, side: Side): Readonly<Record<string, unknown>> {
  const [own, other] = supply === 'Outward' ? (['from', 'to'] as const) : (['to', 'from'] as const)
  const known = form.value(other)
  return { [own]: {}, [other]: side.gstin ? side : (known ?? {}) }
}
