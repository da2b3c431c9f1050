import { Button, NativeSelect } from '@mantine/core'
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
import { BranchChoice } from '../../app/screens/BranchChoice.tsx'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import { OwnDays } from '../../app/screens/OwnDays.tsx'
import { comparisons } from './use-statement.ts'
import type { useStatement } from './use-statement.ts'
import css from './books.module.css'

interface Props {
  readonly name: StatementName
  readonly asked: ReturnType<typeof useStatement>
  readonly children: ReactNode
}

/** The frame of a statement: its title, of which GSTINs, branch and days it is, other days beside them, and its files. */
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
        <BranchChoice />
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
        <Comparison asked={asked} isOfDay={isOfDay} />
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
      {asked.branchId !== undefined && <p className="muted">{t('books.branchWithoutStock')}</p>}
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

/** Which days are beside those of the statement. */
function Comparison({ asked, isOfDay }: Pick<Props, 'asked'> & { readonly isOfDay: boolean }) {
  const t = useT()
  const nav = useNav()
  const { compare, own } = asked
  const words = {
    before: isOfDay ? 'books.monthBefore' : 'turnover.before',
    year: 'books.yearBefore',
  } as const
  return (
    <>
      <NativeSelect
        aria-label={t('turnover.compareTo')}
        value={compare ?? ''}
        data={[
          { value: '', label: t('turnover.noCompare') },
          ...comparisons.map((one) => ({
            value: one,
            label: t(one === 'own' ? (isOfDay ? 'books.otherDay' : 'books.otherDays') : words[one]),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => nav.setSearch({ compare: value || undefined })}
      />
      {compare === 'own' &&
        (isOfDay ? (
          <DateInput
            aria-label={t('books.otherDay')}
            value={own.asOf}
            onChange={(compareAsOf) => nav.setSearch({ compareAsOf })}
          />
        ) : (
          <span role="group" aria-label={t('books.otherDays')}>
            <OwnDays
              value={{ period: 'Custom', from: own.from, to: own.to }}
              onChange={({ from, to }) => nav.setSearch({ compareFrom: from, compareTo: to })}
            />
          </span>
        ))}
    </>
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
