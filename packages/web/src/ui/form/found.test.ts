import * as z from 'zod'
import { beforeAll, expect, test, vi } from 'vitest'
import { FormStore } from './form.ts'
import { countAsFound, fillFound } from './found.ts'

beforeAll(() => vi.stubGlobal('document', { activeElement: null }))
vi.stubGlobal('HTMLInputElement', class {})

const address = { line1: '12 Market Road', city: 'Pune', stateCode: '27', countryCode: 'IN' }
const other = { line1: '7 Station Road', line2: 'Camp', city: 'Nashik', stateCode: '27', countryCode: 'IN' }
const formOf = (values: Record<string, unknown>) => new FormStore(z.object({}), values)

test('blank fields and a group with nothing but its presets are filled in', () => {
  const form = formOf({ tradeName: '', address: { countryCode: 'IN' } })
  fillFound(form, { legalName: 'Asha', tradeName: 'Asha Traders', address }, { stateCode: '27' })
  expect(form.get().values).toEqual({
    legalName: 'Asha',
    tradeName: 'Asha Traders',
    stateCode: '27',
    address,
  })
})

test('what was typed stays', () => {
  const typed = { legalName: 'Asha & Sons', address: { city: 'Mumbai' } }
  const form = formOf(typed)
  fillFound(form, { legalName: 'Asha', address })
  expect(form.get().values).toEqual(typed)
})

test('what an earlier lookup filled in is replaced, and emptied where the next one knows of none', () => {
  const form = formOf({})
  fillFound(form, { legalName: 'Asha', tradeName: 'Asha Traders', address: other })
  fillFound(form, { legalName: 'Binod', tradeName: null, address })
  expect(form.get().values).toEqual({ legalName: 'Binod', tradeName: '', address })
})

test('what was typed over a lookup stays at the next one', () => {
  const form = formOf({})
  fillFound(form, { legalName: 'Asha', address })
  form.set('legalName', 'Asha of Pune')
  form.set('address.line2', 'First floor')
  fillFound(form, { legalName: 'Binod', address: other })
  expect(form.value('legalName')).toBe('Asha of Pune')
  expect(form.value('address')).toEqual({ ...address, line2: 'First floor' })
})

test('a lookup without an answer changes nothing', () => {
  const form = formOf({})
  fillFound(form, { legalName: 'Asha' })
  fillFound(form, { legalName: undefined })
  expect(form.value('legalName')).toBe('Asha')
})

test('what the form began with from an earlier lookup is replaced too', () => {
  const form = formOf({ legalName: 'Asha', turnover: '500' })
  countAsFound(form, { legalName: 'Asha' })
  fillFound(form, { legalName: 'Binod', turnover: '900' })
  expect(form.get().values).toEqual({ legalName: 'Binod', turnover: '500' })
})
