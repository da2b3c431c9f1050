import { builtInRoles, rightsOfBuiltIn } from '@bahi/contracts/built-in-roles.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { expect, test } from 'vitest'
import { firstSetting } from './menu.ts'

const holding =
  (held: readonly RightCode[]) =>
  (...codes: readonly RightCode[]) =>
    codes.some((code) => held.includes(code))

test('the settings are offered to those who administer something', () => {
  // Purchase keeps the vendors.
  const offered = builtInRoles.filter((role) => firstSetting(holding(rightsOfBuiltIn(role))) !== undefined)
  expect(offered).toEqual(['Admin', 'Accountant', 'Purchase', 'Auditor'])
  expect(firstSetting(holding(['UNT_SH_VW', 'UNT_ED']))).toBe('masters')
  expect(firstSetting(holding(['STG_PRT']))).toBe('print')
})
