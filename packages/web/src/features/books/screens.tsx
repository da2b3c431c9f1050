export { AccountLedger } from './AccountLedger.tsx'
export { BalanceSheet } from './BalanceSheet.tsx'
export { CashFlow } from './CashFlow.tsx'
export { ChartOfAccounts } from './ChartOfAccounts.tsx'
export { DayBook } from './DayBook.tsx'
export { CreateJournal, EditJournal } from './JournalForm.tsx'
export { JournalList } from './JournalList.tsx'
export { JournalView } from './JournalView.tsx'
export { AccountGroupList } from './AccountGroupList.tsx'
export { LedgerAccountList } from './LedgerAccountList.tsx'
export { OpeningBalances } from './OpeningBalances.tsx'
export { PartyBalances } from './PartyBalances.tsx'
export { ProfitAndLoss } from './ProfitAndLoss.tsx'
export { TcsRegister } from './TcsRegister.tsx'
export { GstDeductedRegister } from './GstDeductedRegister.tsx'
export { TdsRegister } from './TdsRegister.tsx'
export {
  CreateTcsChallan,
  CreateTdsChallan,
  EditTcsChallan,
  EditTdsChallan,
  TcsChallanList,
  TcsChallanView,
  TcsStatement,
  TdsChallanList,
  TdsChallanView,
  TdsStatement,
} from './challan-screens.tsx'
export { TrialBalance } from './TrialBalance.tsx'
