/** What a group of accounts is: its side of the balance sheet, or of the statement of profit and loss. */
export type AccountNature = 'asset' | 'liability' | 'equity' | 'income' | 'expense'

/**
 * Groups of the chart of accounts, in the order in which statements show them, after the heads of Schedule III to the
 * Companies Act, 2013 as small businesses use them.
 */
export const accountGroups = {
  fixedAssets: { nature: 'asset', name: 'Fixed assets' },
  investments: { nature: 'asset', name: 'Investments' },
  stock: { nature: 'asset', name: 'Stock' },
  debtors: { nature: 'asset', name: 'Debtors' },
  bank: { nature: 'asset', name: 'Bank accounts' },
  cash: { nature: 'asset', name: 'Cash in hand' },
  loansGiven: { nature: 'asset', name: 'Loans and deposits given' },
  taxCredits: { nature: 'asset', name: 'Tax credits' },
  otherAssets: { nature: 'asset', name: 'Other current assets' },
  capital: { nature: 'equity', name: 'Capital' },
  reserves: { nature: 'equity', name: 'Reserves and surplus' },
  loansTaken: { nature: 'liability', name: 'Loans taken' },
  creditors: { nature: 'liability', name: 'Creditors' },
  taxesPayable: { nature: 'liability', name: 'Duties and taxes' },
  provisions: { nature: 'liability', name: 'Provisions' },
  otherLiabilities: { nature: 'liability', name: 'Other current liabilities' },
  sales: { nature: 'income', name: 'Sales' },
  otherIncome: { nature: 'income', name: 'Other income' },
  purchases: { nature: 'expense', name: 'Purchases' },
  directExpenses: { nature: 'expense', name: 'Direct expenses' },
  indirectExpenses: { nature: 'expense', name: 'Indirect expenses' },
} as const satisfies Record<string, { readonly nature: AccountNature; readonly name: string }>
export type AccountGroup = keyof typeof accountGroups
export const accountGroupNames = Object.keys(accountGroups) as AccountGroup[]

/** Whether the balance of a group is carried from year to year; that of income and expenses begins anew. */
export const isCarried = (group: AccountGroup): boolean => {
  const { nature } = accountGroups[group]
  return nature !== 'income' && nature !== 'expense'
}

interface SystemAccount {
  readonly group: AccountGroup
  /** As outside programs name it (call examples, "Accounts"). */
  readonly name: string
  /** Written from documents, payments and returns alone: a journal does not touch it, so that it agrees with them. */
  readonly isKept?: true
}

/**
 * Accounts that every business has. Rules of documents and payments post to them; none can be renamed or deleted.
 * `party` has a balance for each party: what is owed to us is a debtor, what we owe a creditor. `own` is an account that
 * the business added.
 */
