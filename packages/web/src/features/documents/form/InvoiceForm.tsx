import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../app/api/api-error.ts'
import { call } from '../../../app/api/call.ts'
import { useAction, useCall } from '../../../app/api/use-call.ts'
import { openFile } from '../../../app/files.ts'
import { useNav } from '../../../app/nav.tsx'
import { useUnsavedGuard } from '../../../app/screens/use-unsaved-guard.ts'
import { useT } from '../../../app/texts.ts'
import { TimeText } from '../../../app/values.tsx'
import { DateInput } from '../../../ui/DateInput.tsx'
import { useKey } from '../../../ui/keys.ts'
import { toast } from '../../../ui/toasts.tsx'
import css from './InvoiceForm.module.css'
import { bodyOf, scheduleFigures, setHeader } from './invoice-store.ts'
import type { InvoiceBody, InvoiceStore } from './invoice-store.ts'
import { LineGrid } from './LineGrid.tsx'
import { LineDetail } from './LineDetail.tsx'
import { Conflict } from './Conflict.tsx'
import type { Source } from './header.ts'
import { MoreFields } from './MoreFields.tsx'
import parts from './parts.module.css'
import { Preview } from './Preview.tsx'
import { PartyBand } from './PartyBand.tsx'
import { Problems } from './Problems.tsx'
import { SaveBar } from './SaveBar.tsx'
import { TotalsPanel } from './TotalsPanel.tsx'
import { useAutosave } from './use-autosave.ts'
import { WhyPanel } from './WhyPanel.tsx'

export interface EntityChoice {
  readonly id: number
  readonly name: string
  readonly stateCode: string | null
  readonly taxpayerType: string | null
}

interface Props {
  readonly store: InvoiceStore
  readonly title: string
  readonly entities: readonly EntityChoice[]
  readonly states: readonly { readonly code: string; readonly name: string }[]
  /** Name under which unsaved typing is kept on the device. */
  readonly draftKey: string
  /** Begins another invoice after 'Save and new'. */
  readonly onNew: () => void
  /** Begins again with what is stored now. */
  readonly onReload: () => void
}

type After = 'view' | 'new' | 'print'

/** Whether the sheet stood beside the form before: the next invoice opens alike. */
let previewWasOpen = false

