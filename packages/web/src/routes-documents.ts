import { documentPages, pathOf, rightOf } from './app/documents.ts'
import type { DocumentKind, DocumentPage } from './app/documents.ts'
import type { TextKey } from './app/texts.ts'
import type { CompanyRoute } from './routes.ts'

/** Names of the list and of the screens of one document; source: specification part 2, section 2. */
interface Names {
  readonly list: string
  readonly one: string
  /** Another spelling of the path that creates. */
  readonly otherCreate?: string
}

const names: Readonly<Record<DocumentKind, Names>> = {
  salesQuotation: { list: 'salesQuotations', one: 'SalesQuotation' },
  salesOrder: { list: 'salesOrders', one: 'SalesOrder', otherCreate: 'create-sales-orders' },
  salesInvoice: { list: 'salesInvoice', one: 'SaleInvoice', otherCreate: 'create-sale-invoice' },
  outwardNote: {
    list: 'salesOutwardNotes',
    one: 'SalesOutwardNotes',
    otherCreate: 'create-sales-outward-note',
  },
  deliveryChallan: { list: 'salesDeliveryChallan', one: 'DeliveryChallan' },
  purchaseOrder: { list: 'purchaseOrder', one: 'PurchaseOrder' },
  purchaseBill: { list: 'purchaseBills', one: 'PurchaseBills' },
  inwardNote: { list: 'PurchaseInwardNotes', one: 'PurchaseInwardNotes' },
}

/** The build reads these rows to name the files of each address. */
const screens: Readonly<Record<DocumentPage, CompanyRoute['screen']>> = {
  list: () => import('./features/documents/DocumentList.tsx').then((module) => module.DocumentList),
  create: () => import('./features/documents/screens.tsx').then((module) => module.CreateDocument),
  edit: () => import('./features/documents/screens.tsx').then((module) => module.EditDocument),
  clone: () => import('./features/documents/screens.tsx').then((module) => module.CloneDocument),
  view: () => import('./features/documents/DocumentView.tsx').then((module) => module.DocumentView),
}

const rights = { list: 'SH_VW', create: 'AD', edit: 'ED', clone: 'AD', view: 'SH_VW' } as const
const forms: readonly DocumentPage[] = ['create', 'edit', 'clone']
const withoutId: readonly DocumentPage[] = ['list', 'create']

/** The screens of a kind of document. */
export const documentRoutes = (kind: DocumentKind): CompanyRoute[] =>
  documentPages.map((page) => ({
    kind,
    path: withoutId.includes(page) ? pathOf(kind, page) : pathOf(kind, page, '$id'),
    name: page === 'list' ? names[kind].list : `${capitalised(page)}${names[kind].one}`,
    title: titleOf(kind, page),
    rights: [rightOf(kind, rights[page])],
    narrowsSidebar: forms.includes(page),
    ...(page === 'create' && names[kind].otherCreate ? { otherPaths: [names[kind].otherCreate] } : {}),
    screen: screens[page],
  }))

const capitalised = (page: string) => page.slice(0, 1).toUpperCase() + page.slice(1)

const titleOf = (kind: DocumentKind, page: DocumentPage): TextKey =>
  `kind.${kind}.${page === 'list' ? 'title' : page}`
