import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { StatementName } from '@bahi/contracts/accounting.ts'
import type { ReactNode } from 'react'
import { call } from '../../app/api/call.ts'
import type { DownloadedFile } from '../../app/api/call-types.ts'
import { openFile } from '../../app/files.ts'
import { LoadBoundary } from '../../app/LoadBoundary.tsx'
import { useNav } from '../../app/nav.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { ExportMenu } from '../../app/screens/ExportMenu.tsx'
import { PeriodPicker } from '../../app/screens/PeriodPicker.tsx'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import type { useStatement } from './use-statement.ts'
import css from './books.module.css'

interface Props {
  readonly name: StatementName
  readonly asked: ReturnType<typeof useStatement>
  readonly children: ReactNode
}

/** The frame of a statement: its title, of which GSTINs and days it is, the year before beside it, and its files. */
export function StatementFrame({ name, asked, children }: Props) {
  const t = useT()
  const nav = useNav()
  const isOfDay = name === 'trialBalance' || name === 'balanceSheet'
  if (!asked.isKnown) return <ScreenSkeleton />
  const body = { statement: name, entityIds: asked.entityIds, ...(isOfDay ? asked.atDay : asked.within) }
  const print = async () => {
    const file = await call('accounting.export', { ...body, format: 'pdf' })
    if (file instanceof Object && 'blob' in file) openFile(file as DownloadedFile)
  }
  return (
    <div className={css.screen}>
      <h1>{t(`books.${name}`)}</h1>
      <div className={`${css.bar} no-print`}>
        <GstinChoice />
        {isOfDay ? (
          <DateInput
            aria-label={t('books.asOf')}
            value={asked.asOf}
            onChange={(asOf) => nav.setSearch({ asOf })}
          />
        ) : (
          <PeriodPicker
            value={asked.period}
            onChange={(change) =>
              nav.setSearch(
                // A range of one's own begins with the days that are shown.
                change.period === 'Custom' && asked.period.period !== 'Custom'
                  ? { period: 'Custom', from: asked.within.fromDate, to: asked.within.toDate }
                  : change,
              )
            }
          />
        )}
        <label className={css.check}>
          <input
            type="checkbox"
            checked={asked.isCompared}
            onChange={({ target }) => nav.setSearch({ compare: target.checked ? 'year' : undefined })}
          />
          {t('books.compareYear')}
        </label>
        <span className={css.files}>
          <ExportMenu call="accounting.export" right="ACC_DD_EX" body={body} />
          <ActionButton
            right="ACC_DD_EX"
            leftSection={<IconPrinter size={18} stroke={1.5} />}
            onClick={() => void print()}
          >
            {t('payment.print')}
          </ActionButton>
        </span>
      </div>
      {asked.entityIds.length === 0 ? (
        <EmptyState
          text={t('books.nothing')}
          action={{ label: t('companies.createGstin'), run: () => nav.go('create-gstin') }}
        />
      ) : (
        <LoadBoundary>{children}</LoadBoundary>
      )}
    </div>
  )
}

/** Nothing was entered up to these days: what to do about it. */
export function NoEntries() {
  const t = useT()
  const nav = useNav()
  return (
    <div className={css.none}>
      <EmptyState text={t('books.nothing')} />
      <Button variant="light" onClick={() => nav.go('opening-balances')}>
        {t('books.enterOpenings')}
      </Button>
    </div>
  )
}
