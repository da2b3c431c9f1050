import { dataFileCalls } from '@bahi/contracts/data-files.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { makeDataFile, searchDataFiles, sendDataFileCode } from './make.ts'
import { dataFileSchedule, saveDataFileSchedule } from './schedule.ts'

export { dataFileJob } from './job.ts'
export { dataFileScheduleJob, makeDueDataFiles } from './schedule-job.ts'
export const dataFileRoutes = routes(dataFileCalls, {
  search: searchDataFiles,
  sendCode: sendDataFileCode,
  make: outsideTransaction(makeDataFile),
  schedule: dataFileSchedule,
  saveSchedule: outsideTransaction(saveDataFileSchedule),
})
