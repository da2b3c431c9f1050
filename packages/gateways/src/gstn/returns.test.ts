import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import expectedSummary from '../../../domain/fixtures/returns/expected-gstr1-summary.json' with { type: 'json' }
import saveBody from '../../../domain/fixtures/returns/expected-gstr1-save-body.json' with { type: 'json' }
import { startedSandbox } from '../sandbox/sandbox.fixture.ts'
import { sandboxOtp } from '../sandbox/gstn/sign-in.ts'
import type { Outcome } from '../outcome.ts'
import type { GstnSession } from './call.ts'
import { GstnReturns } from './returns.ts'
import type { SaveState } from './save-state.ts'

const filer = saveBody.gstin
const period = saveBody.fp
const pan = filer.slice(2, 12)
const buyer = '29AAFCT5530Q1ZO'
/** After the month, in the window of its statement. */
const start = new Date('2025-12-08T11:00:00+05:30')

let world: Awaited<ReturnType<typeof startedSandbox>>
let portal: GstnReturns
beforeAll(async () => {
  world = await startedSandbox({}, start)
  portal = new GstnReturns({ ...world.sandbox.gstn, replyMs: 1500 }, { clock: world.now })
  for (const gstin of ['27AAHCS3347N1ZU', '29AAICS8126B1ZB'])
    await world.sandbox.state.record({
      kind: 'taxpayer',
      taxpayer: { gstin, legalName: 'A unit of a zone', type: 'SEZ', status: 'ACT' },
    })
})
afterAll(() => world.stop())

const valueOf = <T>(outcome: Outcome<T>): T => {
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome.value
}

async function signedIn(gstin: string): Promise<GstnSession> {
  const account = { gstin, userName: `user.${gstin.slice(2, 7)}` }
  const client = world.gstn()
  const { appKey } = valueOf(await client.requestOtp(account))
  return { account, session: valueOf(await client.openSession(account, appKey, sandboxOtp)) }
}

/** The first answer is that the portal is at work. */
async function settled(who: GstnSession, reference: string): Promise<SaveState> {
  expect(valueOf(await portal.state(who, period, reference))).toEqual({ kind: 'waiting' })
  return valueOf(await portal.state(who, period, reference))
}

describe('the worked month', () => {
  test('is saved, compared, proceeded with and filed once', async () => {
    const who = await signedIn(filer)
    expect(valueOf(await portal.summary(who, 'gstr1', period))).toBeUndefined()
    const { reference } = valueOf(await portal.save(who, 'gstr1', period, saveBody))
    expect(await settled(who, reference)).toEqual({ kind: 'saved' })

    const sums = sectionsOf(valueOf(await portal.summary(who, 'gstr1', period)))
    for (const name of [
      'B2B_4A',
      'B2B_4B',
      'B2B_SEZWP',
      'B2B_SEZWOP',
      'B2CL',
      'B2CS',
      'CDNR',
      'CDNUR',
    ] as const) {
      const { txval, iamt, camt, samt, csamt } = expectedSummary.sections[name]
      expect([name, sums[name]]).toEqual([
        name,
        { ttl_tax: txval, ttl_igst: iamt, ttl_cgst: camt, ttl_sgst: samt, ttl_cess: csamt },
      ])
    }

    expect(valueOf(await portal.proceed(who, 'gstr1', period, false)).reference).toBeDefined()
    // Asked for again, it is done once.
    expect(valueOf(await portal.proceed(who, 'gstr1', period, false))).toEqual({})
    const summary = valueOf(await portal.summary(who, 'gstr1', period))
    valueOf(await portal.requestSigningCode(who, 'gstr1', pan))
    expect(await portal.file(who, 'gstr1', period, { summary, pan, code: '000000' })).toMatchObject({
      kind: 'rejected',
      errors: [{ code: 'RET13509' }],
    })
    const old = { ...(summary as object), chksum: '0' }
    expect(await portal.file(who, 'gstr1', period, { summary: old, pan, code: sandboxOtp })).toMatchObject({
      errors: [{ code: 'RT_FIL_09' }],
    })
    const { arn } = valueOf(await portal.file(who, 'gstr1', period, { summary, pan, code: sandboxOtp }))
    expect(arn).toMatch(/^AA271125\d{7}$/)
    expect(valueOf(await portal.filed(filer, '2025-26'))).toEqual([
      { arn, period, type: 'GSTR1', filedOn: '08-12-2025', isValid: true },
    ])
    expect(await portal.file(who, 'gstr1', period, { summary, pan, code: sandboxOtp })).toMatchObject({
      errors: [{ code: 'RT_FIL_02' }],
    })
    expect(await portal.save(who, 'gstr1', period, saveBody)).toMatchObject({ errors: [{ code: 'AUTH117' }] })
  })

  test('reaches the buyer: in the inbox at once, in the statement from the 14th on', async () => {
    const who = await signedIn(buyer)
    expect(valueOf(await portal.gstr2b(who, period))).toBeUndefined()
    const inbox = valueOf(await portal.ims(who, 'b2b')) as { b2b: { inum: string; hash: string }[] }
    const [first] = inbox.b2b
    const { reference } = valueOf(
      await portal.decide(who, {
        rtin: buyer,
        reqtyp: 'SAVE',
        invdata: { b2b: [{ stin: filer, inum: first!.inum, hash: first!.hash, action: 'R' }] },
      }),
    )
    expect(valueOf(await portal.decisionState(who, reference))).toEqual({ kind: 'waiting' })
    expect(valueOf(await portal.decisionState(who, reference))).toEqual({ kind: 'saved' })
    world.pass(7 * 24 * 3_600_000)
    const again = await signedIn(buyer)
    const statement = valueOf(await portal.gstr2b(again, period)) as {
      data: {
        docdata: { b2b: { inv: { inum: string; txval: number; igst: number }[] }[] }
        docRejdata: unknown
      }
    }
    const sent = saveBody.b2b.find(({ ctin }) => ctin === buyer)!.inv
    const received = statement.data.docdata.b2b.flatMap(({ inv }) => inv)
    expect(received.map(({ inum }) => inum)).toEqual(
      sent.map(({ inum }) => inum).filter((number) => number !== first!.inum),
    )
    expect(JSON.stringify(statement.data.docRejdata)).toContain(first!.inum)
  })
})

