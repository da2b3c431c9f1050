import { plainHeading } from './headings.ts'

/**
 * Banks by the headings of the files that their customers download, as far as known; the words were taken from such files and
 * are not published by the banks (unverified). A file of another layout is read by its headings all the same.
 */
const layouts: readonly (readonly [bank: string, headings: readonly string[]])[] = [
  [
    'State Bank of India',
    ['txn date', 'value date', 'description', 'ref no cheque no', 'debit', 'credit', 'balance'],
  ],
  [
    'HDFC Bank',
    ['date', 'narration', 'value dat', 'debit amount', 'credit amount', 'chq ref number', 'closing balance'],
  ],
  [
    'HDFC Bank',
    ['date', 'narration', 'chq ref no', 'value dt', 'withdrawal amt', 'deposit amt', 'closing balance'],
  ],
  [
    'ICICI Bank',
    [
      'value date',
      'transaction date',
      'cheque number',
      'transaction remarks',
      'withdrawal amount',
      'deposit amount',
      'balance',
    ],
  ],
  ['Axis Bank', ['tran date', 'chqno', 'particulars', 'dr', 'cr', 'bal', 'sol']],
  ['Axis Bank', ['tran date', 'chq no', 'particulars', 'debit', 'credit', 'balance', 'init br']],
  [
    'Kotak Mahindra Bank',
    ['sl no', 'date', 'description', 'chq ref number', 'amount', 'dr cr', 'balance', 'dr cr'],
  ],
  [
    'Kotak Mahindra Bank',
    ['transaction date', 'value date', 'description', 'chq ref no', 'amount', 'dr cr', 'balance', 'dr cr'],
  ],
  [
    'Punjab National Bank',
    ['txn no', 'txn date', 'description', 'branch name', 'cheque no', 'dr amount', 'cr amount', 'balance'],
  ],
  [
    'Bank of Baroda',
    ['tran date', 'value date', 'narration', 'chq no', 'withdrawal dr', 'deposit cr', 'balance'],
  ],
  [
    'Canara Bank',
    ['txn date', 'value date', 'cheque no', 'description', 'branch code', 'debit', 'credit', 'balance'],
  ],
  [
    'Union Bank of India',
    ['tran date', 'tran id', 'remarks', 'utr number', 'instr id', 'withdrawals', 'deposits', 'balance'],
  ],
  [
    'IDFC FIRST Bank',
    ['transaction date', 'value date', 'particulars', 'cheque no', 'debit', 'credit', 'balance'],
  ],
  [
    'Yes Bank',
    [
      'transaction date',
      'value date',
      'cheque no reference no',
      'description',
      'withdrawals',
      'deposits',
      'running balance',
    ],
  ],
  [
    'Federal Bank',
    [
      'date',
      'value date',
      'particulars',
      'tran type',
      'tran id',
      'cheque details',
      'withdrawals',
      'deposits',
      'balance',
      'dr cr',
    ],
  ],
]

/** The bank that writes such headings. */
export function layoutOf(headings: readonly string[]): string | undefined {
  const found = headings.map(plainHeading).filter((heading) => heading !== '')
  return layouts.find(([, expected]) => {
    const left = [...found]
    return (
      expected.length >= found.length - 1 &&
      expected.every((heading) => {
        const at = left.indexOf(heading)
        if (at >= 0) left.splice(at, 1)
        return at >= 0
      })
    )
  })?.[0]
}
