import { documentJobs } from './documents/jobs.ts'
import { eInvoiceJobs } from './einvoices/jobs.ts'
import { eInvoiceFileJobs } from './einvoices/json.ts'
import { eWayBillJobs } from './eway-bills/jobs.ts'
import { eWayBillPrintJobs } from './eway-bills/print-jobs.ts'
import { eWayOtherJobs } from './eway-bills/others/sync.ts'
import { qrReadingJobs } from './qr-readings/jobs.ts'
import { recurringJob } from './recurring/index.ts'
import { sendReportJob } from './report-files/index.ts'
import { paymentJobs } from './payments/print-many.ts'
import { ageingReport } from './reports/ageing.ts'
import { dueReport } from './reports/due-calendar.ts'
import { partyLedgerReport } from './parties/ledger.ts'
import { gstr1Report } from './returns/index.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'

/** Every slice's background jobs by the type of their tasks. */
export const allJobs: Jobs = {
  ...documentJobs,
  ...eInvoiceJobs,
  ...eInvoiceFileJobs,
  ...eWayBillJobs,
  ...eWayBillPrintJobs,
  ...eWayOtherJobs,
  ...paymentJobs,
  ...qrReadingJobs,
  recurringDocuments: recurringJob,
  sendReport: sendReportJob([
    gstr1Report,
    partyLedgerReport,
    ageingReport('receivable'),
    ageingReport('payable'),
    dueReport,
  ]),
}
