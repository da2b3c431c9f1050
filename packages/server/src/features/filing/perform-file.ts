import { istDateOf } from '@bahi/domain/cal/date.ts'
import { financialYearOfPeriod } from '@bahi/domain/cal/period.ts'
import { readGstnDate } from '@bahi/gateways/gstn/dates.ts'
import { gstnClassOf } from '@bahi/gateways/gstn/codes.ts'
import type { Outcome, PortalError } from '@bahi/gateways/outcome.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { laterOf, laterStep, markSent } from '../portals/index.ts'
import type { Intent, Performer, Prepared, Runner, Step } from '../portals/index.ts'
import { formsOfReturns } from './forms.ts'
import { setState } from './keep.ts'
import { filingRow, sessionNeeded } from './perform-push.ts'
import type { FilingRow } from './perform-push.ts'
import { returnsAccess, storedAccess } from './session.ts'
import type { ReturnsAccess } from './session.ts'

/** What is in the intent: the code, sealed, and whose it is. */
export interface FileRequest {
  readonly sealedCode: string
  readonly pan: string
}

/** Types of filed returns as the portal's public list names them; the IFF is none of its own. */
const typeAtPortal: Readonly<Record<string, readonly string[]>> = {
  gstr1: ['GSTR1'],
  gstr1a: ['GSTR1A'],
  iff: ['IFF', 'GSTR1'],
  gstr3b: ['GSTR3B'],
}

/**
 * Files a return, exactly once: where an answer was lost it is looked up among the filed returns and never sent again;
 * one that is not there needs a new code.
 */
export const fileReturn: Performer = {
  async prepare(db, intent, runner): Promise<Prepared | undefined> {
    const filing = await filingRow(db, intent.filingId!)
    const stored = await storedAccess(db, filing.entityId)
    await markSent(db, intent)
    const place = { subscriberId: runner.subscriberId, entityId: filing.entityId }
    return {
      async send(mayBeDone) {
        const access = await returnsAccess(runner, place, stored)
        if (access.kind !== 'open') return mayBeDone ? sessionNeeded(access.kind) : notFiled(filing, [])
        return mayBeDone ? lookedUp(access, intent, filing, true) : filed(access, intent, filing, runner)
      },
    }
  },
}

type Open = Extract<ReturnsAccess, { kind: 'open' }>

async function filed(access: Open, intent: Intent, filing: FilingRow, runner: Runner): Promise<Step> {
  const { returns, who } = access
  const { form, returnPeriod, entityId } = filing
  const request = intent.request as unknown as FileRequest
  const sealed = Buffer.from(request.sealedCode, 'base64')
  const code = runner.portals.secrets.open(sealed, codeSeat(runner.subscriberId, entityId))
  // The sums are fetched now: the portal refuses those of a moment ago.
  const summary = await returns.summary(who, form, returnPeriod)
  if (summary.kind !== 'done') return notFiled(filing, errorsOf(summary))
  const outcome = await returns.file(who, form, returnPeriod, {
    summary: summary.value,
    pan: request.pan,
    code,
  })
  switch (outcome.kind) {
    case 'done':
      return done(filing, outcome.value.arn, istDateOf(runner.clock()))
    case 'unknown':
      return laterStep(intent, laterOf(outcome, true))
    default:
      return outcome.errors.some((error) => gstnClassOf(error.code) === 'filed')
        ? lookedUp(access, intent, filing, false)
        : notFiled(filing, errorsOf(outcome))
  }
}

/** Among the returns that the portal has as filed. `mayBeLate`: it may list it in a while. */
async function lookedUp(access: Open, intent: Intent, filing: FilingRow, mayBeLate: boolean): Promise<Step> {
  const { gstin } = access.who.account
  const list = await access.returns.filed(gstin, financialYearOfPeriod(filing.returnPeriod))
  if (list.kind !== 'done') return laterStep(intent, laterOf(list, true))
  const found = list.value.find(
    ({ period, type, isValid }) =>
      isValid && period === filing.returnPeriod && (typeAtPortal[filing.form] ?? []).includes(type),
  )
  if (found) return done(filing, found.arn, readGstnDate(found.filedOn))
  if (mayBeLate && intent.attempts < lookUps) {
    return {
      settled: {
        state: 'Unknown',
        outcome: { reason: 'timeOut' },
        retryAfterMs: 1000 * 4 ** intent.attempts,
      },
    }
  }
  return notFiled(filing, [{ code: '', message: 'notListed' }])
}

/** How often the list is looked at before a lost filing counts as not done. */
const lookUps = 4

const errorsOf = (outcome: Exclude<Outcome<unknown>, { kind: 'done' }>): readonly PortalError[] =>
  outcome.errors.length > 0 || !('detail' in outcome)
    ? outcome.errors
    : [{ code: '', message: outcome.detail }]

const done = (filing: FilingRow, arn: string, filedOn: string | undefined): Step => ({
  settled: { state: 'Done', outcome: { arn } },
  keep: async (db) => {
    const day = filedOn ?? istDateOf(new Date())
    await formsOfReturns[filing.form].keepArn(db, filing, { arn, filedOn: day })
    await sql`update return_filings set state = 'Filed', arn = ${arn}, filed_on = ${day}::date, version = version + 1, changed_at = now(),
      changed_by = current_user_id() where subscriber_id = current_subscriber() and id = ${filing.id}`.execute(
      db,
    )
  },
})

/** The period is open again. */
const notFiled = (filing: FilingRow, errors: readonly PortalError[]): Step => ({
  settled: { state: 'Rejected', outcome: { errors } },
  keep: async (db: Db) => {
    await formsOfReturns[filing.form].unmark(db, filing)
    await setState(db, filing.id, 'Saved')
  },
})

export const codeSeat = (subscriberId: number, entityId: number): string =>
  `gstnFilingCode:${subscriberId}:${entityId}`
