import type { Translate } from '../texts.ts'

/** A step of the ladder in words: '7 days after due'. */
export const stepText = (t: Translate, days: number | null): string =>
  days === null
    ? t('reminder.byHand')
    : days === 0
      ? t('reminder.onDue')
      : t(days < 0 ? 'reminder.beforeDue' : 'reminder.afterDue', { days: Math.abs(days) })
