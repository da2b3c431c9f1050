import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { paymentKindNames } from '@bahi/domain/payments/kinds.ts'
import type { texts as allTexts } from '@bahi/contracts/texts/index.ts'

type TextKey = keyof typeof allTexts

/** How the value of a filter is said on paper. */
export type FilterWords =
  | { readonly as: 'text' | 'day' | 'amount' | 'returnPeriod' | 'state' }
  | { readonly as: 'count' }
  | { readonly as: 'flag' }
  /** Values with a text each, by what their keys begin with. */
  | { readonly as: 'texts'; readonly prefix: string }
  /** Values with texts of their own; one without a text narrows nothing. */
  | { readonly as: 'words'; readonly words: Readonly<Record<string, TextKey>> }
  /** Ids of records, by the column that names them. */
  | { readonly as: 'records'; readonly table: string; readonly name: string }

export interface ListFilter {
  readonly label: TextKey
  readonly words: FilterWords
}

/** What narrows nothing: where a person was in the list, and what the title or another fact says already. */
export const unsaid: ReadonlySet<string> = new Set([
  'format',
  'sort',
  'start',
  'size',
  'after',
  'customFields',
  'withSalesPerson',
  'withTotals',
  'withCatalogue',
  'entityIds',
  'entityId',
  'companyId',
  'fromDocumentDate',
  'toDocumentDate',
  'fromDate',
  'toDate',
  'fromStamp',
  'toStamp',
  'compareFromDate',
  'compareToDate',
  'customFilters',
  'statement',
  'act',
  'accountLedger.accountId',
])

const text = { as: 'text' } as const
const day = { as: 'day' } as const
const flag = { as: 'flag' } as const
const texts = (prefix: string): FilterWords => ({ as: 'texts', prefix })
const named = (enumeration: string): FilterWords => texts(`enum.${enumeration}.`)
const words = (of: Readonly<Record<string, TextKey>>): FilterWords => ({ as: 'words', words: of })
const records = (table: string, name = 'r.name'): FilterWords => ({ as: 'records', table, name })
const userNames = records('users', `concat_ws(' ', r.first_name, r.last_name)`)

const cancelled = { active: 'stock.isActive', cancelled: 'stock.isOff' } as const
const states = (name: string): ListFilter => ({ label: 'column.status', words: named(name) })

