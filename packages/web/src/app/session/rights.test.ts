import { expect, test, vi } from 'vitest'
import { guard } from './guard.ts'
import type { Facts } from './guard.ts'
import { denialOf } from './session.ts'
import type { Right } from './session.ts'
import { messageOf, trialOf } from './trial.ts'

// The preferences behind the session are read from the browser's cookie.
vi.hoisted(() => vi.stubGlobal('document', { cookie: '', querySelector: () => null }))

/** The rows P-A of the checklist that a table can show; what needs a browser or a server is shown there. */

const now = Date.parse('2026-11-21T12:00:00Z')
const right = (rightId: string, more: Partial<Right> = {}): Right => ({
  rightId,
  hasAccess: true,
  isBlocked: false,
  trialExpiry: null,
  trialExpiryDueDays: null,
  isTrialOrPlan: null,
  ...more,
})
const yesterday = { trialExpiry: '2026-11-20', isTrialOrPlan: 'Trial', trialExpiryDueDays: 0 } as const
const tomorrow = { trialExpiry: '2026-11-22', isTrialOrPlan: 'Trial', trialExpiryDueDays: 1 } as const

const company = {
  id: 5,
  entityName: 'Asha',
  registrationNumber: null,
  isDefault: true,
  status: 'Active',
  hasEntity: true,
}
const opened = (
  needed: readonly string[] | undefined,
  rights: readonly Right[],
  more: Partial<Facts> = {},
) => {
  const facts: Facts = {
    signedIn: true,
    maintenance: false,
    totalCompanies: 1,
    companies: [company],
    userType: 'Normal',
    entities: 1,
    rights,
    now,
    ...more,
  }
  const decision = guard({ name: 'Any', zone: 'company', rights: needed as never }, '5', facts)
  return decision.kind === 'go' ? decision.to : decision.kind === 'deny' ? `deny: ${decision.why}` : 'open'
}
const seller = [right('SIN_SH_VW'), right('USR_SH_VW', { hasAccess: false })]

test.each([
  ['P-A-001 one of the listed rights opens', ['SIN_AD', 'SIN_SH_VW'], seller, 'open'],
  ['P-A-002 none of them: no rights assigned', ['USR_SH_VW'], seller, '/no-rights-assigned'],
  ['P-A-003 a route without rights opens, whatever the list', undefined, [], 'open'],
  ['P-A-005 a right the list does not name opens the route', ['PTY_SH_VW'], seller, 'open'],
  [
    'P-A-005 one that it denies does not',
    ['PTY_SH_VW'],
    [right('PTY_SH_VW', { hasAccess: false })],
    '/no-rights-assigned',
  ],
  ['P-A-014 an empty list: Unauthorized Access', ['PTY_SH_VW'], [], 'deny: subscription'],
  ['P-A-014 an ended trial: Unauthorized Access', ['PTY_AD'], [right('PTY_AD', yesterday)], 'deny: trial'],
  [
    'P-A-014 an ended plan: Unauthorized Access',
    ['PTY_AD'],
    [right('PTY_AD', { ...yesterday, isTrialOrPlan: 'Plan' })],
    'deny: plan',
  ],
  [
    'P-A-014 a blocked right: Unauthorized Access',
    ['PTY_AD'],
    [right('PTY_AD', { isBlocked: true })],
    'deny: blocked',
  ],
  ['P-A-025 no end', ['PTY_AD'], [right('PTY_AD')], 'open'],
  ['P-A-025 an end tomorrow', ['PTY_AD'], [right('PTY_AD', tomorrow)], 'open'],
  [
    'P-A-025 an end yesterday, without access besides',
    ['PTY_AD'],
    [right('PTY_AD', { ...yesterday, hasAccess: false })],
    '/no-rights-assigned',
  ],
  [
    'one usable right of two is enough',
    ['PTY_AD', 'PTY_ED'],
    [right('PTY_AD', yesterday), right('PTY_ED')],
    'open',
  ],
] as const)('%s', (_, needed, rights, answer) => {
  expect(opened(needed, rights)).toBe(answer)
})

