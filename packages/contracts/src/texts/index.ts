import { accessTexts } from './access.ts'
import { approvalTexts } from './approvals.ts'
import { paymentRequestTexts } from './payment-requests.ts'
import { authTexts } from './auth.ts'
import { commonTexts } from './common.ts'
import { legalTexts } from './legal.ts'
import { shellTexts } from './shell.ts'
import { partyTexts } from './parties.ts'
import { guideFrameTexts } from './guides.ts'
import { impactTexts } from './impact.ts'
import { importFileTexts } from './import-files.ts'
import { importScreenTexts } from './import-screen.ts'
import { importTexts } from './imports.ts'
import { invoiceStateTexts } from './invoice-states.ts'
import { bankStatementTexts } from './bank-statements.ts'
import { booksTexts } from './books.ts'
import { assetTexts } from './assets.ts'
import { collectionTexts } from './collection.ts'
import { gstDeductedTexts } from './gst-deducted.ts'
import { withholdingTexts } from './withholding.ts'
import { inventoryTexts } from './inventory.ts'
import { itemTexts } from './items.ts'
import { inwardNoteTexts } from './kinds/inward-note.ts'
import { itcTexts } from './kinds/itc.ts'
import { outwardNoteTexts } from './kinds/outward-note.ts'
import { deliveryChallanTexts } from './kinds/delivery-challan.ts'
import { challanTexts } from './kinds/challan.ts'
import { fulfilmentTexts } from './kinds/fulfilment.ts'
import { purchaseBillTexts } from './kinds/purchase-bill.ts'
import { purchaseOrderTexts } from './kinds/purchase-order.ts'
import { salesOrderTexts } from './kinds/sales-order.ts'
import { correctionTexts } from './correction.ts'
import { salesQuotationTexts } from './kinds/sales-quotation.ts'
import { offerTexts } from './kinds/offer.ts'
import { companyTexts } from './companies.ts'
import { seriesTexts } from './series.ts'
import { settingHelpTexts } from './setting-help.ts'
import { settingTexts } from './settings.ts'
import { dashboardTexts } from './dashboard.ts'
import { datedRuleTexts } from './dated-rules.ts'
import { bookIssueTexts } from './book-issues.ts'
import { departmentTexts } from './departments.ts'
import { documentTexts } from './documents.ts'
import { documentEntryTexts } from './document-entry.ts'
import { documentFieldTexts } from './document-fields.ts'
import { clockTexts } from './clocks.ts'
import { eInvoiceTexts } from './einvoices.ts'
import { eWayBillTexts } from './eway-bills.ts'
import { eWayBillFormTexts } from './eway-bill-forms.ts'
import { eWayBillScreenTexts } from './eway-bills-screen.ts'
import { eWayFieldTexts } from './eway-fields.ts'
import { eWayMovementTexts } from './eway-movements.ts'
import { eWaySheetTexts } from './eway-sheets.ts'
import { eInvoiceLookupTexts } from './einvoice-lookup.ts'
import { eInvoiceScreenTexts } from './einvoices-screen.ts'
import { eWayTogetherTexts } from './eway-together.ts'
import { emailTemplateTexts } from './email-templates.ts'
import { enumTexts } from './enums.ts'
import { ledgerTexts } from './ledger.ts'
import { mailTexts } from './mails.ts'
import { masterTexts } from './masters.ts'
import { notificationTexts } from './notifications.ts'
import { portalConnectionTexts } from './portal-connection.ts'
import { fieldTexts } from './fields.ts'
import { filingTexts } from './filing.ts'
import { tieOutTexts } from './tie-out.ts'
import { gstnTexts } from './gstn.ts'
import { gstr1aScreenTexts } from './gstr1a-screen.ts'
import { gstr1ScreenTexts } from './gstr1-screen.ts'
import { gstr3bTexts } from './gstr3b-screen.ts'
import { gstr9RowTexts } from './gstr9-rows.ts'
import { gstr9cRowTexts } from './gstr9c-rows.ts'
import { gstr9Texts } from './gstr9-screen.ts'
import { returnCalendarTexts } from './return-calendar.ts'
import { deductorTexts } from './worksheet-deductors.ts'
import { gstr6Texts } from './worksheet-gstr6.ts'
import { itc04Texts } from './worksheet-itc04.ts'
import { worksheetTexts } from './worksheet.ts'
import { issueTexts } from './issues.ts'
import { passwordTexts } from './passwords.ts'
import { paymentTexts } from './payments.ts'
import { moveTexts } from './moves.ts'
import { openingTexts } from './openings.ts'
import { payoutTexts } from './payouts.ts'
import { platformTexts } from './platform.ts'
import { counterTexts } from './counter.ts'
import { customAliasTexts } from './custom-alias.ts'
import { creditComparisonTexts } from './credit-comparison.ts'
import { callbackTexts } from './callbacks.ts'
import { dataActivityTexts } from './data-activities.ts'
import { printSettingTexts } from './print-settings.ts'
import { printingTexts } from './printing.ts'
import { profileTexts } from './profile.ts'
import { publicTexts } from './public.ts'
import { attachmentTexts } from './attachments.ts'
import { billStartTexts } from './bill-start.ts'
import { qrReadingTexts } from './qr-readings.ts'
import { dataFileTexts } from './data-files.ts'
import { monthFileTexts } from './month-files.ts'
import { tallyTexts } from './tally.ts'
import { reminderTexts } from './reminders.ts'
import { supplierFollowUpTexts } from './supplier-follow-ups.ts'
import { reconciliationTexts } from './reconciliation.ts'
import { recordTexts } from './records.ts'
import { recurringTexts } from './recurring.ts'
import { registrationTexts } from './registration.ts'
import { vendorTexts } from './vendors.ts'
import { priceListTexts } from './price-lists.ts'
import { reportScheduleTexts } from './report-schedules.ts'
import { reportTexts } from './reports.ts'
import { turnoverTexts } from './turnover.ts'
import { returnsIssueTexts } from './returns-issues.ts'
import { returnsTexts } from './returns.ts'
import { roleTexts } from './roles.ts'
import { userTexts } from './users.ts'
import { changeRequestTexts } from './change-requests.ts'
import { ssoRefusalTexts, ssoTexts } from './sso.ts'
import { auditTexts, ruleScreenTexts } from './rules.ts'
import { lawTexts } from './law.ts'
import { taxTexts } from './tax.ts'

