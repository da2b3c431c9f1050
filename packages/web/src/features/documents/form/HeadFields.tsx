import { NativeSelect, Switch } from '@mantine/core'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { HeaderField } from './HeaderField.tsx'
import css from './InvoiceForm.module.css'
import { setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import type { Answer } from './server-answer.tsx'

export interface EntityChoice {
  readonly id: number
  readonly name: string
  readonly stateCode: string | null
  readonly taxpayerType: string | null
}

interface Props {
  readonly store: InvoiceStore
  readonly entities: readonly EntityChoice[]
  readonly states: readonly { readonly code: string; readonly name: string }[]
  readonly answer: Answer | undefined
  readonly isIssued: boolean
}

const kinds = ['Regular', 'SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP', 'DeemedExport'] as const

/** From which registration, when, what kind of supply, where. */
export function HeadFields({ store, entities, states, answer, isIssued }: Props) {
  const t = useT()
  const header = store((state) => state.header)
  const kindProblem = store((state) => state.problems.get('supplyKind'))
  return (
    <div className={css.facts}>
      {entities.length > 1 && <EntityField store={store} entities={entities} />}
      <SeriesField
        store={store}
        isIssued={isIssued}
        isOwnNumber={answer?.isOwnNumber ?? false}
        needsApproval={answer?.needsApproval ?? false}
      />
      <HeaderField store={store} name="date" label="invoice.date" required />
      <HeaderField
        store={store}
        name="dueDate"
        label="invoice.dueDate"
        hint={header.dueDate ? undefined : (answer?.dueDate ?? undefined)}
      />
      <PlaceField store={store} states={states} answer={answer} />
      <HeaderField store={store} name="customerPoNumber" label="invoice.po" />
      <NativeSelect
        label={t('invoice.supplyKind')}
        name="supplyKind"
        value={header.supplyKind}
        error={kindProblem}
        data={kinds.map((value) => ({ value, label: t.label('SupplyKind', value) }))}
        onChange={(event) =>
          setHeader(store, { supplyKind: event.currentTarget.value as (typeof kinds)[number] })
        }
      />
      <Switch
        label={t('invoice.reverseCharge')}
        name="reverseCharge"
        checked={header.reverseCharge}
        onChange={(event) => setHeader(store, { reverseCharge: event.currentTarget.checked })}
      />
    </div>
  )
}

function EntityField({ store, entities }: Pick<Props, 'store' | 'entities'>) {
  const t = useT()
  const entityId = store(({ header }) => header.entityId)
  return (
    <NativeSelect
      label={t('invoice.gstin')}
      name="entityId"
      value={String(entityId)}
      data={entities.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(event) => {
        const entity = entities.find(({ id }) => id === Number(event.currentTarget.value))
        if (!entity) return
        store.setState({
          derivedPlace: undefined,
          supplier: { stateCode: entity.stateCode, taxpayerType: entity.taxpayerType },
        })
        setHeader(store, { entityId: entity.id, seriesId: undefined })
      }}
    />
  )
}

/** The number comes with saving, from the chosen series; where the business numbers itself, it is typed. */
function SeriesField({
  store,
  isIssued,
  isOwnNumber,
  needsApproval,
}: {
  store: InvoiceStore
  isIssued: boolean
  isOwnNumber: boolean
  needsApproval: boolean
}) {
  const t = useT()
  const header = store((state) => state.header)
  const problem = store((state) => state.problems.get('seriesId'))
  const series = useCall(
    'series.choices',
    { entityId: header.entityId, documentKind: 'salesInvoice', date: header.date || istDateOf(Date.now()) },
    { staleMs: 10_000, quiet: true },
  )
  const choices = series.data ?? []
  const chosen = choices.find(({ id }) => id === header.seriesId) ?? choices[0]
  if (isIssued) return null
  if (isOwnNumber) return <HeaderField store={store} name="number" label="invoice.number" required />
  return (
    <>
      {choices.length > 1 && (
        <NativeSelect
          label={t('invoice.series')}
          name="seriesId"
          value={String(chosen?.id ?? '')}
          error={problem}
          data={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => setHeader(store, { seriesId: Number(event.currentTarget.value) })}
        />
      )}
      {chosen && (
        <p className={`muted ${css.number}`}>
          {needsApproval
            ? t('invoice.numberOnApproval')
            : t('invoice.numberOnSave', { number: chosen.nextNumber })}
        </p>
      )}
    </>
  )
}

/** The rule's place is shown; another one may be chosen and then asks for its reason. */
function PlaceField({ store, states, answer }: Pick<Props, 'store' | 'states' | 'answer'>) {
  const t = useT()
  const header = store((state) => state.header)
  const derived = store((state) => state.derivedPlace)
  const name = states.find(({ code }) => code === derived)?.name ?? ''
  const isOther =
    header.placeOfSupply !== undefined && header.placeOfSupply !== (answer?.derivedPlace ?? derived)
  return (
    <>
      <NativeSelect
        label={t('invoice.place')}
        name="placeOfSupply"
        value={header.placeOfSupply ?? ''}
        data={[
          { value: '', label: t('invoice.placeDerived', { state: derived ? `${derived} ${name}` : '-' }) },
          ...states.map(({ code, name: state }) => ({ value: code, label: `${code} ${state}` })),
        ]}
        onChange={(event) => setHeader(store, { placeOfSupply: event.currentTarget.value || undefined })}
      />
      {isOther && (
        <HeaderField store={store} name="placeOfSupplyReason" label="invoice.placeReason" required />
      )}
    </>
  )
}
