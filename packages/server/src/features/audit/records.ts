import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Ids under which a table keeps what belongs to a record. */
type LinkedIds = (recordId: number) => RawBuilder<unknown>

export interface AuditedRecord {
  readonly table: string
  /** Any of them lets a user read the history. */
  readonly rights: readonly RightCode[]
  /** Tables whose entries are kept under the record's id, with the name of the part. */
  readonly parts?: Readonly<Record<string, string>>
  /** Tables whose entries are kept under ids of their own, with the name of the part and the query of those ids. */
  readonly linked?: Readonly<Record<string, { readonly part: string; readonly ids: LinkedIds }>>
  /** Distinguishes records of one table. */
  readonly kind?: string
  /** The column with the entity that the user must see; 'id' where the record is one. */
  readonly entity?: 'entity_id' | 'id'
  /** Fields that say again, for the database or for print, what others say: kept in the trail, not read out. */
  readonly unread?: readonly string[]
}

const derived = ['kind', 'body.date', 'copies', 'partyId', 'sequenceNumber', 'financialYear']
const taxInvoiceCodes = ['heading', 'typeCode', 'hsnTab', 'subtype']

const ofFile = ['fileId', 'size']

const document = (kind: string, group: string): AuditedRecord => ({
  table: 'documents',
  rights: [`${group}_SH_VW` as RightCode],
  parts: {
    document_lines: 'documentLines',
    document_mails: 'documentMails',
    reminder_documents: 'reminderDocuments',
    e_invoices: 'eInvoice',
    iff_documents: 'iff',
    return_amendments: 'returnAmendment',
    document_prints: 'documentPrints',
    document_attachments: 'attachments',
    document_answers: 'documentAnswers',
    challan_returns: 'challanReturns',
  },
  linked: {
    e_way_bills: {
      part: 'eWayBill',
      ids: (id) =>
        sql`select id from e_way_bills where subscriber_id = current_subscriber() and document_id = ${id}`,
    },
    document_links: {
      part: 'documentLinks',
      ids: (id) =>
        sql`select id from document_links where subscriber_id = current_subscriber() and document_id = ${id}`,
    },
    payment_allocations: {
      part: 'paymentAllocations',
      ids: (id) =>
        sql`select distinct payment_id from payment_allocations where subscriber_id = current_subscriber() and document_id = ${id}`,
    },
  },
  kind,
  entity: 'entity_id',
  unread: [
    ...derived,
    'mailId',
    'reminderId',
    'linkId',
    'body.dueDate',
    'isCharge',
    'lineNumber',
    'place',
    'lineCount',
    'quarterPeriod',
    'issuedAt',
    'hasLeft',
    'leftValue',
    'fulfilment',
    'issuedNature',
    ...ofFile,
    'revokedBy',
    'asProforma',
    ...taxInvoiceCodes,
  ],
})
const payment = (kind: string, ...groups: readonly string[]): AuditedRecord => ({
  table: 'payments',
  rights: groups.map((group) => `${group}_SH_VW` as RightCode),
  parts: { payment_allocations: 'paymentAllocations', payment_attachments: 'attachments' },
  linked: {
    document_links: {
      part: 'documentLinks',
      ids: (id) =>
        sql`select id from document_links where subscriber_id = current_subscriber() and payment_id = ${id}`,
    },
  },
  kind,
  entity: 'entity_id',
  unread: [...derived, ...ofFile],
})