/** Every text of the product by its key. One file a slice; a key is written once. */
export const texts = {
  ...openingTexts,
  ...approvalTexts,
  ...paymentRequestTexts,
  ...dashboardTexts,
  ...invoiceStateTexts,
  ...datedRuleTexts,
  ...settingHelpTexts,
  ...settingTexts,
  ...seriesTexts,
  ...companyTexts,
  ...guideFrameTexts,
  ...impactTexts,
  ...importTexts,
  ...importFileTexts,
  ...importScreenTexts,
  ...moveTexts,
  ...bankStatementTexts,
  ...booksTexts,
  ...withholdingTexts,
  ...collectionTexts,
  ...gstDeductedTexts,
  ...assetTexts,
  ...inventoryTexts,
  ...itemTexts,
  ...outwardNoteTexts,
  ...purchaseBillTexts,
  ...inwardNoteTexts,
  ...purchaseOrderTexts,
  ...salesOrderTexts,
  ...salesQuotationTexts,
  ...offerTexts,
  ...deliveryChallanTexts,
  ...challanTexts,
  ...correctionTexts,
  ...fulfilmentTexts,
  ...itcTexts,
  ...partyTexts,
  ...shellTexts,
  ...legalTexts,
  ...commonTexts,
  ...authTexts,
  ...accessTexts,
  ...bookIssueTexts,
  ...departmentTexts,
  ...vendorTexts,
  ...priceListTexts,
  ...documentTexts,
  ...documentEntryTexts,
  ...counterTexts,
  ...documentFieldTexts,
  ...clockTexts,
  ...eInvoiceTexts,
  ...eWayBillTexts,
  ...eWayBillFormTexts,
  ...eWayBillScreenTexts,
  ...eWayFieldTexts,
  ...eWayMovementTexts,
  ...eWaySheetTexts,
  ...eInvoiceLookupTexts,
  ...eInvoiceScreenTexts,
  ...eWayTogetherTexts,
  ...emailTemplateTexts,
  ...enumTexts,
  ...ledgerTexts,
  ...mailTexts,
  ...masterTexts,
  ...notificationTexts,
  ...portalConnectionTexts,
  ...fieldTexts,
  ...filingTexts,
  ...tieOutTexts,
  ...gstnTexts,
  ...gstr1ScreenTexts,
  ...gstr1aScreenTexts,
  ...gstr3bTexts,
  ...gstr9RowTexts,
  ...gstr9cRowTexts,
  ...gstr9Texts,
  ...returnCalendarTexts,
  ...worksheetTexts,
  ...itc04Texts,
  ...deductorTexts,
  ...gstr6Texts,
  ...issueTexts,
  ...passwordTexts,
  ...paymentTexts,
  ...payoutTexts,
  ...platformTexts,
  ...printingTexts,
  ...printSettingTexts,
  ...customAliasTexts,
  ...creditComparisonTexts,
  ...callbackTexts,
  ...dataActivityTexts,
  ...profileTexts,
  ...publicTexts,
  ...attachmentTexts,
  ...billStartTexts,
  ...qrReadingTexts,
  ...reconciliationTexts,
  ...supplierFollowUpTexts,
  ...recordTexts,
  ...recurringTexts,
  ...reminderTexts,
  ...tallyTexts,
  ...dataFileTexts,
  ...monthFileTexts,
  ...registrationTexts,
  ...reportScheduleTexts,
  ...reportTexts,
  ...turnoverTexts,
  ...returnsIssueTexts,
  ...returnsTexts,
  ...roleTexts,
  ...userTexts,
  ...changeRequestTexts,
  ...ruleScreenTexts,
  ...auditTexts,
  ...taxTexts,
  ...lawTexts,
  ...ssoTexts,
  ...ssoRefusalTexts,
} as const
