import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { ask } from '../portals/index.ts'
import type { Intent } from '../portals/index.ts'
import { generateAnswer } from './allowed.ts'
import { isWanted, neededOf } from './need.ts'
import { askedMaterial } from './perform.ts'
import { billsOf } from './keep.ts'
import { materialOf } from './material.ts'
import { currentStates } from './current-state.ts'

/** Bills that are to be made together with the IRNs of these documents: of goods, and where there is none yet. */
export async function billsToMake(ctx: Ctx, documentIds: readonly number[]): Promise<Map<number, number>> {
  const states = await currentStates(ctx, { documentIds })
  const wanted: { documentId: number; entityId: number }[] = []
  for (const current of states) {
    if (current.documentId === null || !generateAnswer(ctx, current).allowed) continue
    const material = await materialOf(ctx.db, current)
    if (material && neededOf(ctx, material).need !== 'notNeeded')
      wanted.push({ documentId: current.documentId, entityId: current.entityId })
  }
  return billsOf(ctx.db, wanted)
}

/** What a person asked for is wanted; what comes with saving, where the law asks for it. */
export async function isBillWanted(db: Db, intent: Intent): Promise<boolean> {
  if (intent.request['isAutomatic'] !== true) return true
  const material = await askedMaterial(db, intent, undefined)
  return material !== undefined && isWanted(material)
}

/** A document that gets no IRN may need a bill all the same. */
export async function askForBillAlone(
  db: Db,
  { eWayBillId, documentId, entityId, request }: Intent,
): Promise<void> {
  if (eWayBillId === null) return
  await ask(db, [{ entityId, portal: 'ewaybill', operation: 'generateEwb', documentId, eWayBillId, request }])
}
