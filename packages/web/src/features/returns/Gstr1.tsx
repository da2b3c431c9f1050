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
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useReport } from '../../app/reports/use-report.tsx'
import { saveFile } from '../../app/files.ts'
import { toast } from '../../ui/toasts.tsx'
import { To, useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import { Chip } from '../../ui/values.tsx'
import { Choice } from './Choice.tsx'
import { Filed } from './Filed.tsx'
import { FiledDialog } from './FiledDialog.tsx'
import { FilingPanel } from './filing/FilingPanel.tsx'
import { refreshes } from './filing/refreshes.ts'
import { HsnTable } from './HsnTable.tsx'
import { IssuedTable } from './IssuedTable.tsx'
import { Issues } from './Issues.tsx'
import { SectionDocuments } from './SectionDocuments.tsx'
import { Sections } from './Sections.tsx'
import { TieOut } from './TieOut.tsx'
import { scheduleAction } from './report-actions.ts'
import css from './returns.module.css'
import { useGstin } from '../../app/returns/use-gstin.ts'

export interface Filing {
  readonly entityId: number
  readonly returnPeriod: string
}

/** GSTR-1, or what GSTR-1A changes of it. */
export type OutwardForm = 'gstr1' | 'gstr1a'

export const Gstr1 = () => <Outward form="gstr1" />
export const Gstr1a = () => <Outward form="gstr1a" />

/** The return from the books of this moment: which GSTIN, period, section and tab is shown lives in the address. */
function Outward({ form }: { form: OutwardForm }) {
  const t = useT()
  const nav = useNav()
  const { isLoading, entity, choices } = useGstin()
  const asked = nav.id ?? nav.search['period']
  const period = isReturnPeriod(asked) ? asked : periodInWork()
  if (isLoading) return <ViewScreen title="" tabs={[]} isLoading />
  if (!entity) return <EmptyState text={t('gstr1.noBusiness')} />
  return (
    <Return
      form={form}
      asked={{ entityId: entity.entityId, returnPeriod: period }}
      hasGstin={entity.vrn !== null}
      entities={choices}
    />
  )
}

function Return({
  form,
  asked,
  hasGstin,
  entities,
}: {
  form: OutwardForm
  asked: Filing
  hasGstin: boolean
  entities: readonly { value: string; label: string }[]
}) {
  const t = useT()
  const nav = useNav()
  const [quarterly, setQuarterly] = useState<readonly number[]>([])
  const frequency = quarterly.includes(asked.entityId) ? 'Quarterly' : 'Monthly'
  const isIff = form === 'gstr1' && nav.search['iff'] === '1'
  const isAmending = form === 'gstr1a'
  const filing = {
    ...asked,
    returnPeriod: isIff ? asked.returnPeriod : periodOfFiler(asked.returnPeriod, frequency),
  }
  const summary = useCall(`${form}.summary`, filing, { needed: true })
  const data = summary.data
  if (summary.data?.frequency === 'Quarterly' && frequency === 'Monthly')
    setQuarterly([...quarterly, filing.entityId])
  const issues = useCall(`${form}.issues`, filing, { staleMs: 30_000, quiet: true })
  const report = useReport({ name: form, body: { ...filing } })
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
        : isAmending && data?.gstr1a.documents === 0
          ? t('gstr1a.nothingChanged')
          : making === key
            ? t('gstr1.preparing')
            : undefined
  const section = typeof nav.search['section'] === 'string' ? nav.search['section'] : undefined
  const found = issues.data && issues.data.errors + issues.data.warnings
  const key = `${filing.entityId} ${filing.returnPeriod}`
  const filed = data?.filed ?? null
  const state = data?.gstr1a.state
  const opening = useOpening(filing)
  const other = (to: OutwardForm) => `returns/${to}/${filing.returnPeriod}?entityId=${filing.entityId}`
  return (
    <>
      <ViewScreen
        title={t(isAmending ? 'gstr1a.title' : isIff ? 'gstr1.iffTitle' : 'gstr1.title')}
        state={
          filed ? (
            <Chip tone="ok">{t(isIff ? 'gstr1.furnished' : 'gstr1.filed')}</Chip>
          ) : (
            isAmending && state === 'Open' && <Chip tone="attention">{t('gstr1a.opened')}</Chip>
          )
        }
        subtitle={
          <>
            <Choice
              filing={filing}
              entities={entities}
              frequency={frequency}
              dueDate={data?.dueDate}
              form={nav.id === undefined ? undefined : form}
              withMonths={!isAmending}
            />
            {isAmending && !filed && data?.gstr1a.opensOn && (
              <p className="muted">
                {t('gstr1a.opensOn')} <DateText value={data.gstr1a.opensOn} />
              </p>
            )}
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
            run: download('json', () => call(`${form}.json`, filing)),
            isMain: true,
          },
          {
            key: 'filed',
            label: markLabels[isAmending ? 'amending' : isIff ? 'iff' : 'return'][filed ? 'back' : 'mark'],
            right: 'RET_FIL',
            reason: !hasGstin
              ? t('gstr1.noGstin')
              : !filed && rangeOfPeriod(filing.returnPeriod, frequency).to >= istDateOf(Date.now())
                ? t('gstr1.notOver')
                : isAmending && !filed && state !== 'Open'
                  ? t('gstr1a.notOpen')
                  : isAmending && !filed && data?.gstr1a.documents === 0
                    ? t('gstr1a.nothingChanged')
                    : undefined,
            run: () => setAsking(true),
            isDanger: filed !== null,
          },
          ...(isAmending && state === 'Open'
            ? [
                {
                  key: 'close',
                  label: 'gstr1a.close',
                  right: 'RET_PRP',
                  run: opening.close,
                } as const,
              ]
            : []),
          ...(!isAmending && filed && !isIff
            ? [
                {
                  key: 'gstr1a',
                  label: 'gstr1a.title',
                  right: 'RET_SH_VW',
                  run: () => nav.go(other('gstr1a')),
                } as const,
              ]
            : []),
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
            run: download('excel', () => call(`${form}.export`, filing)),
          },
          { key: 'send', label: 'report.send', right: report.right('send'), run: report.send },
          ...scheduleAction(report),
          {
            key: 'offline',
            label: 'gstr1.offline',
            hint: 'gstr1.offlineHint',
            right: report.right('export'),
            reason: why('offline'),
            run: download('offline', () => call(`${form}.json`, { ...filing, offline: true })),
          },
        ]}
        tabs={[
          {
            key: 'summary',
            label: t('gstr1.summary'),
            content: () =>
              section ? (
                <SectionDocuments key={`${key} ${section}`} form={form} filing={filing} section={section} />
              ) : isAmending && data && !filed && (state !== 'Open' || data.sections.length === 0) ? (
                <Nothing state={data.gstr1a.state} open={opening.open} />
              ) : data ? (
                <div className={css.stack}>
                  {!isAmending && data.gstr1a.documents > 0 && (
                    <p className={css.notice}>
                      <To to={other('gstr1a')}>
                        {t('gstr1a.since', { count: groupDigits(String(data.gstr1a.documents)) })}
                      </To>
                    </p>
                  )}
                  <Sections summary={data} issues={issues.data} />
                </div>
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
                  content: () => <FilingPanel key={key} form={isIff ? 'iff' : form} place={filing} />,
                },
              ]
            : []),
          ...(isIff || isAmending
            ? []
            : [
                {
                  key: 'tieOut',
                  label: t('tieOut.title'),
                  content: () => <TieOut key={key} filing={filing} />,
                },
              ]),
          { key: 'hsn', label: t('gstr1.hsn'), content: () => <HsnTable form={form} filing={filing} /> },
          {
            key: 'issued',
            label: t('gstr1.issued'),
            content: () => <IssuedTable form={form} filing={filing} />,
          },
        ]}
      />
      {report.dialog}
      {isAsking && (
        <FiledDialog
          filing={filing}
          returnType={isAmending ? 'GSTR1A' : isIff ? 'IFF' : 'GSTR1'}
          isFiled={filed !== null}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Opens the filed period for changes, and locks it again. */
function useOpening(filing: Filing) {
  const open = useAction('gstr1a.open', { refreshes })
  const close = useAction('gstr1a.close', { refreshes })
  return { open: () => open.mutate(filing), close: () => close.mutate(filing) }
}

const nothing = {
  NotFiled: 'gstr1a.notFiled',
  NotYet: 'gstr1a.notYet',
  Ready: 'gstr1a.openText',
  Open: 'gstr1a.emptyText',
  Closed: 'gstr1a.closed',
  Filed: 'gstr1a.filed',
} as const

/** Why there is nothing in GSTR-1A, and the way to change that. */
function Nothing({ state, open }: { state: keyof typeof nothing; open: () => void }) {
  const t = useT()
  const rights = useRights()
  return (
    <EmptyState
      text={t(nothing[state])}
      {...(state === 'Ready' && rights.may('RET_PRP')
        ? { action: { label: t('gstr1a.open'), run: open } }
        : {})}
    />
  )
}

const markLabels = {
  amending: { mark: 'gstr1.markFiled', back: 'gstr1.markUnfiled' },
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
