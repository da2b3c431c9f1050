import { expect, test, vi } from 'vitest'
import { guard } from './guard.ts'
import type { Facts } from './guard.ts'

// The preferences behind the session are read from the browser's cookie.
vi.hoisted(() => vi.stubGlobal('document', { cookie: '', querySelector: () => null }))

const right = (rightId: string, more = {}) => ({
  rightId,
  hasAccess: true,
  isBlocked: false,
  trialExpiry: null,
  trialExpiryDueDays: null,
  isTrialOrPlan: null,
  ...more,
})
const company = {
  id: 5,
  entityName: 'Asha',
  registrationNumber: null,
  isDefault: true,
  status: 'Active',
  hasEntity: true,
}
const facts: Facts = {
  signedIn: true,
  maintenance: false,
  totalCompanies: 1,
  companies: [company],
  userType: 'Admin',
  entities: 2,
  rights: [right('PTY_SH_VW')],
  now: Date.parse('2026-11-20T12:00:00Z'),
}
const parties = { name: 'Parties', zone: 'company', rights: ['PTY_SH_VW'] } as const
const login = { name: 'Login', zone: 'public', leavesWhenSignedIn: true } as const
const terms = { name: 'TermsAndConditions', zone: 'public' } as const
const manage = { name: 'ManageBusiness', zone: 'company', rights: ['BSN_SH_VW'] } as const
const status = (name: string) => ({ name, zone: 'public' }) as const
const anonymous = { ...facts, signedIn: false }

test.each([
  ['a right held opens', parties, '5', facts, 'open'],
  ['no sign-in: home', parties, '5', anonymous, '/'],
  ['public pages open without sign-in', login, undefined, anonymous, 'open'],
  ['sign-in pages lead a signed-in user to the dashboard', login, undefined, facts, '/5/dashboard'],
  ['terms stay open for a signed-in user', terms, undefined, facts, 'open'],
  ['a strange company leads to the default one', parties, '9', facts, '/5/dashboard'],
  [
    'what the e-invoice portal leaves to the whole product is denied there',
    { ...parties, path: 'party-ageing-report' },
    '5',
    { ...facts, isPortal: true },
    'deny',
  ],
  [
    'its other screens open there',
    { ...parties, path: 'parties' },
    '5',
    { ...facts, isPortal: true },
    'open',
  ],
  ['maintenance', parties, '5', { ...facts, maintenance: true }, '/under-maintenance'],
  ['maintenance, not signed in: home', parties, '5', { ...anonymous, maintenance: true }, '/'],
  [
    'no company at all: set-up',
    parties,
    '5',
    { ...facts, totalCompanies: 0, companies: [] },
    '/setup-wizard',
  ],
  ['none of the companies is mine', parties, '5', { ...facts, companies: [] }, '/notice-page'],
  [
    'no active company',
    parties,
    '5',
    { ...facts, companies: [{ ...company, status: 'Inactive' }] },
    '/notice-page',
  ],
  [
    'a business that is switched off, where another is at work',
    parties,
    '6',
    { ...facts, companies: [company, { ...company, id: 6, isDefault: false, status: 'Inactive' }] },
    'deny',
  ],
  [
    'its settings stay open, to switch it on again',
    { ...manage, layout: 'settings' },
    '6',
    { ...facts, companies: [company, { ...company, id: 6, isDefault: false, status: 'Inactive' }] },
    'open',
  ],
  ...(['NoticePage', 'NoRightsAssigned', 'NoBusinessAccess', 'NoEntity'] as const).flatMap((name) => [
    [`${name} by address, where it is not true`, status(name), undefined, facts, '/5/dashboard'] as const,
    [`${name} without a session`, status(name), undefined, anonymous, 'open'] as const,
  ]),
  ['the notice page where it is true', status('NoticePage'), undefined, { ...facts, companies: [] }, 'open'],
  [
    'a right that was refused a moment ago',
    status('NoRightsAssigned'),
    undefined,
    { ...facts, isDenied: true },
    'open',
  ],
  [
    'a user without any right',
    status('NoRightsAssigned'),
    undefined,
    { ...facts, rights: [right('PTY_SH_VW', { hasAccess: false })] },
    'open',
  ],
  [
    'a Normal user without a place',
    status('NoBusinessAccess'),
    undefined,
    { ...facts, userType: 'Normal', entities: 0 },
    'open',
  ],
  [
    'an Admin without a place',
    status('NoEntity'),
    undefined,
    { ...facts, companies: [{ ...company, hasEntity: false }] },
    'open',
  ],
  ['manage business stays open then', manage, '5', { ...facts, companies: [] }, 'open'],
  [
    'a normal user without entities',
    parties,
    '5',
    { ...facts, userType: 'NORMAL', entities: 0 },
    '/no-business-access',
  ],
  [
    'an Admin whose company has no place of business',
    parties,
    '5',
    { ...facts, userType: 'Admin', companies: [{ ...company, hasEntity: false }] },
    '/no-entity',
  ],
  [
    'who makes one',
    { ...manage, layout: 'settings' },
    '5',
    { ...facts, userType: 'Admin', companies: [{ ...company, hasEntity: false }] },
    'open',
  ],
  [
    'a refused right',
    parties,
    '5',
    { ...facts, rights: [right('PTY_SH_VW', { hasAccess: false })] },
    '/no-rights-assigned',
  ],
  ['a right the list does not name', parties, '5', { ...facts, rights: [right('ITM_SH_VW')] }, 'open'],
  ['an empty list denies', parties, '5', { ...facts, rights: [] }, 'deny'],
  [
    'a blocked right denies',
    parties,
    '5',
    { ...facts, rights: [right('PTY_SH_VW', { isBlocked: true })] },
    'deny',
  ],
  [
    'a passed trial denies',
    parties,
    '5',
    { ...facts, rights: [right('PTY_SH_VW', { trialExpiry: '2026-11-19' })] },
    'deny',
  ],
  [
    'a trial until today opens',
    parties,
    '5',
    { ...facts, rights: [right('PTY_SH_VW', { trialExpiry: '2026-11-20' })] },
    'open',
  ],
  [
    'a route without rights opens',
    { name: 'MyProfile', zone: 'company' } as const,
    '5',
    { ...facts, rights: [] },
    'open',
  ],
] as const)('%s', (_, route, eId, seen, answer) => {
  const decision = guard(route, eId, seen)
  expect(decision.kind === 'go' ? decision.to : decision.kind).toBe(answer)
})
