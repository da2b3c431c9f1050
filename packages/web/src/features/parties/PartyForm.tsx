import { PartySave } from '@bahi/contracts/parties.ts'
import { partyIssues } from '@bahi/contracts/party-rules.ts'
import { isGstin, parseGstin } from '@bahi/domain/ids/gstin.ts'
import { useState } from 'react'
import { call } from '../../app/api/call.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import type { Input, Reply } from '../../app/api/call-types.ts'
import { AddressFields, useStates } from '../../app/fields/AddressFields.tsx'
import { useNav } from '../../app/nav.tsx'
import { OwnFields } from '../../app/own-fields/OwnFields.tsx'
import { checkRules } from '../../app/screens/check-rules.ts'
import { useImpact } from '../../app/impact/use-impact.tsx'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { useT } from '../../app/texts.ts'
import {
  FieldGroup,
  ChoiceField,
  DateField,
  MoneyField,
  NumberField,
  SwitchField,
  TextField,
} from '../../ui/form/fields.tsx'
import { fillFound } from '../../ui/form/found.ts'
import { useForm, useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import { usePartyGroups } from '../../app/prices/use-party-groups.ts'
import type { Values } from '../../ui/form/values.ts'
import { Duplicates } from './Duplicates.tsx'
import { ShippingAddresses } from './ShippingAddresses.tsx'

interface Props {
  readonly mode: 'create' | 'edit' | 'clone'
  readonly initial: Values
}

/** One form for a party in every mode: essentials first, the rest in sections. */
export function PartyForm({ mode, initial }: Props) {
  const t = useT()
  const nav = useNav()
  const form = useForm(PartySave, initial)
  const save = useAction('party.save', { refreshes: ['party', 'audit'], quiet: true })
  const [duplicates, setDuplicates] = useState<Reply<'party.duplicates'>>([])
  const states = useStates()
  const impact = useImpact('party', mode === 'edit')
  const title = { create: t('party.create'), edit: t('party.edit'), clone: t('party.clone') }[mode]
  const look = async () => {
    const { id, name, gstin, mobile } = form.get().values as {
      id?: number
      name?: string
      gstin?: string
      mobile?: string
    }
    if (!name && !gstin && !mobile) return
    setDuplicates(
      await call(
        'party.duplicates',
        {
          ...(id ? { id } : {}),
          ...(name ? { name } : {}),
          ...(gstin ? { gstin } : {}),
          ...(mobile ? { mobile } : {}),
        },
        { quiet: true },
      ).catch(() => []),
    )
  }
  const leaveGstin = async (gstin: string) => {
    if (isGstin(gstin)) await fillFromGstin(form, gstin)
    await look()
  }
  return (
    <>
      <FormScreen
        title={title}
        form={form}
        before={(body) => impact.ask(initial, body)}
        draft={`party ${mode} ${(initial['id'] as number | undefined) ?? ''}`}
        save={(body) => {
          checkRules(partyIssues(PartySave.parse(body)))
          return save.mutateAsync(body as Input<'party.save'>)
        }}
        onSaved={({ id }) => {
          impact.settle(id)
          nav.go(`view-party/${id}`, { replace: true })
        }}
        {...(mode === 'create' ? { startNew: () => form.reset(initial) } : {})}
      >
        <FieldGroup title={t('party.essentials')}>
          <TextField
            name="gstin"
            onLeave={(gstin) => void leaveGstin(gstin)}
            autoFocus={mode !== 'edit'}
            required={false}
          />
          <ChoiceField name="taxpayerType" type="TaxpayerType" />
          <TextField name="name" onLeave={() => void look()} />
          <TextField name="tradeName" />
          <ChoiceField name="role" type="PartyRole" />
          <TextField name="code" placeholder={t('party.codeAutomatic')} />
          <TextField name="mobile" onLeave={() => void look()} />
          <TextField name="emails" />
          <Duplicates found={duplicates} />
        </FieldGroup>
        <FieldGroup title={t('field.billingAddress')}>
          <AddressFields name="billingAddress" />
        </FieldGroup>
        <ShippingAddresses />
        <FieldGroup title={t('party.money')}>
          <NumberField name="paymentTermsDays" />
          <MoneyField name="creditLimit" />
          <MoneyField name="discountPercent" />
          <GroupField />
          <ChoiceField name="placeOfSupply" options={states} searchable />
          <CurrencyField />
          <MoneyField name="openingBalance" />
          <OpeningBalance form={form} />
        </FieldGroup>
        <FieldGroup title={t('field.bank')}>
          <TextField name="bank.holder" />
          <TextField name="bank.accountNumber" required={false} />
          <TextField name="bank.ifsc" />
          <TextField name="bank.bankName" />
          <TextField name="bank.branch" />
          <TextField name="upiId" />
        </FieldGroup>
        <FieldGroup title={t('party.more')}>
          <TextField name="pan" />
          <TextField name="phone" />
          <SwitchField name="reverseCharge" />
          <SwitchField name="tdsApplicable" />
          <ChoiceField name="tdsSection" type="TdsSectionName" searchable />
          <ChoiceField name="deducteeType" type="DeducteeType" />
          <SwitchField name="tcsApplicable" />
          <ChoiceField name="tcsSection" type="TcsSectionName" searchable />
          <TextField name="notes" wide />
        </FieldGroup>
        <OwnFields kind="party" />
      </FormScreen>
      {impact.dialog}
    </>
  )
}

/** Parties of one group share price lists. */
function GroupField() {
  const groups = usePartyGroups()
  return groups.length > 0 ? <ChoiceField name="partyGroupId" options={groups} searchable /> : null
}

function CurrencyField() {
  const currencies = useCall('master.currencyCode', undefined, { staleMs: Infinity })
  const options = (currencies.data ?? []).map(({ id, label }) => ({ value: id, label: `${id} ${label}` }))
  return <ChoiceField name="currencyCode" options={options} searchable />
}

/** Date and side belong to an opening balance and are asked for only where there is one. */
function OpeningBalance({ form }: { form: FormStore }) {
  const has = useFormValue(
    form,
    (state) => Boolean(state.values['openingBalance']) && state.values['openingBalance'] !== '0',
  )
  if (!has) return null
  return (
    <>
      <ChoiceField name="openingBalanceSide" type="BalanceSide" required />
      <DateField name="openingBalanceDate" required />
    </>
  )
}

/** A GSTIN gives PAN and state itself; name and address come along where they are known. */
async function fillFromGstin(form: FormStore, gstin: string): Promise<void> {
  const parts = parseGstin(gstin)
  const known = await call('gst.searchTaxpayer', { Gstin: gstin }, { quiet: true }).catch(() => undefined)
  const values = form.get().values
  fillFound(
    form,
    {
      pan: parts?.pan,
      name: known?.legalName ?? undefined,
      tradeName: known?.tradeName,
      billingAddress: known?.address ?? undefined,
    },
    {
      ...(parts ? { 'billingAddress.stateCode': parts.stateCode } : {}),
      ...(known && values['taxpayerType'] === 'UNREG' ? { taxpayerType: known.taxpayerType } : {}),
    },
  )
}
