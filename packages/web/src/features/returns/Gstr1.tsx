import { Skeleton } from '@mantine/core'
import { istDateOf, partsOf } from '@bahi/domain/cal/date.ts'
import {
  addPeriods,
  isReturnPeriod,
  partsOfPeriod,
  rangeOfPeriod,
  returnPeriodOf,
} from '@bahi/domain/cal/period.ts'
import type { FilingFrequency } from '@bahi/domain/cal/period.ts'
import { useState } from 'react'
import { call } from '../../app/api/call.ts'
import type { DownloadedFile } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useReport } from '../../app/reports/use-report.tsx'
import { saveFile } from '../../app/files.ts'
import { toast } from '../../ui/toasts.tsx'
import { useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useT } from '../../app/texts.ts'
import { groupDigits } from '../../ui/numbers.ts'
import { Chip } from '../../ui/values.tsx'
import { Choice } from './Choice.tsx'
import { Filed } from './Filed.tsx'
import { FiledDialog } from './FiledDialog.tsx'
import { FilingPanel } from './filing/FilingPanel.tsx'
import { HsnTable } from './HsnTable.tsx'
import { IssuedTable } from './IssuedTable.tsx'
import { Issues } from './Issues.tsx'
import { SectionDocuments } from './SectionDocuments.tsx'
import { Sections } from './Sections.tsx'
import { TieOut } from './TieOut.tsx'
import { useGstin } from '../../app/returns/use-gstin.ts'

export interface Filing {
  readonly entityId: number
  readonly returnPeriod: string
}

/** GSTR-1 from the books of this moment: which GSTIN, period, section and tab is shown lives in the address. */
export function Gstr1() {
  const t = useT()
  const nav = useNav()
  const { isLoading, entity, choices } = useGstin()
  const asked = nav.id ?? nav.search['period']
  const period = isReturnPeriod(asked) ? asked : periodInWork()
  if (isLoading) return <ViewScreen title="" tabs={[]} isLoading />
  if (!entity) return <EmptyState text={t('gstr1.noBusiness')} />
  return (
    <Return
      asked={{ entityId: entity.entityId, returnPeriod: period }}
      hasGstin={entity.vrn !== null}
      entities={choices}
    />
  )
}

