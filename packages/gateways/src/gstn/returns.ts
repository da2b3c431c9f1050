import { done, hasCode, mapOutcome, unknown } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import { GstnCaller } from './call.ts'
import type { GstnClientParts, GstnRequest, GstnSession } from './call.ts'
import { gstnClassOf, gstnCodesOf } from './codes.ts'
import { textOf, recordOf, listOf } from './loose.ts'
import { readSaveState } from './save-state.ts'
import type { SaveState } from './save-state.ts'
import type { GstnPaths, GstnPortal } from './settings.ts'

/** Returns that are saved and filed at the portal. */
export type FilingForm = 'gstr1' | 'gstr1a' | 'iff' | 'gstr3b'

/** Path and code of each; the IFF is a GSTR-1 of the first two months of a quarter. */
const filings: Readonly<Record<FilingForm, { readonly path: keyof GstnPaths; readonly code: string }>> = {
  gstr1: { path: 'gstr1', code: 'R1' },
  gstr1a: { path: 'gstr1a', code: 'R1A' },
  iff: { path: 'gstr1', code: 'R1' },
  gstr3b: { path: 'gstr3b', code: 'R3B' },
}

/** A return that the portal has as filed; source: RETTRACK. */
export interface FiledReturn {
  readonly arn: string
  /** MMYYYY. */
  readonly period: string
  /** GSTR1, GSTR3B, ...: as the portal names it. */
  readonly type: string
  /** DD-MM-YYYY. */
  readonly filedOn: string
  readonly isValid: boolean
}

/**
 * Returns at the GST portal: save, state, summary, proceed, file. Saving the same records again changes nothing, so an
 * answer that was lost is asked for by saving again. Filing is final: after `unknown` only {@link filed} may follow,
 * never a second filing. Source: GSTN taxpayer API through a service provider.
 */
export class GstnReturns {
  readonly #caller: GstnCaller

  constructor(portal: GstnPortal, parts: GstnClientParts = {}) {
    this.#caller = new GstnCaller(portal, parts)
  }

