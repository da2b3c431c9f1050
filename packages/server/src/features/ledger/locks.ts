import type { Facts } from './facts.ts'

/** What is wrong with a record, or worth a look: place in the body, code, and what the message needs. */
export interface BookIssue {
  readonly path: string
  readonly code: string
  readonly params?: Readonly<Record<string, string>>
}

/** A day inside a locked or filed period takes no new document and no change. */
export function lockIssues(
  date: string,
  { settings, isFiled }: Pick<Facts, 'settings' | 'isFiled'>,
  path = 'date',
): BookIssue[] {
  const lockedTo = settings['periodLockDate']
  if (typeof lockedTo === 'string' && lockedTo !== '' && date <= lockedTo) {
    return [{ path, code: 'PERIOD_LOCKED', params: { until: lockedTo } }]
  }
  return isFiled ? [{ path, code: 'PERIOD_FILED', params: { date } }] : []
}