/** By the name of the member that a search is narrowed with; `<resource>.<member>` where one means something of its own. */
export const listFilters: Readonly<Record<string, ListFilter>> = {
  keyword: { label: 'list.search', words: text },
  keywords: { label: 'list.search', words: text },
  ids: { label: 'list.bulk', words: { as: 'count' } },
  asOf: { label: 'books.asOf', words: day },
  compareAsOf: { label: 'reconciliation.against', words: day },
  date: { label: 'column.date', words: day },
  endsBy: { label: 'eWayBill.validUpto', words: day },
  fromDueDate: { label: 'invoice.dueFrom', words: day },
  toDueDate: { label: 'invoice.dueTo', words: day },
  fromAmount: { label: 'invoice.amountFrom', words: { as: 'amount' } },
  toAmount: { label: 'invoice.amountTo', words: { as: 'amount' } },
  withinDays: { label: 'stock.withinDays', words: text },
  financialYear: { label: 'field.financialYear', words: text },
  quarter: { label: 'tds.quarter', words: named('TcsQuarter') },
  quarters: { label: 'tcs.quarter', words: named('TcsQuarter') },
  returnPeriod: { label: 'returns.period', words: { as: 'returnPeriod' } },
  returnPeriods: { label: 'returns.period', words: { as: 'returnPeriod' } },

  account: { label: 'books.account', words: text },
  branchId: { label: 'stock.location', words: records('entities') },
  locationIds: { label: 'stock.location', words: records('entities') },
  partyIds: { label: 'column.partyName', words: records('parties') },
  partyGroupIds: { label: 'field.partyGroupId', words: records('party_groups') },
  itemId: { label: 'stock.item', words: records('items') },
  itemIds: { label: 'stock.item', words: records('items') },
  batch: { label: 'stock.batch', words: text },
  categoryIds: { label: 'field.categoryId', words: records('categories') },
  seriesIds: { label: 'series.title', words: records('series') },
  roleIds: { label: 'field.roleId', words: records('roles') },
  userIds: { label: 'user.title', words: userNames },
  createdBy: { label: 'invoice.createdBy', words: userNames },
  documentId: { label: 'asset.bill', words: records('documents', 'r.number') },
  statementId: { label: 'bankStatement.files', words: records('bank_statements', 'r.file_name') },

  gstins: { label: 'column.gstin', words: text },
  salesPeople: { label: 'invoice.salesPerson', words: text },
  stateCodes: { label: 'field.stateCode', words: { as: 'state' } },

  statuses: { label: 'field.status', words: named('RecordStatus') },
  ...Object.fromEntries(
    [...offeredKinds, ...paymentKindNames].map((kind) => [`${kind}.statuses`, states('DocumentStatus')]),
  ),
  states: states('InvoiceState'),
  'tdsChallan.states': states('TdsChallanState'),
  'tcsChallan.states': states('TdsChallanState'),
  'fixedAsset.states': states('AssetState'),
  'bankStatement.states': states('BankRowState'),
  'eInvoice.states': states('EInvoiceStatus'),
  'eWayBill.states': states('EInvoiceStatus'),
  'consolidatedEWayBill.states': states('ConsolidatedState'),
  'qrReading.states': states('QrReadingState'),
  'reconciliation.states': states('ReconState'),
  eInvoiceStates: { label: 'invoice.eInvoice', words: named('EInvoiceStatus') },
  eWayBillStates: { label: 'invoice.eWayBill', words: named('EInvoiceStatus') },
  itcStates: { label: 'itc.state', words: named('ItcState') },
  noteTypes: { label: 'note.type', words: named('NoteType') },
  subtypes: { label: 'invoice.subtype', words: named('InvoiceSubtype') },
  modes: { label: 'column.mode', words: named('PaymentMode') },

  entityTypes: { label: 'field.entityType', words: named('EntityType') },
  userTypes: { label: 'field.userType', words: named('UserType') },
  isAuditor: { label: 'field.isAuditor', words: flag },
  isInvited: { label: 'field.isInvited', words: flag },
  builtIn: { label: 'role.builtIn', words: flag },
  roles: { label: 'field.role', words: named('PartyRole') },
  taxpayerTypes: { label: 'field.taxpayerType', words: named('TaxpayerType') },
  registrationStatuses: { label: 'field.registrationStatus', words: named('RegistrationStatus') },
  ratings: { label: 'vendor.rating', words: named('QualityRating') },
  balance: { label: 'field.balance', words: words({ ToCollect: 'party.toCollect', ToPay: 'party.toPay' }) },
  supplies: { label: 'field.supply', words: named('SupplyType') },
  kinds: { label: 'field.kind', words: named('ItemKind') },
  'journal.kinds': { label: 'books.kind', words: named('JournalKind') },
  'stockEntry.kinds': { label: 'stock.entryKind', words: named('StockEntryKind') },
  'hsnSac.kinds': { label: 'field.kind', words: named('HsnKind') },
  documentKinds: { label: 'field.kind', words: named('DocumentKind') },
  types: { label: 'opening.type', words: named('OpeningType') },
  sides: { label: 'priceList.side', words: named('PriceListSide') },
  groups: { label: 'books.group', words: named('AccountGroupName') },
  classes: { label: 'asset.class', words: named('AssetClass') },
  reasons: { label: 'field.reason', words: named('AdjustmentReason') },
  events: { label: 'emailTemplate.event', words: texts('mail.') },
  languages: { label: 'emailTemplate.language', words: named('Language') },
  against: { label: 'reconciliation.against', words: named('ReconciliationType') },
  decisions: { label: 'reconciliation.decision', words: named('ReconDecision') },
  relations: { label: 'qrReading.relation', words: named('QrRelation') },
  duplicates: { label: 'qrReading.duplicates', words: named('QrDuplicates') },
  source: { label: 'eWayBill.source', words: named('EWaySource') },
  sure: { label: 'print.list.sure', words: flag },
  form: { label: 'tds.form', words: text },
  part: { label: 'tds.statement', words: texts('tds.part.') },
  'tcsStatement.part': { label: 'tcs.statement', words: texts('tcs.part.') },
  'tdsDeduction.sections': { label: 'tds.section', words: named('TdsSectionName') },
  'tcsCollection.sections': { label: 'tcs.section', words: named('TcsSectionName') },
  'gstDeduction.sections': { label: 'tds.section', words: named('GstSectionName') },
  side: {
    label: 'books.group',
    words: words({ debtors: 'accountGroup.debtors', creditors: 'accountGroup.creditors' }),
  },
  'writeOff.side': {
    label: 'due.side',
    words: words({ receivable: 'due.receivable', payable: 'due.payable' }),
  },
  groupBy: {
    label: 'stock.groupBy',
    words: words({
      item: 'stock.byItem',
      location: 'stock.byItemAndPlace',
      batch: 'stock.byBatch',
      category: 'stock.byCategory',
      place: 'stock.byPlace',
    }),
  },
  view: {
    label: 'column.status',
    words: words({
      issued: 'print.list.issued',
      draft: 'invoice.drafts',
      pending: 'invoice.pendingOnes',
      unpaid: 'invoice.unpaid',
      overdue: 'invoice.overdue',
      paid: 'invoice.paidOnes',
      left: 'fulfilment.hasLeft',
      taken: 'fulfilment.nothingLeft',
      cancelled: 'invoice.cancelled',
      sent: 'offer.sent',
      accepted: 'offer.accepted',
      declined: 'offer.declined',
      expired: 'offer.expired',
      converted: 'offer.converted',
      advance: 'payment.advances',
      low: 'stock.low',
      held: 'stock.held',
      negative: 'stock.negative',
    }),
  },
  'tdsDeduction.view': {
    label: 'tds.title',
    words: words({ unpaid: 'tds.unpaidOnly', all: 'tds.allCounted' }),
  },
  'tcsCollection.view': {
    label: 'tcs.title',
    words: words({ unpaid: 'tcs.unpaidOnly', all: 'tcs.allCounted' }),
  },
  'journal.view': {
    label: 'column.status',
    words: words({ ...cancelled, repeating: 'books.repeating', waiting: 'books.waiting' }),
  },
  'stockEntry.view': { label: 'column.status', words: words(cancelled) },
  'stockBatch.view': {
    label: 'column.status',
    words: words({
      inStock: 'stock.inStock',
      days30: 'stock.in30Days',
      days90: 'stock.in90Days',
      expired: 'stock.expired',
    }),
  },
  'stockSerial.view': {
    label: 'column.status',
    words: words({ inStock: 'stock.inStock', held: 'stock.heldState', gone: 'stock.gone' }),
  },
  'stockExpiry.view': { label: 'column.status', words: words({ expired: 'stock.expired' }) },
  'writeOff.view': {
    label: 'column.status',
    words: words({ active: 'stock.isActive', undone: 'writeOff.isUndone' }),
  },
  'openingItem.view': {
    label: 'column.status',
    words: words({
      open: 'opening.isOpen',
      overdue: 'invoice.overdue',
      partly: 'opening.isPartly',
      settled: 'opening.isSettled',
      deleted: 'opening.isDeleted',
    }),
  },
}

/** The filter that a member of a search is; undefined for one that narrows nothing. */
export const filterNamed = (resource: string, member: string): ListFilter | undefined =>
  unsaid.has(member) || unsaid.has(`${resource}.${member}`)
    ? undefined
    : (listFilters[`${resource}.${member}`] ?? listFilters[member])
