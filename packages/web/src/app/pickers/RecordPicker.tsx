import { formatRate } from '@bahi/domain/num/format.ts'
import { supplyOfHsn } from '@bahi/domain/ids/hsn.ts'
import type { ReactNode } from 'react'
import { Notes } from '../../ui/Notes.tsx'
import { Picker } from '../../ui/Picker.tsx'
import type { PickerProps } from '../../ui/Picker.tsx'
import { useT } from '../texts.ts'
import { useChoices } from './use-choices.ts'
import type { Choice } from './use-choices.ts'

interface Common<C> {
  readonly label?: string
  readonly 'aria-label'?: string
  readonly name?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly error?: string | undefined
  readonly placeholder?: string
  readonly shown: string
  readonly onPick: (choice: C | undefined) => void
  /** Opens the quick form with what is typed. */
  readonly onCreate?: ((text: string) => void) | undefined
  readonly createLabel?: (text: string) => string
}

export type PartyChoice = Choice<'party.pick'>
export type ItemChoice = Choice<'item.pick'>
export type HsnChoice = Choice<'hsnSac.pick'>

export const codesOfParty = ({ code, gstin, mobile }: PartyChoice) => [code, gstin, mobile]
export const codesOfItem = ({ code, barcode }: ItemChoice) => [code, barcode]

/** Customers and suppliers by name, code, GSTIN or mobile. */
export function PartyPicker({
  role,
  ...props
}: Common<PartyChoice> & { role?: 'Customer' | 'Supplier' | 'Both' }) {
  const found = useChoices('party.pick', role ? { role } : {}, { codesOf: codesOfParty })
  return (
    <Base
      {...props}
      {...found}
      choiceKey={({ id }) => id}
      render={(party) => (
        <TwoLines title={party.name} notes={[party.gstin ?? party.code, party.city, party.mobile]} />
      )}
    />
  )
}

/** Items by name, code or barcode. */
export function ItemPicker(props: Common<ItemChoice>) {
  const found = useChoices('item.pick', {}, { codesOf: codesOfItem })
  return (
    <Base
      {...props}
      {...found}
      choiceKey={({ id }) => id}
      render={(item) => <TwoLines title={item.name} notes={[item.code, item.hsn, item.uqc]} />}
    />
  )
}

/**
 * HSN and SAC codes by code or words of the description. A whole code that the master does not have is offered as
 * it was typed, before the longer codes that begin with it.
 */
export function HsnPicker({ kind, ...props }: Common<HsnChoice> & { kind?: 'HSN' | 'SAC' }) {
  const t = useT()
  const found = useChoices('hsnSac.pick', kind ? { kind } : {}, { codesOf: ({ code }) => [code] })
  const typed = found.search.trim()
  const own: HsnChoice[] =
    !found.isLoading && /^(\d{4}|\d{6}|\d{8})$/.test(typed) && found.choices[0]?.code !== typed
      ? [
          {
            code: typed,
            description: t('picker.asTyped'),
            kind: supplyOfHsn(typed) === 'Services' ? 'SAC' : 'HSN',
          },
        ]
      : []
  return (
    <Base
      {...props}
      {...found}
      choices={[...own, ...found.choices]}
      choiceKey={({ code }) => code}
      render={(hsn) => (
        <TwoLines title={hsn.code} notes={[hsn.heading, hsn.description, hsn.rate && formatRate(hsn.rate)]} />
      )}
    />
  )
}

interface BaseProps<C> extends Common<C> {
  readonly search: string
  readonly onSearch: (text: string) => void
  readonly choices: readonly C[]
  readonly isLoading: boolean
  readonly failed: PickerProps<C>['failed']
  readonly choiceKey: (choice: C) => string | number
  readonly render: (choice: C) => ReactNode
}

function Base<C>({ onCreate, createLabel, ...props }: BaseProps<C>) {
  const t = useT()
  return (
    <Picker
      {...props}
      create={onCreate && createLabel ? { label: createLabel, run: onCreate } : undefined}
      words={{ nothing: t('picker.nothing'), clear: t('picker.clear') }}
    />
  )
}

function TwoLines({ title, notes }: { title: string; notes: readonly (string | null | undefined)[] }) {
  return (
    <div style={{ display: 'grid' }}>
      <span>{title}</span>
      <span className="meta">
        <Notes of={notes} />
      </span>
    </div>
  )
}
