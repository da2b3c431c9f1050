import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bankWorld, startBank, statementOf } from './bank-world.ts'
import type { BankWorld } from './bank-world.ts'
import type { TestServer } from './call-helpers.ts'

let server: TestServer
let bank: BankWorld
beforeAll(async () => {
  server = await startBank()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  bank = await bankWorld(server)
})

const trialIsZero = async () => {
  const { totalDebit, totalCredit } = await bank.us.ok('accounting.trialBalance', {
    entityIds: [bank.us.entityId],
    asOf: '2026-11-20',
  })
  expect(totalDebit).toBe(totalCredit)
}

test('rows are matched by reference, cheque, party and date, each with its reasons, and confirmed together', async () => {
  const { us } = bank
  const utr = await bank.receive('500', '2026-11-01', { reference: 'N305261234567' })
  const cheque = await bank.receive('750', '2026-11-02', { mode: 'Cheque', reference: '004512' })
  const named = await bank.receive('999', '2026-11-03')
  const amount = await bank.receive('321', '2026-11-05')
  await us.ok('bankRule.save', {
    name: 'Power',
    words: ['MSEDCL'],
    side: 'out',
    account: 'Power and fuel',
    narration: 'Power bill',
  })
  await bank.upload(
    statementOf(0, [
      ['2026-11-02', 'NEFT CR N305261234567 HDFC', '', 500],
      ['2026-11-04', 'CLG CHQ DEP', '4512', 750],
      ['2026-11-04', 'IMPS ASHA TRADERS PUNE', '', 999],
      ['2026-11-05', 'CASH/UNKNOWN', '', 321],
      ['2026-11-06', 'BIL/MSEDCL/11', '', -240],
      ['2026-11-07', 'SMS CHRG OCT', '', -17.7],
      ['2026-11-08', 'INT.PD 01-08-26 TO 31-10-26', '', 12.5],
      ['2026-11-09', 'POS PURCHASE STATIONERY', '', -60],
    ]),
  )
  const rows = await bank.rows()
  expect(
    rows.map(({ state, isSure, reasons, matches, suggestedAccount }) => [
      state,
      isSure,
      reasons.join(' '),
      matches[0]?.paymentId ?? suggestedAccount,
    ]),
  ).toEqual([
    ['Suggested', true, 'amount reference date', utr],
    ['Suggested', true, 'amount reference date', cheque],
    ['Suggested', true, 'amount party date', named],
    ['Suggested', false, 'amount date', amount],
    ['Suggested', true, 'rule', 'Power and fuel'],
    ['Suggested', true, 'charges', 'Bank charges'],
    ['Suggested', true, 'interest', 'Interest received'],
    ['Unmatched', false, '', null],
  ])
  const ids = rows.slice(0, 7).map(({ id }) => id)
  expect((await us.ok('bankStatement.confirm', { ids })).refused).toEqual([])
  // Asked twice, nothing is entered twice.
  expect((await us.ok('bankStatement.confirm', { ids })).done).toEqual([])
  const balances = await us.ok('accounting.trialBalance', { entityIds: [us.entityId], asOf: '2026-11-20' })
  const of = (account: string) => balances.rows.find((row) => row.account === account)
  expect([of('Power and fuel')?.debit, of('Bank charges')?.debit, of('Interest received')?.credit]).toEqual([
    '240.00',
    '17.70',
    '12.50',
  ])
  await trialIsZero()
  expect(await bank.proof()).toMatchObject({
    bookBalance: '2324.80',
    notInBooksTotal: '-60.00',
    expected: '2264.80',
    bankBalance: '2264.80',
    difference: '0.00',
  })
})

test('a row is split over a payment, an account and what was kept back, and comes to its amount', async () => {
  const { us, shop } = bank
  await bank.upload(statementOf(0, [['2026-11-02', 'SETTLEMENT', '', 980]]))
  const [row] = await bank.rows()
  const wrong = await us.call('bankStatement.resolve', {
    id: row!.id,
    parts: [{ partyId: shop.registered, amount: '1000' }],
  })
  expect(wrong.body.validationErrors['Data.parts'][0].code).toBe('BANK0005')
  const done = await us.ok('bankStatement.resolve', {
    id: row!.id,
    parts: [
      { partyId: shop.registered, amount: '1000' },
      { account: 'Bank charges', amount: '-20' },
    ],
  })
  expect(done).toMatchObject({ paymentIds: [expect.any(Number)], journalId: expect.any(Number) })
  await trialIsZero()
  expect((await bank.proof()).difference).toBe('0.00')
  const [matched] = await bank.rows()
  expect(matched).toMatchObject({ state: 'Matched', matches: [{ amount: '1000.00' }, { amount: '-20.00' }] })
  await us.ok('bankStatement.undo', { ids: [row!.id] })
  expect((await bank.rows())[0]).toMatchObject({ state: 'Unmatched', matches: [] })
  expect((await us.ok('paymentIn.detail', { id: String(done.paymentIds[0]) } as never)).status).toBe(
    'Cancelled',
  )
})

