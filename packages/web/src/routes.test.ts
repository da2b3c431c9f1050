import { importCalls } from '@bahi/contracts/imports.ts'
import { callList } from '@bahi/contracts/calls.ts'
import { rightCodes } from '@bahi/contracts/rights.ts'
import { settings } from '@bahi/contracts/settings.ts'
import { expect, test } from 'vitest'
import { companyRoutes } from './routes.ts'

/** Screens that are open to any signed-in user, by decision and not by forgetting; reading 1 and access decisions, section 6. */
const openToAll = ['Dashboard', 'MyProfile', 'ChangePassword', 'ChangeRequests']

test('every screen names its rights, or is open to any signed-in user by decision', () => {
  const without = companyRoutes.filter(({ rights }) => !rights || rights.length === 0)
  expect(without.map(({ name }) => name).filter((name) => !openToAll.includes(name))).toEqual([])
})

test('every screen names rights of the catalogue', () => {
  const known = new Set<string>(rightCodes)
  const strange = companyRoutes.flatMap(({ name, rights = [] }) =>
    rights.filter((code) => !known.has(code)).map((code) => `${name} ${code}`),
  )
  expect(strange).toEqual([])
})

/** Rights whose part of the product is still to come: stock, files of allocations, of e-mails and of prices, other returns and reports; payments are never drafts. */
const later =
  /^(INV|DAC)_|^(SRA|EML|PRL)_IMP$|^STG_|^(P(IN|OT)_(DSC|APR)|RET_PRP|RET_PSH|REP_(SAL|PUR|STK)(_[A-Z_]+)?)$/
/** Asked for inside the save of a user, by what changes; by what a document is made from; and for cards of the dashboard. */
const openedInHandlers: readonly string[] = [
  'USR_ASN_ROL',
  'USR_ASN_LOC',
  'USR_SET_LMT',
  'SQT_CNV_ORD',
  'SQT_CNV_INV',
  'SOR_CNV_INV',
  'SDC_CNV_INV',
  'POR_CNV_BIL',
  'DSH_EINV',
  'DSH_EWB',
  'DSH_RST',
  'DSH_RCT',
]

test('every right opens a call, a screen or a setting, or belongs to a part that is still to come', () => {
  const used = new Set<string>([
    ...callList.flatMap(({ call: { access } }) =>
      typeof access === 'string' ? [] : 'anyOf' in access ? access.anyOf : [access.create, access.edit],
    ),
    ...companyRoutes.flatMap(({ rights = [] }) => rights),
    ...Object.values(settings).map(({ right }) => right),
  ])
  const idle = rightCodes.filter((code) => !used.has(code))
  expect(idle.filter((code) => !later.test(code))).toEqual(openedInHandlers)
})

test('B-R-005: the import opens with the rights of its kinds, which are those of its calls', () => {
  const { access } = importCalls.search
  expect(new Set(companyRoutes.find(({ path }) => path === 'import')?.rights)).toEqual(new Set(access.anyOf))
})
