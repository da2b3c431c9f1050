import { journalRepeats } from '@bahi/domain/books/repeats.ts'
import type { JournalRepeats } from '@bahi/domain/books/repeats.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { useGstins } from '../../app/session/company.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { toast } from '../../ui/toasts.tsx'
import { accountWord } from '../../app/accounts/accounts.ts'
import { JournalGrid, JournalSums } from './JournalGrid.tsx'
import { lineOf, newJournalRow, rowsOf } from './journal-rows.ts'
import { useJournalRows } from './use-journal-rows.ts'
import css from './books.module.css'

type Journal = Reply<'journal.detail'>

/** A new journal or contra entry, or one like another. */
export function CreateJournal() {
  const nav = useNav()
  const from = Number(nav.search['from'] ?? 0)
  return from > 0 ? <Stored id={from} isCopy /> : <Form />
}

export function EditJournal() {
  const nav = useNav()
  return <Stored id={Number(nav.id)} />
}

function Stored({ id, isCopy = false }: { id: number; isCopy?: boolean }) {
  const { data } = useCall('journal.detail', { id }, { needed: true, quiet: true })
  if (!data) return <ScreenSkeleton />
  return <Form key={data.version} stored={data} isCopy={isCopy} />
}

interface Head {
  readonly entityId?: number | undefined
  readonly date: string | undefined
  readonly narration: string
  readonly repeats: JournalRepeats | ''
  readonly repeatsUntil: string
  readonly reverseOn: string
}

function Form({ stored, isCopy = false }: { stored?: Journal; isCopy?: boolean }) {
  const t = useT()
  const nav = useNav()
  const gstins = useGstins()
  const edited = isCopy ? undefined : stored
  const asked = nav.search['kind'] === 'contra' ? 'contra' : 'journal'
  const kind = stored?.kind === 'contra' ? 'contra' : stored ? 'journal' : asked
  const rows = useJournalRows()
  const [isBegun, setBegun] = useState(false)
  const [head, setHead] = useState<Head>({
    entityId: stored?.entityId ?? (Number(nav.search['entityId'] ?? 0) || undefined),
    date: edited?.date ?? istDateOf(Date.now()),
    narration: stored?.narration ?? '',
    repeats: edited?.repeats ?? '',
    repeatsUntil: edited?.repeatsUntil ?? '',
    reverseOn: '',
  })
  if (!isBegun) {
    setBegun(true)
    rows.begin(
      stored ? rowsOf(stored.lines, (line) => accountWord(t, line)) : [newJournalRow(0), newJournalRow(1)],
    )
  }
  const set = (change: Partial<Head>) => {
    rows.touch()
    setHead({ ...head, ...change })
  }
  const entityId = head.entityId ?? gstins?.[0]?.entityId
  const save = useAction('journal.save', {
    refreshes: ['journal', 'accounting', 'dayBook', 'accountLedger', 'partyBalance', 'party', 'audit'],
    quiet: true,
  })
  const fault = (path: string) => rows.faults.get(path)
  const send = () =>
    rows.send(rows.filled, async () => {
      const saved = await save.mutateAsync({
        ...(edited ? { id: edited.id, version: edited.version } : {}),
        kind,
        entityId: entityId!,
        ...(stored?.childEntityId ? { childEntityId: stored.childEntityId } : {}),
        date: head.date ?? '',
        ...(head.narration ? { narration: head.narration } : {}),
        lines: rows.filled.map(lineOf),
        ...(head.repeats ? { repeats: head.repeats } : {}),
        ...(head.repeats && head.repeatsUntil ? { repeatsUntil: head.repeatsUntil } : {}),
        ...(head.reverseOn ? { reverseOn: head.reverseOn } : {}),
      })
      toast.success(t('books.journalSaved', { number: saved.number ?? '' }))
      rows.release()
      nav.go(`view-journal/${saved.id}`, { replace: true })
    })
  if (!gstins) return <ScreenSkeleton />
  return (
    <div className={css.screen}>
      <h1>
        {edited
          ? `${t('books.editJournal')} ${edited.number ?? ''}`
          : t(kind === 'contra' ? 'books.createContra' : 'books.createJournal')}
      </h1>
      {rows.lines.length > 0 && (
        <ul className={css.faults} role="alert">
          {rows.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain')
          if (!text.includes('\t')) return
          event.preventDefault()
          rows.paste(text)
        }}
      >
        <div className={css.head}>
          {gstins.length > 1 && (
            <NativeSelect
              label={t('field.gstin')}
              value={String(entityId ?? '')}
              disabled={edited !== undefined}
              error={fault('entityId')}
              data={gstins.map((one) => ({ value: String(one.entityId), label: one.entityName }))}
              onChange={(event) => set({ entityId: Number(event.currentTarget.value) })}
            />
          )}
          <DateInput
            label={t('field.date')}
            required
            value={head.date ?? ''}
            onChange={(date) => set({ date })}
            {...errorOf(fault('date'))}
          />
        </div>
        <JournalGrid
          label={t('books.createTitle')}
          rows={rows.rows}
          faults={rows.faults}
          isJournal
          onChange={rows.change}
        />
        <Textarea
          label={t('books.narration')}
          maxLength={500}
          rows={2}
          value={head.narration}
          error={fault('narration')}
          onChange={(event) => set({ narration: event.currentTarget.value })}
        />
        <div className={css.head}>
          <NativeSelect
            label={t('books.repeats')}
            value={head.repeats}
            error={fault('repeats')}
            data={[
              { value: '', label: t('books.repeatsNever') },
              ...journalRepeats.map((value) => ({ value, label: t.label('JournalRepeats', value) })),
            ]}
            onChange={(event) => set({ repeats: event.currentTarget.value as JournalRepeats | '' })}
          />
          {head.repeats !== '' && (
            <DateInput
              label={t('books.repeatsUntil')}
              value={head.repeatsUntil}
              onChange={(repeatsUntil = '') => set({ repeatsUntil })}
              {...errorOf(fault('repeatsUntil'))}
            />
          )}
          {!edited && head.repeats === '' && kind === 'journal' && (
            <DateInput
              label={t('books.reverseOn')}
              value={head.reverseOn}
              onChange={(reverseOn = '') => set({ reverseOn })}
              {...errorOf(fault('reverseOn'))}
            />
          )}
        </div>
        <div className={css.foot}>
          <Button variant="default" disabled={rows.isFull} onClick={rows.add}>
            {t('books.addLine')}
          </Button>
          <JournalSums rows={rows.rows} />
          <Button variant="filled" type="submit" loading={save.isPending} disabled={rows.filled.length === 0}>
            {t('books.saveJournal')}
          </Button>
        </div>
      </form>
    </div>
  )
}

const errorOf = (error: string | undefined) => (error === undefined ? {} : { error })
