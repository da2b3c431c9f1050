import { istDateOf } from '@bahi/domain/cal/date.ts'
import { financialYearOfPeriod, isReturnPeriod, partsOfPeriod } from '@bahi/domain/cal/period.ts'
import { formOf } from '@bahi/domain/returns/forms/forms.ts'
import type { WorksheetName } from '@bahi/domain/returns/forms/forms.ts'
import { worksheets } from '@bahi/domain/returns/forms/worksheet/worksheets.ts'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { call } from '../../../app/api/call.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { saveFile } from '../../../app/files.ts'
import { useNav } from '../../../app/nav.tsx'
import { useGstin } from '../../../app/returns/use-gstin.ts'
import { EmptyState } from '../../../app/screens/EmptyState.tsx'
import { ViewScreen } from '../../../app/screens/ViewScreen.tsx'
import { useT } from '../../../app/texts.ts'
import { later } from '../../../ui/later.tsx'
import { Chip } from '../../../ui/values.tsx'
import { Filed } from '../Filed.tsx'
import { Certificates } from './Certificates.tsx'
import { FiledDialog } from '../FiledDialog.tsx'
import { periodInWork } from '../Gstr1.tsx'
import type { Filing } from '../Gstr1.tsx'
import { Checks } from './Checks.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import { Tables } from './Tables.tsx'
import { TableRows } from './TableRows.tsx'

const ReportScheduleDialog = later(() =>
  import('../../../app/reports/ReportScheduleDialog.tsx').then((module) => module.ReportScheduleDialog),
)

/** The screen of a form, whatever it is: its declaration says what is in it. */
export function screenOf(form: WorksheetName): ComponentType {
  return function WorksheetScreen() {
    return <Worksheet form={form} />
  }
}

function Worksheet({ form }: { form: WorksheetName }) {
  const t = useT()
  const nav = useNav()
  const { isLoading, entity, choices } = useGstin()
  if (isLoading) return <ViewScreen title="" tabs={[]} isLoading />
  if (!entity) return <EmptyState text={t('gstr1.noBusiness')} />
  const asked = isReturnPeriod(nav.id) ? nav.id : periodInWork()
  const filing = { entityId: entity.entityId, returnPeriod: periodOfForm(form, asked) }
  return <OfPeriod key={`${filing.entityId} ${filing.returnPeriod}`} {...{ form, filing, choices }} />
}

/** A form of half-years or years has no other months: the last of the year is a period of each. */
function periodOfForm(form: WorksheetName, period: string): string {
  const { periods } = formOf(worksheets[form].form)
  const { month } = partsOfPeriod(period)
  if (periods === 'month' || month === 3 || (periods === 'halfYear' && month === 9)) return period
  return `03${Number(financialYearOfPeriod(period).slice(0, 4)) + 1}`
}

function OfPeriod({
  form,
  filing,
  choices,
}: {
  form: WorksheetName
  filing: Filing
  choices: readonly { value: string; label: string }[]
}) {
  const t = useT()
  const { data } = useCall(`${form}.summary`, filing, { needed: true })
  const [isMarking, setMarking] = useState(false)
  const [isScheduling, setScheduling] = useState(false)
  const [isCertifying, setCertifying] = useState(false)
  const [making, setMaking] = useState<'json' | 'xlsx' | 'pdf'>()
  const { form: name, tables } = worksheets[form]
  const title = t(`returns.name.${name}`)
  if (!data) return <ViewScreen title={title} tabs={[]} isLoading />
  const { filed, isFiler, errors, warnings } = data
  const notHere = isFiler ? undefined : t('worksheet.notAFiler', { form: title })
  const download = (kind: 'json' | 'xlsx' | 'pdf') => {
    setMaking(kind)
    const made =
      kind === 'json' ? call(`${form}.json`, filing) : call(`${form}.export`, { ...filing, format: kind })
    made
      .then(saveFile)
      // The call has said what went wrong.
      .catch(() => undefined)
      .finally(() => setMaking(undefined))
  }
  const isOver = data.to < istDateOf(Date.now())
  const count = errors + warnings
  return (
    <>
      <ViewScreen
        title={title}
        state={filed && <Chip tone="ok">{t('gstr1.filed')}</Chip>}
        subtitle={
          <>
            <PeriodChoice {...{ form, filing, choices, summary: data }} />
            {filed && <Filed filed={filed} isIff={false} />}
          </>
        }
        actions={[
          {
            key: 'json',
            label: 'worksheet.json',
            right: 'REP_GSTR1_DD_EX',
            reason:
              notHere ??
              (errors > 0 ? t('worksheet.hasErrors') : undefined) ??
              (making === 'json' ? t('gstr1.preparing') : undefined),
            run: () => download('json'),
            isMain: true,
          },
          {
            key: 'excel',
            label: 'worksheet.excel',
            right: 'REP_GSTR1_DD_EX',
            reason: notHere ?? (making === 'xlsx' ? t('gstr1.preparing') : undefined),
            run: () => download('xlsx'),
          },
          {
            key: 'pdf',
            label: 'report.pdf',
            right: 'REP_GSTR1_DD_EX',
            reason: notHere ?? (making === 'pdf' ? t('gstr1.preparing') : undefined),
            run: () => download('pdf'),
          },
          ...(form === 'itc04'
            ? []
            : [
                {
                  key: 'schedule',
                  label: 'reportSchedule.create',
                  right: 'REP_GSTR1_DD_EX',
                  run: () => setScheduling(true),
                } as const,
              ]),
          ...(form === 'gstr7'
            ? [
                {
                  key: 'certificates',
                  label: 'gstr7a.title',
                  right: 'REP_GSTR1_DD_EX',
                  reason: notHere ?? (filed ? undefined : t('worksheet.refused.notFiled', { form: title })),
                  run: () => setCertifying(true),
                } as const,
              ]
            : []),
          {
            key: 'filed',
            label: filed ? 'gstr1.markUnfiled' : 'gstr1.markFiled',
            right: 'RET_FIL',
            reason: notHere ?? (!filed && !isOver ? t('gstr1.notOver') : undefined),
            run: () => setMarking(true),
            isDanger: filed !== null,
          },
        ]}
        tabs={
          notHere
            ? [
                {
                  key: 'summary',
                  label: t('worksheet.summary'),
                  content: () => <EmptyState text={notHere} />,
                },
              ]
            : [
                {
                  key: 'summary',
                  label: t('worksheet.summary'),
                  content: () => <Tables form={form} summary={data} />,
                },
                ...tables.map((table) => ({
                  key: `table-${table.key}`,
                  label: `${t('worksheet.table')} ${table.key}`,
                  content: () => (
                    <TableRows
                      key={`${filing.entityId} ${filing.returnPeriod} ${table.key}`}
                      {...{ form, filing, table, isFiled: filed !== null }}
                      totals={data.tables.find((one) => one.table === table.key)?.totals ?? {}}
                    />
                  ),
                })),
                {
                  key: 'checks',
                  label:
                    count > 0 ? t('worksheet.checksCount', { count: String(count) }) : t('worksheet.checks'),
                  content: () => <Checks summary={data} />,
                },
              ]
        }
      />
      {isCertifying && <Certificates filing={filing} onClose={() => setCertifying(false)} />}
      {isScheduling && form !== 'itc04' && (
        <ReportScheduleDialog
          subject={{ report: `${form}.export`, asked: { ...filing } }}
          onClose={() => setScheduling(false)}
        />
      )}
      {isMarking && (
        <FiledDialog
          filing={filing}
          returnType={name}
          isFiled={filed !== null}
          onClose={() => setMarking(false)}
        />
      )}
    </>
  )
}
