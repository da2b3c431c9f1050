import {
  assetPostingCalls,
  assetScheduleCalls,
  capitalGoodsCalls,
  fixedAssetCalls,
} from '@bahi/contracts/assets.ts'
import { routes } from '../../platform/routes.ts'
import { searchBillLines } from './bill-lines.ts'
import { assetDetail } from './detail.ts'
import { deleteAssets, disposeAsset } from './dispose.ts'
import { exportAssets, searchAssets } from './list.ts'
import { searchPostings, undoPosting } from './postings.ts'
import { dueDepreciation, runDepreciation } from './runs.ts'
import { saveAsset } from './save.ts'
import { exportSchedule, scheduleOfBlocks, scheduleOfBooks } from './schedule.ts'

export const fixedAssetRoutes = routes(fixedAssetCalls, {
  search: searchAssets,
  detail: assetDetail,
  save: saveAsset,
  delete: deleteAssets,
  dispose: disposeAsset,
  export: exportAssets,
})

export const capitalGoodsRoutes = routes(capitalGoodsCalls, { search: searchBillLines })

export const assetPostingRoutes = routes(assetPostingCalls, {
  search: searchPostings,
  run: runDepreciation,
  due: dueDepreciation,
  undo: undoPosting,
})

export const assetScheduleRoutes = routes(assetScheduleCalls, {
  books: scheduleOfBooks,
  blocks: scheduleOfBlocks,
  export: exportSchedule,
})

export { runDepreciation, saveAsset }
