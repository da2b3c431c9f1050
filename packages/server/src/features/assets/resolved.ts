import type { FixedAssetSave } from '@bahi/contracts/assets.ts'
import { assetClasses, highestResidual } from '@bahi/domain/assets/classes.ts'
import type * as z from 'zod'
import { paise } from './post.ts'

export type AssetInput = z.output<typeof FixedAssetSave>

/** An asset with everything that is filled in where it is left out. */
export type Resolved = ReturnType<typeof resolved>

export function resolved(input: AssetInput) {
  const { id: _id, version: _version, account: _account, accountId: _accountId, ...rest } = input
  const { life, block } = assetClasses[input.assetClass]
  const cost = paise(input.cost)
  const residual =
    input.residual === undefined ? cost.mul(highestResidual).div(100, 2) : paise(input.residual)
  const usedFrom = input.usedFrom ?? input.acquiredOn
  return {
    ...rest,
    life: input.method === 'None' ? undefined : (input.life ?? life ?? undefined),
    cost: cost.toFixed(2),
    residual: input.method === 'None' ? '0.00' : residual.toFixed(2),
    usedFrom,
    postedOn: input.openingUntil ?? input.postedOn ?? input.acquiredOn,
    taxBlock: input.taxBlock ?? block ?? undefined,
    openingDepreciation: input.openingDepreciation && paise(input.openingDepreciation).toFixed(2),
    openingTaxValue: input.openingTaxValue && paise(input.openingTaxValue).toFixed(2),
  }
}
