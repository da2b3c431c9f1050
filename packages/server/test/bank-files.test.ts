import { writeXlsx } from 'hucre'
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

const csv = statementOf(10_000, [
  ['2026-11-02', 'NEFT ASHA TRADERS', 'N305261234567', 500],
  ['2026-11-03', 'SMS CHRG OCT', '', -17.7],
])
const sheet = () =>
  writeXlsx({
    sheets: [{ name: 'Account', rows: csv.split('\n').map((line) => line.split(',')) }],
  })
const ofx = `OFXHEADER:100
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261102<TRNAMT>500.00<FITID>1<NAME>NEFT ASHA TRADERS<REFNUM>N305261234567</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>-17.70<FITID>2<NAME>SMS CHRG OCT</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>10482.30<DTASOF>20261103</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
const mt940 = `:20:STATEMENT
:25:HDFC/123
:28C:1
:60F:C261101INR10000,00
:61:2611021102C500,00NTRFN305261234567
:86:NEFT ASHA TRADERS
:61:2611031103D17,70NCHGNONREF
:86:SMS CHRG OCT
:62F:C261103INR10482,30
-`

test.each([
  ['csv', csv],
  ['xlsx', sheet],
  ['ofx', ofx],
  ['mt940', mt940],
])('a statement as %s has the same rows', async (format, content) => {
  const file = await bank.upload(typeof content === 'function' ? await content() : content, `a.${format}`)
  expect(file).toMatchObject({
    status: 'Read',
    format,
    rows: 2,
    newRows: 2,
    problemCount: 0,
    closing: '10482.30',
  })
  expect(
    (await bank.rows()).map(({ date, description, reference, debit, credit, balance }) => [
      date,
      description,
      reference,
      debit,
      credit,
      balance,
    ]),
  ).toEqual([
    ['2026-11-02', 'NEFT ASHA TRADERS', 'N305261234567', '0.00', '500.00', '10500.00'],
    ['2026-11-03', 'SMS CHRG OCT', null, '17.70', '0.00', '10482.30'],
  ])
})

test('rows that an earlier file had are known again, also in another format; the file that is removed leaves them', async () => {
  const first = await bank.upload(csv)
  const again = await bank.upload(csv, 'again.csv')
  expect(again).toMatchObject({ status: 'Read', rows: 2, newRows: 0 })
  expect(await bank.upload(mt940, 'a.sta')).toMatchObject({ rows: 2, newRows: 0 })
  const longer = await bank.upload(
    statementOf(10_000, [
      ['2026-11-02', 'NEFT ASHA TRADERS', 'N305261234567', 500],
      ['2026-11-03', 'SMS CHRG OCT', '', -17.7],
      ['2026-11-04', 'CASH DEPOSIT', '', 200],
    ]),
    'longer.csv',
  )
  expect(longer).toMatchObject({ rows: 3, newRows: 1 })
  const remove = (...ids: number[]) => bank.us.ok('bankStatement.remove', { ids })
  expect(await remove(first.id)).toEqual({ done: [first.id], refused: [] })
  expect(await bank.rows()).toHaveLength(3)
  const [, charge] = await bank.rows()
  await bank.us.ok('bankStatement.ignore', { ids: [charge!.id], reason: 'Of another business' })
  const { records } = await bank.us.ok('bankStatement.files', bank.of)
  const others = records.filter(({ id }) => id !== longer.id).map(({ id }) => id)
  expect(new Set((await remove(...others)).done)).toEqual(new Set(others))
  // The last file that has the decided row stays until that is taken back.
  expect((await remove(longer.id)).refused).toMatchObject([{ id: longer.id, code: 'BANK1002' }])
  await bank.us.ok('bankStatement.undo', { ids: [charge!.id] })
  expect((await remove(longer.id)).done).toEqual([longer.id])
  expect(await bank.rows()).toEqual([])
})

test('columns of an unknown layout are named once, and remembered for the account', async () => {
  const odd = (day: string) =>
    `Konto,Tag,Was,Raus,Rein\n1,${day},NEFT ASHA,,"1,500.00"\n1,${day},Rent,700.00,`
  const file = await bank.upload(odd('02.11.2026'))
  expect(file).toMatchObject({ status: 'Unmapped', rows: 0 })
  const mapping = { skip: 1, columns: { date: 1, description: 2, debit: 3, credit: 4 } }
  const preview = await bank.us.ok('bankStatement.preview', { id: file.id, mapping })
  expect(preview.cells[0]).toEqual(['Konto', 'Tag', 'Was', 'Raus', 'Rein'])
  expect(preview.rows).toMatchObject([{ date: '2026-11-02', credit: '1500.00' }, { debit: '700.00' }])
  const wrong = await bank.us.call('bankStatement.map', {
    id: file.id,
    mapping: { skip: 1, columns: { date: 1 } },
  })
  expect(Object.keys(wrong.body.validationErrors)).toEqual(['Data.mapping.columns.amount'])
  const { taskId } = await bank.us.ok('bankStatement.map', { id: file.id, mapping })
  await bank.us.ok('task.status', { ids: [String(taskId)] })
  await expect.poll(async () => (await bank.rows()).length).toBe(2)
  expect(await bank.upload(odd('03.11.2026'), 'next.csv')).toMatchObject({ status: 'Read', newRows: 2 })
})

test.each([
  ['nothing', '', 'BANK0002'],
  ['a PDF', '%PDF-1.7\n\u0000\u0001', 'BANK0004'],
  ['a picture', '\u0089PNG\r\n\u001a\n\u0000', 'BANK0004'],
])('%s is refused as it comes', async (_, content, code) => {
  const reply = await bank.us.call('bankStatement.upload', {
    ...bank.of,
    file: { name: 'a.pdf', content: Buffer.from(content, 'latin1').toString('base64') },
  })
  expect([reply.status, reply.body.validationErrors['Data.file'][0].code]).toEqual([422, code])
})

test.each([
  ['a letter', 'Dear customer,\nyour account was opened.', { status: 'Failed', fault: 'noRows' }],
  ['a broken workbook', 'PK\u0003\u0004 and no archive', { status: 'Failed', fault: 'broken' }],
])('%s says why it cannot be read, and nothing is taken', async (_, content, wanted) => {
  expect(await bank.upload(Buffer.from(content, 'latin1'))).toMatchObject(wanted)
  expect(await bank.rows()).toEqual([])
})

test('what is wrong with rows is said by line and column; the others are taken', async () => {
  await bank.us.ok('journal.saveOpenings', {
    entityId: bank.us.entityId,
    date: '2026-04-01',
    lines: [{ account: 'Bank', debit: '10000' }],
  })
  const file = await bank.upload(`Date,Description,Reference,Debit,Credit,Balance
