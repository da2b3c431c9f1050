import { reportKinds } from '@bahi/contracts/report-kinds.ts'
import type { ReportName } from '@bahi/contracts/report-kinds.ts'
import {
  IconArrowDownLeft,
  IconArrowsExchange,
  IconBook2,
  IconBuildingBank,
  IconCalendarDue,
  IconCalendarX,
  IconFilePercent,
  IconPackageExport,
  IconPercentage,
  IconEraser,
  IconHistory,
  IconFileExport,
  IconFileInvoice,
  IconFileZip,
  IconHourglass,
  IconHourglassHigh,
  IconListDetails,
  IconNotebook,
  IconScale,
  IconTrendingUp,
  IconUsers,
  IconColumns2,
  IconBuildingWarehouse,
  IconReceiptTax,
  IconBarcode,
  IconListNumbers,
  IconMailFast,
  IconPackageImport,
  IconTable,
  IconTruck,
  IconUserStar,
} from '@tabler/icons-react'
import { TileScreen } from '../../app/screens/TileScreen.tsx'
import type { Tile } from '../../app/screens/TileScreen.tsx'

/** How each report of the table is shown; the table says where it is. */
const looks: Readonly<Record<ReportName, Omit<Tile, 'to'>>> = {
  gstr1: { title: 'menu.gstr1', text: 'report.gstr1Text', icon: IconBuildingBank },
  gstr3b: { title: 'menu.returns', text: 'report.gstr3bText', icon: IconReceiptTax },
  gstr1a: { title: 'gstr1a.title', text: 'report.gstr3bText', icon: IconReceiptTax },
  gstr9: { title: 'gstr9.title', text: 'report.gstr3bText', icon: IconReceiptTax },
  gstr9c: { title: 'gstr9c.title', text: 'report.gstr3bText', icon: IconReceiptTax },
  creditComparison: { title: 'creditComparison.title', text: 'report.gstr3bText', icon: IconReceiptTax },
  partyLedger: { title: 'report.partyLedger', text: 'report.partyLedgerText', icon: IconNotebook },
  ageing: { title: 'report.ageing', text: 'report.ageingText', icon: IconHourglass },
  supplierAgeing: {
    title: 'report.supplierAgeing',
    text: 'report.supplierAgeingText',
    icon: IconHourglassHigh,
  },
  dueCalendar: { title: 'report.dueCalendar', text: 'report.dueCalendarText', icon: IconCalendarDue },
  salesByHsn: { title: 'report.salesByHsn', text: 'report.salesByHsnText', icon: IconBarcode },
  salesByCustomer: { title: 'report.salesByCustomer', text: 'report.salesByCustomerText', icon: IconUsers },
  salesByItem: { title: 'report.salesByItem', text: 'report.salesByItemText', icon: IconPackageExport },
  salesByItemDetails: {
    title: 'report.salesByItemDetails',
    text: 'report.salesByItemDetailsText',
    icon: IconListDetails,
  },
  salesBySalesperson: {
    title: 'report.salesBySalesperson',
    text: 'report.salesBySalespersonText',
    icon: IconUserStar,
  },
  hsnSummary: { title: 'report.hsnSummary', text: 'report.hsnSummaryText', icon: IconTable },
  purchaseByHsn: { title: 'report.purchaseByHsn', text: 'report.purchaseByHsnText', icon: IconBarcode },
  purchaseBySupplier: {
    title: 'report.purchaseBySupplier',
    text: 'report.purchaseBySupplierText',
    icon: IconTruck,
  },
  purchaseByItem: {
    title: 'report.purchaseByItem',
    text: 'report.purchaseByItemText',
    icon: IconPackageImport,
  },
  purchaseByItemDetails: {
    title: 'report.purchaseByItemDetails',
    text: 'report.purchaseByItemDetailsText',
    icon: IconListDetails,
  },
  taxSummary: { title: 'report.taxSummary', text: 'report.taxSummaryText', icon: IconReceiptTax },
  documentRegister: {
    title: 'report.documentRegister',
    text: 'report.documentRegisterText',
    icon: IconListNumbers,
  },
}
/** Reports of one screen share a tile. */
const names = (Object.keys(reportKinds) as ReportName[]).filter(
  (name, at, all) => all.findIndex((one) => reportKinds[one].path === reportKinds[name].path) === at,
)

