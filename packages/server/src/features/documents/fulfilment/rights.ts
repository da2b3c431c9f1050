import type { RightCode } from '@bahi/contracts/rights.ts'
import { conversionOf } from '@bahi/domain/documents/conversions.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
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
  const action = conversionOf[toKind]
  for (const kind of fromKinds) {
    const { rights, life } = documentKinds[kind]
    const right = life.find((move) => move.action === action)?.right
    if (right && !ctx.can(`${rights}_${right}` as RightCode, entityId)) throw new AppError('RIGHT_MISSING')
  }
}
