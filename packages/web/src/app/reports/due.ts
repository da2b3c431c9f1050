import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'

/** What parties owe us, and what we owe them. */
export type OpenSide = 'receivable' | 'payable'

/**
 * The open documents that an amount by age is the sum of: `from` and `to` are days since they fell due, both ends; what is
 * not due yet falls due today or later.
 */
export function dueOf(
  side: OpenSide,
  age: {
    readonly partyId?: number | undefined
    readonly from?: number | undefined
    readonly to?: number | undefined
  },
): string {
  const today = istDateOf(Date.now())
  return [
    `due-calendar-report?side=${side}`,
    age.partyId === undefined ? '' : `&partyIds=${age.partyId}`,
    age.to === undefined ? '' : `&fromDueDate=${addDays(today, -age.to)}`,
    age.from === undefined ? '' : `&toDueDate=${addDays(today, -age.from)}`,
  ].join('')
}
