import { randomInt, randomUUID } from 'node:crypto'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { isFinancialYear, isReturnPeriod } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { gstnDate } from '../../gstn/dates.ts'
import { textOf } from '../../gstn/loose.ts'
import type { Loose } from '../../gstn/loose.ts'
import { jsonReply } from '../http.ts'
import type { PortalReply, PortalRequest } from '../http.ts'
import type { SandboxState } from '../state.ts'
import { decideIms, imsRecords, imsSections } from './ims.ts'
import { recordSections, sectionOf, wholeSections } from './return-records.ts'
import { summaryOf } from './return-summary.ts'
import { saveReturn } from './save-return.ts'
import { gstnRefusal, sandboxOtp } from './sign-in.ts'
import { isGenerated, statementOf } from './statement-2b.ts'
import type { HeldReturn, ReturnCode } from './held-returns.ts'

/** What an answer of a session works with. */
export interface ReturnCall {
  readonly state: SandboxState
  readonly gstin: string
  readonly request: PortalRequest
  readonly content: Loose
  readonly plain: Loose
}

/** Content of the answer, or the refusal. */
export type ReturnAnswer = { readonly content: unknown } | { readonly refusal: PortalReply }

type Answer = (call: ReturnCall) => ReturnAnswer | Promise<ReturnAnswer>

const good = (content: unknown): ReturnAnswer => ({ content })
const bad = (code: string, message: string): ReturnAnswer => ({ refusal: gstnRefusal(code, message) })

const codeOfPath: Readonly<Record<string, ReturnCode>> = {
  '/returns/gstr1': 'R1',
  '/returns/gstr1a': 'R1A',
  '/returns/gstr3b': 'R3B',
}

/** Path and action of each call; `*` is any action of the path. */
export const returnAnswers: Readonly<Record<string, Answer>> = {
  'PUT /returns/gstr1 RETSAVE': save,
  'PUT /returns/gstr1a RETSAVE': save,
  'PUT /returns/gstr3b RETSAVE': save,
  'GET /returns RETSTATUS': status,
  'GET /returns/gstr1 RETSUM': summary,
  'GET /returns/gstr1a RETSUM': summary,
  'GET /returns/gstr3b RETSUM': summary,
  'GET /returns/gstr1 *': section,
  'GET /returns/gstr1a *': section,
  'POST /returns/gstrptf RETNEWPTF': proceed,
  'POST /returns RESET': reset,
  'PUT /returns/gstr3b RETOFFSET': offset,
  'POST /returns/gstr1 RETFILE': file,
  'POST /returns/gstr1a RETFILE': file,
  'POST /returns/gstr3b RETFILE': file,
  'POST /authenticate EVCOTP': () => good({}),
  'GET /returns/gstr2b GET2B': twoB,
  'GET /ims GETINV': inbox,
  'PUT /ims SAVE': decide,
  'GET /ims REQSTS': status,
  'GET /ledgers BAL': balances,
}

const periodOf = ({ request, content }: ReturnCall): string =>
  request.header('ret_period') || (textOf(content['ret_period'] ?? content['fp']) ?? '')

function heldOf(call: ReturnCall): HeldReturn {
  const code = codeOfPath[pathOf(call.request)] ?? 'R1'
  return call.state.returns.of(call.gstin, code, periodOf(call))
}

export const pathOf = ({ path }: PortalRequest): string => path.replace('/taxpayerapi', '')

async function save(call: ReturnCall): Promise<ReturnAnswer> {
  const held = heldOf(call)
  if (held.filed) return bad('AUTH117', 'The return of the period is filed already')
  const period = periodOf(call)
  const closed = held.code === 'R1A' ? closedFor1a(call) : undefined
  if (closed) return closed
  if (!isReturnPeriod(period)) return bad('AUTH113', 'The return period is invalid')
  const to = { gstin: call.gstin, code: held.code, period }
  return good({ reference_id: await saveReturn(call.state, to, call.content) })
}

/** GSTR-1A is open from GSTR-1 of the period to its GSTR-3B. The codes are our own: the portal's are not documented. */
function closedFor1a(call: ReturnCall): ReturnAnswer | undefined {
  const { returns } = call.state
  if (!returns.of(call.gstin, 'R1', periodOf(call)).filed)
    return bad('RET191198', 'GSTR-1 of the period is not filed')
  return returns.of(call.gstin, 'R3B', periodOf(call)).filed
    ? bad('RET191198', 'GSTR-3B of the period is filed')
    : undefined
}

