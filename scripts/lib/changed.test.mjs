import { describe, expect, it } from 'vitest'
import { testsBeside } from './changed.mjs'

const all = [
  'packages/contracts/src/parties.test.ts',
  'packages/domain/src/num/decimal.test.ts',
  'packages/domain/src/cal/date.test.ts',
  'packages/server/src/features/parties/parties.test.ts',
  'packages/server/src/features/items/items.test.ts',
  'packages/server/src/platform/http/refuse.alone.test.ts',
  'packages/web/src/features/parties/form.test.tsx',
  'scripts/lib/changed.test.mjs',
]

const cases = [
  [
    'a folder of rules',
    'packages/domain/src/num/round.ts',
    { unit: ['packages/domain/src/num/decimal.test.ts'], server: [] },
  ],
  [
    'the schemas of a slice, whose tests are in three packages',
    'packages/contracts/src/parties.ts',
    {
      unit: ['packages/contracts/src/parties.test.ts', 'packages/web/src/features/parties/form.test.tsx'],
      server: ['packages/server/src/features/parties/parties.test.ts'],
    },
  ],
  [
    'a test that replaces a module runs with the unit tests',
    'packages/server/src/platform/http/body.ts',
    { unit: ['packages/server/src/platform/http/refuse.alone.test.ts'], server: [] },
  ],
  [
    'a test itself',
    'packages/domain/src/cal/date.test.ts',
    { unit: ['packages/domain/src/cal/date.test.ts'], server: [] },
  ],
  ['a document', 'README.md', { unit: [], server: [] }],
  ['a journey', 'e2e/login.e2e.ts', { unit: [], server: [] }],
]

describe('the tests beside a change', () => {
  it.each(cases)('%s', (_name, file, expected) => {
    expect(testsBeside([file], all)).toEqual(expected)
  })
})
