import { Decimal } from '../num/decimal.ts'
import { readDay } from './dates.ts'
import { proved } from './proof.ts'
import type { ReadStatement, StatementProblem, StatementRow } from './statement.ts'

export const isOfx = (text: string): boolean => /<OFX>|OFXHEADER/i.test(text.slice(0, 4000))

/**
 * OFX 1.x, whose elements need no end, and 2.x, which is XML: each statement element ends at the next one. Nothing of a document type is
 * expanded, so that no entity can grow.
 */
export function readOfx(text: string): ReadStatement {
  const rows: StatementRow[] = []
  const problems: StatementProblem[] = []
  const parts = text.split(/<STMTTRN>/i)
  let line = lines(parts[0]!) + 1
  for (const raw of parts.slice(1)) {
    const part = raw.split(/<\/STMTTRN>|<\/BANKTRANLIST>|<LEDGERBAL>/i)[0]!
    const value = (tag: string) => elementOf(part, tag)
    const at = line
    line += lines(raw)
    const date = readDay(value('DTPOSTED').slice(0, 8))
    const typed = value('TRNAMT').replace(/^\+/, '').replace(',', '.')
    if (date === undefined) {
      problems.push({ line: at, column: 'DTPOSTED', fault: 'date', value: value('DTPOSTED') })
      continue
    }
    if (!/^-?\d+(\.\d+)?$/.test(typed)) {
      problems.push({ line: at, column: 'TRNAMT', fault: 'amount', value: value('TRNAMT') })
      continue
    }
    const amount = Decimal.of(typed).truncate(2)
    if (amount.isZero()) {
      problems.push({
        line: at,
        column: 'TRNAMT',
        fault: 'noAmount',
        value: part.replaceAll(/\s+/g, ' ').slice(0, 300),
      })
      continue
    }
    const reference = value('CHECKNUM') || value('REFNUM')
    const [name, memo] = [value('NAME') || value('PAYEE'), value('MEMO')]
    rows.push({
      line: at,
      date,
      description: [name, memo === name ? '' : memo].filter(Boolean).join(' ') || value('TRNTYPE'),
      ...(reference === '' ? {} : { reference }),
      debit: amount.isNegative() ? amount.abs().toFixed(2) : '0.00',
      credit: amount.isNegative() ? '0.00' : amount.toFixed(2),
    })
  }
  const closing = elementOf(text.split(/<LEDGERBAL>/i)[1] ?? '', 'BALAMT').replace(',', '.')
  return {
    ...proved(
      rows.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
      {
        problems,
        ...(/^[+-]?\d+(\.\d+)?$/.test(closing)
          ? { closing: Decimal.of(closing.replace(/^\+/, '')).truncate(2).toFixed(2) }
          : {}),
      },
    ),
    layout: 'OFX',
  }
}

const lines = (text: string) => text.split('\n').length - 1

function elementOf(part: string, tag: string): string {
  const found = new RegExp(`<${tag}>([^<\\r\\n]*)`, 'i').exec(part)?.[1] ?? ''
  return found
    .replaceAll(/&(lt|gt|amp|quot|apos|nbsp|#\d{1,6});/g, (whole, name: string) =>
      name.startsWith('#') ? fromCode(Number(name.slice(1))) : (entities[name] ?? whole),
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
const fromCode = (code: number) => (code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' ')