test('a transfer between own accounts is one contra entry of both rows', async () => {
  const { us } = bank
  const { id: accountId } = await us.ok('ledgerAccount.save', { name: 'HDFC 4411', group: 'bank' })
  const other = { entityId: us.entityId, account: 'HDFC 4411' }
  await bank.upload(statementOf(5000, [['2026-11-02', 'TRF TO HDFC UTR889123', 'UTR889123', -2000]]))
  await us.ok('bankStatement.upload', {
    ...other,
    file: {
      name: 'h.csv',
      content: Buffer.from(
        statementOf(0, [['2026-11-02', 'TRF FROM BANK UTR889123', 'UTR889123', 2000]]),
      ).toString('base64'),
    },
  })
  const theirs = async () => (await us.ok('bankStatement.search', other)).records
  await expect.poll(async () => (await theirs())[0]?.state).toBe('Suggested')
  expect((await theirs())[0]!.reasons).toContain('transfer')
  await us.ok('bankStatement.confirm', { ids: [(await theirs())[0]!.id] })
  expect([(await theirs())[0]!.state, (await bank.rows())[0]!.state]).toEqual(['Matched', 'Matched'])
  const { records } = await us.ok('accountLedger.search', { entityIds: [us.entityId], accountId } as never)
  expect(records.filter((one) => 'debit' in one && one.debit === '2000.00')).toHaveLength(1)
})

test('cheques that were on their way at the first statement are in the proof, until a row is of them', async () => {
  const { us } = bank
  await us.ok('journal.saveOpenings', {
    entityId: us.entityId,
    date: '2026-10-01',
    // The bank had 10,700: a cheque of 700 given in September is in the balance of the books already.
    lines: [{ account: 'Bank', debit: '10000' }],
  })
  const given = await us.ok('journal.save', {
    entityId: us.entityId,
    date: '2026-10-29',
    narration: 'Cheque 118 for rent',
    lines: [
      { account: 'Rent', debit: '300' },
      { account: 'Bank', credit: '300' },
    ],
  })
  await bank.upload(
    statementOf(10_700, [
      ['2026-11-02', 'CHQ PAID', '000117', -700],
      ['2026-11-03', 'UPI CR', '', 50],
    ]),
  )
  // The books have 9,700 before the first statement, the bank 10,700.
  expect(await bank.proof()).toMatchObject({ differences: [{ kind: 'opening', amount: '1000.00' }] })
  const openings = await us.ok('bankStatement.openings', bank.of)
  expect(openings).toMatchObject({
    since: '2026-11-02',
    left: '1000.00',
    entries: [{ journalId: given.id, amount: '-300.00', isOutstanding: false }],
    items: [],
  })
  const item = {
    date: '2026-09-28',
    description: 'Cheque to Deccan Looms',
    reference: '000117',
    amount: '-700',
  }
  const late = await us.call('bankStatement.saveOpenings', {
    ...bank.of,
    items: [{ ...item, date: '2026-11-02' }],
  })
  expect(late.body.validationErrors['Data.items[0].date'][0].code).toBe('BANK0012')
  expect(
    await us.ok('bankStatement.saveOpenings', {
      ...bank.of,
      entries: [{ journalId: given.id }],
      items: [item],
    }),
  ).toEqual({ left: '0.00' })
  expect(await bank.proof()).toMatchObject({ difference: '0.00', notPresentedTotal: '-1000.00' })
  await us.ok('bankStatement.findMatches', bank.of)
  const [cheque] = await bank.rows()
  expect(cheque).toMatchObject({ state: 'Suggested', isSure: true, matches: [{ kind: 'opening' }] })
  await us.ok('bankStatement.confirm', { ids: [cheque!.id] })
  expect(await bank.proof()).toMatchObject({
    difference: '0.00',
    notPresentedTotal: '-300.00',
    notInBooksTotal: '50.00',
  })
  expect(await bank.proof('2026-11-01')).toMatchObject({ notPresentedTotal: '-1000.00' })
  const removed = await us.call('bankStatement.saveOpenings', { ...bank.of, entries: [], items: [] })
  expect(removed.body.validationErrors['Data.items'][0].code).toBe('BANK0013')
})