/** The sheet: who, what and how much on one screen, saved by the keys shown on the buttons. */
export function InvoiceForm({ store, title, entities, states, draftKey, onNew, onReload }: Props) {
  const t = useT()
  const nav = useNav()
  const header = store((state) => state.header)
  const [attempt, setAttempt] = useState(0)
  const [showsWhy, setShowsWhy] = useState(false)
  const [showsPreview, setShowsPreview] = useState(() => previewWasOpen)
  const [newer, setNewer] = useState<Source>()
  const detailOf = store((state) => state.detailOf)
  const save = useAction('salesInvoice.save', {
    refreshes: ['salesInvoice', 'party', 'dashboard', 'gstr1', 'paymentIn', 'series'],
    quiet: true,
  })
  const autosave = useAutosave(store, draftKey)
  const release = useUnsavedGuard(
    store,
    store((state) => state.isDirty),
  )
  const answer = useServerAnswer(store)
  const series = useCall(
    'series.choices',
    { entityId: header.entityId, documentKind: 'salesInvoice', date: header.date || istDateOf(Date.now()) },
    { staleMs: 10_000, quiet: true },
  )
  const chosen = series.data?.find(({ id }) => id === header.seriesId) ?? series.data?.[0]
  const form = useRef<HTMLFormElement>(null)
  const wanted = useRef<{ status: 'Draft' | 'Active'; after: After }>({ status: 'Active', after: 'view' })

  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[name="partyId"]')?.focus()
    scheduleFigures(store)
  }, [store])

  const submit = async (status: 'Draft' | 'Active', after: After) => {
    if (save.isPending) return
    wanted.current = { status, after }
    try {
      const saved = await save.mutateAsync(bodyOf(store, status))
      await autosave.forget()
      release()
      store.setState({ isDirty: false, problems: new Map() })
      toast.success(
        status === 'Draft' ? t('invoice.draftSaved') : t('invoice.saved', { number: saved.number ?? '' }),
        saved.warnings?.map(({ message }) => message) ?? [],
      )
      if (after === 'print') openFile(await call('salesInvoice.pdf', { id: saved.id }))
      if (after === 'new') onNew()
      else nav.go(`view-sales-invoice/${saved.id}`, { replace: true })
    } catch (error) {
      const record = newerOf(error)
      if (record) return setNewer(record)
      store.setState({ problems: problemsOf(error, t('invoice.conflict')) })
      setAttempt((count) => count + 1)
    }
  }
  useKey({
    keys: 'mod+s',
    label: t('invoice.save'),
    group: t('invoice.title'),
    run: () => void submit('Active', 'view'),
  })
  useKey({
    keys: 'mod+Enter',
    label: t('invoice.saveNew'),
    group: t('invoice.title'),
    run: () => void submit('Active', 'new'),
  })

  const togglePreview = () => {
    previewWasOpen = !showsPreview
    setShowsPreview(previewWasOpen)
  }
  useKey({
    keys: 'alt+p',
    label: t('invoice.preview'),
    group: t('invoice.title'),
    run: togglePreview,
  })
  useKey({
    keys: 'alt+w',
    label: t('invoice.whyTax'),
    group: t('invoice.title'),
    run: () => setShowsWhy(!showsWhy),
  })
  useKey({
    keys: 'alt+d',
    label: t('invoice.detail'),
    group: t('invoice.title'),
    run: () => openDetail(store),
  })

  const isIssued = header.id !== undefined && answer?.number !== null && answer?.status === 'Active'
  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={(event) => event.preventDefault()}
      aria-label={title}
      noValidate
    >
      <header className={css.head}>
        <h1>{title}</h1>
        {autosave.savedAt && (
          <span className="muted" aria-live="polite">
            {t('invoice.keptHere', {
              time: new Date(autosave.savedAt).toLocaleTimeString('en-IN', {
                hour: '2-digit',
                minute: '2-digit',
                second: '2-digit',
              }),
            })}
          </span>
        )}
        <span className={parts.ways}>
          <Button variant="subtle" aria-pressed={showsPreview} onClick={togglePreview}>
            {t('invoice.preview')} <kbd>Alt+P</kbd>
          </Button>
        </span>
      </header>
      {autosave.found && (
        <div className={css.notice} role="status">
          <span>
            {t('invoice.restore', { time: '' })}{' '}
            <TimeText value={new Date(autosave.found.savedAt).toISOString()} />
          </span>
          <Button variant="subtle" onClick={autosave.restore}>
            {t('invoice.restoreYes')}
          </Button>
          <Button variant="subtle" onClick={() => void autosave.forget()}>
            {t('invoice.restoreNo')}
          </Button>
        </div>
      )}
      <Problems store={store} attempt={attempt} />
      <div className={parts.beside} data-preview={showsPreview}>
        <div className={parts.sheet}>
          <div className={css.band}>
            <PartyBand store={store} states={states} />
            <div className={css.facts}>
              {entities.length > 1 && (
                <NativeSelect
                  label={t('invoice.gstin')}
                  name="entityId"
                  value={String(header.entityId)}
                  data={entities.map(({ id, name }) => ({ value: String(id), label: name }))}
                  onChange={(event) => {
                    const entity = entities.find(({ id }) => id === Number(event.currentTarget.value))
                    if (!entity) return
                    store.setState({
                      supplier: { stateCode: entity.stateCode, taxpayerType: entity.taxpayerType },
                    })
                    setHeader(store, { entityId: entity.id, seriesId: undefined })
                  }}
                />
              )}
              {(series.data?.length ?? 0) > 1 && (
                <NativeSelect
                  label={t('invoice.series')}
                  name="seriesId"
                  value={String(chosen?.id ?? '')}
                  data={(series.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
                  onChange={(event) => setHeader(store, { seriesId: Number(event.currentTarget.value) })}
                />
              )}
              <DateInput
                label={t('invoice.date')}
                name="date"
                required
                value={header.date}
                onChange={(date) => setHeader(store, { date: date ?? '' })}
              />
              <DateInput
                label={t('invoice.dueDate')}
                name="dueDate"
                value={header.dueDate ?? ''}
                onChange={(date) => setHeader(store, { dueDate: date })}
              />
              <PlaceField store={store} states={states} />
              <TextInput
                label={t('invoice.po')}
                name="customerPoNumber"
                maxLength={50}
                value={header.customerPoNumber}
                onChange={(event) => setHeader(store, { customerPoNumber: event.currentTarget.value })}
              />
              <NativeSelect
                label={t('invoice.supplyKind')}
                name="supplyKind"
                value={header.supplyKind}
                data={['Regular', 'SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP', 'DeemedExport'].map((value) => ({
                  value,
                  label: t.label('SupplyKind', value),
                }))}
                onChange={(event) =>
                  setHeader(store, { supplyKind: event.currentTarget.value as typeof header.supplyKind })
                }
              />
              <Switch
                label={t('invoice.reverseCharge')}
                name="reverseCharge"
                checked={header.reverseCharge}
                onChange={(event) => setHeader(store, { reverseCharge: event.currentTarget.checked })}
              />
              {!isIssued && chosen && (
                <p className={`muted ${css.number}`}>
                  {t('invoice.numberOnSave', { number: chosen.nextNumber })}
                </p>
              )}
            </div>
          </div>
          <LineGrid store={store} />
          {detailOf !== undefined && (
            <LineDetail store={store} onClose={() => store.setState({ detailOf: undefined })} />
          )}
          <div className={css.lower}>
            <div className={css.notes}>
              <Textarea
                label={t('invoice.remarks')}
                name="remarks"
                autosize
                minRows={2}
                maxLength={200}
                value={header.remarks}
                onChange={(event) => setHeader(store, { remarks: event.currentTarget.value })}
              />
              <MoreFields store={store} states={states} />
              <Button variant="subtle" onClick={() => setShowsWhy(!showsWhy)} aria-expanded={showsWhy}>
                {t('invoice.whyTax')}
              </Button>
              {showsWhy && <WhyPanel explanation={answer?.explanation} />}
            </div>
            <TotalsPanel store={store} />
          </div>
        </div>
        {showsPreview && <Preview store={store} />}
      </div>
      {newer && (
        <Conflict
          store={store}
          newer={newer}
          onClose={() => setNewer(undefined)}
          onMine={() => {
            setHeader(store, { version: newer.version })
            setNewer(undefined)
            void submit(wanted.current.status, wanted.current.after)
          }}
          onTheirs={() => {
            void autosave.forget().then(() => {
              release()
              onReload()
            })
          }}
        />
      )}
      <SaveBar
        store={store}
        isSaving={save.isPending}
        mayDraft={!isIssued}
        onSave={(way) => void (way === 'draft' ? submit('Draft', 'view') : submit('Active', way))}
      />
    </form>
  )
}

