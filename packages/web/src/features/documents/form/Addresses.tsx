import { Button, NativeSelect } from '@mantine/core'
import { Address as AddressSchema } from '@bahi/contracts/address.ts'
import { useState } from 'react'
import * as z from 'zod'
import { useCall } from '../../../app/api/use-call.ts'
import { AddressFields, AddressText } from '../../../app/fields/AddressFields.tsx'
import { useFormWords } from '../../../app/screens/form-words.ts'
import { useT } from '../../../app/texts.ts'
import type { TextKey } from '../../../app/texts.ts'
import { FormContext } from '../../../ui/form/context.ts'
import { TextField } from '../../../ui/form/fields.tsx'
import { useForm } from '../../../ui/form/form.ts'
import type { Address } from './header.ts'
import css from './InvoiceForm.module.css'
import parts from './parts.module.css'
import { setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { Modal } from '../../../ui/Modal.tsx'

/** The fields name their address, as in the form of a customer. */
const Typed = z.object({ address: AddressSchema })

const kinds = [
  { name: 'billingAddress', label: 'invoice.billTo' },
  { name: 'shippingAddress', label: 'invoice.shipTo' },
  { name: 'dispatchAddress', label: 'invoice.dispatchFrom' },
] as const satisfies readonly { name: string; label: TextKey }[]
type Kind = (typeof kinds)[number]['name']

/** Billed to, shipped to, dispatched from: the customer's own, one of its others, or one typed for this document. */
export function Addresses({ store }: { store: InvoiceStore }) {
  const t = useT()
  const [editing, setEditing] = useState<Kind>()
  const header = store((state) => state.header)
  const problems = store((state) => state.problems)
  const party = useCall(
    'party.detail',
    { id: header.party?.id ?? 0 },
    { enabled: header.party !== undefined, quiet: true, staleMs: 5000 },
  )
  const known = [party.data?.billingAddress, ...(party.data?.shippingAddresses ?? [])].filter(
    (one) => one != null,
  ) as Address[]
  return (
    <div className={parts.addresses}>
      {kinds.map(({ name, label }) => {
        const own = header[name]
        const shown = own ?? (name === 'billingAddress' ? party.data?.billingAddress : undefined)
        const problem = [...problems].find(([path]) => path.startsWith(name))?.[1]
        return (
          <section key={name} className={parts.address} data-field={name} tabIndex={-1}>
            <strong>{t(label)}</strong>
            {shown ? (
              <>
                {shown.name && <div>{shown.name}</div>}
                <AddressText address={shown} />
              </>
            ) : (
              <p className="muted">
                {name === 'billingAddress'
                  ? '-'
                  : t(name === 'dispatchAddress' ? 'invoice.ourAddress' : 'invoice.sameAddress')}
              </p>
            )}
            {problem && <p role="alert">{problem}</p>}
            <div className={parts.actions}>
              <Button variant="subtle" onClick={() => setEditing(name)}>
                {t('invoice.changeAddress')}
              </Button>
              {own && (
                <Button variant="subtle" onClick={() => setHeader(store, { [name]: undefined })}>
                  {t('invoice.ownAddress')}
                </Button>
              )}
            </div>
          </section>
        )
      })}
      {editing && (
        <AddressDialog
          title={t(kinds.find(({ name }) => name === editing)!.label)}
          start={header[editing] ?? (editing === 'billingAddress' ? known[0] : undefined)}
          known={editing === 'dispatchAddress' ? [] : known}
          onClose={() => setEditing(undefined)}
          onDone={(address) => {
            store.setState({ derivedPlace: undefined })
            setHeader(store, { [editing]: address })
            setEditing(undefined)
          }}
        />
      )}
    </div>
  )
}

interface DialogProps {
  readonly title: string
  readonly start: Address | undefined
  readonly known: readonly Address[]
  readonly onClose: () => void
  readonly onDone: (address: Address) => void
}

function AddressDialog({ title, start, known, onClose, onDone }: DialogProps) {
  const t = useT()
  const words = useFormWords()
  const form = useForm(Typed, { address: start ?? { countryCode: 'IN' } })
  return (
    <Modal opened onClose={onClose} title={title} size={520}>
      {known.length > 0 && (
        <NativeSelect
          label={t('invoice.knownAddress')}
          data={[
            { value: '', label: '' },
            ...known.map((address, index) => ({
              value: String(index),
              label: [address.name, address.line1, address.city].filter(Boolean).join(', '),
            })),
          ]}
          onChange={(event) => {
            const chosen = known[Number(event.currentTarget.value)]
            if (event.currentTarget.value !== '' && chosen) onDone(chosen)
          }}
        />
      )}
      <FormContext value={{ form, words, readOnly: false }}>
        <form
          className={css.quick}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            const typed = form.check()
            if (typed) onDone(typed['address'] as Address)
          }}
        >
          <TextField name="address.name" autoFocus label={t('invoice.addressName')} />
          <TextField name="address.gstin" label="GSTIN" />
          <AddressFields name="address" required />
          <Button variant="filled" type="submit">
            {t('invoice.useAddress')}
          </Button>
        </form>
      </FormContext>
    </Modal>
  )
}
