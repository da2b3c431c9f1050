import { expect, test } from 'vitest'
import { settingTopics } from './setting-topics.ts'
import { settings } from './settings.ts'

test('every setting that an account can set is in one topic, and nothing that only the operator sets', () => {
  const shown = Object.entries(settings)
    .filter(([, setting]) => setting.level !== 'system')
    .map(([name]) => name)
  expect(Object.values(settingTopics).flat().toSorted()).toEqual(shown.toSorted())
})