/** The rule's place is shown; another one may be chosen and then asks for its reason. */
function PlaceField({ store, states }: Pick<Props, 'store' | 'states'>) {
  const t = useT()
  const header = store((state) => state.header)
  const derived = store((state) => state.derivedPlace)
  const name = states.find(({ code }) => code === derived)?.name ?? ''
  const isOther = header.placeOfSupply !== undefined && header.placeOfSupply !== derived
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
        <TextInput
          label={t('invoice.placeReason')}
          name="placeOfSupplyReason"
          required
          maxLength={50}
          value={header.placeOfSupplyReason}
          onChange={(event) => setHeader(store, { placeOfSupplyReason: event.currentTarget.value })}
        />
      )}
    </>
  )
}

/** What the server would answer on saving, asked for when typing rests: place of supply and the reasons of each figure. */
function useServerAnswer(store: InvoiceStore) {
  const header = store((state) => state.header)
  const lines = store((state) => state.lines)
  const [body, setBody] = useState<InvoiceBody>()
  useEffect(() => {
    const timer = window.setTimeout(() => setBody(bodyOf(store, 'Active')), 500)
    return () => window.clearTimeout(timer)
  }, [store, header, lines])
  const answer = useCall('salesInvoice.compute', body as InvoiceBody, {
    enabled: body?.partyId !== undefined && body.lines.length > 0 && body.lines.length <= 200,
    keepPrevious: true,
    quiet: true,
  })
  const place = answer.data?.placeOfSupply
  useEffect(() => {
    if (!place || header.placeOfSupply !== undefined) return
    store.setState({ derivedPlace: place })
    scheduleFigures(store)
  }, [store, place, header.placeOfSupply])
  return answer.data
}

/** The newer record that the server answers with when somebody else has saved first. */
function newerOf(error: unknown): Source | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  return (error.body as { record?: Source } | undefined)?.record
}

/** Opens the details of the line that has the focus, or of the first. */
function openDetail(store: InvoiceStore): void {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '0'
  const { order, detailOf } = store.getState()
  const key = order[Number(row)]
  store.setState({ detailOf: detailOf === key ? undefined : key })
}

function problemsOf(error: unknown, conflict: string): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError)) return new Map([['', String(error)]])
  if (error.status === 409) return new Map([['', conflict]])
  if (error.issues.length > 0)
    return new Map(error.issues.map(({ property, message }) => [property, message]))
  return new Map([['', error.messages.join('\n') || error.statusText]])
}
