import { describe, expect, test } from 'vitest'
import { readAmount } from './amounts.ts'
import { parseCells } from './cells.ts'
import { orderOf, readDay } from './dates.ts'
import { readCells, readText } from './read-statement.ts'
import type { ReadStatement } from './statement.ts'

const readOf = (text: string): ReadStatement => {
  const outcome = readText(text)
  if (!('read' in outcome)) throw new Error(`not read: ${JSON.stringify(outcome.cells)}`)
  return outcome.read
}
/** A row as a short text: what the bank says, whatever its layout. */
const shown = ({ rows }: ReadStatement) =>
  rows.map(({ date, description, reference = '', debit, credit, balance = '' }) =>
    [date, description, reference, debit, credit, balance].join('|'),
  )

/** Files of each bank: letterhead, headings, two rows, footer, as customers download them, with other names and numbers. */
const files: readonly (readonly [bank: string, text: string, rows: readonly string[]])[] = [
  [
    'the call examples',
    `Date,Description,Reference,Debit,Credit,Balance
2026-11-02,NEFT ACME TRADERS,N305261234567,,"1,18,000.00","3,18,000.00"
2026-11-03,SMS CHARGES,,17.70,,317982.30`,
    [
      '2026-11-02|NEFT ACME TRADERS|N305261234567|0.00|118000.00|318000.00',
      '2026-11-03|SMS CHARGES||17.70|0.00|317982.30',
    ],
  ],
  [
    'State Bank of India',
    `Account Name       :\tMr. RAVI KUMAR
Account Number     :\t_00000031234567890
Start Date         :\t1 Nov 2026

Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance
1 Nov 2026\t1 Nov 2026\tBY TRANSFER-NEFT*HDFC0000001*N305261111111*DECCAN MILLS--\tTRANSFER FROM 3199678044300\t \t25,000.00\t1,25,000.00
3 Nov 2026\t3 Nov 2026\tTO CLEARING-SHARMA PAPER--\t000451\t5,000.50\t \t1,19,999.50
**This is a computer generated statement and does not require a signature`,
    [
      '2026-11-01|BY TRANSFER-NEFT*HDFC0000001*N305261111111*DECCAN MILLS--|TRANSFER FROM 3199678044300|0.00|25000.00|125000.00',
      '2026-11-03|TO CLEARING-SHARMA PAPER--|000451|5000.50|0.00|119999.50',
    ],
  ],
  [
    'HDFC Bank',
    `
  Date     ,Narration                                  ,Value Dat,Debit Amount       ,Credit Amount      ,Chq/Ref Number   ,Closing Balance
 01/11/26  ,UPI-KAVERI STORES-KAVERI@OKAXIS-630512345678-PAYMENT ,01/11/26 ,        0.00       ,        1500.00     ,0000630512345678 ,       51500.00
 02/11/26  ,CHQ PAID-MICR CTS-NASHIK MILLS ,02/11/26 ,     11500.00       ,           0.00     ,0000000000000217 ,       40000.00`,
    [
      '2026-11-01|UPI-KAVERI STORES-KAVERI@OKAXIS-630512345678-PAYMENT|0000630512345678|0.00|1500.00|51500.00',
      '2026-11-02|CHQ PAID-MICR CTS-NASHIK MILLS|0000000000000217|11500.00|0.00|40000.00',
    ],
  ],
  [
    'HDFC Bank',
    `HDFC BANK Ltd.,,,,,,
"Statement From : 01/11/2026 To : 30/11/2026",,,,,,
Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
********,********,********,********,********,********,********
03/11/26,NEFT DR-SBIN0000300-SHARMA PAPER,N308261234567,03/11/26,"10,000.00",,"90,000.00"
04/11/26,IMPS-630900001111-ACME TRADERS,0000630900001111,04/11/26,,"2,500.00","92,500.00"
********,********,********,********,********,********,********
STATEMENT SUMMARY  :-,,,,,,
Opening Balance,,,,Debits,Credits,Closing Bal
"1,00,000.00",,,,"10,000.00","2,500.00","92,500.00"
Generated On: 05/11/2026,,,,,,`,
    [
      '2026-11-03|NEFT DR-SBIN0000300-SHARMA PAPER|N308261234567|10000.00|0.00|90000.00',
      '2026-11-04|IMPS-630900001111-ACME TRADERS|0000630900001111|0.00|2500.00|92500.00',
    ],
  ],
  [
    'ICICI Bank',
    `,DETAILED STATEMENT,,,,,,
,Transactions List - KONKAN TRADERS (INR) - 012345678901,,,,,,
S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )
1,01/11/2026,01/11/2026,-,NEFT-CITIN26305123456-DECCAN MILLS,0.0,45000.00,145000.00
2,02/11/2026,02/11/2026,000089,CLG/NASHIK MILLS/000089/SBI,20000.00,0.0,125000.00
,,Legends Used in Account Statement,,,,,`,
    [
      '2026-11-01|NEFT-CITIN26305123456-DECCAN MILLS||0.00|45000.00|145000.00',
      '2026-11-02|CLG/NASHIK MILLS/000089/SBI|000089|20000.00|0.00|125000.00',
    ],
  ],
  [
    'Axis Bank',
    `Name :- KONKAN TRADERS
Statement of Axis Account No :912020012345678 for the period (From : 01-11-2026 To : 30-11-2026)

Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
01-11-2026,-,UPI/P2A/630512340000/RAVI KUMAR/SBI/Bill, ,         1180.00,     101180.00,123
02-11-2026,114,CLG-CHQ PAID TO SHARMA PAPER,          2180.00, ,      99000.00,123


Unless the constituent notifies the bank immediately of any discrepancy,,,,,,`,
    [
      '2026-11-01|UPI/P2A/630512340000/RAVI KUMAR/SBI/Bill||0.00|1180.00|101180.00',
      '2026-11-02|CLG-CHQ PAID TO SHARMA PAPER|114|2180.00|0.00|99000.00',
    ],
  ],
  [
    'Kotak Mahindra Bank',
    `Account Statement,,,,,,,
Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr
1,05-11-2026,NEFT KAVERI STORES,NEFTINW-0123456789,"5,900.00",CR,"10,900.00",CR
2,04-11-2026,Chrg: SMS Chrg,,59.00,DR,"5,000.00",CR
Opening balance,,as on 01/11/2026,,"5,059.00",,,
Closing balance,,as on 30/11/2026,,"10,900.00",,,`,
    [
      '2026-11-04|Chrg: SMS Chrg||59.00|0.00|5000.00',
      '2026-11-05|NEFT KAVERI STORES|NEFTINW-0123456789|0.00|5900.00|10900.00',
    ],
  ],
  [
    'Punjab National Bank',
    `Txn No.;Txn Date;Description;Branch Name;Cheque No.;Dr Amount;Cr Amount;Balance
S1;01-11-2026;By Cash;Nashik;;;10,000.00;30,000.00 Cr.
S2;02-11-2026;CLG:RENT;Nashik;000312;35,000.00;;5,000.00 Dr.`,
    ['2026-11-01|By Cash|S1|0.00|10000.00|30000.00', '2026-11-02|CLG:RENT|000312|35000.00|0.00|-5000.00'],
  ],
  [
    'Bank of Baroda',
    `TRAN DATE,VALUE DATE,NARRATION,CHQ.NO.,WITHDRAWAL(DR),DEPOSIT(CR),BALANCE(INR)
02/11/2026,02/11/2026,NEFT-DECCAN MILLS,,-,"7,500.00","57,500.00Cr"
03/11/2026,03/11/2026,INT.PD,,-,120.00,"57,620.00Cr"`,
    ['2026-11-02|NEFT-DECCAN MILLS||0.00|7500.00|57500.00', '2026-11-03|INT.PD||0.00|120.00|57620.00'],
  ],
  [
    'Canara Bank',
    `Txn Date,Value Date,Cheque No.,Description,Branch Code,Debit,Credit,Balance
"=""02-11-2026 10:15:00""",02 Nov 2026,"=""""",UPI/CR/630600001234/ACME,"=""3112""",,"1,000.00","21,000.00"
"=""03-11-2026 11:00:00""",03 Nov 2026,"=""000777""",CHQ PAID,"=""3112""","6,000.00",,"15,000.00"`,
    [
      '2026-11-02|UPI/CR/630600001234/ACME||0.00|1000.00|21000.00',
      '2026-11-03|CHQ PAID|000777|6000.00|0.00|15000.00',
    ],
  ],
  [
    'Union Bank of India',
    `Tran Date,Tran Id,Remarks,UTR Number,Instr. ID,Withdrawals,Deposits,Balance
02/11/2026,S123,NEFTO-DECCAN MILLS,UBIN26306000001,,4000.00,,16000.00
04/11/2026,S124,CASH DEP,,,,500.00,16500.00`,
    [
      '2026-11-02|NEFTO-DECCAN MILLS|UBIN26306000001|4000.00|0.00|16000.00',
      '2026-11-04|CASH DEP|S124|0.00|500.00|16500.00',
    ],
  ],
  [
    'IDFC FIRST Bank',
    `Transaction Date,Value Date,Particulars,Cheque No.,Debit,Credit,Balance
05-Nov-2026,05-Nov-2026,IMPS-RIB/Fund Trf/ACME,,,"12,000.00","62,000.00"
06-Nov-2026,06-Nov-2026,MONTHLY INTEREST CREDIT,,,41.00,"62,041.00"`,
    [
      '2026-11-05|IMPS-RIB/Fund Trf/ACME||0.00|12000.00|62000.00',
      '2026-11-06|MONTHLY INTEREST CREDIT||0.00|41.00|62041.00',
    ],
  ],
  [
    'Yes Bank',
    `Transaction Date,Value Date,Cheque No/Reference No,Description,Withdrawals,Deposits,Running Balance
02/11/2026,02/11/2026,YESB63060001,RTGS ACME TRADERS,0.00,"2,50,000.00","3,00,000.00"
03/11/2026,03/11/2026,YESB63070001,RTGS CR REVERSAL,"50,000.00",0.00,"2,50,000.00"`,
    [
      '2026-11-02|RTGS ACME TRADERS|YESB63060001|0.00|250000.00|300000.00',
      '2026-11-03|RTGS CR REVERSAL|YESB63070001|50000.00|0.00|250000.00',
    ],
  ],
  [
    'Federal Bank',
    `Date,Value Date,Particulars,Tran Type,Tran ID,Cheque Details,Withdrawals,Deposits,Balance,DR/CR
02-11-2026,02-11-2026,TFR/ACME,TFR,S900,,,900.00,1900.00,CR
03-11-2026,03-11-2026,CHQ/RENT,CLG,S901,44,2500.00,,600.00,DR`,
    ['2026-11-02|TFR/ACME|S900|0.00|900.00|1900.00', '2026-11-03|CHQ/RENT|44|2500.00|0.00|-600.00'],
  ],
]