describe('what the portal refuses', () => {
  const other = '27AABCR7719L1ZX'
  const invoice = (inum: string, more: object = {}) => ({
    inum,
    idt: '05-11-2025',
    val: 118,
    pos: '27',
    rchrg: 'N',
    inv_typ: 'R',
    itms: [{ num: 1801, itm_det: { txval: 100, rt: 18, camt: 9, samt: 9, csamt: 0 } }],
    ...more,
  })
  const supplier = '27AAGFD9081K1ZZ'
  const content = (...invoices: readonly object[]) => ({
    gstin: supplier,
    fp: period,
    b2b: [{ ctin: other, inv: invoices }],
  })

  test('comes back with its record, and what is right is saved', async () => {
    const who = await signedIn(supplier)
    const late = { idt: '05-12-2025' }
    const heads = { itms: [{ num: 1801, itm_det: { txval: 100, rt: 18, iamt: 18, csamt: 0 } }] }
    const { reference } = valueOf(
      await portal.save(
        who,
        'gstr1',
        period,
        content(invoice('A/1'), invoice('A/2', late), invoice('A/3', heads)),
      ),
    )
    expect(await settled(who, reference)).toEqual({
      kind: 'savedInPart',
      refused: [
        {
          section: 'b2b',
          party: other,
          placeOfSupply: '27',
          number: 'A/2',
          code: 'RET191114',
          message: expect.any(String),
        },
        {
          section: 'b2b',
          party: other,
          placeOfSupply: '27',
          number: 'A/3',
          code: 'RET191150',
          message: expect.any(String),
        },
      ],
    })
    // The corrected ones alone are sent again; one is taken away.
    const corrected = content(invoice('A/2'), { ...invoice('A/1'), flag: 'D' })
    const second = valueOf(await portal.save(who, 'gstr1', period, corrected))
    expect(await settled(who, second.reference)).toEqual({ kind: 'saved' })
    const records = valueOf(await portal.records(who, 'gstr1', period, 'B2B')) as {
      b2b: { inv: { inum: string }[] }[]
    }
    expect(records.b2b.flatMap(({ inv }) => inv.map(({ inum }) => inum))).toEqual(['A/2'])
  })

  test.each([
    ['a member of the offline file', { ...content(invoice('B/1')), version: 'GST3.2.4' }, 'RET191106'],
    ['an empty section', { gstin: supplier, fp: period, b2b: [] }, 'RET191106'],
    ['another period', { ...content(invoice('B/1')), fp: '102025' }, 'RET191136'],
    ['another taxpayer', { ...content(invoice('B/1')), gstin: other }, 'RET191136'],
  ])('whole: %s', async (_, body, code) => {
    const who = await signedIn(supplier)
    const { reference } = valueOf(await portal.save(who, 'gstr1', period, body))
    expect(await settled(who, reference)).toMatchObject({ kind: 'refused', errors: [{ code }] })
  })

  test('a session that ended asks for a code, a lost answer is unknown, a broken one too', async () => {
    const who = await signedIn(supplier)
    world.sandbox.faults.order([{ kind: 'dropAfter', call: 'RETFILE', times: 1 }])
    expect(await portal.file(who, 'gstr1', period, { summary: {}, pan, code: sandboxOtp })).toMatchObject({
      kind: 'unknown',
    })
    world.sandbox.faults.order([{ kind: 'garbage', call: 'RETSUM', times: 1 }])
    expect(await portal.summary(who, 'gstr1', period)).toMatchObject({
      kind: 'unknown',
      reason: 'unreadableReply',
    })
    world.pass(7 * 3_600_000)
    expect(await portal.summary(who, 'gstr1', period)).toMatchObject({
      kind: 'rejected',
      errors: [{ code: 'AUTH4038' }],
    })
  })

  test('what is held survives a restart of the portal', async () => {
    await world.restart()
    portal = new GstnReturns({ ...world.sandbox.gstn, replyMs: 1500 }, { clock: world.now })
    expect(valueOf(await portal.filed(filer, '2025-26'))).toHaveLength(1)
    expect(valueOf(await portal.filed(other, '2025-26'))).toEqual([])
  })
})

function sectionsOf(summary: unknown): Record<string, Record<string, number>> {
  const { sec_sum } = summary as { sec_sum: (Record<string, number> & { sec_nm: string })[] }
  return Object.fromEntries(
    sec_sum.map(({ sec_nm, ttl_tax, ttl_igst, ttl_cgst, ttl_sgst, ttl_cess }) => [
      sec_nm,
      { ttl_tax, ttl_igst, ttl_cgst, ttl_sgst, ttl_cess } as Record<string, number>,
    ]),
  )
}
