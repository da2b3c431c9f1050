import { Checkbox, NativeSelect, Switch } from '@mantine/core'
import { useT } from '../../../app/texts.ts'
import { useSentence } from '../use-sentence.ts'
import { isBuyerAbroad } from './abroad.ts'
import { HeaderField } from './HeaderField.tsx'
import css from './InvoiceForm.module.css'
import { setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import type { Answer } from './server-answer.tsx'

export type States = readonly { readonly code: string; readonly name: string }[]

interface Props {
  readonly store: InvoiceStore
  readonly states: States
  readonly explanation: Answer['explanation'] | undefined
}

/** Facts of the place-of-supply rules that neither customer nor item gives; each is asked only where it can decide. */
export function PlaceFacts({ store, states, explanation }: Props) {
  const t = useT()
  const movement = store(({ header }) => header.placeFacts['movement'])
  const service = store(({ header }) => header.placeFacts['service'])
  const isAbroad = store(({ header }) => isBuyerAbroad(header))
  const options = [
    ...states.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
    { value: '96', label: `96 ${t('common.otherCountries')}` },
  ]
  const hasSite = Boolean((movement && movement !== 'Moves') || (service && service !== 'General'))
  return (
    <>
      <p className="muted">{t('invoice.placeFactsHelp')}</p>
      <div className={css.questions}>
        <HeaderField store={store} name="placeFacts.movement" label="invoice.movement" type="GoodsMovement" />
        <HeaderField store={store} name="placeFacts.service" label="invoice.service" type="ServiceNature" />
        {hasSite && (
          <HeaderField store={store} name="placeFacts.siteStateCode" label="invoice.site" options={options} />
        )}
        {service === 'GoodsTransport' && (
          <HeaderField
            store={store}
            name="placeFacts.destinationStateCode"
            label="invoice.destination"
            options={options}
          />
        )}
        {isAbroad && <Abroad store={store} service={service as string | undefined} />}
        <IgstOnIntra store={store} />
      </div>
      {hasSite && <OtherSites store={store} options={options} />}
      <ExportTest explanation={explanation} />
    </>
  )
}

/** Questions of sections 2(5), 2(6) and 13(3) about a buyer abroad. */
function Abroad({ store, service }: { store: InvoiceStore; service: string | undefined }) {
  return (
    <>
      {service === 'GoodsMadeAvailable' && (
        <HeaderField
          store={store}
          name="placeFacts.goodsTemporarilyImported"
          label="invoice.goodsTemporarilyImported"
          type="YesNo"
        />
      )}
      <HeaderField
        store={store}
        name="placeFacts.goodsLeaveIndia"
        label="invoice.goodsLeaveIndia"
        type="YesNo"
      />
      <HeaderField
        store={store}
        name="placeFacts.paymentReceived"
        label="invoice.paymentReceived"
        type="PaymentFromAbroad"
      />
      <HeaderField
        store={store}
        name="placeFacts.sameEstablishment"
        label="invoice.sameEstablishment"
        type="YesNo"
      />
    </>
  )
}

interface SitesProps {
  readonly store: InvoiceStore
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Further States of the same service: one is added from the list, and taken away by its mark. */
function OtherSites({ store, options }: SitesProps) {
  const t = useT()
  const site = store(({ header }) => header.placeFacts['siteStateCode'])
  const others = store(({ header }) => header.placeFacts['otherSiteStateCodes'])
  const chosen: readonly string[] = Array.isArray(others) ? others : []
  const set = (codes: readonly string[]) =>
    setHeader(store, {
      placeFacts: {
        ...store.getState().header.placeFacts,
        otherSiteStateCodes: codes.length ? codes : undefined,
      },
    })
  if (!site) return null
  return (
    <div className={css.facts}>
      <NativeSelect
        label={t('invoice.otherSites')}
        name="placeFacts.otherSiteStateCodes"
        value=""
        data={[
          { value: '', label: '' },
          ...options.filter(({ value }) => value !== site && !chosen.includes(value)),
        ]}
        onChange={(event) => set([...chosen, event.currentTarget.value])}
      />
      {options
        .filter(({ value }) => chosen.includes(value))
        .map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked
            onChange={() => set(chosen.filter((code) => code !== value))}
          />
        ))}
    </div>
  )
}

/** The clauses of section 2(6) as the server has answered them, and the kind of supply where law and choice differ. */
function ExportTest({ explanation }: Pick<Props, 'explanation'>) {
  const say = useSentence()
  const shown = explanation?.placeOfSupply.filter(
    ({ key }) => key.startsWith('export.') || key === 'pos.kind' || key === 'pos.otherState',
  )
  if (!shown?.length) return null
  return (
    <ul className="muted">
      {shown.map((sentence, index) => (
        <li key={index}>{say(sentence)}</li>
      ))}
    </ul>
  )
}

function IgstOnIntra({ store }: { store: InvoiceStore }) {
  const t = useT()
  const checked = store(({ header }) => header.igstOnIntra)
  return (
    <Switch
      label={t('invoice.igstOnIntra')}
      name="igstOnIntra"
      checked={checked}
      onChange={(event) => setHeader(store, { igstOnIntra: event.currentTarget.checked })}
    />
  )
}
