import type { RightCode } from '@bahi/contracts/rights.ts'
import type { ComponentType } from 'react'
import type { TextKey } from './app/texts.ts'

export interface CompanyRoute {
  /** Below `/{eId}`; `$id` stands for the record. */
  readonly path: string
  readonly name: string
  readonly title: TextKey
  /** Holding one of them opens the route; absent: open to any signed-in user. */
  readonly rights?: readonly RightCode[]
  /** 'settings': the settings menu stands where the sidebar is. */
  readonly layout?: 'default' | 'settings'
  readonly hidesSidebar?: boolean
  /** Other spellings of the path; they lead here. */
  readonly otherPaths?: readonly string[]
  readonly screen: () => Promise<ComponentType>
}

const party = () => import('./features/parties/screens.tsx')
const item = () => import('./features/items/screens.tsx')
const invoice = () => import('./features/documents/screens.tsx')
const company = () => import('./features/companies/screens.tsx')

/** Every screen of a company; source: specification part 2, section 2. */
export const companyRoutes: readonly CompanyRoute[] = [
  {
    path: 'dashboard',
    name: 'Dashboard',
    title: 'dashboard.title',
    screen: () => import('./features/reports/Dashboard.tsx').then((module) => module.Dashboard),
  },
  {
    path: 'parties',
    name: 'Parties',
    title: 'party.title',
    rights: ['PTY_SH_VW'],
    screen: () => import('./features/parties/PartyList.tsx').then((module) => module.PartyList),
  },
  {
    path: 'create-party',
    name: 'CreateParty',
    title: 'party.create',
    rights: ['PTY_AD'],
    otherPaths: ['create-parties'],
    screen: () => party().then((module) => module.CreateParty),
  },
  {
    path: 'edit-party/$id',
    name: 'EditParty',
    title: 'party.edit',
    rights: ['PTY_ED'],
    otherPaths: ['edit-parties/$id'],
    screen: () => party().then((module) => module.EditParty),
  },
  {
    path: 'view-party/$id',
    name: 'ViewParty',
    title: 'party.view',
    rights: ['PTY_SH_VW'],
    otherPaths: ['view-parties/$id'],
    screen: () => import('./features/parties/PartyView.tsx').then((module) => module.PartyView),
  },
  {
    path: 'clone-party/$id',
    name: 'CloneParty',
    title: 'party.clone',
    rights: ['PTY_AD'],
    otherPaths: ['clone-parties/$id'],
    screen: () => party().then((module) => module.CloneParty),
  },
  {
    path: 'items',
    name: 'Items',
    title: 'item.title',
    rights: ['ITM_SH_VW'],
    screen: () => import('./features/items/ItemList.tsx').then((module) => module.ItemList),
  },
  {
    path: 'create-item',
    name: 'CreateItem',
    title: 'item.create',
    rights: ['ITM_AD'],
    otherPaths: ['create-items'],
    screen: () => item().then((module) => module.CreateItem),
  },
  {
    path: 'edit-item/$id',
    name: 'EditItem',
    title: 'item.edit',
    rights: ['ITM_ED'],
    otherPaths: ['edit-items/$id'],
    screen: () => item().then((module) => module.EditItem),
  },
  {
    path: 'view-item/$id',
    name: 'ViewItem',
    title: 'item.view',
    rights: ['ITM_SH_VW'],
    otherPaths: ['view-items/$id'],
    screen: () => import('./features/items/ItemView.tsx').then((module) => module.ItemView),
  },
  {
    path: 'clone-item/$id',
    name: 'CloneItem',
    title: 'item.clone',
    rights: ['ITM_AD'],
    otherPaths: ['clone-items/$id'],
    screen: () => item().then((module) => module.CloneItem),
  },
  {
    path: 'sales-invoice',
    name: 'salesInvoice',
    title: 'invoice.title',
    rights: ['SIN_SH_VW'],
    screen: () => import('./features/documents/InvoiceList.tsx').then((module) => module.InvoiceList),
  },
  {
    path: 'create-sales-invoice',
    name: 'CreateSaleInvoice',
    title: 'invoice.create',
    rights: ['SIN_AD'],
    hidesSidebar: true,
    otherPaths: ['create-sale-invoice'],
    screen: () => invoice().then((module) => module.CreateInvoice),
  },
  {
    path: 'edit-sales-invoice/$id',
    name: 'EditSaleInvoice',
    title: 'invoice.edit',
    rights: ['SIN_ED'],
    hidesSidebar: true,
    screen: () => invoice().then((module) => module.EditInvoice),
  },
  {
    path: 'clone-sales-invoice/$id',
    name: 'CloneSaleInvoice',
    title: 'invoice.clone',
    rights: ['SIN_AD'],
    hidesSidebar: true,
    screen: () => invoice().then((module) => module.CloneInvoice),
  },
  {
    path: 'view-sales-invoice/$id',
    name: 'ViewSaleInvoice',
    title: 'invoice.view',
    rights: ['SIN_SH_VW'],
    screen: () => import('./features/documents/InvoiceView.tsx').then((module) => module.InvoiceView),
  },
  {
    path: 'payment-in',
    name: 'paymentIn',
    title: 'payment.title',
    rights: ['PIN_SH_VW'],
    screen: () => import('./features/payments/PaymentList.tsx').then((module) => module.PaymentList),
  },
  {
    path: 'create-payment-in',
    name: 'CreatePaymentIn',
    title: 'payment.create',
    rights: ['PIN_AD'],
    screen: () => import('./features/payments/PaymentForm.tsx').then((module) => module.PaymentForm),
  },
  {
    path: 'view-payment-in/$id',
    name: 'ViewPaymentIn',
    title: 'payment.view',
    rights: ['PIN_SH_VW'],
    screen: () => import('./features/payments/PaymentView.tsx').then((module) => module.PaymentView),
  },
  {
    path: 'reports',
    name: 'Reports',
    title: 'report.title',
    rights: ['REP_GSTR1', 'RET_SH_VW', 'PTY_SH_VW', 'SIN_SH_VW', 'PIN_SH_VW'],
    screen: () => import('./features/reports/Reports.tsx').then((module) => module.Reports),
  },
  {
    path: 'party-ledger-report',
    name: 'PartyLedger',
    title: 'report.partyLedger',
    rights: ['PTY_SH_VW'],
    screen: () => import('./features/parties/LedgerReport.tsx').then((module) => module.LedgerReport),
  },
  {
    path: 'party-ageing-report',
    name: 'PartyAgeing',
    title: 'report.ageing',
    rights: ['PTY_SH_VW'],
    screen: () => import('./features/parties/AgeingReport.tsx').then((module) => module.AgeingReport),
  },
  {
    path: 'gstr1-report',
    name: 'gstr1',
    title: 'gstr1.title',
    rights: ['REP_GSTR1', 'RET_SH_VW'],
    screen: () => import('./features/returns/Gstr1.tsx').then((module) => module.Gstr1),
  },
  {
    path: 'manage-business',
    name: 'ManageBusiness',
    title: 'companies.title',
    rights: ['BSN_SH_VW'],
    layout: 'settings',
    screen: () => import('./features/companies/ManageBusiness.tsx').then((module) => module.ManageBusiness),
  },
  {
    path: 'create-company',
    name: 'CreateCompany',
    title: 'companies.createCompany',
    rights: ['BSN_AD'],
    layout: 'settings',
    screen: () => import('./features/companies/SetupWizard.tsx').then((module) => module.CreateCompany),
  },
  {
    path: 'view-company/$id',
    name: 'ViewCompany',
    title: 'companies.viewCompany',
    rights: ['BSN_SH_VW'],
    layout: 'settings',
    screen: () => import('./features/companies/EntityView.tsx').then((module) => module.EntityView),
  },
  {
    path: 'edit-company/$id',
    name: 'EditCompany',
    title: 'companies.editCompany',
    rights: ['BSN_ED'],
    layout: 'settings',
    screen: () => company().then((module) => module.EditCompany),
  },
  {
    path: 'create-gstin',
    name: 'CreateGstin',
    title: 'companies.createGstin',
    rights: ['ENT_AD'],
    layout: 'settings',
    screen: () => company().then((module) => module.CreateGstin),
  },
  {
    path: 'edit-gstin/$id',
    name: 'EditGstin',
    title: 'companies.editGstin',
    rights: ['ENT_ED'],
    layout: 'settings',
    screen: () => company().then((module) => module.EditGstin),
  },
  {
    path: 'view-gstin/$id',
    name: 'ViewGstin',
    title: 'companies.viewGstin',
    rights: ['ENT_SH_VW'],
    layout: 'settings',
    screen: () => import('./features/companies/EntityView.tsx').then((module) => module.EntityView),
  },
  {
    path: 'create-branch-godown',
    name: 'CreateBranchGodown',
    title: 'companies.createBranch',
    rights: ['BRN_AD'],
    layout: 'settings',
    screen: () => company().then((module) => module.CreateBranch),
  },
  {
    path: 'edit-branch-godown/$id',
    name: 'EditBranchGodown',
    title: 'companies.editBranch',
    rights: ['BRN_ED'],
    layout: 'settings',
    screen: () => company().then((module) => module.EditBranch),
  },
  {
    path: 'view-branch-godown/$id',
    name: 'ViewBranchGodown',
    title: 'companies.viewBranch',
    rights: ['BRN_SH_VW'],
    layout: 'settings',
    screen: () => import('./features/companies/EntityView.tsx').then((module) => module.EntityView),
  },
  {
    path: 'masters',
    name: 'masters',
    title: 'masters.title',
    rights: ['CAT_SH_VW', 'UNT_SH_VW', 'TXR_SH_VW', 'HSN_SH_VW', 'SER_SH_VW', 'SRA_SH_VW'],
    layout: 'settings',
    screen: () => import('./features/masters/Masters.tsx').then((module) => module.Masters),
  },
  {
    path: 'category',
    name: 'Category',
    title: 'category.title',
    rights: ['CAT_SH_VW'],
    layout: 'settings',
    screen: () => import('./features/items/masters/CategoryList.tsx').then((module) => module.CategoryList),
  },
  {
    path: 'unit',
    name: 'Unit',
    title: 'unit.title',
    rights: ['UNT_SH_VW'],
    layout: 'settings',
    screen: () => import('./features/items/masters/UnitList.tsx').then((module) => module.UnitList),
  },
  {
    path: 'tax-rate',
    name: 'TaxRate',
    title: 'taxRate.title',
    rights: ['TXR_SH_VW'],
    layout: 'settings',
    screen: () => import('./features/items/masters/TaxRateList.tsx').then((module) => module.TaxRateList),
  },
  {
    path: 'hsn-sac',
    name: 'HsnSac',
    title: 'hsnSac.title',
    rights: ['HSN_SH_VW'],
    layout: 'settings',
    screen: () => import('./features/items/masters/HsnSacList.tsx').then((module) => module.HsnSacList),
  },
  {
    path: 'series',
    name: 'Series',
    title: 'series.title',
    rights: ['SER_SH_VW'],
    layout: 'settings',
    screen: () => import('./features/series/SeriesList.tsx').then((module) => module.SeriesList),
  },
  {
    path: 'allocate-series',
    name: 'AllocateSeries',
    title: 'series.allocate',
    rights: ['SRA_SH_VW'],
    layout: 'settings',
    screen: () => import('./features/series/Allocations.tsx').then((module) => module.Allocations),
  },
  {
    path: 'settings',
    name: 'Settings',
    title: 'settings.title',
    rights: ['STG_SYS', 'STG_SEC', 'STG_RET', 'STG_EXP', 'STG_IMP'],
    layout: 'settings',
    screen: () => import('./features/settings/Settings.tsx').then((module) => module.Settings),
  },
]
