export { checkDrift } from './drift.ts'
export { drainJob, performers as eInvoicePerformers } from './runner.ts'
export { credentialRows, saveCredentials, testCredentials } from './credentials.ts'
export { eInvoiceNotices } from './reminders.ts'
