import { expect, test } from 'vitest'
import { faultsOf } from './compare.ts'
import type { DeclaredStatement, ValueKind } from './declared.ts'

const declared = (
  row: Record<string, ValueKind[]>,
  parts = ['select id, due_date from documents where id = ', ''],
) => [
  {
    place: 'src/a.ts:1',
    parts,
    row: new Map(Object.entries(row).map(([name, values]) => [name, new Set(values)])),
  } satisfies DeclaredStatement,
]
const recorded = (...columns: [name: string, type: number, wasNull?: boolean][]) => [
  {
    text: 'select id, due_date from documents where id = $1',
    columns: columns.map(([name, type, wasNull = false]) => ({ name, type, wasNull })),
  },
]
const id = ['id', 20] as [string, number]

test.each<[string, Record<string, ValueKind[]>, ReturnType<typeof recorded>, string[]]>([
  [
    'what is declared as it is',
    { id: ['number'], dueDate: ['string', 'null'] },
    recorded(id, ['due_date', 1082, true]),
    [],
  ],
  ['another type', { id: ['string'] }, recorded(id), ['id is declared string and is a number']],
  [
    'a null',
    { id: ['number'], dueDate: ['string'] },
    recorded(id, ['due_date', 1082, true]),
    ['dueDate is not declared null and was null'],
  ],
  [
    'a column that is not there',
    { id: ['number'], dueDate: ['string'] },
    recorded(id),
    ['dueDate is not selected'],
  ],
  ['one that may be absent', { id: ['number'], dueDate: ['string', 'undefined'] }, recorded(id), []],
  [
    'an amount as a number',
    { id: ['number'], total: ['number'] },
    recorded(id, ['total', 1700]),
    ['total is declared number and is a string'],
  ],
  ['JSON, which is anything', { id: ['number'], body: ['other'] }, recorded(id, ['body', 3802]), []],
])('%s', (_, row, statements, faults) => {
  expect(faultsOf(declared(row), statements)).toEqual({
    faults: faults.map((fault) => `src/a.ts:1: ${fault}`),
    notRun: [],
  })
})

test('a statement that no test runs is named', () => {
  const { notRun } = faultsOf(declared({ id: ['number'] }, ['select id from parties']), recorded(id))
  expect(notRun).toEqual(['src/a.ts:1'])
})
