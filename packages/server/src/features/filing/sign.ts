import { istDateOf } from '@bahi/domain/cal/date.ts'
import { sandboxOtp } from '@bahi/gateways/sandbox/gstn/sign-in.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, refuseField } from '../../platform/errors.ts'
import { actionRefused } from '../ledger/index.ts'
import { ask, waitedFor } from '../portals/index.ts'
import { answerOf } from './answer.ts'
import type { FiledForm, PeriodOf } from './forms.ts'
import { keepSummary, setState } from './keep.ts'
import { codeSeat } from './perform-file.ts'
import { payReturn } from './pay.ts'
import { filingRow } from './perform-push.ts'
import type { FilingRow } from './perform-push.ts'
import { isAsPushed, requireSession, sourceOf } from './push.ts'
import { performers } from './runner.ts'
import { filingOfPeriod } from './state.ts'
import { messageOf } from './words.ts'

export type Sign = PeriodOf & { readonly pan?: string | undefined }
export interface Code {
  readonly otp: string
}

/** Proceeds with what is saved, fetches its sums, and has the portal send the code. */
export async function requestFilingCode(ctx: Ctx, form: FiledForm, { pan, ...place }: Sign) {
  const { filing, isNil, signatory, payment } = await ctx.inTransaction(async (inside) => {
    inside.requireEntity(place.entityId, 'RET_FIL')
    const head = await sourceOf(form).head(inside, place)
    if (head.to >= inside.today()) throw refuseField('returnPeriod', 'PERIOD_NOT_OVER', { until: head.to })
    const found = await readyToSign(inside, form, place)
    return {
      filing: found,
      isNil: await isEmpty(inside, found.id),
      signatory: pan ?? found.signatoryPan ?? head.pan,
      payment: await sourceOf(form).payment?.(inside, place),
    }
  })
  const access = await requireSession(ctx, place.entityId)
  const { returns, who, provider } = access
  if (payment) await payReturn(ctx, access, place, payment)
  else if (filing.state !== 'Ready') {
    const proceeded = answerOf(ctx, await returns.proceed(who, form, place.returnPeriod, isNil))
    if (proceeded.reference !== undefined) await processed(ctx, place, proceeded.reference)
  }
  const summary = answerOf(ctx, await returns.summary(who, form, place.returnPeriod))
  await ctx.inTransaction(async ({ db }) => {
    await keepSummary(db, filing.id, summary)
    await setState(db, filing.id, 'Ready')
    await sql`update return_filings set signatory_pan = ${signatory} where subscriber_id = current_subscriber() and id = ${filing.id}`.execute(
      db,
    )
  })
  answerOf(ctx, await returns.requestSigningCode(who, form, signatory))
  const shown = await filingOfPeriod(ctx, form, place)
  return { ...shown, sandboxCode: provider === 'Sandbox' ? sandboxOtp : null }
}

/** Files with the code. The period is locked in the transaction that decides it, and opened again where it fails. */
export async function fileReturnOf(
  ctx: Ctx,
  form: FiledForm,
  { otp, ...place }: PeriodOf & Code,
): Promise<{ arn: string; filedOn: string }> {
  await requireSession(ctx, place.entityId)
  const intentId = await ctx.inTransaction(async (inside) => {
    inside.requireEntity(place.entityId, 'RET_FIL')
    const filing = await readyToSign(inside, form, place)
    if (filing.state !== 'Ready' || filing.signatoryPan === null)
      throw actionRefused(ctx, 'filing.refused.noCode')
    await sourceOf(form).mark(inside, place, istDateOf(inside.clock()))
    const seat = codeSeat(inside.subscriberId, place.entityId)
    const request = {
      sealedCode: inside.portals.secrets.seal(otp, seat).toString('base64'),
      pan: filing.signatoryPan,
    }
    const [id] = await ask(inside.db, [
      { entityId: place.entityId, portal: 'gstn', operation: 'fileReturn', filingId: filing.id, request },
    ])
    if (id === undefined) throw actionRefused(ctx, 'filing.refused.busy')
    return id
  })
  const end = await waitedFor(ctx, { entityId: place.entityId, portal: 'gstn' }, performers(), intentId)
  if (!end || !['Done', 'Rejected', 'Stopped'].includes(end.state))
    throw new AppError('PORTAL_DOWN', { params: { reason: ctx.t('filing.refused.answerLost') } })
  if (end.state !== 'Done') {
    const reason = (end.outcome?.errors ?? []).map((error) => messageOf(ctx, error)).join('; ')
    throw new AppError('PORTAL_REFUSED', { params: { reason } })
  }
  const { arn, filedOn } = await filingOfPeriod(ctx, form, place)
  return { arn: arn!, filedOn: filedOn! }
}

