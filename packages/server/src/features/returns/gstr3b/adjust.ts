import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { gstr3bCalls } from '@bahi/contracts/gstr3b.ts'
import { rangeOfPeriod } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { cellRule, figureNames, isLocked } from '@bahi/domain/returns/forms/gstr3b/cells.ts'
import { stateOf } from '@bahi/domain/tables/states.ts'
import { withRules } from '@bahi/domain/tables/rules.ts'
import type { Ctx } from '../../../platform/context.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Issue } from '../../../platform/errors.ts'
import { actionRefused } from '../../ledger/index.ts'
import { addAdjustment, takeBackAdjustment } from '../adjustments.ts'
import type { Filing } from '../period.ts'
import { changesOf, figuresOf } from './figures.ts'
import { filing3b, lockedEntity, refuseNonFiler } from './filing.ts'
import { is3bFiled } from './state.ts'

type Calls = typeof gstr3bCalls
type Input = ParsedOf<Calls['adjust']>

export async function adjust(ctx: Ctx, input: Input): Promise<ReplyOf<Calls['adjust']>> {
  const filing = await openFiling(ctx, input)
  const changes = await changesOf(ctx)
  const issues = withRules(changes, () => issuesOf(input, filing))
  if (issues.length > 0) throw invalid(issues)
  const { section, reason, taxableValue, igst, cgst, sgst, cess } = input
  const id = await addAdjustment(
    ctx,
    'GSTR3B',
    filing,
    { section, reason },
    {
      taxableValue,
      igst,
      cgst,
      sgst,
      cess,
      placeOfSupply: input.placeOfSupply ?? null,
      recipients: input.recipients ?? null,
      inward: input.inward ?? null,
      interState: input.interState ?? null,
    },
  )
  // What the form cannot hold is seen once it is added to what the books say.
  const { sheet } = await figuresOf(ctx, filing)
  if (sheet.negative.includes(input.section))
    throw invalid(
      figureNames
        .filter((name) => Decimal.of(input[name]).isNegative())
        .map((name) => ({ path: name, code: 'CELL_NEGATIVE', params: { section: input.section } })),
    )
  return { id }
}

export async function withdrawAdjustment(
  ctx: Ctx,
  input: ParsedOf<Calls['withdrawAdjustment']>,
): Promise<undefined> {
  const filing = await openFiling(ctx, input)
  await takeBackAdjustment(ctx, 'GSTR3B', filing, input)
  return undefined
}

/** The return of the period while it can still be changed; nobody marks it as filed meanwhile. */
export async function openFiling(
  ctx: Ctx,
  input: { readonly entityId: number; readonly returnPeriod: string },
): Promise<Filing> {
  await lockedEntity(ctx, input.entityId, 'RET_PRP')
  const filing = await filing3b(ctx, input)
  refuseNonFiler(ctx, filing)
  if (await is3bFiled(ctx.db, filing)) throw actionRefused(ctx, 'gstr3b.filed')
  return filing
}

const isZero = (amount: string) => Decimal.of(amount).isZero()

function issuesOf(input: Input, filing: Filing): Issue[] {
  const { section } = input
  const rule = cellRule(section)
  const { to } = rangeOfPeriod(filing.returnPeriod, filing.frequency)
  const issue = (path: string, code: string): Issue => ({ path, code, params: { section } })
  if (rule.isComputed) return [issue('section', 'CELL_COMPUTED')]
  if (isLocked(section, to)) return [issue('section', 'CELL_LOCKED')]
  const issues: Issue[] = []
  for (const name of figureNames)
    if (!rule.holds.includes(name) && !isZero(input[name])) issues.push(issue(name, 'CELL_NOT_HELD'))
  if (figureNames.every((name) => isZero(input[name]))) issues.push(issue(rule.holds[0]!, 'CELL_EMPTY'))
  if (!rule.unequal && rule.holds.includes('sgst') && !Decimal.of(input.cgst).eq(input.sgst))
    issues.push(issue('sgst', 'CELL_UNEQUAL'))
  if (section === '3.2') {
    if (input.placeOfSupply === undefined) issues.push({ path: 'placeOfSupply', code: 'REQUIRED' })
    else if (stateOf(input.placeOfSupply) === undefined || input.placeOfSupply === filing.stateCode)
      issues.push(issue('placeOfSupply', 'CELL_PLACE'))
    if (input.recipients === undefined) issues.push({ path: 'recipients', code: 'REQUIRED' })
  } else
    for (const name of ['placeOfSupply', 'recipients'] as const)
      if (input[name] !== undefined) issues.push(issue(name, 'CELL_NOT_HELD'))
  for (const name of ['inward', 'interState'] as const)
    if (section === '5' && input[name] === undefined) issues.push({ path: name, code: 'REQUIRED' })
    else if (section !== '5' && input[name] !== undefined) issues.push(issue(name, 'CELL_NOT_HELD'))
  return issues
}
