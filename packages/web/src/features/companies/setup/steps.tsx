import type { ComponentType } from 'react'
import type { Setup } from '../SetupWizard.tsx'
import { AddressStep, BankStep, CompanyStep, GstinStep, LogoStep } from './entity-steps.tsx'
import { ItemStep, PartyStep, SeriesStep } from './record-steps.tsx'

export interface StepProps {
  readonly setup: Setup
  readonly title: string
  /** Saved. */
  readonly onDone: () => Promise<void>
  /** Absent: the step cannot be left out. */
  readonly onSkip?: () => void
}

export const stepForms: Readonly<Record<Setup['steps'][number]['step'], ComponentType<StepProps>>> = {
  company: CompanyStep,
  gstin: GstinStep,
  address: AddressStep,
  logo: LogoStep,
  series: SeriesStep,
  bank: BankStep,
  item: ItemStep,
  party: PartyStep,
}
