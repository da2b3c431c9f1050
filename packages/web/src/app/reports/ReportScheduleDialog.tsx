import { Checkbox, Group } from '@mantine/core'
import { exportRights } from '@bahi/contracts/report-kinds.ts'
import { ReportScheduleSave, ScheduledFormat, schedulePeriods } from '@bahi/contracts/report-schedules.ts'
import { isPack, isReport, scheduledFile, scheduledTitle } from '@bahi/contracts/scheduled-files.ts'
import type { Moving, ScheduledName } from '@bahi/contracts/scheduled-files.ts'
import { addDays, istDateOf, startOfMonth } from '@bahi/domain/cal/date.ts'
import { presetCodes, presetOf } from '@bahi/domain/cal/presets.ts'
import {
  ChoiceField,
  DateField,
  FieldGroup,
  NumberField,
  TextAreaField,
  TextField,
} from '../../ui/form/fields.tsx'
import { useField } from '../../ui/form/context.ts'
import { useForm } from '../../ui/form/form.ts'
import { Modal } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { Input, RowOf } from '../api/call-types.ts'
import { useAction } from '../api/use-call.ts'
import { FormScreen } from '../screens/FormScreen.tsx'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'

/** Last month where it is one of the periods. */
const firstPeriod = ({ presets }: Moving) =>
  presetCodes[presets && !presets.includes('Last Month') ? presets[0]! : 'Last Month']

/** The day on which this month is over. */
const nextMonth = () => startOfMonth(addDays(startOfMonth(istDateOf(Date.now())), 31))

/** A schedule that exists, or the report or list that is on the screen, with what it is narrowed by. */
type Subject =
  | RowOf<'reportSchedule.search'>
  | {
      readonly report: ScheduledName
      readonly asked: Readonly<Record<string, unknown>>
      readonly usualTo?: string | null | undefined
    }

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** To whom a report or a list is mailed, of which days, when and how often. */
export function ReportScheduleDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const t = useT()
  const { report, asked } = subject
  const stored = 'id' in subject ? subject : undefined
  const { moving } = scheduledFile(report)
  const hasPages = isReport(report)
  const isPacked = isPack(report)
  const { may } = useRights()
  const picksFormats = !isPacked && (!hasPages || may(...exportRights(report)))
  const save = useAction('reportSchedule.save', { refreshes: ['reportSchedule', 'audit'], quiet: true })
  const form = useForm(ReportScheduleSave, {
    ...(stored ? { id: stored.id, version: stored.version } : { asked }),
    report,
    to: stored ? stored.to : (('usualTo' in subject ? subject.usualTo : undefined) ?? ''),
    period: stored ? (stored.period ?? '') : moving ? firstPeriod(moving) : '',
    message: stored?.message ?? '',
    attach: stored ? [...stored.attach] : hasPages || isPacked ? [] : ['xlsx'],
    nextDate: stored?.nextDate ?? (isPacked ? nextMonth() : addDays(istDateOf(Date.now()), 1)),
    hour: stored?.hour ?? 8,
    every: stored?.every ?? 1,
    unit: stored?.unit ?? 'Month',
    endDate: stored?.endDate ?? '',
  })
  const title = t(stored ? 'recurring.edit' : 'reportSchedule.create')
  const periods = schedulePeriods
    .map((code) => ({ value: code, preset: presetOf(code)! }))
    .filter(({ preset }) => moving?.presets?.includes(preset) ?? true)
    .map(({ value, preset }) => ({ value, label: t(`period.${preset}`) }))
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${title}: ${t(scheduledTitle(report, asked))}`}
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
        <p>
          {t(
            stored
              ? 'reportSchedule.editText'
              : isPacked
                ? 'reportSchedule.packText'
                : hasPages
                  ? 'reportSchedule.text'
                  : 'reportSchedule.sheetText',
          )}
        </p>
        <FieldGroup>
          <TextField name="to" label={t('reportSchedule.to')} autoFocus wide />
          {moving && (
            <ChoiceField
              name="period"
              options={periods}
              required={!moving.isOptional}
              {...(moving.isOptional ? { placeholder: t('period.all') } : {})}
            />
          )}
          <NumberField name="every" />
          <ChoiceField name="unit" type="RecurrenceUnit" />
          <DateField name="nextDate" />
          <ChoiceField name="hour" options={hours} searchable={false} />
          <DateField name="endDate" />
          <TextAreaField name="message" label={t('reportSchedule.message')} wide />
        </FieldGroup>
        {picksFormats && (
          <Formats
            label={t(hasPages ? 'report.attach' : 'reportSchedule.formats')}
            formats={hasPages ? ['xlsx', 'csv'] : ScheduledFormat.options}
          />
        )}
      </FormScreen>
    </Modal>
  )
}

type Format = (typeof ScheduledFormat.options)[number]

function Formats({ label, formats }: { label: string; formats: readonly Format[] }) {
  const t = useT()
  const { form, value, error } = useField('attach')
  return (
    <Checkbox.Group
      label={label}
      value={value as string[]}
      error={error}
      onChange={(chosen) => form.set('attach', chosen)}
    >
      <Group mt="xs">
        {formats.map((format) => (
          <Checkbox key={format} value={format} label={t(`report.attach.${format}`)} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
