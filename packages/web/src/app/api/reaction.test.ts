import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { reactionTo } from './reaction.ts'
import type { Reaction } from './reaction.ts'

const words = {
  error: 'Error',
  noConnection: 'Connection Timeout Error, Please try again',
  code: 'Code',
  requestId: 'Request',
  developer: 'Developer',
  field: (property: string) => ({ password: 'Password' })[property] ?? property,
  status: (status: number) => ({ 500: 'Internal Server Error' })[status],
}
const one = { code: 'RECD0001', message: 'First.', type: 'Error' }
const two = { code: 'RECD0002', message: 'Second.', type: 'Error' }
const details = { requestId: 'r-1', developerName: 'party.save: IN_USE' }
const shown = ['Code: RECD0001', 'Request: r-1', 'Developer: party.save: IN_USE']

const react = (
  status: number,
  body: object = {},
  { statusText = '', call = 'party.save', isProductionLike = false } = {},
): Reaction => reactionTo(new ApiError(call, status, statusText, body), words, isProductionLike)
const toast = (title: string, ...lines: string[]) => ({ toast: { title, lines } })
const coded = (code: string, type = 'Error') => ({ errors: [{ code, message: 'Said.', type }] })

/** The rows of the error catalogue; source: specification part 1, section 8. */
test('no response or time-out', () => {
  expect(react(0)).toEqual(toast('Error', 'Connection Timeout Error, Please try again'))
})

test.each([
  'AUTH0013',
  'AUTH0016',
  'AUTH0016-1',
  'AUTH0016-2',
  'VALD0615',
  'VALD0616',
  'VAL0463',
  'VALD0767',
])('400 with %s: its type and message', (code) => {
  expect(react(400, coded(code))).toEqual(toast('Error', 'Said.'))
  expect(react(400, coded(code, 'Warning'))).toEqual(toast('Warning', 'Said.'))
})

test('400 with any other code: nothing', () => {
  for (const code of ['XXXX0001', 'AUTH00131', 'RECD0001']) expect(react(400, coded(code))).toEqual({})
})

test('401 with the session-invalid code ends the session; any other is shown', () => {
  expect(react(401, coded('AUTH0003'))).toEqual({ sessionEnded: true })
  expect(react(401, coded('AUT20022'), { statusText: 'Unauthorized', isProductionLike: true })).toEqual(
    toast('Unauthorized', 'Said.'),
  )
})

test.each([
  [401, 'Unauthorized', 'Unauthorized'],
  [403, 'Forbidden', 'Forbidden'],
  [405, 'Method Not Allowed', 'Method Not Allowed'],
  [406, 'Not Acceptable', 'Error'],
  [500, '', 'Internal Server Error'],
])(
  '%i: status text as title, a line a message; what it is outside production alone',
  (status, statusText, title) => {
    const body = { errors: [one, two], ...details }
    expect(react(status, body, { statusText })).toEqual(toast(title, 'First.', 'Second.', ...shown))
    const production = react(status, body, { statusText, isProductionLike: true })
    expect(production).toEqual(toast(status === 403 ? '' : title, 'First.', 'Second.'))
  },
)

test('422: the fields in one toast, without a leading Data., grouped, nothing twice', () => {
  const again = { code: 'VALD0101', message: 'Enter a value.' }
  const body = {
    errors: [one],
    validationErrors: {
      'Data.UserName': [again, again],
      'Data.password': [again, { code: 'VALD0104', message: 'At least 10 characters.' }],
    },
  }
  expect(react(422, body)).toEqual(
    toast(
      'Error',
      'UserName: Enter a value.',
      'Password: Enter a value.',
      'Password: At least 10 characters.',
    ),
  )
  expect(new ApiError('x', 422, '', body).issues.map(({ property }) => property)).toEqual([
    'UserName',
    'password',
    'password',
  ])
  expect(react(422, { errors: [one] })).toEqual(toast('Error', 'First.'))
})

test('422 at the GSTIN or PAN, of an account that has it: left to the screen', () => {
  const at = (property: string, code: string) => ({
    validationErrors: { [property]: [{ code, message: 'Said.' }] },
  })
  expect(react(422, at('Data.GstinOrPan', 'VALD0615'))).toEqual({})
  expect(react(422, at('Data.gstinOrPan', 'VALD0616'))).toEqual({})
  expect(react(422, at('Data.GstinOrPan', 'VALD0114'))).toEqual(toast('Error', 'GstinOrPan: Said.'))
  expect(react(422, at('Data.Name', 'VALD0615'))).toEqual(toast('Error', 'Name: Said.'))
  expect(react(422, at('Data', 'VALD0118'))).toEqual(toast('Error', 'Said.'))
})

test('503: maintenance, and no toast', () => {
  expect(react(503, coded('SYST0503'))).toEqual({ maintenance: true })
})

test.each([
  [404, 'Not Found'],
  [409, 'Conflict'],
  [413, 'Payload Too Large'],
  [429, 'Too Many Requests'],
  [504, 'Gateway Timeout'],
])('%i, like every other: status text and messages', (status, statusText) => {
  expect(react(status, { errors: [one, two], ...details }, { statusText })).toEqual(
    toast(statusText, 'First.', 'Second.'),
  )
})

test('502 on the state of a task: nothing; on any other call: shown', () => {
  expect(react(502, {}, { call: 'task.statistic', statusText: 'Bad Gateway' })).toEqual({})
  expect(react(502, {}, { statusText: 'Bad Gateway' })).toEqual(toast('Bad Gateway'))
})