/** Removes from the portal what was saved and is not filed. */
export async function resetReturnOf(ctx: Ctx, form: FiledForm, place: PeriodOf) {
  await requireSession(ctx, place.entityId)
  const intentId = await ctx.inTransaction(async (inside) => {
    inside.requireEntity(place.entityId, 'RET_PSH')
    const filing = await pushed(inside, form, place)
    if (filing.state === 'Filed') throw actionRefused(ctx, 'gstReturn.alreadyFiled')
    const [id] = await ask(inside.db, [
      { entityId: place.entityId, portal: 'gstn', operation: 'resetReturn', filingId: filing.id },
    ])
    if (id === undefined) throw actionRefused(ctx, 'filing.refused.busy')
    return id
  })
  const end = await waitedFor(ctx, { entityId: place.entityId, portal: 'gstn' }, performers(), intentId)
  if (end?.state === 'Rejected') {
    const reason = (end.outcome?.errors ?? []).map((error) => messageOf(ctx, error)).join('; ')
    throw new AppError('PORTAL_REFUSED', { params: { reason } })
  }
  return filingOfPeriod(ctx, form, place)
}

/** The filing where all that the books have is at the portal, and nothing is under way. */
async function readyToSign(ctx: Ctx, form: FiledForm, place: PeriodOf): Promise<FilingRow> {
  const filing = await pushed(ctx, form, place)
  if (filing.state === 'Filed') throw actionRefused(ctx, 'gstReturn.alreadyFiled')
  if (filing.state === 'SavedInPart' || filing.state === 'Refused')
    throw actionRefused(ctx, 'filing.refused.hasRefused')
  if (filing.state === 'Pushing') throw actionRefused(ctx, 'filing.refused.busy')
  const { changedSince } = await filingOfPeriod(ctx, form, place)
  if (changedSince > 0) throw actionRefused(ctx, 'filing.refused.changed', { count: String(changedSince) })
  // Figures change without a document too: what was added by hand, interest that grows.
  if (sourceOf(form).hasOwnFigures && !(await isAsPushed(ctx, form, { ...place, filingId: filing.id })))
    throw actionRefused(ctx, 'filing.refused.figuresChanged')
  return filing
}

async function pushed(ctx: Ctx, form: FiledForm, { entityId, returnPeriod }: PeriodOf): Promise<FilingRow> {
  const { rows } = await sql<{
    id: number
  }>`select id from return_filings where subscriber_id = current_subscriber()
    and entity_id = ${entityId} and form = ${form} and return_period = ${returnPeriod} for update`.execute(
    ctx.db,
  )
  if (!rows[0]) throw actionRefused(ctx, 'filing.refused.notPushed')
  return filingRow(ctx.db, rows[0].id)
}

async function isEmpty(ctx: Ctx, filingId: number): Promise<boolean> {
  const { rows } = await sql<{ isEmpty: boolean }>`select not exists (select from return_filing_records
    where subscriber_id = current_subscriber() and filing_id = ${filingId}) as is_empty`.execute(ctx.db)
  return rows[0]!.isEmpty
}

/** How often the portal is asked whether it has proceeded. */
const looks = 12

async function processed(ctx: Ctx, { entityId, returnPeriod }: PeriodOf, reference: string): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    const { returns, who } = await requireSession(ctx, entityId)
    const state = answerOf(ctx, await returns.state(who, returnPeriod, reference))
    if (state.kind === 'saved') return
    if (state.kind !== 'waiting')
      throw new AppError('PORTAL_REFUSED', {
        params: {
          reason: ('errors' in state ? state.errors : state.refused)
            .map((error) => messageOf(ctx, error))
            .join('; '),
        },
      })
    await new Promise((later) => setTimeout(later, 200 * 2 ** Math.min(look, 5)))
  }
  throw new AppError('PORTAL_DOWN', { params: { reason: ctx.t('filing.refused.stillAtWork') } })
}
