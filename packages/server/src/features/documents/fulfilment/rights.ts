import type { RightCode } from '@bahi/contracts/rights.ts'
import { conversionRightOf } from '@bahi/domain/documents/conversions.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { Ctx } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'

/** Who makes a document from others needs the right to convert those, beside the right to create it. */
export function requireConversion(
  ctx: Ctx,
  toKind: DocumentKind,
  fromKinds: readonly DocumentKind[],
  entityId: number,
): void {
  for (const kind of fromKinds) {
    const right = conversionRightOf(kind, toKind) as RightCode | undefined
    if (right && !ctx.can(right, entityId)) throw new AppError('RIGHT_MISSING')
  }
}
