import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { seriesName } from '@bahi/contracts/built-in-names.ts'
import { isCalendarDate, istDateOf } from '@bahi/domain/cal/date.ts'
import { useKind } from '../../../app/use-kind.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { HeaderField } from './HeaderField.tsx'
import css from './HeadFields.module.css'
import { setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { factsOf, isPaidOf } from '../facts.ts'
import { PurposeFields } from './PurposeFields.tsx'
import { DistributionFields } from './DistributionFields.tsx'
import { MadeFrom } from './MadeFrom.tsx'
import { distributionOf, isClearedAtCustoms, purchaseOf } from './purchase.ts'
import { ItcOfDocument } from './ItcFields.tsx'
import { NoteFields } from './NoteFields.tsx'
import { LutQuestion } from './LutQuestion.tsx'
import type { Answer } from './server-answer.tsx'
import { choosableKinds, kindByRule, placeByRule } from './supply-kind.ts'

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
  readonly issuedNumber: string | undefined
}

/** First row: from which registration, number, date, due. Second: where, what kind of supply, their order, who pays. */
export function HeadFields({ store, entities, states, answer, issuedNumber }: Props) {
  const dueDate = store(({ header }) => header.dueDate)
  const kind = useKind()
  const { side, has, due } = factsOf(kind)
  // A debit note falls due, a credit note does not.
  const isDistributed = store((state) => distributionOf(state) !== undefined)
  const isPaid = store(({ header }) => isPaidOf(kind, header.noteType || undefined)) && !isDistributed
  const dueLabel = isDistributed ? undefined : (due?.label ?? (isPaid ? 'invoice.dueDate' : undefined))
  return (
    <div className={css.head}>
      <EntityField store={store} entities={entities} />
      <NumberField
        store={store}
        issuedNumber={issuedNumber}
        isOwnNumber={answer?.isOwnNumber ?? false}
        needsApproval={answer?.needsApproval ?? false}
      />
      <HeaderField store={store} name="date" label="invoice.date" required />
      {dueLabel && (
        <HeaderField
          store={store}
          name="dueDate"
          label={dueLabel}
          hint={dueDate ? undefined : (answer?.dueDate ?? undefined)}
        />
      )}
      {has('supplierNumber') && <SupplierNumber store={store} />}
      {has('note') && <NoteFields store={store} />}
      {has('purpose') && <PurposeFields store={store} />}
      {!isDistributed && <PlaceField store={store} states={states} answer={answer} />}
      {side === 'sale' && <KindField store={store} />}
      {side === 'sale' && !has('note') && (
        <HeaderField store={store} name="customerPoNumber" label="invoice.po" />
      )}
      {isDistributed ? (
        <DistributionFields store={store} />
      ) : (
        <>
          <ReverseCharge store={store} />
          <BillOfEntry store={store} />
        </>
      )}
      {has('itc') && (
        <ItcOfDocument store={store} usual={isDistributed ? 'distribution.eligible' : 'itc.byLine'} />
      )}
      {side === 'sale' && <LutQuestion store={store} />}
      {has('sources') && !isDistributed && <MadeFrom store={store} />}
    </div>
  )
}

/** Who pays the tax. Of services from abroad it is we; of goods from abroad customs takes it. */
function ReverseCharge({ store }: Pick<Props, 'store'>) {
  const t = useT()
  const purchase = store((state) => purchaseOf({ ...state, lines: state.lines.values() }))
  const reverseCharge = store(({ header }) => header.reverseCharge)
  if (purchase === 'ImportOfGoods' || purchase === 'Composition') return null
  const isAlways = purchase === 'ImportOfServices'
  return (
    <Switch
      className={css.switch ?? ''}
      label={t('invoice.reverseCharge')}
      name="reverseCharge"
      checked={reverseCharge || isAlways}
      disabled={isAlways}
      onChange={(event) => setHeader(store, { reverseCharge: event.currentTarget.checked })}
    />
  )
}

/** What customs says of goods from abroad or from a Special Economic Zone. */
function BillOfEntry({ store }: Pick<Props, 'store'>) {
  const isAsked = store((state) => isClearedAtCustoms({ ...state, lines: state.lines.values() }))
  if (!isAsked) return null
  return (['number', 'date', 'portCode', 'assessableValue', 'igst', 'cess'] as const).map((member) => (
    <HeaderField key={member} store={store} name={`billOfEntry.${member}`} label={`billOfEntry.${member}`} />
  ))
}

function EntityField({ store, entities }: Pick<Props, 'store' | 'entities'>) {
  const t = useT()
  const entityId = store(({ header }) => header.entityId)
  return (
    <NativeSelect
      label={t('invoice.gstin')}
      name="entityId"
      // A Latin name is cut at its end, whatever way the screen reads.
      dir="auto"
      value={String(entityId)}
      title={entities.find(({ id }) => id === entityId)?.name}
      data={entities.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(event) => {
        const entity = entities.find(({ id }) => id === Number(event.currentTarget.value))
        if (!entity) return
        store.setState({
          derivedPlace: undefined,
          supplier: { stateCode: entity.stateCode, taxpayerType: entity.taxpayerType },
        })
        // Branches and godowns belong to their GSTIN.
        const { childEntityId: _place, ...kept } = store.getState().header.kept
        setHeader(store, { entityId: entity.id, kept, seriesId: undefined })
      }}
    />
  )
}

