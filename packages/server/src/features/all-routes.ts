import type { RouteGroup } from '../platform/routes.ts'
import { apiAccessRoutes } from './api-access/routes.ts'
import {
  assetPostingRoutes,
  assetScheduleRoutes,
  capitalGoodsRoutes,
  fixedAssetRoutes,
} from './assets/index.ts'
import { attachmentRoutes } from './attachments/routes.ts'
import {
  accountingRoutes,
  accountLedgerRoutes,
  dayBookRoutes,
  journalRoutes,
  accountGroupRoutes,
  ledgerAccountRoutes,
  partyBalanceRoutes,
} from './books/index.ts'
import { auditRoutes } from './audit/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { legalClockRoutes } from './clocks/routes.ts'
import { entityRoutes } from './companies/routes.ts'
import { customAliasRoutes } from './custom-alias/routes.ts'
import { customFieldRoutes } from './custom-fields/routes.ts'
import { masterChangeRoutes } from './documents/master-change.ts'
import { documentRoutes } from './documents/routes.ts'
import { eInvoiceRoutes } from './einvoices/routes.ts'
import { consolidatedEWayBillRoutes } from './eway-bills/consolidated/routes.ts'
import { eWayMultiVehicleRoutes } from './eway-bills/groups/routes.ts'
import { eWayBillOfOtherRoutes } from './eway-bills/others/routes.ts'
import { eWayBillRoutes } from './eway-bills/routes.ts'
import { finderRoutes } from './finder/routes.ts'
import { guideRoutes } from './guides/routes.ts'
import { dataActivityRoutes } from './data-activities/index.ts'
import { departmentRoutes, subscriberPlaceRoutes } from './departments/routes.ts'
import { emailTemplateRoutes } from './email-templates/routes.ts'
import { apiRegistrationRoutes } from './gstn/routes.ts'
import { importRoutes, moveRoutes } from './imports/index.ts'
import { ipAddressRoutes } from './ip-addresses/routes.ts'
import { callbackRoutes } from './callbacks/index.ts'
import { categoryRoutes, hsnSacRoutes, itemRoutes, taxRateRoutes, unitRoutes } from './items/routes.ts'
import { masterRoutes } from './masters/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { gstRoutes, partyLedgerRoutes, partyRoutes } from './parties/routes.ts'
import { creditRoutes } from './payments/credits.ts'
import { paymentRequestRoutes } from './payments/requests/routes.ts'
import { paymentInRoutes, paymentOutRoutes } from './payments/routes.ts'
import { openingItemRoutes } from './openings/routes.ts'
import {
  inventoryRoutes,
  labelRoutes,
  stockBatchRoutes,
  stockEntryRoutes,
  stockReportRoutes,
  stockSerialRoutes,
} from './inventory/index.ts'
import { writeOffRoutes } from './payments/write-off.ts'
import { operatorRoutes, planRoutes } from './plans/routes.ts'
import { portalRoutes } from './portals/routes.ts'
import { printSettingRoutes } from './print-settings/routes.ts'
import { publicRoutes } from './public/routes.ts'
import { qrReadingRoutes } from './qr-readings/routes.ts'
import { reconciliationRoutes } from './reconciliation/index.ts'
import { calendarFeedRoutes } from './calendar-feed/index.ts'
import { recurringRoutes } from './recurring/index.ts'
import { reportScheduleRoutes } from './report-schedules/index.ts'
import { dueReminderRoutes, promiseRoutes, reminderRoutes } from './reminders/index.ts'
import { registrationRoutes } from './registration/routes.ts'
import {
  ageingRoutes,
  dashboardRoutes,
  dueCalendarRoutes,
  ruleRoutes,
  supplierAgeingRoutes,
} from './reports/routes.ts'
import { turnoverRoutes } from './reports/turnover/routes.ts'
import { filingRoutes } from './filing/routes.ts'
import { creditComparisonRoutes } from './returns/credit-comparison/routes.ts'
import { gstr3bRoutes } from './returns/gstr3b/routes.ts'
import { gstr9Routes } from './returns/gstr9/routes.ts'
import { gstr9cRoutes } from './returns/gstr9c/routes.ts'
import { gstr1aRoutes, gstr1Routes, gstReturnRoutes } from './returns/routes.ts'
import { gstr7aRoutes, worksheetRoutes } from './returns/worksheets/routes.ts'
import { changeRequestRoutes } from './change-requests/routes.ts'
import { roleRoutes } from './roles/routes.ts'
import { seriesAllocationRoutes, seriesRoutes } from './series/routes.ts'
import { settingRoutes } from './settings/routes.ts'
import { ssoRoutes } from './sso/routes.ts'
import { bankReconciliationRoutes, bankRuleRoutes, bankStatementRoutes } from './bank-statements/index.ts'
import { startRoutes } from './start/routes.ts'
import { dataFileRoutes } from './data-files/index.ts'
import { monthFileRoutes } from './month-files/index.ts'
import { tallyRoutes } from './tally/index.ts'
import { taskRoutes } from './tasks/routes.ts'
import { supplierFollowUpRoutes } from './supplier-follow-ups/index.ts'
import { vendorRoutes } from './vendors/index.ts'
import { partyGroupRoutes, priceListRoutes } from './prices/routes.ts'
import { userRoutes } from './users/routes.ts'
import {
  gstDeductionRoutes,
  tcsChallanRoutes,
  tcsCollectionRoutes,
  tcsStatementRoutes,
  tdsChallanRoutes,
  tdsDeductionRoutes,
  tdsStatementRoutes,
} from './withholding/index.ts'

