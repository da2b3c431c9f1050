import type { CalendarDate } from '../cal/date.ts'

/** A step of the ladder: so many days after the due date; below zero, before it. */
interface LadderStep {
  readonly days: number
}

/** When reminders may go out on their own, in the time of India. */
export interface SendingTimes {
  readonly fromHour: number
  /** The hour at which they end. */
  readonly toHour: number
  /** 0: Sunday. */
  readonly quietWeekdays: readonly number[]
  readonly quietDates: readonly CalendarDate[]
}

const istMinutes = 330

/** Whether reminders may go out at an instant. */
export function maySendAt(times: SendingTimes, at: Date): boolean {
  const india = new Date(at.getTime() + istMinutes * 60_000)
  const hour = india.getUTCHours()
  return (
    hour >= times.fromHour &&
    hour < times.toHour &&
    !times.quietWeekdays.includes(india.getUTCDay()) &&
    !times.quietDates.includes(india.toISOString().slice(0, 10))
  )
}

export const promiseStates = ['Open', 'Kept', 'Broken', 'Cancelled'] as const
export type PromiseState = (typeof promiseStates)[number]

export const reminderChannels = ['mail', 'sms', 'whatsApp'] as const
export type ReminderChannel = (typeof reminderChannels)[number]

/** Wordings, from the friendliest to the last. */
export const reminderTemplates = [
  'reminderBeforeDue',
  'reminderOnDue',
  'paymentReminder',
  'reminderFinal',
] as const
export type ReminderTemplate = (typeof reminderTemplates)[number]

/** Steps that a new ladder begins with. */
export const usualSteps: readonly (LadderStep & {
  readonly template: ReminderTemplate
  readonly channels: readonly ReminderChannel[]
  readonly attachesStatement: boolean
})[] = [
  { days: -3, template: 'reminderBeforeDue', channels: ['mail'], attachesStatement: false },
  { days: 0, template: 'reminderOnDue', channels: ['mail'], attachesStatement: false },
  { days: 7, template: 'paymentReminder', channels: ['mail'], attachesStatement: false },
  { days: 15, template: 'paymentReminder', channels: ['mail', 'whatsApp'], attachesStatement: true },
  { days: 30, template: 'reminderFinal', channels: ['mail', 'whatsApp'], attachesStatement: true },
]
