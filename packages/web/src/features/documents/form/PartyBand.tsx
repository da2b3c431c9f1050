import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../app/api/call.ts'
import { useAction, useCall } from '../../../app/api/use-call.ts'
import { useNav } from '../../../app/nav.tsx'
import { codesOfParty } from '../../../app/pickers/RecordPicker.tsx'
import { useChoices } from '../../../app/pickers/use-choices.ts'
import { refusedFields } from '../../../app/screens/refused-fields.ts'
import { useT } from '../../../app/texts.ts'
import { useKey } from '../../../ui/keys.ts'
import { afterDialog } from '../../../ui/last-focused.ts'
import { dropKeys } from '../../../ui/type-ahead.ts'
import { focusField } from '../../../ui/form/ErrorSummary.tsx'
import { ProblemLines } from '../../../ui/ProblemLines.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Notes } from '../../../ui/Notes.tsx'
import { useKind } from '../../../app/use-kind.ts'
import { factsOf } from '../facts.ts'
import { Picker } from '../../../ui/Picker.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { formatDecimal } from '../../../ui/numbers.ts'
import { Balance } from '../../../app/values.tsx'
import css from './InvoiceForm.module.css'
import { isAbroad } from './supply-kind.ts'
import { reachLine } from './line-moves.ts'
import { distributionOf } from './purchase.ts'
import { setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { Modal } from '../../../ui/Modal.tsx'

type States = readonly { readonly code: string; readonly name: string }[]

/** The customer or supplier: found by name, GSTIN, mobile or code, or made on the spot from a GSTIN. */
export function PartyBand({ store, states }: { store: InvoiceStore; states: States }) {
  const t = useT()
  const party = store((state) => state.header.party)
  const problem = store((state) => state.problems.get('partyId'))
  const [newName, setNewName] = useState<string>()
  const { party: role, words, has } = factsOf(useKind())
  const found = useChoices('party.pick', role === 'Supplier' ? { role } : {}, { codesOf: codesOfParty })
  const state = states.find(({ code }) => code === party?.stateCode)
  /** To the lines: what is between has its usual values. A distributor's document has none and begins with its number. */
  const goOn = () =>
    distributionOf(store.getState())
      ? requestAnimationFrame(() => focusField('supplierNumber'))
      : reachLine(store, 0, 0)
  return (
    <div className={css.party}>
      <Picker
        label={t(words.name)}
        name="partyId"
        required
        error={problem}
        placeholder={t('invoice.findParty')}
        shown={party?.name ?? ''}
        {...found}
        choiceKey={({ id }) => id}
        render={(choice) => (
          <span className={css.choice}>
            <span>{choice.name}</span>
            <small className="muted">
              <Notes of={[choice.gstin ?? choice.code, choice.city, choice.mobile]} />
            </small>
          </span>
        )}
        onPick={(choice) => {
          store.setState({ derivedPlace: undefined })
          setHeader(store, { party: choice })
        }}
        create={
          found.search.trim()
            ? {
                label: (name) => t(words.create, { name }),
                run: (name) => {
                  dropKeys()
                  setNewName(name)
                },
              }
            : undefined
        }
        onPicked={goOn}
        words={{ nothing: t('list.nothingFound'), clear: t('invoice.restoreNo') }}
      />
      {!party && <UnknownSupplier store={store} onCreate={setNewName} />}
      {!party && has('received') && <CounterSale store={store} onPicked={goOn} />}
      {party && (
        <dl className={css.partyFacts}>
          <dt>GSTIN</dt>
          <dd>
            <bdi className="figure">{party.gstin ?? '-'}</bdi>
          </dd>
          <dt>{t('field.taxpayerType')}</dt>
          <dd>{t.label('TaxpayerType', party.taxpayerType)}</dd>
          <dt>{t('invoice.quickState')}</dt>
          <dd>
            {state
              ? `${state.code} ${state.name}`
              : isAbroad(party.taxpayerType)
                ? `96 ${t('common.otherCountries')}`
                : '-'}
          </dd>
          <dt>{t('invoice.balance')}</dt>
          <dd>
            <Balance value={party.balance} sign />
            {Number(party.creditLimit ?? 0) > 0 && (
              <span className="muted">
                {' · '}
                {t('invoice.creditLimit', { limit: formatDecimal(party.creditLimit ?? '', 2) })}
              </span>
            )}
          </dd>
        </dl>
      )}
      {newName !== undefined && (
        <NewParty
          start={newName}
          states={states}
          onClose={() => setNewName(undefined)}
          onMade={(made) => {
            setNewName(undefined)
            store.setState({ derivedPlace: undefined })
            setHeader(store, { party: made })
            afterDialog(goOn)
          }}
        />
      )}
    </div>
  )
}

/** Sold over the counter: one press for the party that the account keeps for it. */
function CounterSale({ store, onPicked }: { store: InvoiceStore; onPicked: () => void }) {
  const t = useT()
  const entityId = store(({ header }) => header.entityId)
  const settings = useCall('setting.search', { entityId }, { staleMs: 60_000, quiet: true })
  const name = settings.data?.find((one) => one.name === 'defaultPartyName')?.value
  const pick = async () => {
    const found = await call('party.pick', { text: String(name).slice(0, 100) })
    const counter = found.find((one) => one.name === name)
    if (!counter) {
      toast.error(t('invoice.counterMissing', { name: String(name) }))
      return
    }
    store.setState({ derivedPlace: undefined })
    setHeader(store, { party: counter })
    onPicked()
  }
  // Asked for by the address: the next sale over the counter begins where the last one did.
  const isWanted = useNav().search['counter'] === 'yes'
  const isPicked = useRef(false)
  useEffect(() => {
    if (!isWanted || isPicked.current || typeof name !== 'string' || !name) return
    isPicked.current = true
    void pick().catch(() => undefined)
  })
  const isKnown = typeof name === 'string' && name !== ''
  useKey(
    {
      keys: 'alt+F8',
      label: t('counter.title'),
      group: t('kind.salesInvoice.title'),
      whileTyping: true,
      run: () => void pick().catch(() => undefined),
    },
    isKnown,
  )
  if (!isKnown) return null
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => void pick().catch(() => undefined)}>
      {t('invoice.counterSale', { name })}
    </Button>
  )
}

