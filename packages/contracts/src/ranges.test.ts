import { expect, it } from 'vitest'
import * as z from 'zod'
import { callList } from './calls.ts'

interface Members {
  readonly properties?: Readonly<Record<string, { readonly format?: string; readonly pattern?: string }>>
}

/** The other end by the name of the first: `fromDueDate` and `toDueDate`, `validFrom` and `validTo`. */
const lastOf = (first: string): string | undefined => {
  if (first === 'since') return 'until'
  if (/^from($|[A-Z])/.test(first)) return first.replace('from', 'to')
  return /[a-z]From$/.test(first) ? first.replace(/From$/, 'To') : undefined
}

const reversed = {
  date: { from: '2026-05-02', same: '2026-05-02', to: '2026-05-01', message: 'dateOrder' },
  'date-time': {
    from: '2026-05-01T10:00:00Z',
    same: '2026-05-01T10:00:00Z',
    to: '2026-05-01T09:00:00Z',
    message: 'dateOrder',
  },
  amount: { from: '1000', same: '1000.00', to: '999.50', message: 'belowMinimum' },
} as const

const ranges = callList.flatMap(({ name, call }) => {
  if (!call.input) return []
  const { properties = {} } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Members
  return Object.entries(properties).flatMap(([first, { format }]) => {
    const last = lastOf(first)
    if (last === undefined || !(last in properties)) return []
    const kind =
      format === 'date' || format === 'date-time' ? format : first.endsWith('Amount') ? 'amount' : undefined
    return kind ? [{ name, input: call.input!, first, last, ...reversed[kind] }] : []
  })
})

/** Each fault once, as a reply has it. */
const faultsAt = (input: z.ZodType, last: string, value: unknown) => {
  const found = input.safeParse(value).error?.issues.filter(({ path }) => path.join() === last) ?? []
  return [...new Set(found.map(({ message }) => message))]
}

it('every kind of range is among them', () => {
  expect([...new Set(ranges.map(({ first }) => first))].sort()).toEqual([
    'from',
    'fromAmount',
    'fromDate',
    'fromDocumentDate',
    'fromDueDate',
    'fromStamp',
    'since',
    'validFrom',
  ])
})

it.each(ranges)(
  '$name refuses a range whose $last is before $first',
  ({ input, first, last, from, same, to, message }) => {
    expect(faultsAt(input, last, { [first]: from, [last]: to })).toEqual([message])
    expect(faultsAt(input, last, { [first]: from, [last]: same })).toEqual([])
    expect(faultsAt(input, last, { [last]: to })).toEqual([])
  },
)

it('a day that is none is refused as such, without a word about the order', () => {
  const { input } = ranges.find(({ first }) => first === 'fromDate')!
  expect(faultsAt(input, 'toDate', { fromDate: '2026-05-02', toDate: 'soon' })).not.toContain('dateOrder')
})
