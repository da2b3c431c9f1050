import { gstr9Calls, gstr9cCalls } from './annual-returns.ts'
import { attachmentCalls } from './attachments.ts'
import { apiAccessCalls } from './api-access.ts'
import { calendarFeedCalls } from './calendar-feed.ts'
import { legalClockCalls } from './clocks.ts'
import { auditCalls } from './audit.ts'
import { authCalls, subscriberCalls, systemCalls, userCalls } from './auth.ts'
import type { Call } from './call.ts'
import { changeRequestCalls } from './change-requests.ts'
import { entityCalls } from './companies.ts'
import { documentCallsByKind } from './document-calls.ts'
import { documentLinkCalls } from './document-link-calls.ts'
import { correctionCalls } from './corrections.ts'
import { billCalls, challanCalls, invoiceCalls, inwardNoteCalls, quotationCalls } from './kind-calls.ts'
import { eInvoiceCalls } from './einvoices.ts'
import { eWayBillCalls } from './eway-bills.ts'
import { daySaleCalls } from './day-sales.ts'
import { customAliasCalls } from './custom-alias.ts'
import { creditCalls } from './credits.ts'
import { customFieldCalls } from './custom-fields.ts'
import { consolidatedEWayBillCalls } from './eway-consolidated.ts'
import { eWayMultiVehicleCalls } from './eway-multi-vehicle.ts'
import { eWayBillOfOtherCalls } from './eway-others.ts'
import { finderCalls } from './finder.ts'
import { guideCalls } from './guides.ts'
import { callbackCalls } from './callbacks.ts'
import { dataActivityCalls } from './data-activities.ts'
import { departmentCalls, subscriberPlaceCalls } from './departments.ts'
import { emailTemplateCalls } from './email-templates.ts'
import { apiRegistrationCalls } from './gstn.ts'
import { creditComparisonCalls } from './credit-comparison.ts'
import { importCalls } from './imports.ts'
import { moveCalls } from './moves.ts'
import { categoryCalls, hsnSacCalls, itemCalls, taxRateCalls, unitCalls } from './items.ts'
import {
  accountingCalls,
  accountLedgerCalls,
  dayBookCalls,
  journalCalls,
  accountGroupCalls,
  ledgerAccountCalls,
  partyBalanceCalls,
} from './accounting.ts'
import { assetPostingCalls, assetScheduleCalls, capitalGoodsCalls, fixedAssetCalls } from './assets.ts'
import {
  inventoryCalls,
  stockBatchCalls,
  stockEntryCalls,
  stockReportCalls,
  stockMovementCalls,
  stockSerialCalls,
  stockSummaryCalls,
} from './inventory.ts'
import { gstDeductionCalls } from './gst-deductions.ts'
import { tcsCollectionCalls } from './tcs-collections.ts'
import { tcsChallanCalls, tcsStatementCalls, tdsChallanCalls, tdsStatementCalls } from './tax-challans.ts'
import { labelCalls } from './labels.ts'
import {
  invoiceProfitCalls,
  itemProfitCalls,
  stockAgeingCalls,
  stockConsumptionCalls,
  stockExpiryCalls,
} from './stock-reports.ts'
import { tdsDeductionCalls } from './withholding.ts'
import { bankReconciliationCalls, bankRuleCalls, bankStatementCalls } from './bank-statements.ts'
import { ipAddressCalls } from './ip-addresses.ts'
import { masterChangeCalls } from './master-changes.ts'
import { masterCalls } from './masters.ts'
import { notificationCalls } from './notifications.ts'
import { gstCalls, partyCalls } from './parties.ts'
import { openingItemCalls } from './openings.ts'
import { passwordCalls } from './passwords.ts'
import { paymentRequestCalls } from './payment-requests.ts'
import { paymentInCalls, paymentOutCalls } from './payments.ts'
import { operatorCalls, planCalls } from './plans.ts'
import { portalCalls } from './portals.ts'
import { profileCalls, sessionCalls } from './profile.ts'
import { printSettingCalls } from './print-settings.ts'
import { publicCalls } from './public.ts'
import { qrReadingCalls } from './qr-readings.ts'
import {
  ageingCalls,
  dashboardCalls,
  dueCalendarCalls,
  partyLedgerCalls,
  ruleCalls,
  supplierAgeingCalls,
} from './reports.ts'
import { recurringCalls } from './recurring.ts'
import { reportScheduleCalls } from './report-schedules.ts'
import { registrationCalls, setupCalls, userRegistrationCalls, verificationCalls } from './registration.ts'
import { gstr1aFilingCalls, gstr1FilingCalls, gstr3bFilingCalls, iffFilingCalls } from './filing.ts'
import { gstr3bCalls } from './gstr3b.ts'
import { gstr2aCalls, gstr2bCalls, imsCalls } from './inward-statements.ts'
import { reconciliationCalls } from './reconciliation.ts'
import { gstReturnCalls, gstr1aCalls, gstr1Calls } from './returns.ts'
import { gstr7aCalls, worksheetGroups } from './worksheets.ts'
import { dueReminderCalls, promiseCalls, reminderCalls } from './reminders.ts'
import { roleCalls } from './roles.ts'
import { seriesAllocationCalls, seriesCalls } from './series.ts'
import { settingCalls } from './settings.ts'
import { samlProviderCalls, ssoCalls } from './sso.ts'
import { dataFileCalls } from './data-files.ts'
import { monthFileCalls } from './month-files.ts'
import { tallyCalls } from './tally.ts'
import { taskCalls } from './tasks.ts'
import { writeOffCalls } from './write-offs.ts'
import { followUpSupplierCalls, supplierFollowUpCalls } from './supplier-follow-ups.ts'
import { vendorCalls } from './vendors.ts'
import { partyGroupCalls, priceListCalls } from './price-lists.ts'
import { startCalls } from './start.ts'
import { turnoverCalls } from './turnover-reports.ts'
import { subscriberUserCalls, userAdminCalls } from './users.ts'

