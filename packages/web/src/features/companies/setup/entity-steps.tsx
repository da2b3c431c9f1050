import { EntitySave } from '@bahi/contracts/companies.ts'
import { useState } from 'react'
import { call } from '../../../app/api/call.ts'
import type { Input, Reply } from '../../../app/api/call-types.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { AddressFields, useStates } from '../../../app/fields/AddressFields.tsx'
import { ImageField } from '../../../app/fields/ImageField.tsx'
import { ScreenSkeleton } from '../../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../../app/texts.ts'
import { ChoiceField, MoneyField, TextField } from '../../../ui/form/fields.tsx'
import { useForm } from '../../../ui/form/form.ts'
import { countAsFound } from '../../../ui/form/found.ts'
import type { Values } from '../../../ui/form/values.ts'
import { fillFromGstin } from '../from-gstin.ts'
import { StepForm } from './StepForm.tsx'
import { changeEntity, companyOf, ensurePlace, placeOf } from './place.ts'
import type { StepProps } from './steps.tsx'

type Entity = Reply<'entity.detail'>

const Company = EntitySave.pick({ entityName: true, registrationNumber: true })
const Gstin = EntitySave.pick({
  vrn: true,
  taxpayerType: true,
  entityName: true,
  legalName: true,
  tradeName: true,
  stateCode: true,
  turnover: true,
  filingFrequency: true,
  address: true,
})
const Contact = EntitySave.pick({ address: true, email: true, mobile: true })
const Look = EntitySave.pick({ logo: true, signatureImage: true, signatory: true })
const Money = EntitySave.pick({ bank: true, upiId: true })

/** A step about a record that may exist already: it is loaded first. */
function useStanding(id: number | null): { readonly isReady: boolean; readonly entity: Entity | undefined } {
  const standing = useCall('entity.detail', { id: id ?? 0 }, { enabled: id !== null })
  return { isReady: id === null || standing.data !== undefined, entity: standing.data }
}

export function CompanyStep(props: StepProps) {
  const { isReady, entity } = useStanding(props.setup.companyId)
  return isReady ? <CompanyFields {...props} entity={entity} /> : <ScreenSkeleton />
}

function CompanyFields({ entity, ...props }: StepProps & { readonly entity: Entity | undefined }) {
  const t = useT()
  const known = companyOf(props.setup)
  const form = useForm(Company, entity ? picked(entity, Company.shape) : known)
  const save = async (body: Values) =>
    entity
      ? changeEntity(entity.id, body)
      : call('entity.saveCompanyWithLocation', {
          company: { ...known, ...body } as Input<'entity.saveCompanyWithLocation'>['company'],
        })
  return (
    <StepForm {...props} form={form} note={t('setup.companyText')} save={save}>
      <TextField name="entityName" autoFocus />
      <TextField name="registrationNumber" />
    </StepForm>
  )
}

export function GstinStep(props: StepProps) {
  const { isReady, entity } = useStanding(props.setup.entityId)
  return isReady ? <GstinFields {...props} entity={entity} /> : <ScreenSkeleton />
}

function GstinFields({ entity, ...props }: StepProps & { readonly entity: Entity | undefined }) {
  const t = useT()
  const states = useStates()
  const { setup } = props
  const form = useForm(Gstin, entity ? picked(entity, Gstin.shape) : placeOf(setup))
  // What the registration looked up gives way to what another GSTIN finds.
  useState(() => countAsFound(form, placeOf(setup)))
  const save = async (body: Values) =>
    entity
      ? changeEntity(entity.id, body)
      : call('entity.save', {
          ...body,
          entityType: 'Entity',
          parentEntityId: setup.companyId,
        } as Input<'entity.save'>)
  return (
    <StepForm {...props} form={form} note={t('setup.placeText')} save={save}>
      <TextField name="vrn" autoFocus onLeave={(gstin) => void fillFromGstin(form, gstin)} />
      <ChoiceField name="taxpayerType" type="TaxpayerType" />
      <TextField name="entityName" />
      <ChoiceField name="stateCode" label={t('companies.stateOfGstin')} options={states} searchable />
      <MoneyField name="turnover" />
      <ChoiceField name="filingFrequency" type="FilingFrequency" />
    </StepForm>
  )
}

/** A step of the place of business; made of what is known where it was skipped. */
function usePlaceSave(props: StepProps) {
  return async (body: Values) => changeEntity((await ensurePlace(props.setup)).entityId, body)
}

type Shown = StepProps & { readonly entity: Entity }

/** Draws a step of the place of business once it is loaded. */
const ofPlace = (Fields: (props: Shown) => React.JSX.Element) =>
  function PlaceStep(props: StepProps) {
    const { entity } = useStanding(props.setup.entityId)
    return entity ? <Fields {...props} entity={entity} /> : <ScreenSkeleton />
  }

export const AddressStep = ofPlace(function AddressFieldsOfPlace({ entity, ...props }) {
  const t = useT()
  const form = useForm(Contact, {
    address: { countryCode: 'IN', stateCode: entity.stateCode },
    ...picked(entity, Contact.shape),
  })
  return (
    <StepForm {...props} form={form} note={t('setup.addressText')} save={usePlaceSave(props)}>
      <AddressFields name="address" />
      <TextField name="email" />
      <TextField name="mobile" />
    </StepForm>
  )
})

export const LogoStep = ofPlace(function LogoFields({ entity, ...props }) {
  const t = useT()
  const form = useForm(Look, picked(entity, Look.shape))
  return (
    <StepForm {...props} form={form} note={t('setup.logoText')} save={usePlaceSave(props)}>
      <ImageField name="logo" />
      <ImageField name="signatureImage" />
      <TextField name="signatory.name" label={t('setup.signatory')} required={false} />
      <TextField name="signatory.designation" />
    </StepForm>
  )
})

export const BankStep = ofPlace(function BankFields({ entity, ...props }) {
  const t = useT()
  const form = useForm(Money, picked(entity, Money.shape))
  return (
    <StepForm {...props} form={form} note={t('companies.bankNote')} save={usePlaceSave(props)}>
      <TextField name="bank.holder" />
      <TextField name="bank.accountNumber" required={false} />
      <TextField name="bank.ifsc" />
      <TextField name="bank.bankName" />
      <TextField name="bank.branch" />
      <TextField name="upiId" />
    </StepForm>
  )
})

/** The members of a record that a step shows; null is empty. */
function picked(entity: Entity, shape: Readonly<Record<string, unknown>>): Values {
  return Object.fromEntries(
    Object.entries(entity).filter(([name, value]) => name in shape && value !== null && value !== undefined),
  )
}
