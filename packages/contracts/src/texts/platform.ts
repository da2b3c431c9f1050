import type { Texts } from './texts.ts'

/** Sentences of the platform: tasks, audit trail, exports. */
export const platformTexts = {
  'task.cancelled': { en: 'Cancelled.', ar: 'أُلغيت.', hi: 'रद्द किया गया।' },
} as const satisfies Texts
