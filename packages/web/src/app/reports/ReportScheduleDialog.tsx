import { Checkbox, Group } from '@mantine/core'
import { exportRights } from '@bahi/contracts/report-kinds.ts'
import { ReportScheduleSave, scheduleOf, schedulePeriods } from '@bahi/contracts/report-schedules.ts'
import type { ScheduledReportName } from '@bahi/contracts/report-schedules.ts'
import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { presetOf } from '@bahi/domain/cal/presets.ts'
import {
  ChoiceField,
  DateField,
  FieldGroup,
  NumberField,
  TextAreaField,
  TextField,
} from '../../ui/form/fields.tsx'
import { useForm, useFormValue } from '../../ui/form/form.ts'
import { Modal } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { Input, RowOf } from '../api/call-types.ts'
import { useAction } from '../api/use-call.ts'
import { FormScreen } from '../screens/FormScreen.tsx'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'

/** A schedule that exists, or the report that is on the screen, with what it is narrowed by. */
type Subject =
  | RowOf<'reportSchedule.search'>
  | {
      readonly report: ScheduledReportName
      readonly asked: Readonly<Record<string, unknown>>
      readonly usualTo: string | null | undefined
    }

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** To whom a report is mailed, of which days, when and how often. */
export function ReportScheduleDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const t = useT()
  const { report, asked } = subject
  const stored = 'id' in subject ? subject : undefined
  const hasPeriod = scheduleOf(report).from !== undefined
  const mayExport = useRights().may(...exportRights(report))
  const save = useAction('reportSchedule.save', { refreshes: ['reportSchedule', 'audit'], quiet: true })
  const form = useForm(ReportScheduleSave, {
    ...(stored ? { id: stored.id, version: stored.version } : { asked }),
    report,
    to: stored ? stored.to : (('usualTo' in subject ? subject.usualTo : undefined) ?? ''),
    period: hasPeriod ? (stored?.period ?? 'LMonth') : '',
    message: stored?.message ?? '',
    attach: stored ? [...stored.attach] : [],
    nextDate: stored?.nextDate ?? addDays(istDateOf(Date.now()), 1),
    hour: stored?.hour ?? 8,
    every: stored?.every ?? 1,
    unit: stored?.unit ?? 'Month',
    endDate: stored?.endDate ?? '',
  })
  const attach = useFormValue(form, ({ values }) => values['attach']) as string[]
  const title = t(stored ? 'recurring.edit' : 'reportSchedule.create')
  const periods = schedulePeriods.map((code) => ({ value: code, label: t(`period.${presetOf(code)!}`) }))
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${title}: ${t(`report.${report}`)}`}
      size={620}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <FormScreen
        isInset
        title={title}
        form={form}
        saveLabel={t('recurring.save')}
        save={(values) => save.mutateAsync(values as Input<'reportSchedule.save'>)}
        onSaved={() => {
          toast.success(t('recurring.saved'))
          onClose()
        }}
        onCancel={onClose}
      >
        <p>{t(stored ? 'reportSchedule.editText' : 'reportSchedule.text')}</p>
        <FieldGroup>
          <TextField name="to" label={t('reportSchedule.to')} autoFocus wide />
          {hasPeriod && <ChoiceField name="period" options={periods} required />}
          <NumberField name="every" />
          <ChoiceField name="unit" type="RecurrenceUnit" />
          <DateField name="nextDate" />
          <ChoiceField name="hour" options={hours} searchable={false} />
          <DateField name="endDate" />
          <TextAreaField name="message" label={t('reportSchedule.message')} wide />
        </FieldGroup>
        {mayExport && (
          <Checkbox.Group
            label={t('report.attach')}
            value={attach}
            onChange={(formats) => form.set('attach', formats)}
          >
            <Group mt="xs">
              <Checkbox value="xlsx" label={t('report.attach.xlsx')} />
              <Checkbox value="csv" label={t('report.attach.csv')} />
            </Group>
          </Checkbox.Group>
        )}
      </FormScreen>
    </Modal>
  )
}
