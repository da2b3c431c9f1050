import { assetClasses } from '@bahi/domain/assets/classes.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { BookIssue } from '../ledger/index.ts'
import type { AssetInput, Resolved } from './resolved.ts'

/** What is wrong with what is said of an asset, apart from the books. */
export function fieldIssues(input: AssetInput, asset: Resolved, today: string): BookIssue[] {
  const { method, rate, assetClass, documentId, lineNumber } = input
  const isLand = assetClasses[assetClass].block === null
  const needsLife = method === 'StraightLine' || (method === 'WrittenDown' && rate === undefined)
  const rules: readonly (readonly [boolean, string, string])[] = [
    [isLand && method !== 'None', 'method', 'ASSET_LAND'],
    [isLand && input.taxBlock !== undefined, 'taxBlock', 'ASSET_LAND'],
    [method === 'None' && input.life !== undefined, 'life', 'ASSET_NOT_DEPRECIATED'],
    [method === 'None' && input.residual !== undefined, 'residual', 'ASSET_NOT_DEPRECIATED'],
    [needsLife && asset.life === undefined, 'life', 'ASSET_LIFE_NEEDED'],
    [rate !== undefined && method !== 'WrittenDown', 'rate', 'ASSET_RATE_METHOD'],
    [rate !== undefined && !isBetween(rate), 'rate', 'ASSET_RATE'],
    [!Decimal.of(asset.cost).isPositive(), 'cost', 'NOT_POSITIVE'],
    [Decimal.of(asset.residual).gt(asset.cost), 'residual', 'ASSET_RESIDUAL_ABOVE'],
    [
      method === 'WrittenDown' && rate === undefined && Decimal.of(asset.residual).isZero(),
      'residual',
      'ASSET_RESIDUAL_NEEDED',
    ],
    [asset.acquiredOn > today, 'acquiredOn', 'DATE_IN_FUTURE'],
    [asset.usedFrom < asset.acquiredOn, 'usedFrom', 'ASSET_USED_BEFORE'],
    [input.postedOn !== undefined && input.postedOn < asset.acquiredOn, 'postedOn', 'ASSET_POSTED_BEFORE'],
    [input.postedOn !== undefined && input.postedOn > today, 'postedOn', 'DATE_IN_FUTURE'],
    [documentId !== undefined && lineNumber === undefined, 'lineNumber', 'REQUIRED'],
    [documentId === undefined && lineNumber !== undefined, 'documentId', 'REQUIRED'],
  ]
  return [
    ...rules.flatMap(([isWrong, path, code]) => (isWrong ? [{ path, code }] : [])),
    ...openingIssues(input, asset, today),
  ]
}

const isBetween = (rate: string) => Decimal.of(rate).isPositive() && Decimal.of(rate).lt(100)

/** An asset of before has the day up to which other books have it, and what they have of it. */
function openingIssues(input: AssetInput, asset: Resolved, today: string): BookIssue[] {
  const { openingUntil, openingDepreciation, openingTaxValue } = input
  if (openingUntil === undefined)
    return openingDepreciation === undefined && openingTaxValue === undefined
      ? []
      : [{ path: 'openingUntil', code: 'REQUIRED' }]
  const rules: readonly (readonly [boolean, string, string])[] = [
    [!openingUntil.endsWith('-03-31') || openingUntil >= today, 'openingUntil', 'ASSET_OPENING_DAY'],
    [openingUntil < asset.usedFrom, 'openingUntil', 'ASSET_OPENING_BEFORE'],
    [openingDepreciation === undefined, 'openingDepreciation', 'REQUIRED'],
    [
      Decimal.of(asset.openingDepreciation ?? '0').gt(asset.cost),
      'openingDepreciation',
      'ASSET_OPENING_ABOVE',
    ],
    [asset.taxBlock !== undefined && openingTaxValue === undefined, 'openingTaxValue', 'REQUIRED'],
    [Decimal.of(asset.openingTaxValue ?? '0').gt(asset.cost), 'openingTaxValue', 'ASSET_OPENING_ABOVE'],
    [input.account !== undefined || input.accountId !== undefined, 'account', 'ASSET_OPENING_ACCOUNT'],
    [input.documentId !== undefined, 'documentId', 'ASSET_OPENING_ACCOUNT'],
    [input.postedOn !== undefined, 'postedOn', 'ASSET_OPENING_ACCOUNT'],
  ]
  return rules.flatMap(([isWrong, path, code]) => (isWrong ? [{ path, code }] : []))
}