/** Parts of GSTR-1 are at work for a moment: the first question is answered with 'in process'. */
function status(call: ReturnCall): ReturnAnswer {
  const { state, request, gstin } = call
  const reference = request.query.get('ref_id') ?? request.query.get('int_tran_id') ?? ''
  const part = state.returns.parts.get(reference)
  if (!part || part.gstin !== gstin) return bad('RET11416', 'No such reference')
  if (state.isFirstQuestion(reference))
    return good({ form_typ: part.code, status_cd: 'IP', action: part.action })
  return good({
    form_typ: part.code,
    status_cd: part.status,
    action: part.action,
    ...(part.report === undefined ? {} : { error_report: part.report }),
  })
}

function summary(call: ReturnCall): ReturnAnswer {
  const held = heldOf(call)
  if (held.code === 'R3B') {
    return held.content ? good(summaryOf3b(held)) : bad('RET13510', 'No details are saved')
  }
  if (held.records.size === 0 && !held.isNil) return bad('RET13510', 'No details are saved')
  return good(summaryOf(held.gstin, held.period, [...held.records.values()], held.isNil))
}

const summaryOf3b = ({ content, offset, gstin, period }: HeldReturn): Loose => ({
  ...content,
  gstin,
  ret_period: period,
  // There before anything is paid, as at the portal.
  tx_pmt: offset ?? { pdcash: [], pditc: {} },
})

function section(call: ReturnCall): ReturnAnswer {
  const wanted = (call.request.query.get('action') ?? '').toLowerCase()
  const name = { hsnsum: 'hsn', dociss: 'doc_issue', txp: 'txpd', txpa: 'txpda' }[wanted] ?? wanted
  if (![...recordSections, ...wholeSections].includes(name)) return bad('RET11403', 'Unknown action')
  const records = [...heldOf(call).records.values()].filter((record) => record.section === name)
  return records.length === 0
    ? bad('RET13510', 'No details are saved')
    : good({ [name]: sectionOf(name, records) })
}

async function proceed(call: ReturnCall): Promise<ReturnAnswer> {
  const code = textOf(call.content['form_typ']) === 'R1A' ? 'R1A' : 'R1'
  const held = call.state.returns.of(call.gstin, code, periodOf(call))
  if (held.filed) return bad('RT_FIL_02', 'The return is filed already')
  if (held.isReady) return bad('RET00003', 'The return is ready to file already')
  const isNil = call.content['isnil'] === 'Y'
  if (isNil !== (held.records.size === 0)) {
    return bad('RET191106', isNil ? 'Details are saved: this is no nil return' : 'No details are saved')
  }
  const reference = randomUUID()
  const part = { gstin: call.gstin, code, period: held.period, action: 'PROCEED', status: 'P' } as const
  await call.state.record({ kind: 'returnReady', reference, part, isNil })
  return good({ reference_id: reference })
}

async function reset(call: ReturnCall): Promise<ReturnAnswer> {
  const wanted = textOf(call.content['form_typ'])
  const code = wanted === 'R1A' || wanted === 'R3B' ? wanted : 'R1'
  const held = call.state.returns.of(call.gstin, code, periodOf(call))
  if (held.filed) return bad('RT_FIL_02', 'The return is filed already')
  const reference = randomUUID()
  const part = { gstin: call.gstin, code, period: held.period, action: 'RESET', status: 'P' } as const
  await call.state.record({ kind: 'returnReset', reference, part })
  return good({ reference_id: reference })
}

async function offset(call: ReturnCall): Promise<ReturnAnswer> {
  const held = heldOf(call)
  if (held.filed) return bad('RT_FIL_02', 'The return is filed already')
  if (!held.content) return bad('RET13510', 'No details are saved')
  const { gstin, content } = call
  await call.state.record({ kind: 'returnOffset', gstin, period: held.period, content })
  return good({ status: 'Success' })
}

