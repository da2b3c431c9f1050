import { expect, test } from 'vitest'
import { matching } from './command-hits.ts'

test('every word typed is in the name, and the nearest name is first', () => {
  const hits = ['Print settings', 'Settings', 'Theme: Dark', 'Settings history'].map((name) => ({ name }))
  const names = (text: string) => matching(hits, text).map(({ name }) => name)
  expect(names('settings')).toEqual(['Settings', 'Settings history', 'Print settings'])
  expect(names('dark')).toEqual(['Theme: Dark'])
  expect(names('dark theme')).toEqual(['Theme: Dark'])
  expect(names('')).toHaveLength(4)
  expect(names('zz')).toEqual([])
})