test.each([
  ['P-A-006', 'admin'],
  ['P-A-006', 'ADMIN'],
])('%s an %s without entities is no Normal user', (_, userType) => {
  expect(opened(undefined, [], { userType, entities: 0 })).toBe('open')
})
test('P-R-050 a Normal user without entities has no business', () => {
  expect(opened(undefined, seller, { entities: 0 })).toBe('/no-business-access')
})
test('P-R-023 an Admin whose company has no place of business', () => {
  const bare = { userType: 'Admin', companies: [{ ...company, hasEntity: false }] }
  expect(opened(undefined, seller, bare)).toBe('/no-entity')
  expect(opened(undefined, seller, { ...bare, userType: 'Normal' })).toBe('/no-business-access')
})
test('P-A-013 all rights denied: every route with rights leads to the no-rights page', () => {
  const none = ['PTY_SH_VW', 'ITM_SH_VW', 'SIN_SH_VW'].map((code) => right(code, { hasAccess: false }))
  for (const { rightId } of none) expect(opened([rightId], none)).toBe('/no-rights-assigned')
})
test.each([
  ['P-A-017 companies, none of them the user’s', { companies: [] }],
  ['P-R-048 none of them active', { companies: [{ ...company, status: 'Inactive' }] }],
])('%s: the notice page', (_, more) => {
  expect(opened(['PTY_SH_VW'], seller, more)).toBe('/notice-page')
})

test.each([
  ['P-A-020 no entry: the subscription', [], 'subscription'],
  ['P-A-021 no access', [right('PTY_AD', { hasAccess: false })], 'noAccess'],
  ['P-A-022 the trial is over', [right('PTY_AD', yesterday)], 'trial'],
  ['P-A-023 blocked', [right('PTY_AD', { isBlocked: true })], 'blocked'],
  ['usable', [right('PTY_AD', tomorrow)], undefined],
] as const)('P-A-015 and %s', (_, rights, denial) => {
  expect(denialOf(rights, 'PTY_AD', now)).toBe(denial)
})

test.each([
  ['an instant is compared as one', '2026-11-21T12:00:01Z', 'open'],
  ['an instant that has passed', '2026-11-21T11:59:59Z', 'deny: trial'],
  ['a day ends in India', '2026-11-21', 'open'],
] as const)('%s', (_, trialExpiry, answer) => {
  expect(opened(['PTY_AD'], [right('PTY_AD', { ...tomorrow, trialExpiry })])).toBe(answer)
})

test('P-A-026 the smallest number of days over all rights that end, and whether a trial does', () => {
  const due = (trialExpiryDueDays: number, isTrialOrPlan: 'Trial' | 'Plan') => ({
    trialExpiryDueDays,
    isTrialOrPlan,
  })
  expect(trialOf([right('A'), right('B', due(9, 'Trial')), right('C', due(3, 'Trial'))])).toEqual({
    days: 3,
    isTrial: true,
  })
  expect(trialOf([right('B', due(4, 'Plan'))])).toEqual({ days: 4, isTrial: false })
  expect(trialOf([right('A')])).toBeUndefined()
})

test.each([
  ['P-F-026', 0, true, 'trial.expired', undefined],
  ['P-F-026', -1, true, 'trial.expired', undefined],
  ['P-F-026', 0, false, 'plan.expired', undefined],
  ['P-F-026', -1, false, 'plan.expired', undefined],
  ['P-F-027', 6, true, 'trial.willExpire', 6],
  ['P-F-027', 7, true, undefined, undefined],
  ['P-F-027', 6, false, 'plan.willExpire', undefined],
  ['P-A-024', 3, true, 'trial.willExpire', 3],
] as const)('%s with %i days left, on trial: %s', (_, days, isTrial, key, shown) => {
  expect(messageOf({ days, isTrial }, 7)).toEqual(key && { key, days: shown })
})
