import { taxHeadNames } from '@bahi/domain/returns/forms/gstr3b/set-off.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { readBalances } from '@bahi/gateways/gstn/balances.ts'
import type { PortalBalances } from '@bahi/gateways/gstn/balances.ts'
import { recordOf, recordsOf, textOf } from '@bahi/gateways/gstn/loose.ts'
import type { Loose } from '@bahi/gateways/gstn/loose.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { actionRefused } from '../ledger/index.ts'
import { answerOf } from './answer.ts'
import type { PeriodOf, ReturnPayment } from './forms.ts'
import { requireSession } from './push.ts'
import type { ReturnsAccess } from './session.ts'

type Open = Extract<ReturnsAccess, { kind: 'open' }>

/** Cash and credit as the portal has them now. */
export async function portalBalances(
  ctx: Ctx,
  { entityId, returnPeriod }: PeriodOf,
): Promise<PortalBalances> {
  return balancesOf(ctx, await requireSession(ctx, entityId), returnPeriod)
}

async function balancesOf(ctx: Ctx, { returns, who }: Open, period: string): Promise<PortalBalances> {
  const balances = readBalances(answerOf(ctx, await returns.balances(who, period)))
  if (!balances) throw new AppError('PORTAL_DOWN', { params: { reason: ctx.t('filing.refused.noBalances') } })
  return balances
}

/**
 * Pays the return from credit and cash, once: the portal pays whatever it is sent, so what it has as paid is looked at
 * first, and again where its answer was lost. Refuses where the cash ledger has too little.
 */
export async function payReturn(
  ctx: Ctx,
  access: Open,
  { returnPeriod }: PeriodOf,
  { content, cash }: ReturnPayment,
): Promise<void> {
  const { returns, who } = access
  const paid = async () =>
    recordOf(recordOf(answerOf(ctx, await returns.summary(who, 'gstr3b', returnPeriod)))?.['tx_pmt'])
  const before = await paid()
  if (before && areSame(before, content)) return
  // A summary has the payment before anything is paid, without amounts.
  if (before && !areSame(before, {})) throw actionRefused(ctx, 'filing.refused.paidOtherwise')
  const balances = await balancesOf(ctx, access, returnPeriod)
  const short = taxHeadNames.flatMap((head) => {
    const missing = Decimal.of(cash[head]).sub(balances.cash[head])
    return missing.isPositive() ? [`${ctx.t(`gstr1.${head}`)} ${missing.toFixed(2)}`] : []
  })
  if (short.length > 0) throw actionRefused(ctx, 'filing.refused.cashShort', { amounts: short.join(', ') })
  const outcome = await returns.offset(who, returnPeriod, content)
  if (outcome.kind !== 'unknown') {
    answerOf(ctx, outcome)
    return
  }
  const after = await paid()
  if (!after || !areSame(after, content)) answerOf(ctx, outcome)
}

/** Amounts by their names; those of zero may be left out. */
function areSame(paid: Loose, content: Loose): boolean {
  const [left, right] = [amountsOf(paid), amountsOf(content)]
  return [...new Set([...left.keys(), ...right.keys()])].every(
    (name) => Number(left.get(name) ?? 0) === Number(right.get(name) ?? 0),
  )
}

function amountsOf(payment: Loose): ReadonlyMap<string, string> {
  const credit = Object.entries(recordOf(payment['pditc']) ?? {})
  const cash = recordsOf(payment['pdcash']).flatMap(({ trans_typ: type, ...row }) =>
    Object.entries(row).map(([name, value]) => [`${textOf(type)} ${name}`, value] as const),
  )
  return new Map(
    [...credit, ...cash]
      .filter(([name]) => !/liab_ldg_id|trans_typ/.test(name))
      .map(([name, value]) => [name, textOf(value) ?? '0']),
  )
}
