import { builtInRoles, rightsOfBuiltIn } from '@bahi/contracts/built-in-roles.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { texts } from '@bahi/contracts/texts/index.ts'
import { expect, test } from 'vitest'
import { firstSetting, rightsOfPath, settingsMenu, sidebarMenu } from './menu.ts'

const holding =
  (held: readonly RightCode[]) =>
  (...codes: readonly RightCode[]) =>
    codes.some((code) => held.includes(code))

test('the settings are offered to those who administer something', () => {
  // Purchase keeps the vendors, Store the stock.
  const offered = builtInRoles.filter((role) => firstSetting(holding(rightsOfBuiltIn(role))) !== undefined)
  expect(offered).toEqual(['Admin', 'Accountant', 'Purchase', 'Store', 'Auditor'])
  expect(firstSetting(holding(['UNT_SH_VW', 'UNT_ED']))).toBe('masters')
  expect(firstSetting(holding(['STG_PRT']))).toBe('print')
})

test('B-R-021: the reports ask for a right of reports', () => {
  expect(rightsOfPath('reports')!.filter((code) => !code.startsWith('REP_'))).toEqual([])
})

test('B-R-118: reports are one entry, and money from customers is called as the specification calls it', () => {
  expect(sidebarMenu.find(({ to }) => to === 'reports')).not.toHaveProperty('children')
  expect(texts['menu.paymentIn'].en).toBe('Payment In')
})

test('B-R-119: the settings menu begins as the specification has it', () => {
  expect(settingsMenu.slice(0, 7).map(({ to }) => to)).toEqual([
    'manage-business',
    'users',
    'roles',
    'masters',
    'print',
    'custom-alias-settings',
    'enable-stock-inventory',
  ])
})

test('B-R-031, B-R-109: reports of stock ask for their right, and stock adjustment for that to adjust', () => {
  const reports = ['stock-report', 'stock-ageing-report', 'stock-expiry-report', 'stock-consumption-report']
  expect(reports.map(rightsOfPath)).toEqual(reports.map(() => ['REP_STK']))
  expect(rightsOfPath('stock-adjustment')).toEqual(['INV_ADJ'])
})
