import { formatDate } from '@bahi/domain/cal/shown.ts'
import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import {
  addDays,
  addMonths,
  isCalendarDate,
  istDateOf,
  partsOf,
  startOfMonth,
  weekdayOf,
} from '@bahi/domain/cal/date.ts'
import { useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useDateWords } from './date-words.ts'
import css from './form/fields.module.css'
import { typedDate } from './typed-date.ts'
import { useTypingWords } from './typing-words.ts'

export interface DateInputProps {
  readonly value: string
  readonly onChange: (value: string | undefined) => void
  /** What was left in the box and is no date: a form keeps it, so that no older date is saved in its place. */
  readonly onInvalid?: (text: string) => void
  readonly label?: string
  readonly name?: string
  readonly required?: boolean
  readonly readOnly?: boolean
  readonly disabled?: boolean
  readonly error?: string
  /** The day that applies while none is typed. */
  readonly hint?: string
  readonly 'aria-label'?: string
  readonly onFocus?: () => void
  readonly onBlur?: () => void
}

/** A day, typed as people type it (1, 15-4, t, +7) or taken from the calendar. */
export function DateInput({
  value,
  onChange,
  onInvalid,
  label,
  name,
  required = false,
  readOnly = false,
  disabled = false,
  error,
  hint,
  onFocus,
  onBlur,
  ...aria
}: DateInputProps) {
  const words = useDateWords()
  const { notADate } = useTypingWords()
  const shown = isCalendarDate(value) ? formatDate(value, words.format) : value
  const [text, setText] = useState(shown)
  // What the box was left with, where it is no date: it stays to be seen and mended.
  const [wrong, setWrong] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setText(shown), [shown])
  const settle = () => {
    const date = typedDate(text, istDateOf(Date.now()))
    const isWrong = text.trim() !== '' && !date
    setWrong(isWrong ? text : undefined)
    if (isWrong) onInvalid?.(text)
    else onChange(date)
    if (date) setText(formatDate(date, words.format))
    onBlur?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && event.altKey) setOpen(true)
    // A key that saves comes before the box is left: what is in the box is what is saved.
    if (event.key === 'Enter' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'))
      settle()
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus withRoles={false}>
      <Popover.Target>
        <TextInput
          {...aria}
          {...(label ? { label } : {})}
          {...(name ? { name } : {})}
          withAsterisk={required && !readOnly}
          readOnly={readOnly}
          disabled={disabled}
          value={text}
          error={wrong !== undefined && wrong === text ? notADate(wrong) : error}
          autoComplete="off"
          placeholder={hint ? formatDate(hint, words.format) : words.format}
          onChange={(event) => setText(event.currentTarget.value)}
          onFocus={onFocus}
          onBlur={settle}
          onKeyDown={onKeyDown}
          rightSection={
            readOnly ? undefined : (
              <ActionIcon
                size={28}
                disabled={disabled}
                tabIndex={-1}
                aria-label={words.open}
                onClick={() => setOpen(!isOpen)}
              >
                <IconCalendar size={16} stroke={1.5} />
              </ActionIcon>
            )
          }
        />
      </Popover.Target>
      <Popover.Dropdown>
        <Calendar
          value={value}
          onPick={(date) => {
            onChange(date)
            setText(formatDate(date, words.format))
            setOpen(false)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

function Calendar({ value, onPick }: { value: string; onPick: (date: string) => void }) {
  const { culture, before, next } = useDateWords()
  const today = istDateOf(Date.now())
  const [month, setMonth] = useState(() => startOfMonth(isCalendarDate(value) ? value : today))
  // Weeks begin on Monday.
  const first = addDays(month, -((weekdayOf(month) + 6) % 7))
  const days = Array.from({ length: 42 }, (_, index) => addDays(first, index))
  const names = new Intl.DateTimeFormat(culture, { weekday: 'narrow', timeZone: 'UTC' })
  const title = new Intl.DateTimeFormat(`${culture}-u-nu-latn`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <div className={css.calendar}>
      <div className={css.calendarHead}>
        <ActionIcon size={32} aria-label={before} onClick={() => setMonth(addMonths(month, -1))}>
          <IconChevronLeft size={16} stroke={1.5} data-mirror />
        </ActionIcon>
        <strong aria-live="polite">{title.format(new Date(`${month}T00:00:00Z`))}</strong>
        <ActionIcon size={32} aria-label={next} onClick={() => setMonth(addMonths(month, 1))}>
          <IconChevronRight size={16} stroke={1.5} data-mirror />
        </ActionIcon>
      </div>
      <div className={css.days}>
        {days.slice(0, 7).map((day) => (
          <span key={day} aria-hidden>
            {names.format(new Date(`${day}T00:00:00Z`))}
          </span>
        ))}
        {days.map((day) => (
          <button
            key={day}
            type="button"
            className={`plain ${partsOf(day).month === partsOf(month).month ? '' : 'muted'}`}
            aria-pressed={day === value}
            aria-label={day}
            data-today={day === today}
            onClick={() => onPick(day)}
          >
            {partsOf(day).day}
          </button>
        ))}
      </div>
    </div>
  )
}