describe('files of banks', () => {
  test.each(files)('%s', (bank, text, rows) => {
    const read = readOf(text)
    expect(shown(read)).toEqual(rows)
    expect(read.problems).toEqual([])
    expect(read.layout).toBe(bank === 'the call examples' ? undefined : bank)
  })

  test.each(files)('%s, with the lines of Windows', (_, text, rows) =>
    expect(shown(readOf(text.replaceAll('\n', '\r\n')))).toEqual(rows),
  )
})

describe('what is unusual is read', () => {
  const twoColumns = (lines: string) => readOf(`Date,Description,Amount,Balance\n${lines}`)
  test.each([
    ['a sign', '01/11/2026,A,-100.00,900.00\n02/11/2026,B,50.00,950.00', ['100.00|0.00', '0.00|50.00']],
    ['brackets', '01/11/2026,A,(100.00),900.00\n02/11/2026,B,50.00,950.00', ['100.00|0.00', '0.00|50.00']],
    [
      'Dr and Cr',
      '01/11/2026,A,100.00 Dr,900.00\n02/11/2026,B,50.00Cr,950.00',
      ['100.00|0.00', '0.00|50.00'],
    ],
    [
      'a currency',
      '01/11/2026,A,"₹ -1,00,000.00",0.00\n02/11/2026,B,Rs. 50.00,50.00',
      ['100000.00|0.00', '0.00|50.00'],
    ],
    [
      'the running balance alone',
      '01/11/2026,A,100.00,1100.00\n02/11/2026,B,50.00,1050.00\n03/11/2026,C,25.00,1075.00',
      ['0.00|100.00', '50.00|0.00', '0.00|25.00'],
    ],
  ])('one column of amounts, by %s', (_, lines, sides) =>
    expect(twoColumns(lines).rows.map(({ debit, credit }) => `${debit}|${credit}`)).toEqual(sides),
  )

  test('a narration over several lines', () => {
    const text =
      'Date,Narration,Debit,Credit,Balance\n01/11/2026,NEFT FROM,,10.00,10.00\n,ACME TRADERS,,,\n02/11/2026,X,1.00,,9.00'
    expect(readOf(text).rows.map(({ description }) => description)).toEqual(['NEFT FROM ACME TRADERS', 'X'])
  })

  test('a serial number of a sheet for a day', () => {
    const outcome = readCells('xlsx', [
      ['Date', 'Narration', 'Debit', 'Credit'],
      ['46327', 'X', '1', ''],
    ])
    expect('read' in outcome && outcome.read.rows[0]?.date).toBe('2026-11-01')
  })

  test('months first, where no other reading is a day', () => {
    const text = 'Date,Narration,Debit,Credit\n11/01/2026,X,1,\n11/25/2026,Y,2,'
    expect(readOf(text).rows.map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-25'])
  })

  test('unknown headings give the cells, so that a person names them', () => {
    const outcome = readText('Tag,Wer,Was,Soll,Haben\n01.11.2026,A,B,1,\n')
    expect('read' in outcome).toBe(false)
    expect(outcome.format).toBe('csv')
  })

  test('columns that were named are remembered and used', () => {
    const text = 'Tag,Wer,Soll,Haben\n01.11.2026,A,1.00,\n'
    const outcome = readText(text, { skip: 1, columns: { date: 0, description: 1, debit: 2, credit: 3 } })
    expect('read' in outcome && shown(outcome.read)).toEqual(['2026-11-01|A||1.00|0.00|'])
  })
})

describe('what is wrong is reported with its row and column', () => {
  const faults = (text: string) =>
    readOf(text).problems.map(({ line, column = '', fault, value }) => [line, column, fault, value].join('|'))
  const head = 'Date,Narration,Debit,Credit,Balance\n01/11/2026,A,,10.00,10.00\n'
  test.each([
    ['a day that does not exist', '31/11/2026,B,1.00,,9.00', '3|Date|date|31/11/2026'],
    ['an amount that is none', '02/11/2026,B,abc,,9.00', '3|Debit|amount|abc'],
    ['both sides', '02/11/2026,B,1.00,2.00,11.00', '3|Debit|bothSides|1.00 / 2.00'],
    ['no amount', '02/11/2026,B,,,10.00', '3||noAmount|02/11/2026 B   10.00'],
    ['a gap in the running balance', '02/11/2026,B,1.00,,8.00', '3||gap|8.00'],
    ['a balance that is none', '02/11/2026,B,1.00,,x9', '3|Balance|balance|x9'],
  ])('%s', (_, line, fault) => expect(faults(head + line)).toEqual([fault]))

  test('the rows beside it are kept', () => {
    const { rows, problems } = readOf(`${head}99/99/2026,B,1.00,,9.00\n03/11/2026,C,1.00,,8.00`)
    expect(rows.map(({ description }) => description)).toEqual(['A', 'C'])
    expect(problems.map(({ line, fault }) => `${line} ${fault}`)).toEqual(['3 date', '4 gap'])
  })
})

describe('OFX', () => {
  const transactions = `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261102120000[5.5:IST]<TRNAMT>1000.00<FITID>A1<NAME>ACME &amp; SONS<MEMO>NEFT N1
</STMTTRN>
<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20261103<TRNAMT>-250.50<FITID>A2<CHECKNUM>000123<NAME>RENT</STMTTRN>`
  test('1.x, as SGML without ends of elements', () => {
    const text = `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKTRANLIST>${transactions}</BANKTRANLIST><LEDGERBAL><BALAMT>5749.50<DTASOF>20261130</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
    const read = readOf(text)
    expect(shown(read)).toEqual([
      '2026-11-02|ACME & SONS NEFT N1||0.00|1000.00|6000.00',
      '2026-11-03|RENT|000123|250.50|0.00|5749.50',
    ])
    expect([read.opening, read.closing]).toEqual(['5000.00', '5749.50'])
  })
  test('2.x, as XML, with no entity expanded', () => {
    const text = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><?OFX OFXHEADER="200"?><OFX><STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261105</DTPOSTED><TRNAMT>-5.00</TRNAMT><NAME>&b;</NAME></STMTTRN></OFX>`
    expect(shown(readOf(text))).toEqual(['2026-11-05|&b;||5.00|0.00|'])
  })
})

test('MT940 of two days, with a reversal, gives running balances and proves them', () => {
  const text = `{1:F01HDFCINBBXXXX}{4:
:20:STMT1
:25:50200012345678
:28C:1/1
:60F:C261101INR10000,00
:61:2611021102C1500,50NTRFNONREF//N306261
:86:NEFT FROM ACME TRADERS
INV-12
:61:2611021102D500,NCHK000123
:86:?20CHEQUE PAID?21RENT
:62F:C261102INR11000,50
-}
:20:STMT2
:60F:C261102INR11000,50
:61:2611031103RC1500,50NTRFX//N306261
:62F:C261103INR9500,00
-`
  const read = readOf(text)
  expect(shown(read)).toEqual([
    '2026-11-02|NEFT FROM ACME TRADERS INV-12|N306261|0.00|1500.50|11500.50',
    '2026-11-02|CHEQUE PAID RENT|000123|500.00|0.00|11000.50',
    '2026-11-03||X|1500.50|0.00|9500.00',
  ])
  expect(read.problems).toEqual([])
  expect(readOf(text.replace('INR9500,00', 'INR9000,00')).problems).toMatchObject([
    { fault: 'closing', value: '9000.00', expected: '9500.00' },
  ])
})

test.each([
  ['1,05,000.50 Cr', '105000.50 Cr'],
  ['Dr 20', '20.00 Dr'],
  ['500.00D', '500.00 Dr'],
  ['(1,000.00)', '-1000.00 '],
  ['INR 12.5', '12.50 '],
  ['₹1,00,000', '100000.00 '],
  ['-', null],
  ['nil', null],
  ['1.234', undefined],
  ['12 Nov', undefined],
])('the amount %s', (text, wanted) => {
  const found = readAmount(text)
  expect(found ? `${found.amount} ${found.side ?? ''}` : found).toBe(wanted)
})

test.each([
  ['01/11/2026', '2026-11-01'],
  ['1-11-26', '2026-11-01'],
  ['05-Nov-26', '2026-11-05'],
  ['5 November 2026', '2026-11-05'],
  ['Nov 5, 2026', '2026-11-05'],
  ['2026-11-05 10:11:12', '2026-11-05'],
  ['20261105', '2026-11-05'],
  ['46327', '2026-11-01'],
  ['31/11/2026', undefined],
  ['12345', undefined],
  ['Total', undefined],
])('the day %s', (text, wanted) => expect(readDay(text)).toBe(wanted))

test('the order of days and months is that all of them allow', () => {
  expect(orderOf(['01/02/2026', '25/02/2026'])).toBe('dmy')
  expect(orderOf(['01/02/2026', '02/25/2026'])).toBe('mdy')
  expect(orderOf(['01/02/2026'])).toBe('dmy')
})

test('separators, quotes and stray quotes', () => {
  expect(parseCells('a;"b;c";d\n"x""y";2;3')).toEqual([
    ['a', 'b;c', 'd'],
    ['x"y', '2', '3'],
  ])
  expect(parseCells('a,"b,c\nd,e,f', ',')).toEqual([
    ['a', '"b,c'],
    ['d', 'e', 'f'],
  ])
})
