import { inIndia } from '@bahi/domain/cal/shown.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconFileText, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useKind } from '../../../app/use-kind.ts'
import { useNav } from '../../../app/nav.tsx'
import { createUploads } from '../../../app/attachments/uploads.ts'
import { NotSaved } from '../../../app/saving/NotSaved.tsx'
import { useT } from '../../../app/texts.ts'
import { useKey } from '../../../ui/keys.ts'
import { beginAt } from '../../../ui/last-focused.ts'
import { factsOf } from '../facts.ts'
import css from './InvoiceForm.module.css'
import { scheduleFigures, setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { LineGrid } from './LineGrid.tsx'
import { LineDetail } from './LineDetail.tsx'
import { CounterBar } from './CounterBar.tsx'
import { Conflict } from './Conflict.tsx'
import { HeadFields } from './HeadFields.tsx'
import type { EntityChoice } from './HeadFields.tsx'
import { HeaderField } from './HeaderField.tsx'
import { FillFromCode, StartFacts } from './StartFacts.tsx'
import { usePaperOfReading } from './use-paper-of-reading.ts'
import { useServerAnswer, Warnings } from './server-answer.tsx'
import { MoreFields } from './MoreFields.tsx'
import parts from './parts.module.css'
import { Preview } from './Preview.tsx'
import { attach, PaperBeside, Papers, usePapers } from './Papers.tsx'
import { PartyBand } from './PartyBand.tsx'
import { distributionOf } from './purchase.ts'
import { nextProblem } from './problem-groups.ts'
import { Problems, goTo } from './Problems.tsx'
import { Recovery } from './Recovery.tsx'
import { SaveBar } from './SaveBar.tsx'
import { TotalsPanel } from './TotalsPanel.tsx'
import { useScanner } from './use-scanner.ts'
import { useSaveInvoice } from './use-save-invoice.ts'
import { WhyPanel } from './WhyPanel.tsx'

interface Props {
  readonly store: InvoiceStore
  readonly title: string
  /** An issued invoice keeps its number and is no draft again. */
  readonly issuedNumber: string | undefined
  readonly entities: readonly EntityChoice[]
  readonly states: readonly { readonly code: string; readonly name: string }[]
  /** Name under which unsaved typing is kept on the device. */
  readonly draftKey: string
  /** Begins another invoice after 'Save and new'. */
  readonly onNew: () => void
  /** Begins again with what is stored now. */
  readonly onReload: () => void
}

/** Whether the sheet stood beside the form before: the next invoice opens alike. */
let previewWasOpen = false

/** The sheet: who, what and how much on one screen, saved by the keys shown on the buttons. */
export function InvoiceForm({
  store,
  title,
  issuedNumber,
  entities,
  states,
  draftKey,
  onNew,
  onReload,
}: Props) {
  const t = useT()
  const kind = useKind()
  const { side, has } = factsOf(kind)
  const [uploads] = useState(() =>
    createUploads({
      owner: () => ({ kind, entityId: store.getState().header.entityId }),
      attached: () => store.getState().header.attachments.length,
      onDone: (file) => attach(store, file),
    }),
  )
  const papers = usePapers(store)
  const isDistributed = store((state) => distributionOf(state) !== undefined)
  const start = store((state) => state.start)
  usePaperOfReading(store, uploads)
  useScanner(store, !isDistributed)
  const [showsWhy, setShowsWhy] = useState(false)
  const [showsPreview, setShowsPreview] = useState(() => previewWasOpen)
  const detailOf = store((state) => state.detailOf)
  const { submit, submitAgain, isSaving, retry, attempt, wishes, newer, forgetNewer, autosave, release } =
    useSaveInvoice({
      store,
      draftKey,
      onNew,
      uploads,
    })
  const answer = useServerAnswer(store, kind)
  const form = useRef<HTMLFormElement>(null)
  const nav = useNav()
  const asked = String(nav.search['field'] ?? '')
  const focusFirst = () => form.current?.querySelector<HTMLInputElement>('[name="partyId"]')?.focus()
  /** Takes the draft up again, with the cursor where it was. */
  const goOnWith = async (at: string | undefined) => {
    await autosave.restore()
    requestAnimationFrame(() => (at ? goTo(store, at) : focusFirst()))
  }

  useEffect(() => {
    beginAt(form.current?.querySelector<HTMLInputElement>('[name="partyId"]'))
    scheduleFigures(store)
    // A fault found elsewhere leads to its field.
    if (asked) requestAnimationFrame(() => goTo(store, asked))
  }, [store, asked])

  useKey({
    keys: 'mod+s',
    label: t('invoice.save'),
    group: t(`kind.${kind}.title`),
    run: () => void submit('view'),
  })
  useKey({
    keys: 'mod+Enter',
    label: t('invoice.saveNew'),
    group: t(`kind.${kind}.title`),
    run: () => void submit('new'),
  })

  const togglePreview = () => {
    previewWasOpen = !showsPreview
    setShowsPreview(previewWasOpen)
  }
  useKey({
    keys: 'Escape',
    label: t('invoice.closeForm'),
    group: t(`kind.${kind}.title`),
    whileTyping: true,
    run: nav.back,
  })
  useKey({
    keys: 'F2',
    label: t('invoice.date'),
    group: t(`kind.${kind}.title`),
    whileTyping: true,
    run: () => goTo(store, 'date'),
  })
  const problems = store((state) => state.problems)
  const lastProblem = useRef<string>(undefined)
  useKey(
    {
      keys: 'alt+ArrowDown',
      label: t('invoice.nextProblem'),
      group: t(`kind.${kind}.title`),
      run: () => {
        lastProblem.current = nextProblem(problems, lastProblem.current)
        if (lastProblem.current) goTo(store, lastProblem.current)
      },
    },
    problems.size > 0,
  )
  useKey({
    keys: 'alt+p',
    label: t('invoice.preview'),
    group: t(`kind.${kind}.title`),
    run: togglePreview,
  })
  useKey({
    keys: 'alt+w',
    label: t('invoice.whyTax'),
    group: t(`kind.${kind}.title`),
    run: () => setShowsWhy(!showsWhy),
  })
  useKey(
    {
      keys: 'alt+d',
      label: t('invoice.detail'),
      group: t(`kind.${kind}.title`),
      run: () => openDetail(store),
    },
    !isDistributed,
  )

  const isIssued = issuedNumber !== undefined
  const needsApproval = !isIssued && answer?.needsApproval === true
  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={(event) => event.preventDefault()}
      aria-label={title}
      noValidate
    >
      <header className={css.head}>
        <h1>
          {title} {issuedNumber && <span className="figure">{issuedNumber}</span>}
        </h1>
        {autosave.savedAt && (
          <span className="muted" aria-live="polite">
            {t('invoice.keptHere', {
              time: inIndia(new Date(autosave.savedAt).toISOString()).slice(11, 16),
            })}
          </span>
        )}
        <div className={parts.way} />
        {has('supplierNumber') && !issuedNumber && <FillFromCode store={store} uploads={uploads} />}
        <Button
          variant="default"
          aria-pressed={showsPreview}
          leftSection={<IconFileText size={16} stroke={1.5} />}
          aria-label={t('invoice.preview')}
          title="Alt+P"
          onClick={togglePreview}
        >
          <span className={css.preview}>{t('invoice.preview')}</span>
        </Button>
        <ActionIcon
          size={36}
          aria-label={t('invoice.closeForm')}
          title={t('invoice.closeForm')}
          onClick={nav.back}
        >
          <IconX size={18} stroke={1.5} />
        </ActionIcon>
      </header>
      {autosave.found && (
        <Recovery
          found={autosave.found}
          onRestore={() => void goOnWith(autosave.found?.value.at)}
          onDiscard={() => void autosave.drop().then(focusFirst)}
        />
      )}
      {start && <StartFacts store={store} />}
      <NotSaved retry={retry} isSaving={isSaving} />
      <Problems store={store} attempt={attempt} wishes={wishes} />
      <div className={parts.beside} data-preview={showsPreview || papers.isBeside}>
        <div className={parts.sheet}>
          <div className={css.band}>
            <PartyBand store={store} states={states} />
            <HeadFields
              store={store}
              entities={entities}
              states={states}
              answer={answer}
              issuedNumber={issuedNumber}
            />
          </div>
          {side === 'purchase' && <Papers store={store} uploads={uploads} papers={papers} />}
          {!isDistributed && <LineGrid store={store} />}
          <Warnings warnings={answer?.warnings} />
          <div className={css.lower}>
            <div className={css.notes}>
              <HeaderField store={store} name="remarks" label="invoice.remarks" rows={2} />
              <MoreFields store={store} states={states} explanation={answer?.explanation} />
              <Button variant="subtle" onClick={() => setShowsWhy(!showsWhy)} aria-expanded={showsWhy}>
                {t('invoice.whyTax')}
              </Button>
              {showsWhy && <WhyPanel explanation={answer?.explanation} />}
              {side === 'sale' && <Papers store={store} uploads={uploads} papers={papers} />}
            </div>
            <TotalsPanel
              store={store}
              needsApproval={needsApproval}
              withheld={answer?.withheld}
              collected={answer?.collected}
            />
          </div>
        </div>
        {papers.isBeside ? <PaperBeside papers={papers} /> : showsPreview && <Preview store={store} />}
      </div>
      {detailOf !== undefined && (
        <LineDetail store={store} onClose={() => store.setState({ detailOf: undefined })} />
      )}
      {newer && (
        <Conflict
          store={store}
          newer={newer}
          onClose={forgetNewer}
          onMine={() => {
            setHeader(store, { version: newer.version })
            forgetNewer()
            void submitAgain()
          }}
          onTheirs={() => {
            void autosave.forget().then(() => {
              release()
              onReload()
            })
          }}
        />
      )}
      {!needsApproval && <CounterBar store={store} onPaid={() => void submit('counter')} />}
      <SaveBar
        store={store}
        isSaving={isSaving}
        waits={retry.waits}
        mayDraft={!isIssued}
        needsApproval={needsApproval}
        onSave={(way) => void submit(way)}
      />
    </form>
  )
}

/** Opens the details of the line that has the focus, or of the first. */
function openDetail(store: InvoiceStore): void {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '0'
  const { order, detailOf } = store.getState()
  const key = order[Number(row)]
  store.setState({ detailOf: detailOf === key ? undefined : key })
}
