import {
  IconArrowDownLeft,
  IconArrowUpRight,
  IconBook2,
  IconBuilding,
  IconFileImport,
  IconFileInvoice,
  IconKey,
  IconLayoutDashboard,
  IconListDetails,
  IconLogin2,
  IconPackage,
  IconPrinter,
  IconReportAnalytics,
  IconScale,
  IconSettings,
  IconShieldCheck,
  IconShoppingCart,
  IconTags,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react'
import { isPathOfProduct } from '@bahi/contracts/portal-variant.ts'
import { readsOnly, rightCodes, rightGroupOf, rightSections } from '@bahi/contracts/rights.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { companyRoutes } from '../../routes.ts'
import type { TextKey } from '../texts.ts'

export interface MenuEntry {
  readonly label: TextKey
  readonly to: string
  readonly icon?: typeof IconUsers
  /** Subjects of further screens that belong to the entry. */
  readonly covers?: readonly string[]
  readonly children?: readonly MenuEntry[]
}

const wanted: readonly MenuEntry[] = [
  { label: 'menu.dashboard', to: 'dashboard', icon: IconLayoutDashboard },
  { label: 'menu.parties', to: 'parties', icon: IconUsers },
  {
    label: 'menu.items',
    to: 'items',
    icon: IconPackage,
    children: [
      { label: 'menu.items', to: 'items' },
      { label: 'menu.stockAdjustment', to: 'stock-adjustment', covers: ['opening-stock', 'stock-transfer'] },
      { label: 'stock.batches', to: 'stock-batches' },
      { label: 'stock.serials', to: 'stock-serials' },
      { label: 'label.title', to: 'labels' },
    ],
  },
  {
    label: 'menu.sales',
    to: 'sales-invoice',
    icon: IconFileInvoice,
    children: [
      { label: 'menu.orders', to: 'sales-orders' },
      { label: 'menu.invoices', to: 'sales-invoice' },
      { label: 'counter.menu', to: 'counter-sale' },
      { label: 'menu.outwardNotes', to: 'sales-outward-notes' },
      { label: 'menu.challans', to: 'sales-delivery-challan' },
      { label: 'menu.paymentIn', to: 'payment-in', icon: IconArrowDownLeft },
      { label: 'menu.quotations', to: 'sales-quotation' },
      { label: 'recurring.menu', to: 'recurring-documents' },
      {
        label: 'menu.reminders',
        to: 'payment-reminders',
        covers: ['reminders-sent', 'payment-promises', 'reminder-settings'],
      },
    ],
  },
  {
    label: 'menu.purchases',
    to: 'purchase-bill',
    icon: IconShoppingCart,
    children: [
      { label: 'menu.orders', to: 'purchase-order' },
      { label: 'menu.bills', to: 'purchase-bill' },
      { label: 'menu.inwardNote', to: 'purchase-inward-notes' },
      { label: 'menu.paymentOut', to: 'payment-out', icon: IconArrowUpRight },
    ],
  },
  {
    label: 'menu.accounts',
    to: 'journals',
    icon: IconBook2,
    children: [
      { label: 'menu.journals', to: 'journals', covers: ['journal', 'opening-balances'] },
      {
        label: 'menu.chart',
        to: 'chart-of-accounts',
        covers: ['ledger-accounts', 'account-groups', 'account-ledger', 'party-balances'],
      },
      {
        label: 'menu.bankStatements',
        to: 'bank-statements',
        covers: ['bank-statement', 'bank-rules', 'bank-reconciliation'],
      },
      { label: 'menu.dayBook', to: 'day-book' },
      { label: 'books.trialBalance', to: 'trial-balance' },
      { label: 'books.profitAndLoss', to: 'profit-and-loss' },
      { label: 'books.balanceSheet', to: 'balance-sheet' },
      { label: 'books.cashFlow', to: 'cash-flow' },
      {
        label: 'menu.fixedAssets',
        to: 'fixed-assets',
        covers: ['fixed-asset', 'asset-postings', 'depreciation-schedule'],
      },
      {
        label: 'menu.tds',
        to: 'tds-register',
        covers: ['tds-challan', 'tds-statement'],
      },
      {
        label: 'menu.tcs',
        to: 'tcs-register',
        covers: ['tcs-challan', 'tcs-statement'],
      },
      { label: 'menu.gstKept', to: 'gst-tds-tcs-register' },
      { label: 'tally.title', to: 'tally-export' },
      { label: 'monthFile.title', to: 'month-file' },
    ],
  },
  {
    label: 'menu.reports',
    to: 'reports',
    icon: IconReportAnalytics,
    covers: [
      'party-ledger-report',
      'party-ageing-report',
      'supplier-ageing-report',
      'due-calendar-report',
      'sales-by-hsn-report',
      'sales-by-customer-report',
      'sales-by-item-report',
      'sales-by-item-details-report',
      'sales-by-salesperson-report',
      'hsn-summary-report',
      'purchase-by-hsn-report',
      'purchase-by-supplier-report',
      'purchase-by-item-report',
      'purchase-by-item-details-report',
      'tax-summary-report',
      'document-register-report',
      'write-offs',
      'opening-documents',
      'stock-report',
      'stock-movements',
      'stock-ageing-report',
      'stock-expiry-report',
      'stock-consumption-report',
      'profit-by-item',
      'profit-by-invoice',
    ],
  },
  { label: 'imports.title', to: 'import', icon: IconFileImport },
  {
    label: 'menu.compliance',
    to: 'e-invoice',
    icon: IconShieldCheck,
    children: [
      { label: 'menu.returns', to: 'returns', covers: ['returns/'] },
      {
        label: 'menu.reconciliation',
        to: 'reconciliation',
        covers: ['supplier-follow-ups', 'supplier-mails'],
      },
      { label: 'menu.gstr1', to: 'gstr1-report' },
      { label: 'eInvoice.title', to: 'e-invoice' },
      { label: 'eWayBill.title', to: 'e-way-bill' },
      { label: 'eWayBill.board', to: 'e-way-bill-board' },
      { label: 'sheet.title', to: 'consolidated-e-way-bill' },
      { label: 'otherBill.title', to: 'e-way-bill-others' },
      { label: 'qrReading.title', to: 'einvoice-via-pdf-qrcode' },
      { label: 'clock.title', to: 'legal-clocks' },
      { label: 'dataActivity.title', to: 'data-activities' },
    ],
  },
]

const wantedSettings: readonly MenuEntry[] = [
  {
    label: 'companies.title',
    to: 'manage-business',
    icon: IconBuilding,
    covers: [
      'company',
      'gstin',
      'branch-godown',
      'e-invoice-credentials',
      'entities',
      'branches',
      'departments',
    ],
  },
  { label: 'user.title', to: 'users', icon: IconUsers, covers: ['user', 'change-requests'] },
  { label: 'role.title', to: 'roles', icon: IconKey, covers: ['role'] },
  {
    label: 'masters.title',
    to: 'masters',
    icon: IconListDetails,
    covers: [
      'category',
      'unit',
      'tax-rate',
      'hsn-sac',
      'series',
      'allocate-series',
      'vendors',
      'vendor',
      'price-lists',
      'price-list',
      'party-groups',
      'email-templates',
      'email-template',
      'ip-addresses',
    ],
  },
  { label: 'printSettings.menu', to: 'print', icon: IconPrinter },
  { label: 'customAlias.menu', to: 'custom-alias-settings', icon: IconTags },
  { label: 'settings.topic.inventory', to: 'enable-stock-inventory', icon: IconPackage },
  { label: 'rules.title', to: 'rules', icon: IconScale },
  { label: 'audit.title', to: 'audit-trail', icon: IconShieldCheck },
  { label: 'dataFile.title', to: 'company-data-file', icon: IconPackage },
  { label: 'callback.title', to: 'callbacks', icon: IconWebhook, covers: ['callback-deliveries'] },
  { label: 'saml.title', to: 'single-sign-on', icon: IconLogin2 },
  { label: 'settings.title', to: 'settings', icon: IconSettings },
]

/** The entries that this variant of the product has. */
export const ofVariant = <E extends Pick<MenuEntry, 'to' | 'children'>>(
  entries: readonly E[],
  isPortal: boolean,
): readonly E[] =>
  isPortal
    ? entries
        .filter(isInPortal)
        .map((entry) => (entry.children ? { ...entry, children: entry.children.filter(isInPortal) } : entry))
    : entries

const isInPortal = ({ to }: Pick<MenuEntry, 'to'>): boolean => !isPathOfProduct(to, rightsOfPath(to))

/** Pages that everyone who works in a business may look at: looking alone is no administration. */
const lookedAt: ReadonlySet<string> = new Set(['manage-business', 'masters'])
const administered: ReadonlySet<string> = new Set([
  ...rightSections.organisation,
  ...rightSections.masters.filter((group) => group !== 'PTY' && group !== 'ITM'),
])

/** The first page of the settings that the user may open; undefined where the user administers nothing. */
export function firstSetting(may: (...codes: readonly RightCode[]) => boolean): string | undefined {
  const open = settingsMenu.filter(({ to }) => may(...(rightsOfPath(to) ?? [])))
  const changes = rightCodes.filter((code) => administered.has(rightGroupOf(code)) && !readsOnly(code))
  return may(...changes) || open.some(({ to }) => !lookedAt.has(to)) ? open[0]?.to : undefined
}

/** Rights of the route behind an entry; undefined where the route does not exist (yet), so that no entry leads nowhere. */
export function rightsOfPath(to: string): readonly RightCode[] | undefined {
  const route =
    companyRoutes.find(({ path }) => path === to) ?? companyRoutes.find(({ path }) => isOf(path, to))
  return route && (route.rights ?? [])
}

/** Whether an address is of a path with a record or a period in it. */
function isOf(path: string, to: string): boolean {
  const [wanted, parts] = [path.split('/'), to.split('/')]
  return (
    wanted.length === parts.length && wanted.every((part, at) => part.startsWith('$') || part === parts[at])
  )
}

export const exists = ({ to }: { to: string }) => companyRoutes.some(({ path }) => path === to)

export const sidebarMenu: readonly MenuEntry[] = wanted
  .map((entry) => (entry.children ? { ...entry, children: entry.children.filter(exists) } : entry))
  .filter((entry) => (entry.children ? entry.children.length > 0 : exists(entry)))
export const settingsMenu: readonly MenuEntry[] = wantedSettings.filter(exists)