/** Whose history can be read, by the name of the resource. */
export const auditedRecords: Readonly<Record<string, AuditedRecord>> = {
  party: {
    table: 'parties',
    rights: ['PTY_SH_VW'],
    parts: {
      party_attachments: 'attachments',
      reminder_parties: 'reminderSettings',
      reminders: 'reminders',
      payment_promises: 'paymentPromises',
    },
    unread: [
      ...ofFile,
      'message',
      'mailId',
      'textMessageId',
      'stepDays',
      'language',
      'template',
      'documentIds',
      'openedBy',
    ],
  },
  item: {
    table: 'items',
    rights: ['ITM_SH_VW'],
    parts: { item_attachments: 'attachments' },
    unread: ofFile,
  },
  partyGroup: { table: 'party_groups', rights: ['PTY_SH_VW'] },
  priceList: {
    table: 'price_lists',
    rights: ['PRL_SH_VW'],
    parts: {
      price_list_lines: 'priceListLines',
      price_list_parties: 'priceListParties',
      price_list_groups: 'priceListGroups',
    },
    unread: ['isForAll', 'lineNumber'],
  },
  category: { table: 'categories', rights: ['CAT_SH_VW'] },
  unit: { table: 'units', rights: ['UNT_SH_VW'] },
  taxRate: { table: 'tax_rates', rights: ['TXR_SH_VW'] },
  hsnSac: { table: 'hsn_sacs', rights: ['HSN_SH_VW'] },
  series: { table: 'series', rights: ['SER_SH_VW'] },
  ipAddress: { table: 'ip_addresses', rights: ['IPA_SH_VW'] },
  seriesAllocation: { table: 'series_allocations', rights: ['SRA_SH_VW'] },
  entity: {
    table: 'entities',
    rights: ['BSN_SH_VW', 'ENT_SH_VW', 'BRN_SH_VW'],
    parts: {
      filed_periods: 'filedPeriods',
      gstr1a_periods: 'gstr1aPeriods',
      entity_turnovers: 'entityTurnovers',
      return_adjustments: 'returnAdjustments',
      return_set_offs: 'returnSetOffs',
      return_states: 'returnStates',
      return_entries: 'returnEntries',
    },
    entity: 'id',
    unread: ['logoHash', 'companyId'],
  },
  user: {
    table: 'users',
    rights: ['USR_SH_VW'],
    parts: { user_roles: 'userRoles', user_entities: 'userEntities' },
  },
  role: { table: 'roles', rights: ['ROL_SH_VW'], parts: { role_rights: 'roleRights' } },
  department: { table: 'departments', rights: ['DPT_SH_VW'], entity: 'entity_id' },
  vendor: { table: 'vendors', rights: ['VND_SH_VW'], unread: ['lastFiledFrom'] },
  recurring: {
    table: 'recurring_documents',
    rights: ['SIN_SH_VW', 'PBL_SH_VW'],
    parts: { recurring_runs: 'recurringRuns' },
    entity: 'entity_id',
    unread: ['firstDate', 'turn', 'kind', 'sourceId', 'userId'],
  },
  reportSchedule: {
    table: 'report_schedules',
    rights: ['REP_SAL_SND', 'REP_PUR_SND', 'REP_PTY_SND'],
    parts: { report_schedule_runs: 'reportScheduleRuns' },
    unread: ['firstDate', 'turn', 'userId'],
  },
  emailTemplate: { table: 'email_templates', rights: ['EML_SH_VW'] },
  setting: { table: 'settings', rights: ['STG_SYS', 'AUD_SH_VW'] },
  salesQuotation: document('salesQuotation', 'SQT'),
  salesOrder: document('salesOrder', 'SOR'),
  salesInvoice: document('salesInvoice', 'SIN'),
  deliveryChallan: document('deliveryChallan', 'SDC'),
  outwardNote: document('outwardNote', 'SON'),
  purchaseOrder: document('purchaseOrder', 'POR'),
  purchaseBill: document('purchaseBill', 'PBL'),
  inwardNote: document('inwardNote', 'PIW'),
  customerOpening: document('customerOpening', 'PTY'),
  supplierOpening: document('supplierOpening', 'PTY'),
  paymentIn: payment('paymentIn', 'PIN'),
  paymentOut: payment('paymentOut', 'POT'),
  paymentRequest: {
    table: 'payment_requests',
    rights: ['POT_SH_VW'],
    parts: {
      payment_request_allocations: 'paymentAllocations',
      payment_request_attachments: 'attachments',
    },
    entity: 'entity_id',
    // The body says again what columns and parts say, but for what is typed beside.
    unread: [
      ...ofFile,
      'partyId',
      'entityId',
      'seriesId',
      'body.entityId',
      'body.partyId',
      'body.date',
      'body.mode',
      'body.amount',
      'body.allocations',
    ],
  },
  accountGroup: { table: 'account_groups', rights: ['ACC_SH_VW'] },
  ledgerAccount: { table: 'ledger_accounts', rights: ['ACC_SH_VW'], parts: {}, unread: [] },
  journal: {
    table: 'journals',
    rights: ['ACC_SH_VW'],
    parts: { journal_lines: 'journalLines' },
    entity: 'entity_id',
    unread: ['seriesId', 'sequenceNumber', 'financialYear', 'lineNumber', 'nextDate'],
  },
  fixedAsset: {
    table: 'fixed_assets',
    rights: ['ACC_SH_VW'],
    parts: {},
    entity: 'entity_id',
    unread: ['ledgerAccountId', 'lineNumber', 'documentId'],
  },
  tdsChallan: {
    table: 'tds_challans',
    rights: ['ACC_SH_VW'],
    parts: {},
    entity: 'entity_id',
    unread: ['companyId', 'journalId'],
  },
  tcsChallan: {
    table: 'tcs_challans',
    rights: ['ACC_SH_VW'],
    parts: {},
    entity: 'entity_id',
    unread: ['companyId', 'journalId'],
  },
  stockBatch: { table: 'item_batches', rights: ['INV_SH_VW'], parts: {}, unread: [] },
  bankAccount: {
    table: 'bank_accounts',
    rights: ['ACC_SH_VW'],
    parts: { bank_openings: 'bankOpenings' },
    entity: 'entity_id',
    unread: ['accountId', 'paymentId', 'journalId'],
  },
  bankRule: { table: 'bank_rules', rights: ['ACC_SH_VW'], parts: {}, unread: [] },
  stockEntry: {
    table: 'stock_entries',
    rights: ['INV_SH_VW'],
    parts: { stock_entry_lines: 'stockEntryLines' },
    entity: 'entity_id',
    unread: ['kind', 'seriesId', 'sequenceNumber', 'financialYear', 'lineNumber'],
  },
  writeOff: payment('writeOff', 'PIN', 'POT'),
}
