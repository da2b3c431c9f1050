import { describe, expect, it } from 'vitest'
import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import * as z from 'zod'
import { callList } from './calls.ts'
import type { Call } from './call.ts'
import { errors } from './errors.ts'
import { issueCodes } from './issues.ts'

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly maximum?: number
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', cycles: 'ref' }) as Schema

/** Every member of a body, query or reply with its schema. */
function membersOf(schema: Schema): [name: string, schema: Schema][] {
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]): [string, Schema][] => [
      [name, one],
      ...membersOf(one),
    ]),
    ...(schema.items ? membersOf(schema.items) : []),
    ...(schema.anyOf ?? []).flatMap(membersOf),
  ]
}

const allMembers = ({ input, reply }: Call) => [
  ...(input ? membersOf(schemaOf(input, 'input')) : []),
  ...(typeof reply === 'object' ? membersOf(schemaOf(reply as z.ZodType, 'output')) : []),
]
const named = callList.map(({ name, call }) => [name, call] as const)

describe('every call', () => {
  it('has an address of its own', () => {
    const addresses = callList.map(({ call }) => `${call.method} ${call.path}`)
    expect(addresses.filter((one, index) => addresses.indexOf(one) !== index)).toEqual([])
  })

  it('that changes something may be sent twice with one key', () => {
    const once = named.filter(([, call]) => call.access !== 'anonymous' && !call.readOnly && !call.idempotent)
    // Who is signed out has no session to keep a reply for; and what holds a password or a secret is kept nowhere. A PDF
    // that is taken twice is twice in the history. A list that compares first what is new finds nothing new a second time.
    const kept = once.filter(
      ([name]) =>
        !new RegExp(
          `^(auth\\.logout|profile\\.|session\\.|(apiAccess|callback)\\.(save|rotate)$|calendarFeed\\.make$|dataFile\\.sendCode$|reconciliation\\.(search|summary|export)$|followUpSupplier\\.search$|creditComparison\\.summary$|(${offeredKinds.join('|')})\\.pdf$)`,
        ).test(name),
    )
    expect(kept.map(([name]) => name)).toEqual([])
  })

  const amounts =
    /^(amount|total|balance|paid|unallocated|quantity|unitPrice|price|sellingPrice|mrp|taxableValue|igst|cgst|sgst|cess|stateCess|roundOff|rate|taxRate|cessRate|discount(Amount|Percent)?|debit|credit|turnover|exchangeRate|creditLimit)$/
  /** Counts of records, which no money is. */
  const counts = new Set(['total'])
  it.each(named)('%s carries amounts, quantities and rates as text', (_name, call) => {
    const asNumbers = allMembers(call).filter(
      ([name, { type }]) =>
        amounts.test(name) && !counts.has(name) && (type === 'number' || type === 'integer'),
    )
    expect(asNumbers).toEqual([])
  })

  it.each(named)('%s accepts ids that a number represents exactly', (_name, call) => {
    const ids = (call.input ? membersOf(schemaOf(call.input, 'input')) : []).filter(
      ([name, { type }]) => /(^id|Id)$/.test(name) && (type === 'integer' || type === 'number'),
    )
    for (const [name, { maximum }] of ids) expect([name, maximum! <= 2 ** 53 - 1]).toEqual([name, true])
  })
})

describe('codes', () => {
  const ofErrors = Object.values(errors).map(({ code }) => code)
  const ofIssues = Object.values(issueCodes)
  it('have one meaning each', () => {
    const twice = (codes: readonly string[]) => codes.filter((code, index) => codes.indexOf(code) !== index)
    expect([twice(ofErrors), twice(ofIssues)]).toEqual([[], []])
    // The same fault at a field (422) and of a call (400).
    expect(ofIssues.filter((code) => ofErrors.includes(code))).toEqual(['VALD0767', 'VALD0615', 'VALD0616'])
  })
  it('are four capitals and four digits, but for those that are given', () => {
    const given = [
      'AUTH0016-1',
      'AUTH0016-2',
      'AUTH0016-3',
      'AUT20022',
      'VAL0463',
      'RIGHT001',
      'RIGHT002',
      'RIGHT003',
    ]
    expect([...ofErrors, ...ofIssues].filter((code) => !/^[A-Z]{4}\d{4}$/.test(code))).toEqual(given)
  })
  it.each([
    ['SESSION_INVALID', 'AUTH0003', 401],
    ['LINK_INVALID', 'AUTH0004', 400],
    ['ACCOUNT_LOCKED', 'AUTH0013', 400],
    ['CODE_WRONG', 'AUTH0016', 400],
    ['CODE_ATTEMPTS_USED', 'AUTH0016-1', 400],
    ['CODE_EXPIRED', 'AUTH0016-2', 400],
    ['PASSWORD_EXPIRED', 'AUTH0036', 400],
    ['USER_INACTIVE', 'AUT20022', 401],
    ['TAXPAYER_ASSOCIATED', 'VALD0615', 400],
    ['TAXPAYER_REGISTERED', 'VALD0616', 400],
    ['CAPTCHA_INVALID', 'VAL0463', 400],
    ['EMAIL_DOMAIN_REFUSED', 'VALD0767', 400],
    ['RIGHT_MISSING', 'RIGHT001', 403],
    ['TRIAL_OVER', 'RIGHT002', 403],
    ['BLOCKED', 'RIGHT003', 403],
    ['CONFLICT', 'CONF0001', 409],
  ] as const)('%s is %s on %d', (name, code, status) => {
    expect(errors[name]).toMatchObject({ code, status })
  })
})
