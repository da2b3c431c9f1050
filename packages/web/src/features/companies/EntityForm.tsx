import { EntitySave } from '@bahi/contracts/companies.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import type { Input } from '../../app/api/call-types.ts'
import { AddressFields, useStates } from '../../app/fields/AddressFields.tsx'
import { ImageField } from '../../app/fields/ImageField.tsx'
import { useNav } from '../../app/nav.tsx'
import { OwnFields } from '../../app/own-fields/OwnFields.tsx'
import { useImpact } from '../../app/impact/use-impact.tsx'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { reloadCompanies } from '../../app/session/load.ts'
import { useT } from '../../app/texts.ts'
import { ChoiceField, FieldGroup, MoneyField, TextAreaField, TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import { fillFromGstin } from './from-gstin.ts'
import { kinds } from './kinds.ts'
import { Luts } from './Luts.tsx'

/** Company, GSTIN, branch and godown are one record on three levels; each shows the fields it has. */
export function EntityForm({ title, initial }: { title: string; initial: Values }) {
  const t = useT()
  const nav = useNav()
  const form = useForm(EntitySave, initial)
  const type = initial['entityType'] as keyof typeof kinds
  const saveEntity = useAction('entity.save', { refreshes: ['entity', 'subscriber', 'audit'], quiet: true })
  const saveCompany = useAction('entity.saveCompanyWithLocation', {
    refreshes: ['entity', 'audit'],
    quiet: true,
  })
  const states = useStates()
  const impact = useImpact('entity', type === 'Entity' && Boolean(initial['id']))
  const save = async (body: Values) => {
    if (type !== 'Business') return saveEntity.mutateAsync(body as Input<'entity.save'>)
    const { entityType: _type, ...company } = body
    return saveCompany.mutateAsync({
      ...(body['id'] ? { id: body['id'] as number } : {}),
      company: company as Input<'entity.saveCompanyWithLocation'>['company'],
    })
  }
  return (
    <>
      <FormScreen
        title={title}
        form={form}
        before={(body) => impact.ask(initial, body)}
        draft={`entity ${type} ${(initial['id'] as number | undefined) ?? ''}`}
        save={save}
        onSaved={({ id }) => {
          impact.settle(id)
          void reloadCompanies().catch(() => undefined)
          nav.go(`view-${kinds[type].path}/${id}`, { replace: true })
        }}
      >
        <FieldGroup title={t('companies.essentials')}>
          {type === 'Entity' && (
            <TextField
              name="vrn"
              autoFocus={!initial['id']}
              onLeave={(gstin) => void fillFromGstin(form, gstin, { withAddress: true })}
            />
          )}
          <TextField name="entityName" autoFocus={type !== 'Entity'} />
          {type === 'ChildEntity' && (
            <>
              <ChoiceField
                name="locationType"
                required
                type="LocationType"
                options={['Branch', 'Godown'].map((value) => ({
                  value,
                  label: t.label('LocationType', value),
                }))}
              />
              <ParentField />
            </>
          )}
          {type === 'Business' && <TextField name="registrationNumber" />}
          {type === 'Entity' && (
            <>
              <ChoiceField name="taxpayerType" type="TaxpayerType" />
              <ChoiceField name="stateCode" label={t('companies.stateOfGstin')} options={states} searchable />
              <ChoiceField name="filingFrequency" type="FilingFrequency" />
            </>
          )}
          {type !== 'ChildEntity' && (
            <>
              <TextField name="legalName" />
              <TextField name="tradeName" />
              <MoneyField name="turnover" />
            </>
          )}
          <TextField name="code" />
          <TextField name="email" />
          <TextField name="mobile" />
          {type === 'Business' && <TextField name="website" />}
        </FieldGroup>
        <FieldGroup title={t('field.address')}>
          <AddressFields name="address" />
        </FieldGroup>
        {type !== 'ChildEntity' && (
          <>
            {type === 'Entity' && (
              <FieldGroup title={t('field.luts')} note={t('companies.lutNote')}>
                <Luts />
              </FieldGroup>
            )}
            <FieldGroup title={t('companies.bank')} note={t('companies.bankNote')}>
              <TextField name="bank.holder" />
              <TextField name="bank.accountNumber" required={false} />
              <TextField name="bank.ifsc" />
              <TextField name="bank.bankName" />
              <TextField name="bank.branch" />
              <TextField name="upiId" />
            </FieldGroup>
            <FieldGroup title={t('companies.print')}>
              <ImageField name="logo" />
              <ImageField name="signatureImage" />
              <TextField name="signatory.name" label={t('field.signatory')} required={false} />
              <TextField name="signatory.designation" />
              <TextAreaField name="termsAndConditions" rows={4} />
            </FieldGroup>
            {type === 'Business' && <OwnFields kind="company" />}
          </>
        )}
      </FormScreen>
      {impact.dialog}
    </>
  )
}

function ParentField() {
  const { eId } = useNav()
  const tree = useCall('entity.entities', eId ? { companyId: eId } : {})
  const options = (tree.data ?? [])
    .flatMap(({ children }) => children)
    .map(({ entityId, entityName, vrn }) => ({
      value: String(entityId),
      label: [entityName, vrn].filter(Boolean).join(' · '),
    }))
  return <ChoiceField name="parentEntityId" options={options} required />
}
