import type { CalendarDate } from '../../cal/date.ts'
import type { FormName } from './forms.ts'

/** A last day that a notification moved for one period. */
export interface Extension {
  readonly form: FormName
  readonly period: string
  readonly frequency: 'Monthly' | 'Quarterly'
  /** Absent: everywhere. */
  readonly states?: readonly string[]
  readonly dueOn: CalendarDate
  readonly source: string
}

const extended = (
  form: FormName,
  period: string,
  frequency: Extension['frequency'],
  dueOn: CalendarDate,
  source: string,
  states?: readonly string[],
): Extension => ({ form, period, frequency, dueOn, source, ...(states ? { states } : {}) })

/** States whose quarterly GSTR-3B is due on the 22nd (CGST Rules, rule 61(1)(ii)); all others on the 24th. */
export const groupA: readonly string[] = [
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '29',
  '30',
  '31',
  '32',
  '33',
  '34',
  '35',
  '36',
  '37',
]

/** By period; an extension that is announced is a new row. */
export const extensions: readonly Extension[] = [
  extended('GSTR1', '042024', 'Monthly', '2024-05-12', 'Notification 9/2024-Central Tax'),
  extended('GSTR1', '122024', 'Monthly', '2025-01-13', 'Notification 1/2025-Central Tax'),
  extended('GSTR1', '122024', 'Quarterly', '2025-01-15', 'Notification 1/2025-Central Tax'),
  extended('GSTR3B', '122024', 'Monthly', '2025-01-22', 'Notification 2/2025-Central Tax'),
  extended('GSTR3B', '122024', 'Quarterly', '2025-01-24', 'Notification 2/2025-Central Tax', groupA),
  extended('GSTR3B', '122024', 'Quarterly', '2025-01-26', 'Notification 2/2025-Central Tax'),
  extended('GSTR3B', '092025', 'Monthly', '2025-10-25', 'Notification 17/2025-Central Tax'),
  extended('GSTR3B', '092025', 'Quarterly', '2025-10-25', 'Notification 17/2025-Central Tax'),
]
