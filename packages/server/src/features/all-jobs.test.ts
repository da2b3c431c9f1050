import { texts } from '@bahi/contracts/texts/index.ts'
import { expect, test } from 'vitest'
import { allJobs } from './all-jobs.ts'
import { importJobs, moveJobs } from './imports/index.ts'

/** Those that `app.ts` adds. */
const added = ['export', 'monthFile', 'reportSchedules', 'dataFile', 'dataFileSchedule']

test('every kind of task has a name that people read', () => {
  const types = [...Object.keys({ ...allJobs, ...importJobs([]), ...moveJobs([]) }), ...added]
  expect(types.filter((type) => !(`task.${type}` in texts))).toEqual([])
})
