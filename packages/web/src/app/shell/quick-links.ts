import { companyRoutes } from '../../routes.ts'
import type { TextKey } from '../texts.ts'
import { exists } from './menu.ts'

interface QuickLink {
  readonly label: TextKey
  readonly to: string
}
const wantedQuickLinks: readonly QuickLink[] = [
  { label: 'quick.createInvoice', to: 'create-sales-invoice' },
  { label: 'quick.createPayment', to: 'create-payment-in' },
  { label: 'party.create', to: 'create-party' },
  { label: 'item.create', to: 'create-item' },
  { label: 'imports.new', to: 'import' },
  { label: 'eWayBill.createMovement', to: 'create-e-way-bill' },
  { label: 'menu.invoices', to: 'sales-invoice' },
  { label: 'menu.parties', to: 'parties' },
  { label: 'menu.items', to: 'items' },
  { label: 'menu.gstr1', to: 'gstr1-report' },
  { label: 'report.partyLedger', to: 'party-ledger-report' },
  { label: 'report.ageing', to: 'party-ageing-report' },
  { label: 'report.supplierAgeing', to: 'supplier-ageing-report' },
  { label: 'report.dueCalendar', to: 'due-calendar-report' },
  { label: 'quick.createPayout', to: 'create-payment-out' },
  { label: 'eInvoice.title', to: 'e-invoice' },
  { label: 'eWayBill.title', to: 'e-way-bill' },
  { label: 'eWayBill.board', to: 'e-way-bill-board' },
  { label: 'sheet.title', to: 'consolidated-e-way-bill' },
  { label: 'qrReading.title', to: 'einvoice-via-pdf-qrcode' },
  { label: 'lookup.title', to: 'e-invoice-lookup' },
  { label: 'clock.title', to: 'legal-clocks' },
  { label: 'department.title', to: 'departments' },
  { label: 'rules.title', to: 'rules' },
  { label: 'audit.title', to: 'audit-trail' },
]

/** Each create route has a tile (specification part 2, section 2): those not named above follow in the order of the routes. */
export const quickLinks: readonly QuickLink[] = [
  ...wantedQuickLinks.filter(exists),
  ...companyRoutes
    .filter(({ path }) => path.startsWith('create-') && wantedQuickLinks.every(({ to }) => to !== path))
    .map(({ path, title }) => ({ label: title, to: path })),
]