/** Every call of the interface. A call's name is its place here: `party.search`. */
export const calls = {
  auth: authCalls,
  password: passwordCalls,
  profile: profileCalls,
  session: sessionCalls,
  system: systemCalls,
  start: startCalls,
  user: { ...userCalls, ...userAdminCalls },
  role: roleCalls,
  changeRequest: changeRequestCalls,
  recurring: recurringCalls,
  reportSchedule: reportScheduleCalls,
  registration: registrationCalls,
  userRegistration: userRegistrationCalls,
  verification: verificationCalls,
  setup: setupCalls,
  apiAccess: apiAccessCalls,
  ipAddress: ipAddressCalls,
  sso: ssoCalls,
  samlProvider: samlProviderCalls,
  subscriber: { ...subscriberCalls, ...subscriberUserCalls, ...subscriberPlaceCalls },
  plan: planCalls,
  operator: operatorCalls,
  master: masterCalls,
  masterChange: masterChangeCalls,
  setting: settingCalls,
  printSetting: printSettingCalls,
  customAlias: customAliasCalls,
  callback: callbackCalls,
  dataActivity: dataActivityCalls,
  customField: customFieldCalls,
  entity: entityCalls,
  party: partyCalls,
  gst: gstCalls,
  apiRegistration: apiRegistrationCalls,
  item: itemCalls,
  inventory: inventoryCalls,
  accountGroup: accountGroupCalls,
  ledgerAccount: ledgerAccountCalls,
  accounting: accountingCalls,
  dayBook: dayBookCalls,
  accountLedger: accountLedgerCalls,
  partyBalance: partyBalanceCalls,
  tdsDeduction: tdsDeductionCalls,
  tcsCollection: tcsCollectionCalls,
  gstDeduction: gstDeductionCalls,
  tdsChallan: tdsChallanCalls,
  tdsStatement: tdsStatementCalls,
  tcsChallan: tcsChallanCalls,
  tcsStatement: tcsStatementCalls,
  journal: journalCalls,
  fixedAsset: fixedAssetCalls,
  capitalGoods: capitalGoodsCalls,
  assetPosting: assetPostingCalls,
  assetSchedule: assetScheduleCalls,
  stockBatch: stockBatchCalls,
  bankStatement: bankStatementCalls,
  bankReconciliation: bankReconciliationCalls,
  bankRule: bankRuleCalls,
  stockEntry: stockEntryCalls,
  stockSerial: stockSerialCalls,
  stockAgeing: stockAgeingCalls,
  stockExpiry: stockExpiryCalls,
  stockConsumption: stockConsumptionCalls,
  stockMovement: stockMovementCalls,
  stockReport: stockReportCalls,
  stockSummary: stockSummaryCalls,
  itemProfit: itemProfitCalls,
  invoiceProfit: invoiceProfitCalls,
  label: labelCalls,
  category: categoryCalls,
  unit: unitCalls,
  taxRate: taxRateCalls,
  hsnSac: hsnSacCalls,
  series: seriesCalls,
  seriesAllocation: seriesAllocationCalls,
  emailTemplate: emailTemplateCalls,
  department: departmentCalls,
  vendor: vendorCalls,
  partyGroup: partyGroupCalls,
  priceList: priceListCalls,
  import: importCalls,
  move: moveCalls,
  ...documentCallsByKind,
  salesInvoice: { ...documentCallsByKind.salesInvoice, ...invoiceCalls, ...correctionCalls },
  salesQuotation: { ...documentCallsByKind.salesQuotation, ...quotationCalls },
  deliveryChallan: { ...documentCallsByKind.deliveryChallan, ...challanCalls },
  purchaseBill: { ...documentCallsByKind.purchaseBill, ...billCalls },
  inwardNote: { ...documentCallsByKind.inwardNote, ...inwardNoteCalls },
  daySale: daySaleCalls,
  document: documentLinkCalls,
  paymentIn: paymentInCalls,
  paymentOut: paymentOutCalls,
  paymentRequest: paymentRequestCalls,
  writeOff: writeOffCalls,
  openingItem: openingItemCalls,
  credit: creditCalls,
  reminder: reminderCalls,
  dueReminder: dueReminderCalls,
  paymentPromise: promiseCalls,
  tally: tallyCalls,
  monthFile: monthFileCalls,
  dataFile: dataFileCalls,
  eInvoice: eInvoiceCalls,
  eWayBill: eWayBillCalls,
  eWayMultiVehicle: eWayMultiVehicleCalls,
  consolidatedEWayBill: consolidatedEWayBillCalls,
  eWayBillOfOther: eWayBillOfOtherCalls,
  attachment: attachmentCalls,
  qrReading: qrReadingCalls,
  portal: portalCalls,
  gstr1: gstr1Calls,
  gstr1a: gstr1aCalls,
  gstr3b: gstr3bCalls,
  gstr9: gstr9Calls,
  gstr9c: gstr9cCalls,
  gstReturn: gstReturnCalls,
  creditComparison: creditComparisonCalls,
  ...worksheetGroups,
  gstr7a: gstr7aCalls,
  gstr1Filing: gstr1FilingCalls,
  gstr1aFiling: gstr1aFilingCalls,
  iffFiling: iffFilingCalls,
  gstr3bFiling: gstr3bFilingCalls,
  gstr2a: gstr2aCalls,
  gstr2b: gstr2bCalls,
  ims: imsCalls,
  reconciliation: reconciliationCalls,
  followUpSupplier: followUpSupplierCalls,
  supplierFollowUp: supplierFollowUpCalls,
  dashboard: dashboardCalls,
  ageing: ageingCalls,
  supplierAgeing: supplierAgeingCalls,
  dueCalendar: dueCalendarCalls,
  partyLedger: partyLedgerCalls,
  ...turnoverCalls,
  legalClock: legalClockCalls,
  calendarFeed: calendarFeedCalls,
  rule: ruleCalls,
  task: taskCalls,
  notification: notificationCalls,
  audit: auditCalls,
  finder: finderCalls,
  guide: guideCalls,
  public: publicCalls,
} as const satisfies Record<string, Record<string, Call>>

export type Calls = typeof calls
export type ResourceName = keyof Calls

/** All calls in one list with their names, for routing, the API description and tests. */
export const callList: readonly { readonly name: string; readonly call: Call }[] = Object.entries(
  calls,
).flatMap(([resource, actions]) =>
  Object.entries(actions as Record<string, Call>).map(([action, call]) => ({
    name: `${resource}.${action}`,
    call,
  })),
)