/** The bill as its supplier numbered it; ours is a reference beside it. */
function SupplierNumber({ store }: Pick<Props, 'store'>) {
  const { supplierWords, has } = factsOf(useKind())
  // A note of ours that its supplier answers with none has no number of theirs.
  const isUnregistered = store(
    (state) => purchaseOf({ ...state, lines: state.lines.values() }) === 'Unregistered',
  )
  const required = !has('note') && !isUnregistered
  return (
    <>
      <HeaderField store={store} name="supplierNumber" label={supplierWords.number} required={required} />
      <HeaderField store={store} name="supplierDate" label={supplierWords.date} required={required} />
    </>
  )
}

/** The number comes with saving, from the series that is chosen with it; where the business numbers itself, it is typed. */
function NumberField({
  store,
  issuedNumber,
  isOwnNumber,
  needsApproval,
}: {
  store: InvoiceStore
  issuedNumber: string | undefined
  isOwnNumber: boolean
  needsApproval: boolean
}) {
  const t = useT()
  const entityId = store(({ header }) => header.entityId)
  const date = store(({ header }) => header.date)
  const seriesId = store(({ header }) => header.seriesId)
  const kind = useKind()
  const problem = store((state) => state.problems.get('seriesId'))
  const series = useCall(
    'series.choices',
    {
      entityId,
      documentKind: kind,
      date: isCalendarDate(date) ? date : istDateOf(Date.now()),
    },
    { staleMs: 10_000, quiet: true, keepPrevious: true, enabled: issuedNumber === undefined },
  )
  const choices = (series.data ?? []).map((one) => ({
    ...one,
    name: seriesName(t.find, { ...one, documentKind: kind }),
  }))
  const chosen = choices.find(({ id }) => id === seriesId) ?? choices[0]
  if (issuedNumber === undefined && isOwnNumber)
    return <HeaderField store={store} name="number" label="invoice.number" required />
  const label = t(
    issuedNumber !== undefined
      ? 'invoice.number'
      : needsApproval
        ? 'invoice.numberWhenApproved'
        : 'invoice.numberWhenSaved',
  )
  if (choices.length > 1)
    return (
      <NativeSelect
        label={label}
        name="seriesId"
        value={String(chosen?.id ?? '')}
        error={problem}
        data={choices.map(({ id, name, nextNumber }) => ({
          value: String(id),
          label: needsApproval ? name : `${nextNumber} · ${name}`,
        }))}
        onChange={(event) => setHeader(store, { seriesId: Number(event.currentTarget.value) })}
      />
    )
  return (
    <TextInput
      label={label}
      name="seriesId"
      readOnly
      tabIndex={-1}
      error={problem}
      value={issuedNumber ?? (needsApproval ? (chosen?.name ?? '') : (chosen?.nextNumber ?? ''))}
    />
  )
}

/** What the rule makes of the customer is shown as it will be saved; another kind may be chosen. */
function KindField({ store }: Pick<Props, 'store'>) {
  const t = useT()
  const party = store(({ header }) => header.party)
  const supplyKind = store(({ header }) => header.supplyKind)
  const problem = store((state) => state.problems.get('supplyKind'))
  const label = (kind: string) => t.label('SupplyKind', kind)
  const kinds = choosableKinds({ party })
  const others = supplyKind !== '' && !kinds.includes(supplyKind) ? [supplyKind] : []
  return (
    <NativeSelect
      label={t('invoice.supplyKind')}
      name="supplyKind"
      value={supplyKind}
      error={problem}
      data={[
        { value: '', label: t('invoice.byRule', { value: label(kindByRule({ party })) }) },
        ...[...kinds, ...others].map((value) => ({ value, label: label(value) })),
      ]}
      onChange={(event) =>
        setHeader(store, { supplyKind: event.currentTarget.value as (typeof kinds)[number] | '' })
      }
    />
  )
}

/** The rule's place is shown; another one may be chosen and then asks for its reason, under it. */
function PlaceField({ store, states, answer }: Pick<Props, 'store' | 'states' | 'answer'>) {
  const t = useT()
  const party = store(({ header }) => header.party)
  const kind = useKind()
  const place = store(({ header }) => header.placeOfSupply)
  const answered = store((state) => state.derivedPlace)
  const problem = store((state) => state.problems.get('placeOfSupply'))
  const derived = answered ?? placeByRule({ party })
  const nameOf = (code: string) =>
    code === '96' ? t('common.otherCountries') : (states.find((state) => state.code === code)?.name ?? '')
  const isOther = place !== undefined && place !== (answer?.derivedPlace ?? derived)
  return (
    <>
      <NativeSelect
        className={css.place ?? ''}
        label={t('invoice.place')}
        name="placeOfSupply"
        value={place ?? ''}
        error={problem}
        data={[
          {
            value: '',
            label: derived
              ? t('invoice.byRule', { value: `${derived} ${nameOf(derived)}` })
              : t(factsOf(kind).words.place),
          },
          ...states.map(({ code, name: state }) => ({ value: code, label: `${code} ${state}` })),
        ]}
        onChange={(event) => setHeader(store, { placeOfSupply: event.currentTarget.value || undefined })}
      />
      {isOther && (
        <div className={css.reason}>
          <HeaderField store={store} name="placeOfSupplyReason" label="invoice.placeReason" required />
        </div>
      )}
    </>
  )
}
