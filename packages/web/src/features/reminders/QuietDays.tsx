import { Button, NativeSelect } from '@mantine/core'
import { formatDate } from '@bahi/domain/cal/shown.ts'
import { useState } from 'react'
import { useT } from '../../app/texts.ts'
import { useDateWords } from '../../ui/date-words.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import type { Ladder } from './ReminderLadder.tsx'
import css from './reminders.module.css'

const hours = Array.from({ length: 25 }, (_, hour) => hour)
const hourOf = (hour: number) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` })
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const
const mostDates = 100

interface Props {
  readonly ladder: Ladder
  readonly faults: ReadonlyMap<string, string>
  readonly onChange: (change: Partial<Ladder>) => void
}

/** Hours within which reminders go out on their own, and days on which none does. */
export function QuietDays({ ladder, faults, onChange }: Props) {
  const t = useT()
  const { format } = useDateWords()
  const [date, setDate] = useState('')
  const { quietWeekdays, quietDates } = ladder
  const addDate = () => {
    if (date && !quietDates.includes(date)) onChange({ quietDates: [...quietDates, date].toSorted() })
    setDate('')
  }
  return (
    <section className={css.card}>
      <div className={css.row}>
        <NativeSelect
          label={t('reminder.fromHour')}
          value={String(ladder.fromHour)}
          data={hours.slice(0, 24).map(hourOf)}
          onChange={(event) => onChange({ fromHour: Number(event.currentTarget.value) })}
        />
        <NativeSelect
          label={t('reminder.toHour')}
          value={String(ladder.toHour)}
          data={hours.slice(1).map(hourOf)}
          error={faults.get('toHour')}
          onChange={(event) => onChange({ toHour: Number(event.currentTarget.value) })}
        />
      </div>
      <fieldset className={css.set}>
        <legend>{t('reminder.quietDays')}</legend>
        <div className={css.days}>
          {weekdays.map((day) => (
            <label key={day}>
              <input
                type="checkbox"
                checked={quietWeekdays.includes(day)}
                onChange={({ currentTarget }) =>
                  onChange({
                    quietWeekdays: currentTarget.checked
                      ? [...quietWeekdays, day]
                      : quietWeekdays.filter((one) => one !== day),
                  })
                }
              />
              {t(`weekday.${day}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={css.row}>
        <DateInput
          label={t('reminder.quietDate')}
          value={date}
          onChange={(changed) => setDate(changed ?? '')}
        />
        <Button variant="default" disabled={!date || quietDates.length >= mostDates} onClick={addDate}>
          {t('reminder.addQuietDate')}
        </Button>
      </div>
      {quietDates.length > 0 && (
        <div className={css.days} aria-label={t('reminder.quietDates')} role="group">
          {quietDates.map((day) => (
            <Button
              key={day}
              variant="default"
              size="compact-sm"
              aria-label={t('reminder.removeQuietDate', { date: formatDate(day, format) })}
              onClick={() => onChange({ quietDates: quietDates.filter((one) => one !== day) })}
            >
              {formatDate(day, format)} ×
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}