/** Every slice's handlers. */
export const allRoutes: readonly RouteGroup[] = [
  ...authRoutes,
  ...registrationRoutes,
  calendarFeedRoutes,
  recurringRoutes,
  reportScheduleRoutes,
  ...auditRoutes,
  startRoutes,
  ...settingRoutes,
  printSettingRoutes,
  customAliasRoutes,
  customFieldRoutes,
  ...ssoRoutes,
  ...taskRoutes,
  notificationRoutes,
  apiAccessRoutes,
  ipAddressRoutes,
  planRoutes,
  operatorRoutes,
  roleRoutes,
  changeRequestRoutes,
  ...userRoutes,
  entityRoutes,
  masterRoutes,
  partyRoutes,
  gstRoutes,
  apiRegistrationRoutes,
  itemRoutes,
  inventoryRoutes,
  stockBatchRoutes,
  ...stockReportRoutes,
  labelRoutes,
  stockEntryRoutes,
  stockSerialRoutes,
  accountGroupRoutes,
  ledgerAccountRoutes,
  accountingRoutes,
  dayBookRoutes,
  accountLedgerRoutes,
  partyBalanceRoutes,
  tdsDeductionRoutes,
  tcsCollectionRoutes,
  gstDeductionRoutes,
  tdsChallanRoutes,
  tdsStatementRoutes,
  tcsChallanRoutes,
  tcsStatementRoutes,
  journalRoutes,
  fixedAssetRoutes,
  capitalGoodsRoutes,
  assetPostingRoutes,
  assetScheduleRoutes,
  bankStatementRoutes,
  bankReconciliationRoutes,
  bankRuleRoutes,
  categoryRoutes,
  unitRoutes,
  taxRateRoutes,
  hsnSacRoutes,
  seriesRoutes,
  seriesAllocationRoutes,
  finderRoutes,
  guideRoutes,
  emailTemplateRoutes,
  callbackRoutes,
  dataActivityRoutes,
  departmentRoutes,
  subscriberPlaceRoutes,
  vendorRoutes,
  partyGroupRoutes,
  priceListRoutes,
  importRoutes(() => allRoutes),
  moveRoutes,
  ...documentRoutes,
  paymentInRoutes,
  paymentOutRoutes,
  paymentRequestRoutes,
  creditRoutes,
  reminderRoutes,
  dueReminderRoutes,
  tallyRoutes,
  monthFileRoutes,
  dataFileRoutes,
  promiseRoutes,
  writeOffRoutes,
  openingItemRoutes,
  masterChangeRoutes,
  eInvoiceRoutes,
  eWayBillRoutes,
  eWayMultiVehicleRoutes,
  consolidatedEWayBillRoutes,
  eWayBillOfOtherRoutes,
  attachmentRoutes,
  qrReadingRoutes,
  portalRoutes,
  gstr1Routes,
  gstr1aRoutes,
  gstr3bRoutes,
  gstr9Routes,
  gstr9cRoutes,
  creditComparisonRoutes,
  gstReturnRoutes,
  ...worksheetRoutes,
  gstr7aRoutes,
  ...filingRoutes,
  ...reconciliationRoutes,
  ...supplierFollowUpRoutes,
  dashboardRoutes,
  ageingRoutes,
  supplierAgeingRoutes,
  dueCalendarRoutes,
  partyLedgerRoutes,
  ...turnoverRoutes,
  ruleRoutes,
  legalClockRoutes,
  publicRoutes,
]
