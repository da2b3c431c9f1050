import { expect, test } from 'vitest'
import { NotificationKind } from './notifications.ts'
import { languages } from './texts/texts.ts'
import { texts } from './texts/index.ts'

const table: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = texts

test.each(NotificationKind.options)(
  '%s is worded in every language within the limits of a notice',
  (kind) => {
    for (const language of languages) {
      const subject = table[`notification.${kind}.subject`]?.[language] ?? ''
      const remark = table[`notification.${kind}.remark`]?.[language] ?? ''
      expect([subject.length > 0, subject.length <= 50]).toEqual([true, true])
      expect([remark.length > 0, remark.length <= 200]).toEqual([true, true])
    }
  },
)