/** The supplier of a read code who is not in the list: made with one press. */
function UnknownSupplier({ store, onCreate }: { store: InvoiceStore; onCreate: (gstin: string) => void }) {
  const t = useT()
  const supplier = store((state) => state.start?.supplier)
  if (!supplier || supplier.id !== null) return null
  return (
    <Notice>
      <span>{t('billStart.unknownSupplier', { gstin: supplier.gstin })}</span>
      <Button onClick={() => onCreate(supplier.gstin)}>{t('billStart.createSupplier')}</Button>
    </Notice>
  )
}

interface NewPartyProps {
  readonly start: string
  readonly states: States
  readonly onClose: () => void
  readonly onMade: (party: NonNullable<ReturnType<InvoiceStore['getState']>['header']['party']>) => void
}

/** The four fields that matter; a GSTIN gives the state and PAN on its own. */
function NewParty({ start, states, onClose, onMade }: NewPartyProps) {
  const t = useT()
  const isGstin = /^\d{2}[A-Za-z0-9]{13}$/.test(start.trim())
  const [name, setName] = useState(isGstin ? '' : start)
  const [gstin, setGstin] = useState(isGstin ? start.trim().toUpperCase() : '')
  const [stateCode, setState] = useState('')
  const [mobile, setMobile] = useState('')
  const [refused, setRefused] = useState<ReturnType<typeof refusedFields>>({ fields: {}, rest: [] })
  const { party: role, words } = factsOf(useKind())
  const save = useAction('party.save', { refreshes: ['party'], quiet: true })
  const state = gstin.length === 15 ? gstin.slice(0, 2) : stateCode
  const submit = async () => {
    const taxpayerType = gstin ? 'REG' : 'UNREG'
    try {
      const { id } = await save.mutateAsync({
        name,
        taxpayerType,
        role,
        ...(gstin ? { gstin } : {}),
        ...(mobile ? { mobile } : {}),
        // A GSTIN gives the state; without one it is said, and the address can follow in the master.
        ...(state && !gstin ? { placeOfSupply: state } : {}),
      })
      onMade({
        id,
        code: '',
        name,
        gstin: gstin || null,
        mobile: mobile || null,
        stateCode: state || null,
        city: null,
        taxpayerType,
        balance: '0',
        creditLimit: null,
      })
    } catch (reason) {
      const labels = {
        name: t('invoice.quickName'),
        gstin: 'GSTIN',
        placeOfSupply: t('invoice.quickState'),
        mobile: t('field.mobile'),
      }
      setRefused(refusedFields(reason, labels, t))
    }
  }
  return (
    <Modal opened onClose={onClose} title={t(words.create, { name: start })} size={440}>
      <form
        className={css.quick}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextInput
          label={t('invoice.quickName')}
          error={refused.fields['name']}
          required
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <TextInput
          label="GSTIN"
          error={refused.fields['gstin']}
          maxLength={15}
          value={gstin}
          onChange={(event) => setGstin(event.currentTarget.value.toUpperCase())}
        />
        <NativeSelect
          label={t('invoice.quickState')}
          error={refused.fields['placeOfSupply']}
          value={state}
          data={[
            { value: '', label: '' },
            ...states.map(({ code, name: label }) => ({ value: code, label: `${code} ${label}` })),
          ]}
          onChange={(event) => setState(event.currentTarget.value)}
        />
        <TextInput
          label={t('field.mobile')}
          error={refused.fields['mobile']}
          maxLength={11}
          inputMode="tel"
          value={mobile}
          onChange={(event) => setMobile(event.currentTarget.value)}
        />
        <ProblemLines lines={refused.rest} />
        <Button variant="filled" type="submit" loading={save.isPending}>
          {t('invoice.quickCreate')}
        </Button>
      </form>
    </Modal>
  )
}
