import { expect, test } from 'vitest'
import { isSegment, missingAfter, segmentAfter, segmentsBetween, startOfSegment } from './wal-names.ts'

test.each([
  ['000000010000000000000001', '000000010000000000000002', '0/1000000'],
  ['0000000100000000000000FF', '000000010000000100000000', '0/FF000000'],
  ['00000002000000160000000B', '00000002000000160000000C', '16/B000000'],
])('after segment %s comes %s, and it begins at %s', (name, next, start) => {
  expect(segmentAfter(name)).toBe(next)
  expect(startOfSegment(name)).toBe(start)
})

test('segments between two are those of the timeline of the end, both included', () => {
  expect(segmentsBetween('0000000100000000000000FE', '000000010000000100000000')).toEqual([
    '0000000100000000000000FE',
    '0000000100000000000000FF',
    '000000010000000100000000',
  ])
})

const one = (number: number, timeline = '00000001') =>
  `${timeline}00000000${number.toString(16).toUpperCase().padStart(8, '0')}`

test.each([
  ['none', [], undefined],
  ['all', [one(3), one(4), one(5)], undefined],
  ['older ones alone', [one(1)], undefined],
  ['all but one', [one(3), one(5)], one(4)],
  ['all but the first', [one(4)], one(3)],
  ['the rest of another timeline', [one(3), one(4, '00000002')], undefined],
  ['a history beside them', [one(3), '00000002.history', one(4)], undefined],
])('of %s, what is missing after a copy is found', (_what, names, missing) => {
  expect(missingAfter(one(3), names)).toBe(missing)
})

test('a name of another file is no segment', () => {
  expect(['00000001.history', 'archive_status', `${one(3)}.partial`].filter(isSegment)).toEqual([])
})
