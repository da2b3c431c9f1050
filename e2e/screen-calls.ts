import type { Page } from '@playwright/test'
import type { Watched } from './watch.ts'

/** Asked for at the start of the application, whatever the screen. */
const ofFrame = new Set(['/start', '/master/resources'])

/** How often a screen asks on opening, by its path; a screen that is not here asks once at most. */
const calls: Readonly<Record<string, number>> = {
  dashboard: 2,
  'my-profile': 3,
  parties: 2,
  // With the groups of parties.
  'create-party': 4,
  'edit-party/$id': 5,
  'clone-party/$id': 5,
  'view-party/$id': 2,
  items: 2,
  'enable-stock-inventory': 2,
  // The item, its places, what moved of it, and what was there before and after.
  'stock-movements/$id': 4,
  // With categories and places that they are narrowed by.
  'stock-ageing-report': 3,
  // And the value of all rows.
  'stock-report': 4,
  'stock-expiry-report': 3,
  'stock-consumption-report': 3,
  'profit-by-item': 2,
  'profit-by-invoice': 2,
  labels: 2,
  // With the kinds that it is narrowed by.
  import: 2,
  // With the addresses that it is narrowed by.
  'callback-deliveries': 2,
  // Stock is kept: with the items to choose from, or what was opened.
  'create-stock-adjustment': 2,
  'create-stock-transfer': 2,
  'opening-stock': 3,
  // With the accounts that can be chosen, or their balances.
  'chart-of-accounts': 2,
  'edit-journal/$id': 2,
  // With the accounts that it can be paid from.
  'edit-fixed-asset/$id': 2,
  'create-tds-challan': 2,
  'edit-tds-challan/$id': 2,
  'create-tcs-challan': 2,
  'edit-tcs-challan/$id': 2,
  // With what the certificates say.
  'tds-statement': 2,
  'tcs-statement': 2,
  'opening-balances': 2,
  // With the counts of the chips, and of what is sure.
  'bank-statement': 3,
  'create-item': 4,
  // With the usual rate of the item's HSN, which a rate that differs is held against.
  'edit-item/$id': 6,
  'clone-item/$id': 6,
  'sales-invoice': 3,
  'counter-sale': 4,
  'create-sales-invoice': 7,
  // Of what moves goods: with whether stock is kept, and what is there of the items of its lines.
  'edit-sales-invoice/$id': 11,
  'clone-sales-invoice/$id': 11,
  // With the notes that correct it.
  'view-sales-invoice/$id': 3,
  'sales-outward-notes': 3,
  'create-sales-outward-notes': 7,
  // One more than a clone: the numbers of what it corrects.
  'edit-sales-outward-notes/$id': 12,
  'clone-sales-outward-notes/$id': 11,
  'view-sales-outward-notes/$id': 3,
  'sales-quotation': 3,
  'create-sales-quotation': 7,
  'edit-sales-quotation/$id': 9,
  'clone-sales-quotation/$id': 9,
  'view-sales-quotation/$id': 3,
  'sales-orders': 3,
  'create-sales-order': 7,
  'edit-sales-order/$id': 9,
  'clone-sales-order/$id': 9,
  'view-sales-order/$id': 3,
  'sales-delivery-challan': 3,
  'create-sales-delivery-challan': 7,
  'edit-sales-delivery-challan/$id': 11,
  'clone-sales-delivery-challan/$id': 11,
  'view-sales-delivery-challan/$id': 3,
  'purchase-order': 3,
  'create-purchase-order': 7,
  'edit-purchase-order/$id': 9,
  'clone-purchase-order/$id': 9,
  'view-purchase-order/$id': 3,
  'purchase-bill': 3,
  'create-purchase-bill': 7,
  'edit-purchase-bill/$id': 11,
  'clone-purchase-bill/$id': 11,
  'view-purchase-bill/$id': 3,
  'purchase-inward-notes': 3,
  'create-purchase-inward-notes': 7,
  'edit-purchase-inward-notes/$id': 12,
  'clone-purchase-inward-notes/$id': 11,
  'view-purchase-inward-notes/$id': 3,
  // With the counts of the chips.
  // With the accounts that the money can be in.
  'create-payment-in': 2,
  'create-payment-out': 2,
  'payment-in': 2,
  // With the counts of the chips, and of what waits for approval.
  'payment-out': 3,
  // What is due when beside the list.
  'due-calendar-report': 2,
  // With the largest as bars, and the categories that they are narrowed by.
  'sales-by-hsn-report': 3,
  'purchase-by-hsn-report': 3,
  'sales-by-customer-report': 3,
  'purchase-by-supplier-report': 3,
  'sales-by-item-report': 3,
  'purchase-by-item-report': 3,
  'sales-by-item-details-report': 2,
  'purchase-by-item-details-report': 2,
  'sales-by-salesperson-report': 3,
  'hsn-summary-report': 2,
  'tax-summary-report': 2,
  'gstr1-report': 2,
  'returns/gstr1/$id': 2,
  'returns/gstr1a/$id': 2,
  // How the GSTIN files, the figures, and the names of the States.
  'returns/gstr3b/$id': 3,
  'returns/itc04/$id': 2,
  'returns/gstr6/$id': 2,
  'returns/gstr7/$id': 2,
  'returns/gstr8/$id': 2,
  // With the summary by state.
  reconciliation: 3,
  'e-invoice': 3,
  'einvoice-via-pdf-qrcode': 2,
  'e-invoice-credentials': 2,
  // With the number of bills that the button makes.
  'e-way-bill': 5,
  'create-e-way-bill': 4,
  // With the check of what is filled in, which begins a moment after the form and again with the distance that comes.
  'edit-e-way-bill/$id': 8,
  'clone-e-way-bill/$id': 8,
  'view-e-way-bill/$id': 2,
  'consolidated-e-way-bill': 3,
  'e-way-bill-others': 3,
  'view-consolidated-e-way-bill/$id': 2,
  'view-e-way-bill-others/$id': 2,
  'manage-business': 3,
  // The files, and the calendar on which they are made.
  'company-data-file': 2,
  'create-company': 2,
  'edit-company/$id': 3,
  'view-company/$id': 2,
  'create-gstin': 2,
  'edit-gstin/$id': 3,
  'view-gstin/$id': 4,
  'create-branch-godown': 3,
  'edit-branch-godown/$id': 4,
  'view-branch-godown/$id': 2,
  users: 3,
  'create-user': 4,
  'edit-user/$id': 5,
  'edit-role/$id': 2,
  'view-role/$id': 2,
  'clone-role/$id': 2,
  entities: 2,
  branches: 2,
  'recurring-documents': 2,
  'scheduled-reports': 2,
  vendors: 2,
  'party-groups': 2,
  'price-lists': 2,
  // With categories and groups of parties.
  'create-price-list': 4,
  'edit-price-list/$id': 5,
  'clone-price-list/$id': 5,
  'view-price-list/$id': 2,
  'create-vendor': 3,
  'edit-vendor/$id': 4,
  'view-vendor/$id': 2,
  'create-email-template': 2,
  'edit-email-template/$id': 5,
  'ip-addresses': 2,
  print: 2,
  settings: 2,
}

