import { istDateOf } from '@bahi/domain/cal/date.ts'
import { startOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { Button, NativeSelect } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { LoadBoundary } from '../../app/LoadBoundary.tsx'
import { To, useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useGstins } from '../../app/session/company.ts'
import { useRights } from '../../app/session/rights.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { toast } from '../../ui/toasts.tsx'
import { accountWord } from '../../app/accounts/accounts.ts'
import { JournalGrid, JournalSums } from './JournalGrid.tsx'
import { lineOf, rowsOf } from './journal-rows.ts'
import { useJournalRows } from './use-journal-rows.ts'
import css from './books.module.css'

/** What each account of a GSTIN had when its books began; saved as a whole. */
export function OpeningBalances() {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const gstins = useGstins()
  const asked = Number(nav.search['entityId'] ?? 0)
  if (!gstins) return <ScreenSkeleton />
  const entityId = gstins.find((one) => one.entityId === asked)?.entityId ?? gstins[0]?.entityId
  return (
    <div className={css.screen}>
      <div className={css.bar}>
        <h1>{t('books.openings')}</h1>
        {gstins.length > 1 && (
          <NativeSelect
            aria-label={t('field.gstin')}
            value={String(entityId)}
            data={gstins.map((one) => ({ value: String(one.entityId), label: one.entityName }))}
            onChange={(event) => nav.setSearch({ entityId: event.currentTarget.value })}
          />
        )}
      </div>
      <p className={`muted ${css.text}`}>
        {t('books.openingsText')}{' '}
        {rights.may('PTY_SH_VW') && <To to="opening-documents">{t('opening.title')}</To>}{' '}
        {rights.may('INV_OPN') && <To to="opening-stock">{t('stock.openingTitle')}</To>}
      </p>
      {entityId === undefined ? (
        <EmptyState
          text={t('books.nothing')}
          action={{ label: t('companies.createGstin'), run: () => nav.go('create-gstin') }}
        />
      ) : (
        <LoadBoundary key={entityId}>
          <Balances entityId={entityId} />
        </LoadBoundary>
      )}
    </div>
  )
}

function Balances({ entityId }: { entityId: number }) {
  const t = useT()
  const stored = useCall('journal.openings', { entityId }, { needed: true })
  const rows = useJournalRows()
  const [date, setDate] = useState<string>()
  const [shown, setShown] = useState<unknown>()
  const save = useAction('journal.saveOpenings', {
    refreshes: ['journal', 'accounting', 'dayBook', 'accountLedger'],
    quiet: true,
  })
  const { begin } = rows
  useEffect(() => {
    if (!stored.data || shown === stored.data) return
    setShown(stored.data)
    setDate(undefined)
    begin(rowsOf(stored.data.lines, (line) => accountWord(t, line)))
  }, [stored.data, shown, begin, t])
  if (!stored.data) return <ScreenSkeleton />
  const { version } = stored.data
  const day = date ?? stored.data.date ?? startOfFinancialYear(istDateOf(Date.now()))
  const send = () =>
    rows.send(rows.filled, async () => {
      await save.mutateAsync({
        entityId,
        ...(version === null ? {} : { version }),
        date: day,
        lines: rows.filled.map(lineOf),
      })
      toast.success(t('books.openingsSaved'))
      rows.release()
    })
  return (
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
      {rows.lines.length > 0 && (
        <ul className={css.faults} role="alert">
          {rows.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className={css.head}>
        <DateInput
          label={t('books.beginsOn')}
          required
          value={day}
          onChange={(changed) => {
            rows.touch()
            setDate(changed)
          }}
          {...(rows.faults.get('date') ? { error: rows.faults.get('date')! } : {})}
        />
        <p className="muted">{t('books.pasteText')}</p>
      </div>
      <JournalGrid
        label={t('books.openings')}
        rows={rows.rows}
        faults={rows.faults}
        isJournal={false}
        onChange={rows.change}
      />
      <div className={css.foot}>
        <Button variant="default" disabled={rows.isFull} onClick={rows.add}>
          {t('books.addLine')}
        </Button>
        <JournalSums rows={rows.rows} />
        <Button variant="filled" type="submit" loading={save.isPending}>
          {t('books.saveOpenings')}
        </Button>
      </div>
    </form>
  )
}
