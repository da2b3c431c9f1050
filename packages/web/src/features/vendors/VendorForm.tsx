import { Button } from '@mantine/core'
import { partyIssues } from '@bahi/contracts/party-rules.ts'
import { VendorSave } from '@bahi/contracts/vendors.ts'
import { isGstin, parseGstin } from '@bahi/domain/ids/gstin.ts'
import { call } from '../../app/api/call.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import type { Input } from '../../app/api/call-types.ts'
import { AddressFields } from '../../app/fields/AddressFields.tsx'
import { useNav } from '../../app/nav.tsx'
import { checkRules } from '../../app/screens/check-rules.ts'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { useT } from '../../app/texts.ts'
import { fillFound } from '../../ui/form/found.ts'
import { useFormSetting } from '../../ui/form/context.ts'
import { ChoiceField, FieldGroup, TextField } from '../../ui/form/fields.tsx'
import { useForm, useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import css from './vendors.module.css'

/** A supplier by GSTIN; what the GSTIN and the lookup tell is filled in. */
export function VendorForm({ title, initial }: { title: string; initial: Values }) {
  const t = useT()
  const nav = useNav()
  const form = useForm(VendorSave, initial)
  const save = useAction('vendor.save', { refreshes: ['vendor', 'audit'], quiet: true })
  const isNew = initial['id'] === undefined
  return (
    <FormScreen
      title={title}
      form={form}
      draft={`vendor ${(initial['id'] as number | undefined) ?? ''}`}
      save={(body) => {
        const { address, ...vendor } = VendorSave.parse(body)
        checkRules(
          partyIssues({ ...vendor, ...(address ? { billingAddress: address } : {}) }).map((issue) => ({
            ...issue,
            path: issue.path.replace(/^billingAddress/, 'address'),
          })),
        )
        return save.mutateAsync(body as Input<'vendor.save'>)
      }}
      onSaved={({ id }) => nav.go(`view-vendor/${id}`, { replace: true })}
      {...(isNew ? { startNew: () => form.reset(initial) } : {})}
    >
      <FieldGroup title={t('party.essentials')}>
        <TextField name="gstin" autoFocus={isNew} onLeave={(gstin) => void fillFromGstin(form, gstin)} />
        <ChoiceField name="taxpayerType" type="TaxpayerType" />
        <TextField name="name" />
        <TextField name="tradeName" />
        <TextField name="emails" label={t('vendor.followUp')} />
        <TextField name="phone" />
      </FieldGroup>
      <FieldGroup title={t('vendor.filing')} note={t('vendor.filingNote')}>
        <ChoiceField name="registrationStatus" type="RegistrationStatus" />
        <ChoiceField name="filingFrequency" type="FilingFrequency" />
        <LastFiled />
      </FieldGroup>
      <FieldGroup title={t('vendor.contacts')}>
        <Contacts />
      </FieldGroup>
      <FieldGroup title={t('field.address')}>
        <AddressFields name="address" />
        <TextField name="notes" wide />
      </FieldGroup>
    </FormScreen>
  )
}

function LastFiled() {
  const periods = useCall('master.returnPeriods', undefined, { staleMs: 3_600_000 })
  const options = (periods.data ?? []).map(({ id, label }) => ({ value: id, label }))
  return <ChoiceField name="lastFiledPeriod" options={options} searchable />
}

/** Persons whom reminders and questions go to. */
function Contacts() {
  const t = useT()
  const { form } = useFormSetting()
  const all = () => (form.value('contacts') as unknown[] | undefined) ?? []
  const count = useFormValue(
    form,
    (state) => ((state.values['contacts'] as unknown[] | undefined) ?? []).length,
  )
  return (
    <div className={css.contacts}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.contact}>
          <TextField name={`contacts.${index}.name`} />
          <TextField name={`contacts.${index}.designation`} />
          <TextField name={`contacts.${index}.email`} />
          <TextField name={`contacts.${index}.mobile`} />
          <Button
            variant="subtle"
            onClick={() =>
              form.set(
                'contacts',
                all().filter((_one, at) => at !== index),
              )
            }
          >
            {t('common.remove')}
          </Button>
        </div>
      ))}
      <div>
        <Button onClick={() => form.set('contacts', [...all(), {}])}>{t('vendor.addContact')}</Button>
      </div>
    </div>
  )
}

async function fillFromGstin(form: FormStore, gstin: string): Promise<void> {
  if (!isGstin(gstin)) return
  const parts = parseGstin(gstin)
  const known = await call('gst.searchTaxpayer', { Gstin: gstin }, { quiet: true }).catch(() => undefined)
  fillFound(
    form,
    {
      ...(parts ? { 'address.stateCode': parts.stateCode } : {}),
      name: known?.legalName ?? undefined,
      tradeName: known?.tradeName,
      address: known?.address ?? undefined,
    },
    known ? { taxpayerType: known.taxpayerType } : {},
  )
}
