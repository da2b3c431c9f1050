import { expect, test } from 'vitest'
import { mergeMetrics } from './merge-metrics.ts'

const one = [
  '# HELP bahi_replies_total Replies by status.',
  '# TYPE bahi_replies_total counter',
  'bahi_replies_total{status="200"} 4',
  '# HELP bahi_pool_waiting Requests that wait.',
  '# TYPE bahi_pool_waiting gauge',
  'bahi_pool_waiting 0',
  '',
].join('\n')
const other = [
  '# HELP bahi_replies_total Replies by status.',
  '# TYPE bahi_replies_total counter',
  'bahi_replies_total{status="200"} 7',
  'bahi_replies_total{status="404"} 1',
  '',
].join('\n')

test('numbers of all processes say whose they are, and each metric is described once', () => {
  expect(
    mergeMetrics([
      { process: 0, text: one },
      { process: 2, text: other },
    ]),
  ).toBe(
    [
      '# HELP bahi_replies_total Replies by status.',
      '# TYPE bahi_replies_total counter',
      'bahi_replies_total{process="0",status="200"} 4',
      'bahi_replies_total{process="2",status="200"} 7',
      'bahi_replies_total{process="2",status="404"} 1',
      '# HELP bahi_pool_waiting Requests that wait.',
      '# TYPE bahi_pool_waiting gauge',
      'bahi_pool_waiting{process="0"} 0',
      '',
    ].join('\n'),
  )
})

test('nothing of a process that has said nothing', () => {
  expect(mergeMetrics([{ process: 0, text: '' }])).toBe('')
})
