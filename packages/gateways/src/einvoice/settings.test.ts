import { expect, test } from 'vitest'
import { credentialsFit } from './settings.ts'

test.each([
  ['API_29ZZQCK4821M1ZQ', 'x'.repeat(47), true],
  ['API_29ZZQCK4821M1ZQ', 'x'.repeat(48), false],
  ['उपयोगकर्ता', 'x'.repeat(36), true],
  ['उपयोगकर्ता', 'x'.repeat(37), false],
  ['a', '"'.repeat(33), false],
])('%s and %s fit: %s', (userName, password, fits) => expect(credentialsFit(userName, password)).toBe(fits))
