import { Description, MasterHsn } from '@bahi/contracts/fields.ts'
import { isHsn, isSac } from '@bahi/domain/ids/hsn.ts'
import { isRateLawful } from '@bahi/domain/tables/gst-rates.ts'
import { expect, test } from 'vitest'
import { hsnStarter, sacStarter } from './hsn-starter.ts'

test('every starter code is one that the master would accept', () => {
  const all = [...hsnStarter, ...sacStarter]
  const wrong = all.filter(
    ([code, description, rate]) =>
      !MasterHsn.safeParse(code).success ||
      !isHsn(code) ||
      !Description.safeParse(description).success ||
      (rate !== undefined && !isRateLawful(rate, '2026-11-20')),
  )
  expect(wrong).toEqual([])
  expect(new Set(all.map(([code]) => code)).size).toBe(all.length)
  expect(hsnStarter.some(([code]) => isSac(code))).toBe(false)
  expect(sacStarter.every(([code]) => isSac(code))).toBe(true)
})