async function file(call: ReturnCall): Promise<ReturnAnswer> {
  const { state, gstin, plain, content } = call
  const held = heldOf(call)
  if (held.filed) return bad('RT_FIL_02', 'The return is filed already')
  const [pan, otp] = (textOf(plain['sid']) ?? '').split('|')
  if (plain['st'] !== 'EVC' || !pan || otp !== sandboxOtp) return bad('RET13509', 'OTP is invalid or expired')
  if (held.code !== 'R3B' && !held.isReady) return bad('RT_FIL_10', 'Proceed to file first')
  if (held.code === 'R3B') {
    if (!state.returns.of(gstin, 'R1', held.period).filed)
      return bad('RT-R3BQ1004', 'GSTR-1 of the period is not filed')
    if (!held.content) return bad('RET13510', 'No details are saved')
  }
  const newest =
    held.code === 'R3B'
      ? summaryOf3b(held)
      : summaryOf(gstin, held.period, [...held.records.values()], held.isNil)
  if (JSON.stringify(content) !== JSON.stringify(newest))
    return bad('RT_FIL_09', 'The summary is not the latest')
  const at = state.now().toISOString()
  const arn = `AA${gstin.slice(0, 2)}${held.period.slice(0, 2)}${held.period.slice(4)}${String(randomInt(10_000_000)).padStart(7, '0')}`
  await state.record({ kind: 'returnFiled', gstin, code: held.code, period: held.period, arn, at })
  return good({ ack_num: arn })
}

function twoB(call: ReturnCall): ReturnAnswer {
  const period = call.request.query.get('rtnprd') ?? ''
  if (!isReturnPeriod(period)) return bad('AUTH113', 'The return period is invalid')
  if (!isGenerated(period, istDateOf(call.state.now())))
    return bad('RET2B1023', 'GSTR-2B is not generated yet')
  const statement = statementOf(call.state, call.gstin, period)
  return statement ? good(statement) : bad('RET2B1016', 'No details are available')
}

function inbox(call: ReturnCall): ReturnAnswer {
  const wanted = (call.request.query.get('section') ?? '').toLowerCase()
  if (!imsSections.includes(wanted)) return bad('RET11403', 'Unknown section')
  const records = imsRecords(call.state, call.gstin, wanted)
  return records.length === 0 ? bad('RET13510', 'No details are available') : good({ [wanted]: records })
}

async function decide(call: ReturnCall): Promise<ReturnAnswer> {
  return good({ reference_id: await decideIms(call.state, call.gstin, call.content) })
}

function balances({ state, gstin }: ReturnCall): ReturnAnswer {
  const { cash, credit } = state.returns.ledgersOf(gstin)
  const head = (value: string) => ({ tx: Number(value), intr: 0, pen: 0, fee: 0, oth: 0, tot: Number(value) })
  return good({
    gstin,
    cash_bal: {
      igst_tot_bal: Number(cash.igst),
      igst: head(cash.igst),
      cgst_tot_bal: Number(cash.cgst),
      cgst: head(cash.cgst),
      sgst_tot_bal: Number(cash.sgst),
      sgst: head(cash.sgst),
      cess_tot_bal: Number(cash.cess),
      cess: head(cash.cess),
    },
    itc_bal: {
      igst_bal: Number(Decimal.of(credit.igst).toFixed(2)),
      cgst_bal: Number(Decimal.of(credit.cgst).toFixed(2)),
      sgst_bal: Number(Decimal.of(credit.sgst).toFixed(2)),
      cess_bal: Number(Decimal.of(credit.cess).toFixed(2)),
    },
  })
}

const formOf: Readonly<Record<ReturnCode, string>> = { R1: 'GSTR1', R1A: 'GSTR1A', R3B: 'GSTR3B' }

/** Filed returns of a taxpayer, as anybody may ask for them. */
export function trackAnswer(state: SandboxState, query: URLSearchParams): PortalReply {
  const gstin = (query.get('gstin') ?? '').toUpperCase()
  const year = query.get('fy') ?? ''
  if (query.get('action') !== 'RETTRACK' || !isFinancialYear(year))
    return gstnRefusal('AUTH143', 'Parameters are invalid')
  const filed = state.returns.filed(gstin, year).map(({ code, period, filed: { arn, at } }) => ({
    arn,
    ret_prd: period,
    mof: 'ONLINE',
    dof: gstnDate(istDateOf(at)),
    rtntype: formOf[code],
    status: 'Filed',
    valid: 'Y',
  }))
  if (filed.length === 0) return gstnRefusal('RET11417', 'No return is filed')
  const content = Buffer.from(JSON.stringify({ EFiledlist: filed })).toString('base64')
  return jsonReply({ status_cd: '1', data: content })
}