export const systemAccounts = {
  party: { group: 'debtors', name: 'Debtors' },
  own: { group: 'otherAssets', name: 'Own account' },
  cash: { group: 'cash', name: 'Cash' },
  bank: { group: 'bank', name: 'Bank' },
  fixedAssets: { group: 'fixedAssets', name: 'Fixed assets' },
  accumulatedDepreciation: { group: 'fixedAssets', name: 'Accumulated depreciation' },
  investments: { group: 'investments', name: 'Investments' },
  deposits: { group: 'loansGiven', name: 'Deposits' },
  loansGiven: { group: 'loansGiven', name: 'Loans given' },
  prepaidExpenses: { group: 'otherAssets', name: 'Prepaid expenses' },
  distributedCredit: { group: 'otherAssets', name: 'Credit from distributor', isKept: true },
  inputIgst: { group: 'taxCredits', name: 'Input IGST' },
  inputCgst: { group: 'taxCredits', name: 'Input CGST' },
  inputSgst: { group: 'taxCredits', name: 'Input SGST' },
  inputCess: { group: 'taxCredits', name: 'Input cess' },
  inputReversed: { group: 'taxCredits', name: 'Input tax to be claimed again' },
  tdsReceivable: { group: 'taxCredits', name: 'TDS receivable' },
  tcsReceivable: { group: 'taxCredits', name: 'TCS receivable' },
  gstTdsIgst: { group: 'taxCredits', name: 'GST TDS receivable IGST' },
  gstTdsCgst: { group: 'taxCredits', name: 'GST TDS receivable CGST' },
  gstTdsSgst: { group: 'taxCredits', name: 'GST TDS receivable SGST' },
  gstTcsIgst: { group: 'taxCredits', name: 'GST TCS receivable IGST' },
  gstTcsCgst: { group: 'taxCredits', name: 'GST TCS receivable CGST' },
  gstTcsSgst: { group: 'taxCredits', name: 'GST TCS receivable SGST' },
  taxOnAdvances: { group: 'taxCredits', name: 'GST on advances' },
  advanceTax: { group: 'taxCredits', name: 'Advance income tax' },
  capital: { group: 'capital', name: 'Capital' },
  drawings: { group: 'capital', name: 'Drawings' },
  openingBalances: { group: 'reserves', name: 'Opening balances' },
  reserves: { group: 'reserves', name: 'Reserves' },
  loansTaken: { group: 'loansTaken', name: 'Loans taken' },
  igst: { group: 'taxesPayable', name: 'Output IGST' },
  cgst: { group: 'taxesPayable', name: 'Output CGST' },
  sgst: { group: 'taxesPayable', name: 'Output SGST' },
  cess: { group: 'taxesPayable', name: 'Output cess' },
  stateCess: { group: 'taxesPayable', name: 'Output state cess' },
  reverseIgst: { group: 'taxesPayable', name: 'Reverse charge IGST' },
  reverseCgst: { group: 'taxesPayable', name: 'Reverse charge CGST' },
  reverseSgst: { group: 'taxesPayable', name: 'Reverse charge SGST' },
  reverseCess: { group: 'taxesPayable', name: 'Reverse charge cess' },
  customs: { group: 'taxesPayable', name: 'Tax paid at customs' },
  tdsPayable: { group: 'taxesPayable', name: 'TDS payable' },
  tcsPayable: { group: 'taxesPayable', name: 'TCS payable' },
  taxPayments: { group: 'taxesPayable', name: 'GST cash ledger' },
  provisions: { group: 'provisions', name: 'Provisions' },
  salariesPayable: { group: 'otherLiabilities', name: 'Salaries payable' },
  expensesPayable: { group: 'otherLiabilities', name: 'Expenses payable' },
  suspense: { group: 'otherLiabilities', name: 'Suspense' },
  sales: { group: 'sales', name: 'Sales' },
  interestReceived: { group: 'otherIncome', name: 'Interest received' },
  otherIncome: { group: 'otherIncome', name: 'Other income' },
  gainOnAssets: { group: 'otherIncome', name: 'Gain on assets' },
  purchases: { group: 'purchases', name: 'Purchases' },
  freight: { group: 'directExpenses', name: 'Freight' },
  wages: { group: 'directExpenses', name: 'Wages' },
  power: { group: 'directExpenses', name: 'Power and fuel' },
  salaries: { group: 'indirectExpenses', name: 'Salaries' },
  rent: { group: 'indirectExpenses', name: 'Rent' },
  communication: { group: 'indirectExpenses', name: 'Telephone and internet' },
  travel: { group: 'indirectExpenses', name: 'Travel' },
  officeExpenses: { group: 'indirectExpenses', name: 'Office expenses' },
  professionalFees: { group: 'indirectExpenses', name: 'Professional fees' },
  repairs: { group: 'indirectExpenses', name: 'Repairs' },
  insurance: { group: 'indirectExpenses', name: 'Insurance' },
  advertising: { group: 'indirectExpenses', name: 'Advertising' },
  depreciation: { group: 'indirectExpenses', name: 'Depreciation' },
  interestPaid: { group: 'indirectExpenses', name: 'Interest paid' },
  lateFees: { group: 'indirectExpenses', name: 'Late fees' },
  bankCharges: { group: 'indirectExpenses', name: 'Bank charges' },
  writtenOff: { group: 'indirectExpenses', name: 'Written off' },
  roundOff: { group: 'indirectExpenses', name: 'Round off' },
  incomeTax: { group: 'indirectExpenses', name: 'Income tax' },
} as const satisfies Record<string, SystemAccount>

/** Accounts of the ledger; amounts of each posting balance over them. */
export type Account = keyof typeof systemAccounts
export const accounts = Object.keys(systemAccounts) as Account[]

/** The account that a plain name means, whatever its case; undefined where no account of the system has it. */
export const accountNamed = (name: string): Account | undefined => byName.get(name.trim().toLowerCase())

const byName: ReadonlyMap<string, Account> = new Map([
  ...accounts.flatMap((account) =>
    account === 'own' ? [] : [[systemAccounts[account].name.toLowerCase(), account] as const],
  ),
  ['creditors', 'party'],
])

/** A journal says by hand what no document, payment or return says: these it leaves alone. */
export const isForJournals = (account: Account): boolean => {
  const { isKept }: SystemAccount = systemAccounts[account]
  return !isKept && account !== 'own'
}
