import type { PaperPurpose } from '@bahi/contracts/paper.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { Ctx } from '../../platform/context.ts'

/** Refuses who may keep the file but not print it, or print it but not keep it; `rights` is the group of its kind. */
export const requirePaper = (
  ctx: Ctx,
  rights: string,
  entityId: number,
  purpose: PaperPurpose = 'File',
): void => ctx.requireEntity(entityId, `${rights}_${purpose === 'Print' ? 'PRT' : 'PDF'}` as RightCode)
