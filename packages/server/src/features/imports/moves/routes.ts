import { moveCalls } from '@bahi/contracts/moves.ts'
import { outsideTransaction, routes } from '../../../platform/routes.ts'
import type { RouteGroup } from '../../../platform/routes.ts'
import { readMove, runMove, undoMove } from './begin.ts'
import { moveDetail, searchMoves } from './detail.ts'
import { moveProof } from './proof.ts'
import { proofFile } from './proof-file.ts'

export const moveRoutes: RouteGroup = routes(moveCalls, {
  search: searchMoves,
  read: outsideTransaction(readMove),
  detail: moveDetail,
  run: runMove,
  proof: moveProof,
  proofFile,
  undo: undoMove,
})
