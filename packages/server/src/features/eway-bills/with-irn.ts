import type { Ctx } from '../../platform/context.ts'
import { generateAnswer } from './allowed.ts'
import { neededOf } from './facts.ts'
import { billsOf } from './keep.ts'
import { materialOf } from './material.ts'
import { standsOf } from './stand.ts'

/** Bills that are to be made together with the IRNs of these documents: of goods, and where there is none yet. */
export async function billsToMake(ctx: Ctx, documentIds: readonly number[]): Promise<Map<number, number>> {
  const stands = await standsOf(ctx, { documentIds })
  const wanted: { documentId: number; entityId: number }[] = []
  for (const stand of stands) {
    if (stand.documentId === null || !generateAnswer(ctx, stand).allowed) continue
    const material = await materialOf(ctx.db, stand)
    if (material && neededOf(ctx, material).need !== 'notNeeded')
      wanted.push({ documentId: stand.documentId, entityId: stand.entityId })
  }
  return billsOf(ctx.db, wanted)
}
