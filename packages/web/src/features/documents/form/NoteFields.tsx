import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { isCalendarDate } from '@bahi/domain/cal/date.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { typeOf, usualNoteOf } from '@bahi/domain/documents/kinds.ts'
import { creditNoteDeadline } from '@bahi/domain/tables/rules.ts'
import { useState } from 'react'
import { call } from '../../../app/api/call.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { useKind } from '../../../app/use-kind.ts'
import { DateText } from '../../../app/values.tsx'
import { Notes } from '../../../ui/Notes.tsx'
import { Picker } from '../../../ui/Picker.tsx'
import { useLater } from '../../../ui/use-later.ts'
import type { Preceding } from './header.ts'
import { HeaderField } from './HeaderField.tsx'
import css from './HeadFields.module.css'
import { factsOf } from '../facts.ts'
import { lineOf } from './lines-of.ts'
import { OnlyPrice } from './OnlyPrice.tsx'
import { isBlank, replaceLines, setHeader } from './invoice-store.ts'
import type { InvoiceStore, Line } from './invoice-store.ts'

const creditFirst = ['Credit', 'Debit'] as const
const debitFirst = ['Debit', 'Credit'] as const

/** What makes a document a note: its type, why it is made, and what it corrects. */
export function NoteFields({ store }: { store: InvoiceStore }) {
  const t = useT()
  const kind = useKind()
  const noteType = store(({ header }) => header.noteType) || usualNoteOf(kind)
  const isStored = store(({ header }) => header.id !== undefined)
  const typeProblem = store(({ problems }) => problems.get('noteType'))
  const reasons = typeOf(kind, noteType).reasons ?? []
  return (
    <>
      <NativeSelect
        label={t('note.type')}
        name="noteType"
        value={noteType}
        disabled={isStored}
        error={typeProblem}
        data={(usualNoteOf(kind) === 'Credit' ? creditFirst : debitFirst).map((value) => ({
          value,
          label: t.label('NoteType', value),
        }))}
        onChange={(event) =>
          // Reasons are those of the type.
          setHeader(store, { noteType: event.currentTarget.value as typeof noteType, reason: '' })
        }
      />
      <HeaderField
        store={store}
        name="reason"
        label="note.reason"
        required
        options={reasons.map((value) => ({ value, label: t.label('NoteReason', value) }))}
      />
      <div>
        <Against store={store} />
        <OnlyPrice store={store} />
      </div>
    </>
  )
}

/** The invoices it corrects, each a chip; an invoice that is chosen adds its lines with what is left of them. */
function Against({ store }: { store: InvoiceStore }) {
  const t = useT()
  const kind = useKind()
  const { corrects = 'salesInvoice', noteWords: words } = factsOf(kind)
  const party = store(({ header }) => header.party)
  const entityId = store(({ header }) => header.entityId)
  const chosen = store(({ header }) => header.precedingDocuments)
  const problem = store(
    ({ problems }) => [...problems].find(([path]) => path.startsWith('precedingDocuments'))?.[1],
  )
  const [search, setSearch] = useState('')
  // Nothing is searched before the field is used.
  const [isUsed, setUsed] = useState(false)
  const text = useLater(search, 200)
  const found = useCall(
    `${corrects}.search`,
    {
      entityIds: [entityId],
      partyIds: party ? [party.id] : [],
      view: 'issued',
      size: 20,
      ...(text.trim() ? { keyword: text.trim() } : {}),
    },
    { enabled: isUsed && party !== undefined, quiet: true, keepPrevious: true, staleMs: 10_000 },
  )
  const known = new Set(chosen.map(({ documentId }) => documentId))
  // For an older text there are none, so that Enter cannot take one of them.
  const isStale =
    isUsed && party !== undefined && (search !== text || found.isPlaceholderData || found.isPending)
  const choices = (isStale ? [] : (found.data?.records ?? [])).filter(
    ({ id, number }) => number !== null && !known.has(id),
  )
  const add = async (id: number, number: string, date: string | null) => {
    const { body } = await call('document.convert', { toKind: kind, sources: [{ documentId: id }] })
    const before = store
      .getState()
      .header.precedingDocuments.filter(({ documentId }) => documentId !== undefined)
    setHeader(store, { precedingDocuments: [...before, { documentId: id, number, date: date ?? undefined }] })
    replaceLines(store, [...linesIn(store).filter((line) => !isBlank(line)), ...body.lines.map(lineOf)])
  }
  const isTyped = chosen.length > 0 && chosen[0]?.documentId === undefined
  return (
    <div className={css.against} onFocus={() => setUsed(true)}>
      <Picker
        label={t(words.against)}
        name="precedingDocuments"
        error={problem}
        disabled={!party}
        placeholder={t(party ? words.find : words.partyFirst)}
        shown=""
        search={search}
        onSearch={setSearch}
        choices={choices}
        isLoading={isStale}
        failed={
          found.isError
            ? {
                text: t('error.notLoaded'),
                label: t('error.retry'),
                run: () => void found.refetch(),
              }
            : undefined
        }
        choiceKey={({ id }) => id}
        render={(invoice) => (
          <span style={{ display: 'grid' }}>
            <span>{invoice.number}</span>
            <small className="muted">
              <Notes of={[invoice.date, invoice.total]} />
            </small>
          </span>
        )}
        onPick={(invoice) =>
          invoice && void add(invoice.id, invoice.number!, invoice.date).catch(() => undefined)
        }
        words={{ nothing: t('list.nothingFound'), clear: t('invoice.restoreNo') }}
      />
      <Chips store={store} chosen={chosen} />
      {chosen.length === 0 && (
        <button
          type="button"
          className="plain link"
          onClick={() => setHeader(store, { precedingDocuments: [{ number: '' }] })}
        >
          {t(words.notInBooks)}
        </button>
      )}
      {isTyped && (
        <>
          <HeaderField store={store} name="precedingDocuments.0.number" label={words.otherNumber} required />
          <HeaderField store={store} name="precedingDocuments.0.date" label={words.otherDate} required />
          <HeaderField store={store} name="precedingDocuments.0.total" label={words.otherTotal} />
        </>
      )}
    </div>
  )
}

