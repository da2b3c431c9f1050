import { NativeSelect } from '@mantine/core'
import { monthFileParts } from '@bahi/contracts/month-files.ts'
import type { MonthFilePartName } from '@bahi/contracts/month-files.ts'
import { mailRights } from '@bahi/contracts/report-schedules.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { addPeriods, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { periodNames } from '../../app/returns/period-names.ts'
import { useGstin } from '../../app/returns/use-gstin.ts'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { useRights } from '../../app/session/rights.ts'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { trackTask } from '../../app/tasks.ts'
import { useT, useTextStore } from '../../app/texts.ts'
import { CheckGroup } from '../../ui/CheckGroup.tsx'
import { later } from '../../ui/later.tsx'
import css from './accountant.module.css'

const ReportScheduleDialog = later(() =>
  import('../../app/reports/ReportScheduleDialog.tsx').then((module) => module.ReportScheduleDialog),
)

/** As far back as a return may be filed (three years) and a little more. */
const monthsBack = 48

/** A month of a GSTIN as one ZIP; the file comes with the task. */
export function MonthFile() {
  const t = useT()
  const nav = useNav()
  const culture = useTextStore((state) => state.culture)
  const { isLoading, entity, choices } = useGstin()
  const thisMonth = returnPeriodOf(istDateOf(Date.now()))
  // What is handed over is a month that has ended.
  const [returnPeriod, setPeriod] = useState(addPeriods(thisMonth, -1))
  const [parts, setParts] = useState<readonly MonthFilePartName[]>(monthFileParts)
  const [faults, setFaults] = useState<readonly string[]>([])
  const [isScheduling, setScheduling] = useState(false)
  const { may } = useRights()
  const mailRight = mailRights.find((one) => may(one)) ?? mailRights[0]
  const make = useAction('monthFile.make', { refreshes: ['task'], quiet: true })
  if (isLoading) return <ScreenSkeleton />
  if (!entity)
    return (
      <EmptyState
        text={t('books.nothing')}
        action={{ label: t('companies.createGstin'), run: () => nav.go('create-gstin') }}
      />
    )
  const submit = async () => {
    try {
      const { taskId } = await make.mutateAsync({
        entityId: entity.entityId,
        returnPeriod,
        parts: [...parts],
      })
      setFaults([])
      trackTask(taskId)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(error.issues.length > 0 ? error.issues.map(({ message }) => message) : error.messages)
    }
  }
  const nameOf = periodNames(culture, 'Monthly')
  const months = Array.from({ length: monthsBack }, (_, back) => addPeriods(thisMonth, -back))
  return (
    <form
      className={css.screen}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h1>{t('monthFile.title')}</h1>
      <p className="muted">{t('monthFile.how')}</p>
      {faults.map((message) => (
        <p key={message} role="alert" className={css.fault}>
          {message}
        </p>
      ))}
      <div className={css.row}>
        <NativeSelect
          label={t('field.gstin')}
          value={String(entity.entityId)}
          data={choices}
          onChange={(event) => nav.setSearch({ entityId: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('monthFile.month')}
          value={returnPeriod}
          data={months.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(event) => setPeriod(event.currentTarget.value)}
        />
      </div>
      <CheckGroup
        label={t('monthFile.parts')}
        all={monthFileParts}
        chosen={parts}
        labelOf={(value) => t.label('MonthFilePart', value)}
        onChange={setParts}
      />
      {parts.length === 0 && (
        <p role="alert" className={css.fault}>
          {t('monthFile.nothing')}
        </p>
      )}
      <div className={css.row}>
        <ActionButton
          right="ACC_DD_EX"
          variant="filled"
          type="submit"
          loading={make.isPending}
          disabled={parts.length === 0}
        >
          {t('monthFile.make')}
        </ActionButton>
        <ActionButton
          right={may('ACC_DD_EX') ? mailRight : 'ACC_DD_EX'}
          disabled={parts.length === 0}
          onClick={() => setScheduling(true)}
        >
          {t('reportSchedule.create')}
        </ActionButton>
      </div>
      {make.isSuccess && <p role="status">{t('monthFile.started')}</p>}
      {isScheduling && (
        <ReportScheduleDialog
          subject={{ report: 'monthFile.make', asked: { entityId: entity.entityId, parts: [...parts] } }}
          onClose={() => setScheduling(false)}
        />
      )}
    </form>
  )
}
