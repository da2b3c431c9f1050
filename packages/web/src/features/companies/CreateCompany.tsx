import { EntitySave } from '@bahi/contracts/companies.ts'
import { isGstin, parseGstin } from '@bahi/domain/ids/gstin.ts'
import * as z from 'zod'
import type { Input } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { AddressFields, useStates } from '../../app/fields/AddressFields.tsx'
import { useNav } from '../../app/nav.tsx'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { reloadCompanies, reloadRights } from '../../app/session/load.ts'
import { useT } from '../../app/texts.ts'
import { ChoiceField, FieldGroup, MoneyField, TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/form.ts'

const Part = EntitySave.omit({ entityType: true })
const Setup = z.object({ company: Part, location: Part })

/** A further company, another PAN, and its first place of business, in one go. */
export function CreateCompany() {
  const t = useT()
  const nav = useNav()
  const states = useStates()
  const form = useForm(Setup, {
    company: {},
    location: { taxpayerType: 'REG', address: { countryCode: 'IN' } },
  })
  const save = useAction('entity.saveCompanyWithLocation', { quiet: true })
  const fill = (gstin: string) => {
    const parts = isGstin(gstin) ? parseGstin(gstin) : undefined
    if (!parts) return
    form.fill({
      'location.stateCode': parts.stateCode,
      'location.address.stateCode': parts.stateCode,
      ...(parts.pan && !form.value('company.registrationNumber')
        ? { 'company.registrationNumber': parts.pan }
        : {}),
      ...(form.value('location.entityName')
        ? {}
        : { 'location.entityName': form.value('company.entityName') }),
    })
  }
  return (
    <FormScreen
      title={t('companies.createCompany')}
      form={form}
      draft="setup"
      save={(body) => save.mutateAsync(body as Input<'entity.saveCompanyWithLocation'>)}
      onSaved={({ id }) => {
        void Promise.all([reloadCompanies(), reloadRights(id)]).then(() =>
          nav.go(`/${id}/dashboard`, { replace: true }),
        )
      }}
      onCancel={() => nav.go('manage-business')}
    >
      <FieldGroup title={t('setup.company')} note={t('setup.companyText')}>
        <TextField name="company.entityName" autoFocus />
        <TextField name="company.registrationNumber" />
      </FieldGroup>
      <FieldGroup title={t('setup.place')} note={t('setup.placeText')}>
        <TextField name="location.vrn" onLeave={fill} />
        <ChoiceField name="location.taxpayerType" type="TaxpayerType" />
        <TextField name="location.entityName" />
        <ChoiceField
          name="location.stateCode"
          label={t('companies.stateOfGstin')}
          options={states}
          searchable
        />
        <MoneyField name="location.turnover" />
        <TextField name="location.email" />
        <AddressFields name="location.address" />
      </FieldGroup>
    </FormScreen>
  )
}
