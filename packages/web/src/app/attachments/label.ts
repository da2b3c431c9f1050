import type { Translate } from '../texts.ts'

/** The name of the tab, with how many files there are. */
export const attachmentsLabel = (t: Translate, count: number): string =>
  count > 0 ? t('attachment.titleCount', { count }) : t('attachment.title')