interface Calls {
  /** Opens a screen as by its address alone: what is kept of the screens before would hide calls. */
  readonly open: (address: string) => Promise<void>
  /** What is wrong with the calls of the screen that is open. */
  readonly faultsOf: (path: string) => Promise<readonly string[]>
}

/** Counts what a screen asks the server for while it opens. */
export function callsOf(page: Page, watched: Watched): Calls {
  let address = ''
  let asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const call = pathname.replace(/^\/api/, '')
    if (call !== pathname && !ofFrame.has(call))
      asked.push(`${request.method()} ${call}${search} ${request.postData() ?? ''}`.trim())
  })
  // What the screen before still asked for is not this one's.
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest() && answer.frame() === page.mainFrame()) asked = []
  })
  const open = async (to: string) => {
    address = to
    await page.goto(address)
    await watched.settled()
  }
  // A task of the same user that another journey has begun is followed on every screen, and its end refreshes all.
  const isDisturbed = () => asked.some((call) => call.includes(' /background/'))
  const faultsOf = async (path: string) => {
    for (let tries = 0; tries < 5 && isDisturbed(); tries++) await open(address)
    const most = calls[path] ?? 1
    const twice = asked.filter((call, index) => asked.indexOf(call) !== index)
    return [
      ...twice.map((call) => `asks twice: ${call}`),
      ...(asked.length > most ? [`asks ${asked.length} times, not ${most}: ${asked.join(', ')}`] : []),
    ]
  }
  return { open, faultsOf }
}
