import type { PrintSettings } from '@bahi/contracts/print-settings.ts'
import type { LedgerRow } from '@bahi/contracts/parties.ts'
import type { Addressee, StatementPrint } from '@bahi/contracts/printing.ts'
import { printingTexts, type PrintingText } from '@bahi/contracts/texts/printing.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { noteOfEntry } from '@bahi/domain/documents/entry-note.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type * as z from 'zod'
import { day, fitted, money, sayIn, type Say } from './format.ts'
import { bankFacts, facts, frameOf, upiQr, type Supplier } from './frame.ts'
import { optional, titleInEnglish } from './model.ts'

export interface StatementSource {
  readonly supplier: Supplier
  readonly party: {
    readonly name: string
    readonly lines: readonly string[]
    readonly gstin?: string | null | undefined
  }
  readonly from?: string | undefined
  readonly to: string
  readonly opening: string
  readonly rows: readonly z.output<typeof LedgerRow>[]
  readonly debit: string
  readonly credit: string
  readonly closing: string
  readonly ageing?: {
    readonly notDue: { readonly amount: string }
    readonly buckets: readonly {
      readonly fromDays: number
      readonly toDays: number | null
      readonly amount: string
    }[]
    readonly unallocated: string
  }
}

/** A party's account over a period, with what is due by age and a QR to pay it. */
export const statementPrint = (
  source: StatementSource,
  language: Language = 'en',
  settings?: PrintSettings,
): StatementPrint => {
  const say = sayIn(language)
  const { supplier, party, ageing } = source
  const owed = Decimal.of(source.closing)
  const upi = upiQr(supplier, source.closing, party.name, say)
  return {
    ...frameOf(supplier, language, say('print.title.statement'), null, settings),
    ...titleInEnglish('print.title.statement', language),
    number: source.from
      ? `${day(source.from)} - ${day(source.to)}`
      : say('print.statement.upTo', { date: day(source.to) }),
    facts: [],
    party: partyBlock(source, say),
    entries: entriesTable(source, say),
    totals: [
      { label: say('print.statement.opening'), value: money(source.opening) },
      { label: say('print.statement.debit'), value: money(source.debit) },
      { label: say('print.statement.credit'), value: money(source.credit) },
      {
        label: say(
          owed.isZero()
            ? 'print.statement.closing'
            : owed.isPositive()
              ? 'print.statement.dueToUs'
              : 'print.statement.dueToYou',
        ),
        value: `₹ ${money(source.closing)}`,
        strong: true,
      },
    ],
    ...optional('ageing', ageing && ageingTable(ageing, say)),
    ...optional('upi', upi),
    // Where to pay is of use to who owes.
    bank: owed.isPositive() ? bankFacts(supplier.bank, say) : [],
    notes: [],
  }
}

const partyBlock = ({ party }: StatementSource, say: Say): Addressee => ({
  heading: say('print.account'),
  name: party.name,
  lines: [...party.lines],
  facts: facts([[say('print.gstin'), party.gstin, true]]),
})

const entriesTable = (source: StatementSource, say: Say) =>
  fitted(
    {
      columns: [
        { key: 'date', label: say('print.date'), kind: 'code', width: 1 },
        { key: 'particulars', label: say('print.statement.particulars'), kind: 'text', width: 0 },
        { key: 'number', label: say('print.number'), kind: 'code', width: 1 },
        { key: 'debit', label: say('print.statement.debit'), kind: 'number', width: 1 },
        { key: 'credit', label: say('print.statement.credit'), kind: 'number', width: 1 },
        { key: 'balance', label: say('print.statement.balance'), kind: 'number', width: 1 },
      ],
      rows: [
        [
          source.from ? day(source.from) : '',
          say('print.statement.opening'),
          '',
          '',
          '',
          money(source.opening),
        ],
        ...source.rows.map((row) => [
          day(row.date),
          [
            say(row.isReversal ? 'print.statement.reversal' : sourceText(row)),
            row.isReversal ? say(sourceText(row)) : row.narration,
          ]
            .filter(Boolean)
            .join('\n'),
          row.number ?? '',
          blankZero(row.debit),
          blankZero(row.credit),
          money(row.balance),
        ]),
      ],
      footer: [
        '',
        say('print.statement.totals'),
        '',
        money(source.debit),
        money(source.credit),
        money(source.closing),
      ],
    },
    527,
    [8, 7.4, 7],
  )

const ageingTable = ({ notDue, buckets, unallocated }: NonNullable<StatementSource['ageing']>, say: Say) => {
  const parts = [
    { label: say('print.statement.notDue'), amount: notDue.amount },
    ...buckets.map(({ fromDays, toDays, amount }) => ({
      label:
        toDays === null
          ? say('print.statement.over', { days: String(fromDays - 1) })
          : say('print.statement.days', { from: String(fromDays), to: String(toDays) }),
      amount,
    })),
    ...(blankZero(unallocated) === ''
      ? []
      : [{ label: say('print.statement.advance'), amount: `-${unallocated}` }]),
  ]
  return fitted(
    {
      title: say('print.statement.ageing'),
      columns: parts.map(({ label }, index) => ({
        key: `age${index}`,
        label,
        kind: 'number' as const,
        width: 0,
      })),
      rows: [parts.map(({ amount }) => money(amount))],
    },
    527,
    [8, 7.4, 7],
  )
}

const blankZero = (amount: string) => (/^[0.]*$/.test(amount) ? '' : money(amount))

const sourceText = (entry: z.output<typeof LedgerRow>): PrintingText => {
  const note = noteOfEntry(entry)
  if (note) return note === 'Debit' ? 'print.source.debitNote' : 'print.source.creditNote'
  const key = `print.source.${entry.source}`
  return key in printingTexts ? (key as PrintingText) : 'print.source.salesInvoice'
}
