import { expect, test } from 'vitest'
import { changedPlaces, stateOf } from './place-tree.ts'
import type { Place } from './place-tree.ts'

const place = (entityId: number, children: Place[] = []): Place => ({
  entityId,
  parentEntityId: null,
  entityName: `Place ${entityId}`,
  vrn: null,
  vrnId: null,
  taxpayerType: null,
  entityType: 'Entity',
  locationType: null,
  stateCode: null,
  status: 'Active',
  isSystem: false,
  hasAccess: true,
  children,
})
const [branchA, branchB] = [place(21), place(22)]
const gstin = place(11, [branchA, branchB])
const other = place(12)
const company = place(1, [gstin, other])
const tree = [company]

test.each([
  ['nothing ticked', company, [], 'none'],
  ['one under it', company, [21], 'some'],
  ['itself', company, [1], 'all'],
  ['one above it', branchA, [1], 'all'],
  ['one beside it', branchA, [22], 'none'],
] as const)('%s', (_, asked, ticked, state) => expect(stateOf(asked, ticked, tree)).toBe(state))

test('ticking a place takes the ticks under it into itself', () => {
  expect(changedPlaces(tree, gstin, [21, 12])).toEqual([12, 11])
})

test('a place taken out from under a ticked one leaves those beside it ticked', () => {
  expect(changedPlaces(tree, branchA, [1])).toEqual([12, 22])
  expect(changedPlaces(tree, gstin, [1])).toEqual([12])
  expect(changedPlaces(tree, company, [1])).toEqual([])
})