  /** Saves a part of a return (JSON as it is uploaded). What became of it is told by {@link state}. */
  async save(
    who: GstnSession,
    form: FilingForm,
    period: string,
    content: unknown,
  ): Promise<Outcome<{ readonly reference: string }>> {
    return referenceIn(
      await this.#call(who, {
        call: 'saveReturn',
        method: 'PUT',
        path: filings[form].path,
        action: 'RETSAVE',
        period,
        payload: content,
        isRepeatable: true,
      }),
    )
  }

  /** What became of a part that was saved, proceeded with or reset. */
  async state(who: GstnSession, period: string, reference: string): Promise<Outcome<SaveState>> {
    const sent = await this.#read(who, 'returnState', 'returns', 'RETSTATUS', period, { ref_id: reference })
    if (sent.kind !== 'done') return sent
    const state = readSaveState(sent.value)
    return state ? done(state) : unreadable('state of a saved return')
  }

  /**
   * Sums by section as the portal has them, with their check sums: what is filed. Undefined: nothing is saved there.
   * The content is given back whole, for filing sends it as it came.
   */
  summary(who: GstnSession, form: FilingForm, period: string): Promise<Outcome<unknown>> {
    return this.#readOrNothing(who, 'returnSummary', filings[form].path, 'RETSUM', period)
  }

  /** Records of a section as the portal has them. Undefined: none. */
  records(who: GstnSession, form: FilingForm, period: string, section: string): Promise<Outcome<unknown>> {
    return this.#readOrNothing(who, 'returnRecords', filings[form].path, section, period)
  }

  /** Makes the saved records the return that can be filed. Asked for twice it is done once. */
  async proceed(
    who: GstnSession,
    form: FilingForm,
    period: string,
    isNil: boolean,
  ): Promise<Outcome<{ readonly reference?: string }>> {
    const sent = await this.#call(who, {
      call: 'proceedToFile',
      method: 'POST',
      path: 'proceed',
      action: 'RETNEWPTF',
      period,
      payload: {
        gstin: who.account.gstin,
        ret_period: period,
        isnil: isNil ? 'Y' : 'N',
        // Without it the portal takes GSTR-1. That 1A is named here, as in a reset, is not documented.
        ...(form === 'gstr1a' ? { form_typ: filings[form].code } : {}),
      },
      isRepeatable: true,
    })
    if (hasCode(sent, ...gstnCodesOf('readyToFile'))) return done({})
    return sent.kind === 'done' ? referenceIn(sent) : sent
  }

  /** Removes all that was saved for a period and is not filed. */
  async reset(
    who: GstnSession,
    form: FilingForm,
    period: string,
  ): Promise<Outcome<{ readonly reference: string }>> {
    return referenceIn(
      await this.#call(who, {
        call: 'resetReturn',
        method: 'POST',
        path: 'returns',
        action: 'RESET',
        period,
        payload: { gstin: who.account.gstin, ret_period: period, form_typ: filings[form].code },
        isRepeatable: true,
      }),
    )
  }

  /** Pays a GSTR-3B from credit and cash. */
  async offset(who: GstnSession, period: string, content: unknown): Promise<Outcome<unknown>> {
    return this.#call(who, {
      call: 'offsetLiability',
      method: 'PUT',
      path: 'gstr3b',
      action: 'RETOFFSET',
      period,
      payload: content,
      isRepeatable: false,
    })
  }

  /** Has the portal send the code that signs a return to the person of the PAN. */
  async requestSigningCode(who: GstnSession, form: FilingForm, pan: string): Promise<Outcome<undefined>> {
    const sent = await this.#call(who, {
      call: 'requestSigningCode',
      method: 'POST',
      path: 'authenticate',
      action: 'EVCOTP',
      beside: { gstin: who.account.gstin, pan, form_type: filings[form].code },
      isRepeatable: true,
    })
    return mapOutcome(sent, () => undefined)
  }

  /** Files with the code (EVC). `summary` is the newest of {@link summary}, whole. */
  async file(
    who: GstnSession,
    form: FilingForm,
    period: string,
    how: { readonly summary: unknown; readonly pan: string; readonly code: string },
  ): Promise<Outcome<{ readonly arn: string }>> {
    const sent = await this.#call(who, {
      call: 'fileReturn',
      method: 'POST',
      path: filings[form].path,
      action: 'RETFILE',
      period,
      payload: how.summary,
      beside: { st: 'EVC', sid: `${how.pan}|${how.code}` },
      isRepeatable: false,
    })
    if (sent.kind !== 'done') return sent
    const arn = textOf(recordOf(sent.value)?.['ack_num'])
    return arn ? done({ arn }) : unreadable('filing')
  }

  /** Filed returns of a financial year ('2026-27'), known to anybody. None filed is an empty list. */
  async filed(gstin: string, financialYear: string): Promise<Outcome<readonly FiledReturn[]>> {
    const query = new URLSearchParams({ action: 'RETTRACK', gstin, fy: financialYear }).toString()
    const sent = await this.#caller.send('filedReturns', 'public', {
      method: 'GET',
      path: `${this.#caller.path('track')}?${query}`,
      headers: this.#caller.headers({ stateCode: gstin.slice(0, 2) }),
    })
    if (isNoData(sent)) return done([])
    if (sent.kind !== 'done') return sent
    const rows = listOf(recordOf(sent.value)?.['EFiledlist'])
    return rows ? done(rows.flatMap(filedRow)) : unreadable('filed returns')
  }

  /** What the portal fills into a GSTR-3B. Undefined: it has nothing yet. */
  autoFilled(who: GstnSession, period: string): Promise<Outcome<unknown>> {
    return this.#readOrNothing(who, 'autoFilled3b', 'gstr3b', 'AUTOLIAB', period)
  }

  /** GSTR-2B of a period, part `file` of several. Undefined: not generated, or nothing in it. */
  gstr2b(who: GstnSession, period: string, file?: number): Promise<Outcome<unknown>> {
    const part = file === undefined ? {} : { file_num: String(file) }
    return this.#readOrNothing(who, 'gstr2b', 'gstr2b', 'GET2B', period, { rtnprd: period, ...part })
  }

  /** Records of a section of GSTR-2A. Undefined: none. */
  gstr2a(who: GstnSession, period: string, section: string): Promise<Outcome<unknown>> {
    return this.#readOrNothing(who, 'gstr2a', 'gstr2a', section, period)
  }

  /** Records of a section of the invoice management system. Undefined: none. */
  ims(who: GstnSession, section: string): Promise<Outcome<unknown>> {
    return this.#readOrNothing(who, 'imsRecords', 'ims', 'GETINV', undefined, { section })
  }

  /** Accepts, rejects or keeps pending records of the invoice management system. */
  async decide(who: GstnSession, content: unknown): Promise<Outcome<{ readonly reference: string }>> {
    return referenceIn(
      await this.#call(who, {
        call: 'decideIms',
        method: 'PUT',
        path: 'ims',
        action: 'SAVE',
        payload: content,
        isRepeatable: true,
      }),
    )
  }

  /** What became of decisions that were sent. */
  async decisionState(who: GstnSession, reference: string): Promise<Outcome<SaveState>> {
    const query = { int_tran_id: reference }
    const sent = await this.#read(who, 'imsState', 'ims', 'REQSTS', undefined, query)
    if (sent.kind !== 'done') return sent
    const state = readSaveState(sent.value)
    return state ? done(state) : unreadable('state of decisions')
  }

  /** Balances of the ledgers: cash, credit and liability in one answer. */
  balances(who: GstnSession, period: string): Promise<Outcome<unknown>> {
    return this.#readOrNothing(who, 'ledgerBalances', 'ledgers', 'BAL', period, { ret_period: period })
  }

  /** Entries of a ledger between two days (DD-MM-YYYY). Undefined: none. */
  ledger(
    who: GstnSession,
    which: 'CASH' | 'ITC' | 'TAX' | 'REVRCLM',
    from: string,
    to: string,
  ): Promise<Outcome<unknown>> {
    return this.#readOrNothing(who, 'ledger', 'ledgers', which, undefined, { fr_dt: from, to_dt: to })
  }

  #call(who: GstnSession, request: GstnRequest): Promise<Outcome<unknown>> {
    return this.#caller.inSession(who, request)
  }

  #read(
    who: GstnSession,
    call: string,
    path: keyof GstnPaths,
    action: string,
    period?: string,
    query: Readonly<Record<string, string>> = {},
  ): Promise<Outcome<unknown>> {
    return this.#call(who, {
      call,
      method: 'GET',
      path,
      action,
      ...(period === undefined ? {} : { period }),
      query: {
        gstin: who.account.gstin,
        ...(period === undefined ? {} : { ret_period: period }),
        ...query,
      },
      isRepeatable: true,
    })
  }

  /** 'No data' is an answer, no failure. */
  async #readOrNothing(
    who: GstnSession,
    call: string,
    path: keyof GstnPaths,
    action: string,
    period?: string,
    query?: Readonly<Record<string, string>>,
  ): Promise<Outcome<unknown>> {
    const sent = await this.#read(who, call, path, action, period, query)
    return isNoData(sent) ? done(undefined) : sent
  }
}

const unreadable = (what: string) =>
  unknown('unreadableReply', `The reply (${what}) has another form than expected`)

function isNoData(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'rejected' && outcome.errors.some(({ code }) => gstnClassOf(code) === 'noData')
}

function referenceIn(outcome: Outcome<unknown>): Outcome<{ readonly reference: string }> {
  if (outcome.kind !== 'done') return outcome
  const reply = recordOf(outcome.value)
  const reference = textOf(reply?.['reference_id']) ?? textOf(reply?.['ref_id'])
  return reference ? done({ reference }) : unreadable('reference')
}

function filedRow(row: unknown): FiledReturn[] {
  const reply = recordOf(row)
  const [arn, period, type] = [textOf(reply?.['arn']), textOf(reply?.['ret_prd']), textOf(reply?.['rtntype'])]
  if (!reply || !arn || !period || !type) return []
  const filedOn = textOf(reply['dof']) ?? ''
  return [{ arn, period, type, filedOn, isValid: textOf(reply['valid']) !== 'N' }]
}