const tiles: readonly Tile[] = [
  {
    to: 'scheduled-reports',
    title: 'reportSchedule.title',
    text: 'reportSchedule.tileText',
    icon: IconMailFast,
  },
  ...names.map((name) => ({ to: reportKinds[name].path, ...looks[name] })),
  { to: 'sales-invoice', title: 'menu.invoices', text: 'report.salesText', icon: IconFileInvoice },
  { to: 'payment-in', title: 'menu.paymentIn', text: 'report.receivedText', icon: IconArrowDownLeft },
  { to: 'write-offs', title: 'writeOff.title', text: 'report.writeOffText', icon: IconEraser },
  { to: 'stock-report', title: 'report.stock', text: 'report.stockText', icon: IconBuildingWarehouse },
  {
    to: 'stock-ageing-report',
    title: 'report.stockAgeing',
    text: 'report.stockAgeingText',
    icon: IconHourglass,
  },
  {
    to: 'stock-expiry-report',
    title: 'report.stockExpiry',
    text: 'report.stockExpiryText',
    icon: IconCalendarX,
  },
  {
    to: 'stock-consumption-report',
    title: 'report.stockConsumption',
    text: 'report.stockConsumptionText',
    icon: IconPackageExport,
  },
  { to: 'profit-by-item', title: 'report.itemProfit', text: 'report.itemProfitText', icon: IconPercentage },
  {
    to: 'profit-by-invoice',
    title: 'report.invoiceProfit',
    text: 'report.invoiceProfitText',
    icon: IconFilePercent,
  },
  { to: 'trial-balance', title: 'books.trialBalance', text: 'books.trialBalanceText', icon: IconScale },
  {
    to: 'profit-and-loss',
    title: 'books.profitAndLoss',
    text: 'books.profitAndLossText',
    icon: IconTrendingUp,
  },
  { to: 'balance-sheet', title: 'books.balanceSheet', text: 'books.balanceSheetText', icon: IconColumns2 },
  { to: 'cash-flow', title: 'books.cashFlow', text: 'books.cashFlowText', icon: IconArrowsExchange },
  { to: 'day-book', title: 'books.dayBook', text: 'books.dayBookText', icon: IconBook2 },
  { to: 'account-ledger', title: 'books.ledger', text: 'books.ledgerText', icon: IconListDetails },
  { to: 'tds-register', title: 'tds.register', text: 'tds.registerText', icon: IconReceiptTax },
  { to: 'tcs-register', title: 'tcs.register', text: 'tcs.registerText', icon: IconReceiptTax },
  {
    to: 'gst-tds-tcs-register',
    title: 'gstKept.register',
    text: 'gstKept.registerText',
    icon: IconReceiptTax,
  },
  { to: 'tcs-challans', title: 'tcs.challanList', text: 'tcs.challanText', icon: IconReceiptTax },
  { to: 'tcs-statement', title: 'tcs.statement', text: 'tcs.statementText', icon: IconReceiptTax },
  { to: 'tds-challans', title: 'tds.challanList', text: 'tds.challanText', icon: IconReceiptTax },
  { to: 'tds-statement', title: 'tds.statement', text: 'tds.statementText', icon: IconReceiptTax },
  { to: 'party-balances', title: 'books.partyBalances', text: 'books.partyBalancesText', icon: IconUsers },
  { to: 'tally-export', title: 'tally.title', text: 'tally.text', icon: IconFileExport },
  { to: 'month-file', title: 'monthFile.title', text: 'monthFile.text', icon: IconFileZip },
  { to: 'opening-documents', title: 'opening.title', text: 'report.openingText', icon: IconHistory },
]

export const Reports = () => <TileScreen title="report.title" tiles={tiles} />