2026-03-30,OLD,,,100.00,10100.00
2026-11-02,GOOD,,,500.00,10600.00
2026-11-03,BOTH,,1.00,2.00,10601.00
2026-13-04,NO DAY,,5.00,,10595.00
2026-11-05,LETTERS,,ten,,10595.00
2026-11-06,GAP,,5.00,,10000.00
2026-12-24,LATER,,,1.00,10001.00`)
  expect(file.newRows).toBe(4)
  expect(file.problems.map(({ line, fault, column }) => [line, fault, column])).toEqual([
    [2, 'beforeBooks', undefined],
    [4, 'bothSides', 'Debit'],
    [5, 'date', 'Date'],
    [6, 'amount', 'Debit'],
    [7, 'gap', undefined],
    [8, 'inFuture', undefined],
  ])
})

test('an account that is no bank, or is not there, is refused by its name', async () => {
  const file = { name: 'a.csv', content: Buffer.from(csv).toString('base64') }
  await bank.us.ok('ledgerAccount.save', { name: 'Generator hire', group: 'indirectExpenses' })
  for (const [account, code] of [
    ['Generator hire', 'BANK0001'],
    ['No such bank', 'BOOK0001'],
  ]) {
    const reply = await bank.us.call('bankStatement.upload', { ...bank.of, account: account!, file })
    expect([reply.status, reply.body.validationErrors['Data.account'][0].code]).toEqual([422, code])
  }
})
