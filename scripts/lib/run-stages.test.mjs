import { expect, it, vi } from 'vitest'
import { runStages } from './run-stages.mjs'

const counted = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
const stage = (title, code, more) => ({
  title,
  command: [process.execPath, '-e', code],
  silentMs: 600_000,
  count: counted,
  ...more,
})

it.each([
  ['what passes', stage('passes', ''), { passed: 1, failed: 0 }],
  ['what fails', stage('fails', 'process.exit(3)'), { passed: 0, failed: 1 }],
  [
    'what writes nothing for too long',
    stage('hangs', 'setInterval(() => {}, 1000)', { silentMs: 500 }),
    { passed: 0, failed: 1 },
  ],
  [
    'what left no report',
    stage('without a report', '', {
      count: () => {
        throw new Error('no such file')
      },
    }),
    { passed: 0, failed: 1 },
  ],
  [
    'a program that is not there',
    { ...stage('absent', ''), command: ['/no/such/program'] },
    { passed: 0, failed: 1 },
  ],
])('%s is counted', async (_title, one, totals) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await runStages([one])).toMatchObject(totals)
  log.mockRestore()
})

it('says at the end what failed and why, for a run that shows no more than its last lines', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const failing = (title, faults) => stage(title, '', { count: () => ({ passed: 0, failed: 1, faults }) })
  const { faults } = await runStages([
    failing('unit', ['sums: 2 is not 3']),
    stage('passes', ''),
    failing('e2e', ['[phone-ar] paid: no button']),
  ])
  expect(faults).toEqual(['sums: 2 is not 3', '[phone-ar] paid: no button'])
  log.mockRestore()
})
