import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPortalDate } from '../portal-date.ts'
import type { Inv01 } from './inv01.ts'
import { irnInput, irnOf, isIrn } from './irn.ts'

const golden = new URL('./golden/', import.meta.url)
const read = (name: string): any => JSON.parse(readFileSync(new URL(name, golden), 'utf8'))

test.each(read('index.json').examples as { file: string; hashInput: string; irn: string }[])(
  '$file has its IRN',
  ({ file, hashInput, irn }) => {
    const { SellerDtls, DocDtls } = read(`payloads/${file}`) as Inv01
    const parts = {
      gstin: SellerDtls.Gstin,
      date: readPortalDate(DocDtls.Dt)!,
      type: DocDtls.Typ,
      number: DocDtls.No,
    }
    expect(irnInput(parts)).toBe(hashInput)
    expect(irnOf(parts)).toBe(irn)
  },
)

test('the kinds have separate numbers, letter case does not count, the year turns in April', () => {
  const parts = {
    gstin: '01AMBPG7773M002',
    date: '2023-03-31',
    type: 'INV',
    number: 'SINV-CFY-00067',
  } as const
  // Published by the portal for a document of its test system.
  expect(irnOf(parts)).toBe('706daeccda0ef6f818da78f3a2a05a1288731057373002289b46c3229289a2e7')
  expect(irnOf({ ...parts, number: 'sinv-cfy-00067' })).toBe(irnOf(parts))
  expect(irnOf({ ...parts, type: 'CRN' })).not.toBe(irnOf(parts))
  expect(irnOf({ ...parts, date: '2023-04-01' })).not.toBe(irnOf(parts))
  expect(irnInput({ ...parts, date: '2099-04-01' })).toContain('2099-00')
})

test('an older one, of another year, as its maker printed it', () => {
  expect(irnOf({ gstin: '09AAAPG7885R002', date: '2020-10-01', type: 'INV', number: 'MSI/084' })).toBe(
    'd27bf67bcab04c7f5af7de6560e3573b0a4caeafaf86e194db0c817f8a264600',
  )
})

test('an IRN is 64 lower-case hexadecimal characters', () => {
  expect(isIrn('a'.repeat(64))).toBe(true)
  expect(isIrn('A'.repeat(64))).toBe(false)
  expect(isIrn('a'.repeat(63))).toBe(false)
})
