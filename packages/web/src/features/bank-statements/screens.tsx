export { BankAccounts } from './BankAccounts.tsx'
export { BankReconciliation } from './BankReconciliation.tsx'
export { BankRows } from './BankRows.tsx'
export { BankRules } from './BankRules.tsx'