function Return({
  asked,
  hasGstin,
  entities,
}: {
  asked: Filing
  hasGstin: boolean
  entities: readonly { value: string; label: string }[]
}) {
  const t = useT()
  const nav = useNav()
  const [quarterly, setQuarterly] = useState<readonly number[]>([])
  const frequency = quarterly.includes(asked.entityId) ? 'Quarterly' : 'Monthly'
  const isIff = nav.search['iff'] === '1'
  const filing = {
    ...asked,
    returnPeriod: isIff ? asked.returnPeriod : periodOfFiler(asked.returnPeriod, frequency),
  }
  const summary = useCall('gstr1.summary', filing, { needed: true })
  const data = summary.data
  if (summary.data?.frequency === 'Quarterly' && frequency === 'Monthly')
    setQuarterly([...quarterly, filing.entityId])
  const issues = useCall('gstr1.issues', filing, { staleMs: 30_000, quiet: true })
  const report = useReport({ name: 'gstr1', body: { ...filing } })
  const [making, setMaking] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const download = (key: string, file: () => Promise<DownloadedFile>) => () => {
    setMaking(key)
    file()
      .then(
        (made) => {
          saveFile(made)
          toast.success(t('gstr1.downloaded', { name: made.fileName }))
        },
        // The call has said what went wrong.
        () => undefined,
      )
      .finally(() => setMaking(undefined))
  }
  const why = (key: string) =>
    !hasGstin && key !== 'excel'
      ? t('gstr1.noGstin')
      : data?.otherReturns && key !== 'excel'
        ? t('gstr1.otherReturns', { returns: data.otherReturns })
        : making === key
          ? t('gstr1.preparing')
          : undefined
  const section = typeof nav.search['section'] === 'string' ? nav.search['section'] : undefined
  const found = issues.data && issues.data.errors + issues.data.warnings
  const key = `${filing.entityId} ${filing.returnPeriod}`
  const filed = data?.filed ?? null
  return (
    <>
      <ViewScreen
        title={t(isIff ? 'gstr1.iffTitle' : 'gstr1.title')}
        state={filed && <Chip tone="ok">{t(isIff ? 'gstr1.furnished' : 'gstr1.filed')}</Chip>}
        subtitle={
          <>
            <Choice
              filing={filing}
              entities={entities}
              frequency={frequency}
              dueDate={data?.dueDate}
              form={nav.id === undefined ? undefined : 'gstr1'}
            />
            {filed && <Filed filed={filed} isIff={isIff} />}
          </>
        }
        actions={[
          {
            key: 'json',
            label: 'gstr1.json',
            hint: 'gstr1.jsonHint',
            right: report.right('export'),
            reason: why('json'),
            run: download('json', () => call('gstr1.json', filing)),
            isMain: true,
          },
          {
            key: 'filed',
            label: markLabels[isIff ? 'iff' : 'return'][filed ? 'back' : 'mark'],
            right: 'RET_FIL',
            reason: !hasGstin
              ? t('gstr1.noGstin')
              : !filed && rangeOfPeriod(filing.returnPeriod, frequency).to >= istDateOf(Date.now())
                ? t('gstr1.notOver')
                : undefined,
            run: () => setAsking(true),
            isDanger: filed !== null,
          },
          {
            key: 'print',
            label: 'report.print',
            right: report.right('print'),
            reason: report.busy === 'print' ? t('gstr1.preparing') : undefined,
            run: report.print,
          },
          {
            key: 'pdf',
            label: 'report.pdf',
            right: report.right('pdf'),
            reason: report.busy === 'pdf' ? t('gstr1.preparing') : undefined,
            run: report.pdf,
          },
          {
            key: 'excel',
            label: 'gstr1.excel',
            right: report.right('export'),
            reason: why('excel'),
            run: download('excel', () => call('gstr1.export', filing)),
          },
          { key: 'send', label: 'report.send', right: report.right('send'), run: report.send },
          {
            key: 'offline',
            label: 'gstr1.offline',
            hint: 'gstr1.offlineHint',
            right: report.right('export'),
            reason: why('offline'),
            run: download('offline', () => call('gstr1.json', { ...filing, offline: true })),
          },
        ]}
        tabs={[
          {
            key: 'summary',
            label: t('gstr1.summary'),
            content: () =>
              section ? (
                <SectionDocuments key={`${key} ${section}`} filing={filing} section={section} />
              ) : data ? (
                <Sections summary={data} issues={issues.data} />
              ) : summary.isError ? (
                <EmptyState
                  text={t('gstr1.failed')}
                  action={{ label: t('error.retry'), run: () => void summary.refetch() }}
                />
              ) : (
                <Skeleton height={360} />
              ),
          },
          {
            key: 'issues',
            label: found ? t('gstr1.issues', { count: groupDigits(String(found)) }) : t('gstr1.issuesTab'),
            content: () => <Issues query={issues} />,
          },
          ...(hasGstin && !data?.otherReturns
            ? [
                {
                  key: 'portal',
                  label: t('filing.title'),
                  content: () => <FilingPanel key={key} form={isIff ? 'iff' : 'gstr1'} place={filing} />,
                },
              ]
            : []),
          ...(isIff
            ? []
            : [
                {
                  key: 'tieOut',
                  label: t('tieOut.title'),
                  content: () => <TieOut key={key} filing={filing} />,
                },
              ]),
          { key: 'hsn', label: t('gstr1.hsn'), content: () => <HsnTable filing={filing} /> },
          { key: 'issued', label: t('gstr1.issued'), content: () => <IssuedTable filing={filing} /> },
        ]}
      />
      {report.dialog}
      {isAsking && (
        <FiledDialog
          filing={filing}
          returnType={isIff ? 'IFF' : 'GSTR1'}
          isFiled={filed !== null}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const markLabels = {
  return: { mark: 'gstr1.markFiled', back: 'gstr1.markUnfiled' },
  iff: { mark: 'gstr1.markFurnished', back: 'gstr1.reopenIff' },
} as const

/** A quarter is named by its last month: a link of any of its months shows the quarter. */
function periodOfFiler(period: string, frequency: FilingFrequency): string {
  const { month } = partsOfPeriod(period)
  return frequency === 'Quarterly' ? addPeriods(period, (3 - (month % 3)) % 3) : period
}

/** The month before while its return is due (to the 11th), then the running one. */
export function periodInWork(): string {
  const today = istDateOf(Date.now())
  return addPeriods(returnPeriodOf(today), partsOf(today).day <= 11 ? -1 : 0)
}
