import { useState } from 'react'
import type { ReactNode } from 'react'
import { Picker } from '../../ui/Picker.tsx'
import { useLater } from '../../ui/use-later.ts'
import type { Reply } from '../api/call-types.ts'
import { useCall } from '../api/use-call.ts'
import { useT } from '../texts.ts'

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

export type PartyChoice = Reply<'party.pick'>[number]
export type ItemChoice = Reply<'item.pick'>[number]
export type HsnChoice = Reply<'hsnSac.pick'>[number]

/** Customers and suppliers by name, code, GSTIN or mobile. */
export function PartyPicker({
  role,
  ...props
}: Common<PartyChoice> & { role?: 'Customer' | 'Supplier' | 'Both' }) {
  const [text, setText] = useState('')
  const found = useCall('party.pick', { text: useLater(text, 120), ...(role ? { role } : {}) }, pickerQuery)
  return (
    <Base
      {...props}
      found={found}
      text={text}
      setText={setText}
      choiceKey={({ id }) => id}
      render={(party) => (
        <TwoLines title={party.name} notes={[party.gstin ?? party.code, party.city, party.mobile]} />
      )}
    />
  )
}

/** Items by name, code or barcode. */
export function ItemPicker(props: Common<ItemChoice>) {
  const [text, setText] = useState('')
  const found = useCall('item.pick', { text: useLater(text, 120) }, pickerQuery)
  return (
    <Base
      {...props}
      found={found}
      text={text}
      setText={setText}
      choiceKey={({ id }) => id}
      render={(item) => (
        <TwoLines
          title={item.name}
          notes={[item.code, item.hsn, item.sellingPrice && `₹${item.sellingPrice}`]}
        />
      )}
    />
  )
}

/** HSN and SAC codes by code or words of the description. */
export function HsnPicker({ kind, ...props }: Common<HsnChoice> & { kind?: 'HSN' | 'SAC' }) {
  const [text, setText] = useState('')
  const found = useCall('hsnSac.pick', { text: useLater(text, 120), ...(kind ? { kind } : {}) }, pickerQuery)
  return (
    <Base
      {...props}
      found={found}
      text={text}
      setText={setText}
      choiceKey={({ code }) => code}
      render={(hsn) => <TwoLines title={hsn.code} notes={[hsn.description, hsn.rate && `${hsn.rate}%`]} />}
    />
  )
}

const pickerQuery = { quiet: true, keepPrevious: true, staleMs: 15_000 } as const

interface BaseProps<C> extends Common<C> {
  readonly found: { readonly data: readonly C[] | undefined; readonly isFetching: boolean }
  readonly text: string
  readonly setText: (text: string) => void
  readonly choiceKey: (choice: C) => string | number
  readonly render: (choice: C) => ReactNode
}

function Base<C>({ found, text, setText, onCreate, createLabel, ...props }: BaseProps<C>) {
  const t = useT()
  return (
    <Picker
      {...props}
      search={text}
      onSearch={setText}
      choices={found.data ?? []}
      isLoading={found.isFetching && text !== ''}
      create={onCreate && createLabel ? { label: createLabel, run: onCreate } : undefined}
      words={{ nothing: t('picker.nothing'), clear: t('picker.clear') }}
    />
  )
}

function TwoLines({ title, notes }: { title: string; notes: readonly (string | null | undefined)[] }) {
  return (
    <div style={{ display: 'grid' }}>
      <span>{title}</span>
      <span className="meta">{notes.filter(Boolean).join(' · ')}</span>
    </div>
  )
}