test('in a locked period nothing is undone, and two decide a row once', async () => {
  const { us } = bank
  await bank.receive('500', '2026-11-01', { reference: 'N305261234567' })
  await bank.upload(statementOf(0, [['2026-11-02', 'NEFT N305261234567', '', 500]]))
  const [row] = await bank.rows()
  const replies = await Promise.all([1, 2, 3].map(() => us.ok('bankStatement.confirm', { ids: [row!.id] })))
  expect(replies.flatMap(({ done }) => done)).toEqual([row!.id])
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'periodLockDate', value: '2026-11-10' }],
  })
  const { refused } = await us.ok('bankStatement.undo', { ids: [row!.id] })
  expect(refused).toMatchObject([{ id: row!.id }])
  expect((await bank.rows())[0]!.state).toBe('Matched')
})

test('whatever is confirmed, split, entered, left out and undone, the bank has what the books have with what is open', async () => {
  const { us, shop } = bank
  let seed = 20_261_129
  const random = (below: number) => Math.floor((seed = (seed * 16_807) % 2_147_483_647) % below)
  const day = (from = 2) => `2026-11-${String(from + random(18 - from)).padStart(2, '0')}`
  const paise = (text: string) => Math.round(Number(text) * 100)
  await us.ok('journal.saveOpenings', {
    entityId: us.entityId,
    date: '2026-10-01',
    lines: [{ account: 'Bank', debit: '10000' }],
  })
  const words = ['SMS CHRG', 'INT.PD', 'IMPS ASHA TRADERS PUNE', 'POS 4411', 'UPI/PAYMENT']
  let balance = 10_000
  const statement = (from: string, count: number) => {
    const rows = Array.from({ length: count }, (_, n) => {
      const amount = (random(2) === 0 ? 1 : -1) * (random(200_000) + 1)
      const text = `${words[random(words.length)]} ${from}${n}`
      return [from, text, '', amount / 100] as [string, string, string, number]
    })
    const opening = balance
    balance = Math.round(rows.reduce((sum, [, , , amount]) => sum + amount * 100, balance * 100)) / 100
    return statementOf(opening, rows)
  }
  const proved = async (asOf: string) => {
    const proof = await bank.proof(asOf)
    const { bookBalance, notPresentedTotal, notClearedTotal, notInBooksTotal, bankBalance, difference } =
      proof
    const explained =
      paise(bookBalance) - paise(notPresentedTotal) - paise(notClearedTotal) + paise(notInBooksTotal)
    expect([asOf, difference, explained]).toEqual([asOf, '0.00', paise(bankBalance!)])
    return proof
  }
  await bank.upload(statement('2026-11-02', 8), 'first.csv')
  for (let step = 1; step <= 45; step++) {
    if (step === 15) await bank.upload(statement('2026-11-09', 8), 'second.csv')
    const rows = await bank.rows({ size: 100 })
    const row = rows[random(rows.length)]!
    const { id, date } = row
    const isOpen = row.state === 'Unmatched' || row.state === 'Suggested'
    const net = paise(row.credit) - paise(row.debit)
    const part = (amount: number) => (amount / 100).toFixed(2)
    const what = random(8)
    if (what === 0) await bank.receive(part(random(200_000) + 1), day())
    else if (what === 1 && isOpen && net > 0) await bank.receive(part(net), date)
    else if (what === 2) await us.ok('bankStatement.findMatches', bank.of)
    else if (what === 3 || !isOpen) await us.ok('bankStatement.undo', { ids: [id] })
    else if (what === 4 && row.state === 'Suggested') await us.ok('bankStatement.confirm', { ids: [id] })
    else if (what === 5) await us.ok('bankStatement.ignore', { ids: [id], reason: 'Of the owner' })
    else if (what === 6 && net > 2)
      await us.ok('bankStatement.resolve', {
        id,
        parts: [
          { partyId: shop.registered, amount: part(net + 500) },
          { account: 'Bank charges', amount: '-5.00' },
        ],
      })
    else
      await us.ok('bankStatement.resolve', {
        id,
        parts: [{ account: 'Office expenses', amount: part(Math.abs(net)) }],
      })
    if (step % 5 > 0) continue
    const proof = await proved('2026-11-20')
    expect(proof.bankBalance).toBe(balance.toFixed(2))
    await proved(day())
    const trial = await us.ok('accounting.trialBalance', { entityIds: [us.entityId], asOf: '2026-11-20' })
    const inBooks = trial.rows.find(({ key }) => key === 'bank')!
    expect(paise(inBooks.debit) - paise(inBooks.credit)).toBe(paise(proof.bookBalance))
    await trialIsZero()
  }
  expect(new Set((await bank.rows({ size: 100 })).map(({ state }) => state)).size).toBeGreaterThan(2)
})
