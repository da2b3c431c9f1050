import { bankStatementJobs } from './bank-statements/jobs.ts'
import { documentJobs } from './documents/jobs.ts'
import { eInvoiceJobs } from './einvoices/jobs.ts'
import { eInvoiceFileJobs } from './einvoices/json.ts'
import { eWayBillJobs } from './eway-bills/jobs.ts'
import { eWayBillPrintJobs } from './eway-bills/print-jobs.ts'
import { eWayOtherJobs } from './eway-bills/others/sync.ts'
import { filingJobs } from './filing/index.ts'
import { qrReadingJobs } from './qr-readings/jobs.ts'
import { reconciliationJobs } from './reconciliation/index.ts'
import { recurringJob } from './recurring/index.ts'
import { reminderJob } from './reminders/index.ts'
import { sendReportJob } from './report-files/index.ts'
import { paymentJobs } from './payments/print-many.ts'
import { ageingReport } from './reports/ageing.ts'
import { dueReport } from './reports/due-calendar.ts'
import { turnoverReportsOnPages } from './reports/turnover/routes.ts'
import { partyLedgerReport } from './parties/ledger.ts'
import { creditReport, gstr3bReport, gstr9cReport, gstr9Report, outwardReport } from './returns/index.ts'
import { vendorJobs } from './vendors/index.ts'
import { supplierFollowUpJobs } from './supplier-follow-ups/index.ts'
import { tallyJob } from './tally/index.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'

/** Reports that go out by mail in the background. */
export const reportsByMail = [
  outwardReport('gstr1'),
  outwardReport('gstr1a'),
  gstr3bReport,
  gstr9Report,
  gstr9cReport,
  creditReport,
  partyLedgerReport,
  ageingReport('receivable'),
  ageingReport('payable'),
  dueReport,
  ...turnoverReportsOnPages,
]

/** Every slice's background jobs by the type of their tasks. */
export const allJobs: Jobs = {
  ...bankStatementJobs,
  ...documentJobs,
  ...eInvoiceJobs,
  ...eInvoiceFileJobs,
  ...eWayBillJobs,
  ...eWayBillPrintJobs,
  ...eWayOtherJobs,
  ...filingJobs,
  ...paymentJobs,
  ...qrReadingJobs,
  ...reconciliationJobs,
  recurringDocuments: recurringJob,
  ...supplierFollowUpJobs,
  ...vendorJobs,
  paymentReminders: reminderJob,
  tallyExport: tallyJob,
  sendReport: sendReportJob(reportsByMail),
}