function linesIn(store: InvoiceStore): readonly Line[] {
  const { order, lines } = store.getState()
  return order.map((key) => lines.get(key)!)
}

function Chips({ store, chosen }: { store: InvoiceStore; chosen: readonly Preceding[] }) {
  const t = useT()
  const { corrects = 'salesInvoice' } = factsOf(useKind())
  // What is stored, or made from an invoice, knows it by its id alone.
  const unnamed = chosen.flatMap(({ documentId, number }) => (documentId && !number ? [documentId] : []))
  const named = useCall(
    `${corrects}.search`,
    { ids: unnamed, size: 100 },
    { enabled: unnamed.length > 0, quiet: true, staleMs: 60_000 },
  )
  const recordOf = (documentId: number | undefined) => named.data?.records.find(({ id }) => id === documentId)
  const numberOf = ({ documentId, number }: Preceding) => number ?? recordOf(documentId)?.number ?? ''
  const remove = (gone: Preceding) => {
    setHeader(store, { precedingDocuments: chosen.filter((one) => one !== gone) })
    replaceLines(
      store,
      linesIn(store).filter((line) => line.sourceLine?.documentId !== gone.documentId),
    )
  }
  return (
    <>
      {chosen
        .filter(({ documentId }) => documentId !== undefined)
        .map((one) => (
          <span key={one.documentId} className={css.chip}>
            <bdi>{numberOf(one)}</bdi>
            <ActionIcon
              variant="subtle"
              size="sm"
              aria-label={t('note.remove', { number: numberOf(one) })}
              onClick={() => remove(one)}
            >
              <IconX size={14} stroke={1.5} />
            </ActionIcon>
          </span>
        ))}
      <LastDay
        store={store}
        supplied={chosen.map(({ documentId, date }) => date ?? recordOf(documentId)?.date)}
      />
    </>
  )
}

/** Until when a credit note lowers the tax of what it corrects: of several, the first of the days (CGST Act s.34(2)). */
function LastDay({
  store,
  supplied,
}: {
  store: InvoiceStore
  supplied: readonly (string | null | undefined)[]
}) {
  const t = useT()
  const kind = useKind()
  const noteType = store(({ header }) => header.noteType) || usualNoteOf(kind)
  const [last] = supplied
    .flatMap((date) => (date && isCalendarDate(date) ? [creditNoteDeadline(financialYearOf(date))] : []))
    .toSorted()
  if (!last || factsOf(kind).side !== 'sale' || noteType !== 'Credit') return null
  return (
    <p className="muted">
      {t('note.lastDay')} <DateText value={last} />
    </p>
  )
}
