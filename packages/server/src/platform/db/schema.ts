// Made by `npm run db:types` from the migrations.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** Has a default: may be left out of an insert. */
export type Given<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>
/** ISO 8601 in UTC when read. */
export type Instant = ColumnType<string, string | Date, string | Date>
/** Exact decimal text. */
export type Numeric = ColumnType<string, string | number, string | number>
/** Stringify what is written. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = ColumnType<any, string, string>

export interface AccountGroups {
  subscriberId: number
  id: GeneratedAlways<number>
  name: string
  accountGroup: string
  notes: string | null
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface AccountSetups {
  subscriberId: number
  known: Given<Json>
  steps: Given<Json>
  finishedAt: Instant | null
  version: Given<number>
  changedAt: Given<Instant>
  changedBy: Given<number | null>
  dismissedAt: Instant | null
}

export interface AddressAttempts {
  id: GeneratedAlways<number>
  at: Given<Instant>
  kind: string
  address: string
}

export interface AdvanceRows {
  subscriberId: number
  id: GeneratedAlways<number>
  paymentId: number
  documentId: number | null
  refundId: number | null
  entityId: number
  date: string
  returnPeriod: string
  amount: Numeric
  section: string
  placeOfSupply: string
  supplyType: string
  rate: Numeric
  documents: number
  taxableValue: Numeric
  igst: Numeric
  cgst: Numeric
  sgst: Numeric
  cess: Numeric
}

export interface ApiClients {
  subscriberId: number
  id: GeneratedAlways<number>
  userId: number
  clientKey: string
  name: string
  scopes: string[]
  secretHash: Buffer
  secretMadeAt: Given<Instant>
  previousSecretHash: Buffer | null
  previousSecretUntil: Instant | null
  expiresAt: Instant | null
  addresses: Given<string[]>
  callsPerMinute: Given<number>
  lastUsedAt: Instant | null
  lastUsedAddress: string | null
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface AssetMovements {
  subscriberId: number
  postingId: number
  assetId: number
  cost: Given<Numeric>
  depreciation: Given<Numeric>
}

export interface AssetPostings {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  kind: string
  date: string
  amount: Numeric
  journalId: number | null
  undoneOn: string | null
  undoneJournalId: number | null
  createdAt: Given<Instant>
  createdBy: number | null
}

export interface AuditChain {
  subscriberId: number
  sealNumber: number
  sealedAt: Given<Instant>
  frontier: string
  entryIds: number[]
  entryHashes: Buffer
  previousHash: Buffer
  hash: Buffer
  aboveId: Given<number>
}

export interface AuditEntries {
  subscriberId: number
  id: GeneratedAlways<number>
  at: Given<Instant>
  transactionId: Given<string>
  tableName: string
  recordId: number
  action: string
  before: Json | null
  after: Json | null
  userId: number | null
  impersonatorId: number | null
  requestId: string | null
  source: string | null
  reason: string | null
}

export interface BackgroundTaskFiles {
  subscriberId: number
  taskId: number
  fileId: number
}

export interface BackgroundTasks {
  subscriberId: number
  id: GeneratedAlways<number>
  userId: number | null
  entityId: number | null
  type: string
  title: Given<string>
  status: Given<string>
  progress: Given<number>
  totalCount: Given<number>
  doneCount: Given<number>
  errorCount: Given<number>
  input: Given<Json>
  checkpoint: Json | null
  response: Json | null
  stamp: Given<Instant>
  resultStamp: Instant | null
  attempts: Given<number>
  leaseUntil: Instant | null
  cancelRequestedAt: Instant | null
  requestId: string | null
  apiClientId: number | null
  rights: Given<string[]>
  retriedAt: Instant | null
  failures: Given<number>
}

export interface BankAccounts {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  ledgerAccountId: number | null
  mapping: Json | null
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface BankDecisions {
  subscriberId: number
  rowId: number
  state: string
  reason: string | null
  reasons: Given<string[]>
  createdAt: Given<Instant>
  createdBy: number | null
}

export interface BankMatches {
  subscriberId: number
  rowId: number
  number: number
  paymentId: number | null
  journalId: number | null
  openingId: number | null
  amount: Numeric
  isMade: Given<boolean>
}

export interface BankOpenings {
  subscriberId: number
  id: GeneratedAlways<number>
  accountId: number
  paymentId: number | null
  journalId: number | null
  date: string | null
  description: string | null
  reference: string | null
  amount: Numeric | null
}

export interface BankRowFiles {
  subscriberId: number
  statementId: number
  rowId: number
  lineNumber: number
}

export interface BankRows {
  subscriberId: number
  id: GeneratedAlways<number>
  accountId: number
  statementId: number
  lineNumber: number
  date: string
  valueDate: string | null
  description: string
  reference: string | null
  debit: Numeric
  credit: Numeric
  balance: Numeric | null
  contentHash: Buffer
  contentTimes: number
  balanceHash: Buffer | null
  balanceTimes: number | null
  state: Given<string>
  isSure: Given<boolean>
  reasons: Given<string[]>
  ruleId: number | null
  suggestedAccount: string | null
}

export interface BankRules {
  subscriberId: number
  id: GeneratedAlways<number>
  name: string
  position: Given<number>
  words: Given<Json>
  withoutWords: Given<Json>
  side: string | null
  atLeast: Numeric | null
  atMost: Numeric | null
  ledgerAccountId: number | null
  account: string | null
  targetAccountId: number | null
  partyId: number | null
  narration: string | null
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface BankStatements {
  subscriberId: number
  id: GeneratedAlways<number>
  accountId: number
  fileId: number | null
  fileName: string
  fileHash: Buffer
  format: string | null
  layout: string | null
  status: string
  fault: string | null
  fromDate: string | null
  toDate: string | null
  opening: Numeric | null
  closing: Numeric | null
  rows: Given<number>
  newRows: Given<number>
  problems: Given<Json>
  problemCount: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
  version: Given<number>
}

export interface BankSuggestions {
  subscriberId: number
  rowId: number
  number: number
  paymentId: number | null
  journalId: number | null
  documentId: number | null
  otherRowId: number | null
  openingId: number | null
  amount: Numeric
}

export interface CalendarFeeds {
  subscriberId: number
  id: GeneratedAlways<number>
  userId: number
  tokenHash: Buffer
  madeAt: Given<Instant>
}

export interface CallbackDeliveries {
  subscriberId: number
  id: GeneratedAlways<number>
  callbackId: number
  eventId: string
  event: string
  subject: string
  entityId: number | null
  documentId: number | null
  body: string
  state: Given<string>
  attempts: Given<number>
  roundAttempts: Given<number>
  dueAt: Given<Instant>
  sentTo: string | null
  sentAt: Instant | null
  ms: number | null
  statusCode: number | null
  reply: string | null
  fault: string | null
  faultDetail: string | null
  createdAt: Given<Instant>
  endedAt: Instant | null
}

export interface Callbacks {
  subscriberId: number
  id: GeneratedAlways<number>
  url: string
  description: string | null
  events: Json
  status: Given<string>
  sealedSecret: Buffer | null
  secretMadeAt: Given<Instant>
  sealedPreviousSecret: Buffer | null
  previousUntil: Instant | null
  isSlow: Given<boolean>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface CaptchaUsed {
  signature: string
  expiresAt: Instant
}

export interface Categories {
  subscriberId: number
  id: GeneratedAlways<number>
  name: string
  code: string | null
  parentId: number | null
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface ChallanReturns {
  subscriberId: number
  id: GeneratedAlways<number>
  documentId: number
  lineNumber: number
  returnedOn: string
  quantity: Numeric
  lostQuantity: Given<Numeric>
  nature: string | null
  otherNumber: string | null
  otherDate: string | null
  createdAt: Given<Instant>
  createdBy: Given<number | null>
  serials: string[] | null
  lostSerials: string[] | null
}

export interface ChangeRequests {
  subscriberId: number
  id: GeneratedAlways<number>
  userId: number
  kind: string
  rightCode: string | null
  limitName: string | null
  limitValue: Numeric | null
  entityId: number | null
  note: string | null
  status: Given<string>
  answer: string | null
  answeredBy: number | null
  answeredAt: Instant | null
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface CodeCounters {
  subscriberId: number
  resource: string
  lastNumber: number
}

export interface CodeRequests {
  id: GeneratedAlways<number>
  at: Given<Instant>
  address: string
  userNameKey: string
}

export interface ColumnSettings {
  subscriberId: number
  userId: number
  listName: string
  columns: Json
  changedAt: Given<Instant>
}

export interface ConsolidatedEWayBills {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  status: Given<string>
  number: string | null
  madeAt: Instant | null
  place: string
  stateCode: string
  mode: string
  vehicleNumber: string | null
  transportDocumentNumber: string | null
  transportDocumentDate: string | null
  replacesId: number | null
  reason: string | null
  remark: string | null
  isAdopted: Given<boolean>
  errors: Given<Json>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: Given<number | null>
  changedAt: Given<Instant>
}

export interface ConsolidatedMembers {
  subscriberId: number
  consolidatedId: number
  ewbNo: string
  position: number
  eWayBillId: number | null
  otherBillId: number | null
  generatedAt: Instant | null
  generatedBy: string | null
  documentNumber: string | null
  documentDate: string | null
  toName: string | null
  toPlace: string | null
  total: Numeric | null
  validUntil: Instant | null
}

export interface CreditAllocations {
  subscriberId: number
  creditId: number
  documentId: number
  amount: Numeric
  date: string
}

export interface CustomFields {
  subscriberId: number
  id: GeneratedAlways<number>
  recordKind: string
  type: string
  labels: Json
  choices: Given<string[]>
  isMandatory: Given<boolean>
  isInList: Given<boolean>
  isPrinted: Given<boolean>
  position: Given<number>
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: Given<number | null>
  changedAt: Given<Instant>
  changedBy: Given<number | null>
}

export interface DataFileSchedules {
  subscriberId: number
  id: GeneratedAlways<number>
  status: Given<string>
  recipient: string | null
  keep: number
  firstDate: string
  hour: number
  every: number
  unit: string
  turn: Given<number>
  nextDate: string
  lastDate: string | null
  lastOutcome: string | null
  lastProblem: Json | null
  userId: number
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: Given<number | null>
  changedAt: Given<Instant>
  changedBy: Given<number | null>
}

export interface DataFiles {
  subscriberId: number
  id: GeneratedAlways<number>
  action: string
  name: string
  size: number
  fileHash: string
  signedBy: string
  isEncrypted: boolean
  documents: number
  at: Given<Instant>
  byUser: Given<number | null>
  keptAs: string | null
  removedAt: Instant | null
}

export interface DayInvoices {
  subscriberId: number
  entityId: number
  date: string
  documentId: number
}

export interface DaySales {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  date: string
  mode: string
  lines: Json
  taxableValue: Numeric
  total: Numeric
  documentId: number | null
  cancelledAt: Instant | null
  createdAt: Given<Instant>
  createdBy: number | null
}

export interface DaySums {
  subscriberId: number
  kind: string
  entityId: number
  date: string
  seriesId: number
  documents: Given<number>
  taxableValue: Given<Numeric>
  tax: Given<Numeric>
  total: Given<Numeric>
  cancelled: Given<number>
  cancelledTotal: Given<Numeric>
  typeCode: Given<string>
  collected: Given<Numeric>
}

export interface Departments {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  name: string
  code: string | null
  head: string | null
  email: string | null
  notes: string | null
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface DocumentAnswers {
  subscriberId: number
  documentId: number
  answer: string
  name: string | null
  comment: string | null
  linkId: number | null
  answeredAt: Given<Instant>
  answeredBy: Given<number | null>
}

export interface DocumentAttachments {
  subscriberId: number
  documentId: number
  fileId: number
  name: string
  size: number
  createdAt: Given<Instant>
  createdBy: Given<number | null>
}

export interface DocumentKinds {
  kind: string
  issuedStatus: string
  settledStatus: string | null
  coveredStatus: string | null
  isTaken: Given<boolean>
  partialStatus: string | null
  fulfilledStatus: string | null
  stockIn: Given<string[]>
  stockOut: Given<string[]>
  stockReason: string | null
  movesGoods: Given<boolean>
}

export interface DocumentLines {
  subscriberId: number
  documentId: number
  lineNumber: number
  isCharge: Given<boolean>
  itemId: number | null
  description: string
  hsn: string | null
  supply: string
  uqc: string | null
  quantity: Numeric
  unitPrice: Numeric
  taxCategory: string
  taxRate: Numeric
  gross: Numeric
  discount: Numeric
  taxableValue: Numeric
  igst: Numeric
  cgst: Numeric
  sgst: Numeric
  cess: Numeric
  cessNonAdvalorem: Numeric
  stateCess: Numeric
  total: Numeric
  body: Json | null
  sourceDocumentId: number | null
  sourceLineNumber: number | null
  returnedQuantity: Given<Numeric>
  place: number | null
  cost: Numeric | null
  stockRate: Numeric | null
}

export interface DocumentLinkViews {
  subscriberId: number
  linkId: number
  views: Given<number>
  downloads: Given<number>
  lastViewedAt: Instant | null
}

export interface DocumentLinks {
  subscriberId: number
  id: GeneratedAlways<number>
  documentId: number | null
  tokenHash: Buffer
  expiresAt: Instant | null
  revokedAt: Instant | null
  revokedBy: number | null
  createdAt: Given<Instant>
  createdBy: number | null
  asProforma: Given<boolean>
  paymentId: number | null
  fileId: number | null
}

export interface DocumentMails {
  subscriberId: number
  id: GeneratedAlways<number>
  documentId: number
  event: string
  recipients: string[]
  mailId: number
  createdAt: Given<Instant>
  createdBy: Given<number | null>
}

export interface DocumentPrints {
  subscriberId: number
  id: GeneratedAlways<number>
  documentId: number
  createdAt: Given<Instant>
  createdBy: Given<number | null>
}

export interface DocumentSources {
  subscriberId: number
  documentId: number
  sourceId: number
  amount: Numeric
  applied: Given<Numeric>
}

export interface Documents {
  subscriberId: number
  id: GeneratedAlways<number>
  kind: string
  typeCode: string
  status: string
  entityId: number
  childEntityId: number | null
  seriesId: number | null
  sequenceNumber: number | null
  number: string | null
  numberKey: Given<string>
  financialYear: string | null
  returnPeriod: string | null
  date: string
  dueDate: string | null
  partyId: number | null
  partyName: string | null
  partyGstin: string | null
  subtype: string | null
  supplyKind: Given<string>
  reverseCharge: Given<boolean>
  placeOfSupply: string | null
  interState: boolean | null
  heading: Given<string>
  taxableValue: Given<Numeric>
  igst: Given<Numeric>
  cgst: Given<Numeric>
  sgst: Given<Numeric>
  cess: Given<Numeric>
  stateCess: Given<Numeric>
  roundOff: Given<Numeric>
  total: Given<Numeric>
  paid: Given<Numeric>
  balance: Given<Numeric>
  totalKey: GeneratedAlways<number>
  lineCount: Given<number>
  hsnTab: string | null
  body: Given<Json>
  copies: Given<Json>
  draftLines: Json | null
  cancelReason: string | null
  cancelRemark: string | null
  cancelledAt: Instant | null
  issuedAt: Instant | null
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
  submittedAt: Instant | null
  submittedBy: number | null
  answeredAt: Instant | null
  answeredBy: number | null
  answer: string | null
  recentKey: GeneratedAlways<string>
  partyKey: GeneratedAlways<string>
  balanceKey: GeneratedAlways<number>
  dueKey: GeneratedAlways<string>
  salesPerson: GeneratedAlways<string | null>
  numberScope: string
  opens: string | null
  returnType: string | null
  supplierNumber: string | null
  supplierNumberKey: string | null
  supplierDate: string | null
  supplierYear: string | null
  credited: Given<Numeric>
  supplierNumberLoose: string | null
  fulfilment: string | null
  hasLeft: boolean | null
  leftValue: Numeric | null
  deliveredOn: string | null
  returnedOn: string | null
  issuedNature: number | null
  withheld: Given<Numeric>
  lastLine: number | null
  collected: Given<Numeric>
}

export interface EInvoices {
  subscriberId: number
  documentId: number
  entityId: number
  status: string
  irn: string | null
  ackNo: string | null
  ackAt: Instant | null
  signedInvoice: string | null
  signedQr: string | null
  signature: string | null
  keyId: string | null
  isAdopted: Given<boolean>
  payload: Json | null
  errors: Given<Json>
  differences: Given<Json>
  ewbNo: string | null
  ewbAt: Instant | null
  ewbValidUntil: Instant | null
  cancelledAt: Instant | null
  cancelReason: string | null
  cancelRemark: string | null
  version: Given<number>
  changedAt: Given<Instant>
}

export interface EWayBills {
  subscriberId: number
  id: GeneratedAlways<number>
  documentId: number | null
  entityId: number
  status: Given<string>
  progress: string | null
  source: Json | null
  documentNumber: string | null
  documentDate: string | null
  partyId: number | null
  partyName: string | null
  partyGstin: string | null
  total: Numeric | null
  number: string | null
  route: string | null
  generatedAt: Instant | null
  validUntil: Instant | null
  state: Json | null
  isAdopted: Given<boolean>
  payload: Json | null
  errors: Given<Json>
  differences: Given<Json>
  alert: string | null
  isRejectedByOther: Given<boolean>
  tripSheetNumber: string | null
  cancelledAt: Instant | null
  cancelReason: string | null
  cancelRemark: string | null
  exemption: string | null
  exemptionNote: string | null
  deliveredAt: Instant | null
  checkedAt: Instant | null
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: Given<number | null>
  changedAt: Given<Instant>
  changedBy: Given<number | null>
}

export interface EWayBillsOfOthers {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  number: string
  roles: string[]
  generatedAt: Instant | null
  generatedBy: string | null
  documentNumber: string | null
  documentDate: string | null
  fromGstin: string | null
  fromName: string | null
  toGstin: string | null
  toName: string | null
  deliveryPlace: string | null
  deliveryStateCode: string | null
  total: Numeric | null
  validUntil: Instant | null
  isCancelled: Given<boolean>
  isRejected: Given<boolean>
  rejectedAt: Instant | null
  tripSheetNumber: string | null
  state: Json | null
  detail: Json | null
  toldAt: Instant
  version: Given<number>
  createdAt: Given<Instant>
}

export interface EWayGroupVehicles {
  subscriberId: number
  id: GeneratedAlways<number>
  groupId: number
  vehicleNumber: string | null
  transportDocumentNumber: string | null
  transportDocumentDate: string | null
  quantity: Numeric
  addedAt: Instant
  earlier: Given<Json>
}

export interface EWayGroups {
  subscriberId: number
  id: GeneratedAlways<number>
  eWayBillId: number
  ewbNo: string
  number: string
  mode: string
  reason: string
  remark: string
  fromPlace: string
  fromStateCode: string
  toPlace: string
  toStateCode: string
  uqc: string
  totalQuantity: Numeric
  addedQuantity: Given<Numeric>
  openedAt: Instant
  createdBy: Given<number | null>
}

export interface EmailTemplates {
  subscriberId: number
  id: GeneratedAlways<number>
  event: string
  language: string
  subject: string
  body: string
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface Entities {
  subscriberId: number
  id: GeneratedAlways<number>
  entityType: string
  locationType: string | null
  parentId: number | null
  companyId: number
  name: string
  legalName: string | null
  tradeName: string | null
  code: string | null
  pan: string | null
  gstin: string | null
  taxpayerType: string | null
  stateCode: string | null
  address: Json | null
  email: string | null
  mobile: string | null
  website: string | null
  logo: string | null
  logoHash: GeneratedAlways<string | null>
  signatureImage: string | null
  signatureHash: GeneratedAlways<string | null>
  signatory: Json | null
  bank: Json | null
  upiId: string | null
  turnover: Numeric | null
  filingFrequency: string | null
  luts: Given<Json>
  terms: string | null
  currencyCode: Given<string>
  isSystem: Given<boolean>
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
  autoSync: Given<string[]>
  customFields: Json | null
}

export interface EntityTurnovers {
  subscriberId: number
  entityId: number
  financialYear: string
  turnover: Numeric
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface FieldAliases {
  subscriberId: number
  id: GeneratedAlways<number>
  field: string
  labels: Json
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: Given<number | null>
  changedAt: Given<Instant>
  changedBy: Given<number | null>
}

export interface FiledPeriods {
  subscriberId: number
  entityId: number
  returnType: string
  returnPeriod: string
  filedAt: Given<Instant>
  reference: string | null
  filedOn: string | null
  filedBy: number | null
}

export interface FiledWorksheets {
  subscriberId: number
  entityId: number
  returnType: string
  returnPeriod: string
  rows: Json
}

export interface FixedAssets {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  name: string
  code: string | null
  assetClass: string
  method: string
  life: number | null
  rate: Numeric | null
  cost: Numeric
  residual: Numeric
  acquiredOn: string
  usedFrom: string
  postedOn: string
  taxBlock: string | null
  openingUntil: string | null
  openingDepreciation: Numeric | null
  openingTaxValue: Numeric | null
  account: string | null
  ledgerAccountId: number | null
  documentId: number | null
  lineNumber: number | null
  location: string | null
  notes: string | null
  disposedOn: string | null
  disposal: string | null
  proceeds: Numeric | null
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface GstnAccess {
  subscriberId: number
  entityId: number
  provider: string
  userName: string
  sealedAppKey: Buffer | null
  codeUntil: Instant | null
  attemptsLeft: Given<number>
  resendsLeft: Given<number>
  askedAt: Given<Instant>
  openedAt: Instant | null
  openedBy: number | null
  lastFailure: string | null
  changedAt: Given<Instant>
  changedBy: Given<number | null>
}

export interface Gstr1Rows {
  subscriberId: number
  documentId: number
  rowNumber: number
  entityId: number
  returnPeriod: string
  section: string
  part: Given<string>
  ctin: Given<string>
  placeOfSupply: Given<string>
  supplyType: Given<string>
  rate: Given<Numeric>
  documents: Given<number>
  taxableValue: Given<Numeric>
  igst: Given<Numeric>
  cgst: Given<Numeric>
  sgst: Given<Numeric>
  cess: Given<Numeric>
}

export interface Gstr1aDocuments {
  subscriberId: number
  documentId: number
  entityId: number
  returnPeriod: string
  before: Json | null
  keptAt: Given<Instant>
}

export interface Gstr1aPeriods {
  subscriberId: number
  entityId: number
  returnPeriod: string
  openedAt: Given<Instant>
  openedBy: number | null
}

export interface GuideAnswers {
  id: GeneratedAlways<number>
  at: Given<Instant>
  topic: string
  language: string
  isUseful: boolean
  comment: string | null
}

export interface HsnDirectory {
  subscriberId: number
  code: string
  kind: string
  description: string
}

export interface HsnDirectoryLoads {
  subscriberId: number
  id: GeneratedAlways<number>
  fileName: string
  codes: number
  newCodes: number
  refused: number
  loadedAt: Given<Instant>
  loadedBy: number | null
}

export interface HsnSacs {
  subscriberId: number
  id: GeneratedAlways<number>
  code: string
  description: string
  kind: string
  rate: Numeric | null
  rateFrom: string | null
  isSystem: Given<boolean>
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface HsnSums {
  subscriberId: number
  entityId: number
  returnPeriod: string
  seriesId: number
  tab: string
  hsn: string
  uqc: string
  rate: Numeric
  lines: Given<number>
  quantity: Given<Numeric>
  taxableValue: Given<Numeric>
  igst: Given<Numeric>
  cgst: Given<Numeric>
  sgst: Given<Numeric>
  cess: Given<Numeric>
}

export interface IdempotencyKeys {
  subscriberId: number
  userId: number
  key: string
  callName: string
  bodyHash: Buffer
  statusCode: number | null
  reply: string | null
  createdAt: Given<Instant>
}

export interface IffDocuments {
  subscriberId: number
  documentId: number
  entityId: number
  returnPeriod: string
  quarterPeriod: string
}

export interface ImportChunks {
  subscriberId: number
  importFileId: number
  firstRow: number
  lastRow: number
  rowCount: number
  cells: Json
}

export interface ImportFiles {
  subscriberId: number
  id: GeneratedAlways<number>
  kind: string
  entityId: number | null
  fileId: number | null
  fileName: string
  fileHash: Buffer
  format: string
  bytes: number
  sheet: Given<string>
  sheets: Given<string[]>
  headingRow: number
  headings: string[]
  head: Json
  layout: string | null
  notices: Given<Json>
  rowCount: number | null
  createdAt: Given<Instant>
  createdBy: Given<number | null>
}

export interface ImportHeadings {
  subscriberId: number
  userId: number
  kind: string
  mapping: Json
}

export interface ImportProblems {
  subscriberId: number
  importId: number
  recordRow: number
  rowNumber: number
  position: number
  isWarning: boolean
  code: string
  params: Json | null
  path: string
  columnName: string | null
  value: string
}

export interface ImportRecords {
  subscriberId: number
  importId: number
  rowNumber: number
  rowCount: number
  outcome: string
  recordKind: string | null
  recordId: number | null
  recordVersion: number | null
  recordKey: string | null
  label: Given<string>
  reason: Json | null
  changes: Json | null
  before: Json | null
  undoneAt: Instant | null
}

export interface Imports {
  subscriberId: number
  id: GeneratedAlways<number>
  importFileId: number
  kind: string
  entityId: number | null
  taskId: number
  mendTaskId: number | null
  mapping: Json
  conflictAction: string
  isDryRun: boolean
  allOrNothing: boolean
  status: string | null
  fault: Json | null
  succeededRows: Given<number>
  failedRows: Given<number>
  createdCount: Given<number>
  changedCount: Given<number>
  skippedCount: Given<number>
  refusedCount: Given<number>
  warningCount: Given<number>
  sameAs: number | null
  isStopped: Given<boolean>
  startedAt: Given<Instant>
  startedBy: Given<number | null>
  endedAt: Instant | null
  undoneAt: Instant | null
  undoneBy: number | null
}

export interface InwardFiles {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  source: string
  returnPeriod: string
  name: string
  statementVersion: string | null
  generatedOn: string | null
  rowCount: Given<number>
  added: Given<number>
  changed: Given<number>
  gone: Given<number>
  unread: Given<number>
  faults: Given<Json>
  createdAt: Given<Instant>
  createdBy: number | null
}

export interface InwardIncoming {
  subscriberId: number
  taskId: number
  position: number
  section: string[]
  cls: string[]
  gstin: string[]
  supplierName: string[]
  number: string[]
  date: string[]
  pos: string[]
  reverseCharge: boolean[]
  invoiceType: string[]
  value: string[]
  taxableValue: string[]
  igst: string[]
  cgst: string[]
  sgst: string[]
  cess: string[]
  itcAvailable: string[]
  itcReason: string[]
  irn: string[]
  port: string[]
  originalNumber: string[]
  originalDate: string[]
  supplierPeriod: string[]
  filedOn: string[]
  isFiled: boolean[]
  isFiled_3b: boolean[]
  cancelledOn: string[]
  isRejected: boolean[]
  ims: Json[]
}

export interface InwardRowVersions {
  subscriberId: number
  rowId: number
  version: number
  content: Json
  fileId: number
  replacedAt: Given<Instant>
}

export interface InwardRows {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  source: string
  returnPeriod: string
  section: string
  cls: string
  gstin: string
  pan: string
  supplierName: string | null
  number: string
  numberKey: string
  date: string
  year: number
  copy: number
  pos: string | null
  reverseCharge: boolean
  invoiceType: string | null
  value: Numeric | null
  taxableValue: Numeric
  igst: Numeric
  cgst: Numeric
  sgst: Numeric
  cess: Numeric
  itcAvailable: string | null
  itcReason: string | null
  irn: string | null
  port: string | null
  originalNumber: string | null
  originalDate: string | null
  supplierPeriod: string | null
  filedOn: string | null
  isFiled: boolean | null
  isFiled_3b: boolean | null
  cancelledOn: string | null
  isRejected: boolean
  ims: Json | null
  version: Given<number>
  fileId: number
  isGone: Given<boolean>
  changedAt: Given<Instant>
}

export interface IpAddresses {
  subscriberId: number
  id: GeneratedAlways<number>
  address: string
  description: string | null
  userId: number | null
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface ItcMoves {
  subscriberId: number
  id: GeneratedAlways<number>
  documentId: number
  state: string
  returnPeriod: string | null
  reason: string | null
  note: string | null
  date: string
  createdAt: Given<Instant>
  createdBy: number | null
  move: string
  igst: Given<Numeric>
  cgst: Given<Numeric>
  sgst: Given<Numeric>
  cess: Given<Numeric>
}

export interface ItemAttachments {
  subscriberId: number
  itemId: number
  fileId: number
  name: string
  size: number
  createdAt: Given<Instant>
  createdBy: Given<number | null>
}

export interface ItemBatches {
  subscriberId: number
  id: GeneratedAlways<number>
  itemId: number
  batch: string
  manufacturedOn: string | null
  expiresOn: string | null
  notes: string | null
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
  barcode: string | null
  barcodeType: string | null
}

export interface ItemSerials {
  subscriberId: number
  id: GeneratedAlways<number>
  itemId: number
  serialKey: string
  serial: string
  entityId: number
  placeId: number
  holderId: number
  batch: string
  quantity: number
}

export interface ItemTurnover {
  subscriberId: number
  entityId: number
  kind: string
  typeCode: string
  month: string
  seriesId: number
  itemId: number
  hsn: string
  uqc: string
  supply: string
  taxCategory: string
  taxRate: Numeric
  lines: number
  quantity: Numeric
  movedQuantity: Numeric
  taxableValue: Numeric
  igst: Numeric
  cgst: Numeric
  sgst: Numeric
  cess: Numeric
  total: Numeric
}

export interface ItemWords {
  subscriberId: number
  word: string
  itemId: number
}

export interface Items {
  subscriberId: number
  id: GeneratedAlways<number>
  code: string
  name: string
  kind: string
  supply: string
  hsn: string | null
  description: string | null
  unitId: number | null
  uqc: string | null
  secondaryUnitId: number | null
  conversionRate: Numeric | null
  categoryId: number | null
  sellingPrice: Numeric | null
  priceIncludesTax: Given<boolean>
  purchasePrice: Numeric | null
  mrp: Numeric | null
  discountPercent: Numeric | null
  taxCategory: string
  taxRate: Numeric | null
  cessRate: Numeric | null
  cessPerUnit: Numeric | null
  stateCessRate: Numeric | null
  exemptionReason: string | null
  reverseCharge: Given<boolean>
  barcode: string | null
  picture: string | null
  customFields: Json | null
  nameKey: GeneratedAlways<string>
  codeKey: GeneratedAlways<string>
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
  isStocked: Given<boolean>
  hasBatches: Given<boolean>
  reorderLevel: Numeric | null
  hasSerials: Given<boolean>
  tdsSection: string | null
  barcodeType: string | null
  tcsSection: string | null
  secondaryBarcode: string | null
}

export interface JobWorkers {
  workerId: string
  seenAt: Given<Instant>
}

export interface JournalLines {
  subscriberId: number
  journalId: number
  lineNumber: number
  account: string
  ledgerAccountId: number | null
  partyId: number | null
  debit: Given<Numeric>
  credit: Given<Numeric>
  narration: string | null
}

export interface Journals {
  subscriberId: number
  id: GeneratedAlways<number>
  kind: string
  entityId: number
  childEntityId: number | null
  date: string
  number: string | null
  seriesId: number | null
  sequenceNumber: number | null
  financialYear: string
  narration: string | null
  amount: Numeric
  status: Given<string>
  cancelReason: string | null
  reversesId: number | null
  repeats: string | null
  repeatsUntil: string | null
  nextDate: string | null
  repeatedId: number | null
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
  problem: Json | null
}

export interface LedgerAccounts {
  subscriberId: number
  id: GeneratedAlways<number>
  name: string
  code: string | null
  accountGroup: string
  subgroup: string | null
  bankName: string | null
  accountNumber: string | null
  ifsc: string | null
  notes: string | null
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
  accountGroupId: number | null
}

export interface LedgerEntries {
  subscriberId: number
  postingId: number
  entryNumber: number
  entityId: number
  date: string
  account: string
  partyId: number | null
  debit: Given<Numeric>
  credit: Given<Numeric>
  source: string
  documentId: number | null
  paymentId: number | null
  reverses: number | null
  createdAt: Given<Instant>
  createdBy: number | null
  ledgerAccountId: number | null
  branchId: number | null
  journalId: number | null
}

export interface LedgerSummed {
  subscriberId: number
  postingId: number
  yearPostingId: Given<number>
}

export interface LedgerSums {
  subscriberId: number
  span: string
  firstDay: string
  account: string
  entityId: number
  branchId: Given<number>
  ledgerAccountId: Given<number>
  partyId: Given<number>
  debit: Numeric
  credit: Numeric
}

export interface LoginAttempts {
  id: GeneratedAlways<number>
  at: Given<Instant>
  address: string
  userNameKey: string
  succeeded: boolean
}

export interface LoginDirectory {
  userNameKey: string
  emailKey: string
  subscriberId: number
  userId: number
}

export interface Mails {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number | null
  event: string
  recipients: string[]
  copies: Given<string[]>
  replyTo: string | null
  subject: string
  textBody: string
  htmlBody: string | null
  fileIds: Given<number[]>
  status: Given<string>
  attempts: Given<number>
  lastError: string | null
  createdAt: Given<Instant>
  sentAt: Instant | null
  isSecret: Given<boolean>
}

export interface MoveBalances {
  subscriberId: number
  moveId: number
  part: string
  name: string
  of: string | null
  opening: Numeric
  closing: Numeric
  quantity: Numeric | null
  ownKey: string | null
}

export interface MoveLeft {
  subscriberId: number
  moveId: number
  id: number
  was: string
  reason: string
  name: string
  party: string | null
  date: string | null
  amount: Numeric | null
  count: number
}

export interface MoveRecords {
  subscriberId: number
  moveId: number
  position: number
  rowNumber: number
  rowCount: number
  ownKey: string | null
  needs: Given<string[]>
  was: string
  name: string
  party: string | null
  date: string | null
  amount: Numeric | null
  instead: string | null
}

export interface MoveSteps {
  subscriberId: number
  moveId: number
  position: number
  kind: string
  importFileId: number
  trialImportId: number | null
  importId: number | null
}

export interface Moves {
  subscriberId: number
  id: GeneratedAlways<number>
  program: string
  entityId: number
  fileId: number | null
  fileName: string
  fileHash: Buffer
  bytes: number
  readTaskId: number | null
  taskId: number | null
  found: Json | null
  fault: Json | null
  fromDate: string | null
  conflictAction: string | null
  preparedFrom: string | null
  undoneAt: Instant | null
  createdAt: Given<Instant>
  createdBy: Given<number | null>
}

export interface Notifications {
  subscriberId: number
  id: GeneratedAlways<number>
  userId: number
  kind: string
  entityId: number | null
  target: Json | null
  params: Given<Json>
  eventKey: string
  createdAt: Given<Instant>
  readAt: Instant | null
}

export interface OneTimeRequests {
  subscriberId: number
  tokenHash: Buffer
  purpose: string
  userId: number | null
  codeHash: Buffer | null
  attemptsLeft: Given<number>
  resendsLeft: Given<number>
  createdAt: Given<Instant>
  codeExpiresAt: Instant | null
  expiresAt: Instant
  usedAt: Instant | null
  data: Given<Json>
}

export interface Parties {
  subscriberId: number
  id: GeneratedAlways<number>
  code: string
  name: string
  tradeName: string | null
  role: string
  taxpayerType: string
  gstin: string | null
  pan: string | null
  emails: string | null
  mobile: string | null
  phone: string | null
  billingAddress: Json | null
  shippingAddresses: Given<Json>
  stateCode: string | null
  city: string | null
  placeOfSupply: string | null
  paymentTermsDays: number | null
  creditLimit: Numeric | null
  openingBalance: Numeric | null
  openingBalanceDate: string | null
  openingBalanceSide: string | null
  currencyCode: string | null
  discountPercent: Numeric | null
  bank: Json | null
  upiId: string | null
  reverseCharge: Given<boolean>
  tdsApplicable: Given<boolean>
  tcsApplicable: Given<boolean>
  notes: string | null
  customFields: Json | null
  isSystem: Given<boolean>
  nameKey: GeneratedAlways<string>
  codeKey: GeneratedAlways<string>
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
  partyGroupId: number | null
  tdsSection: string | null
  deducteeType: string | null
  tcsSection: string | null
}

export interface PartyAttachments {
  subscriberId: number
  partyId: number
  fileId: number
  name: string
  size: number
  createdAt: Given<Instant>
  createdBy: Given<number | null>
}

export interface PartyBalances {
  subscriberId: number
  partyId: number
  entityId: number
  balance: Given<Numeric>
}

export interface PartyGroups {
  subscriberId: number
  id: GeneratedAlways<number>
  name: string
  code: string | null
  notes: string | null
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface PartyTurnover {
  subscriberId: number
  entityId: number
  kind: string
  typeCode: string
  month: string
  seriesId: number
  partyId: number
  salesPerson: string
  documents: number
  taxableValue: Numeric
  igst: Numeric
  cgst: Numeric
  sgst: Numeric
  cess: Numeric
  total: Numeric
}

export interface PartyWords {
  subscriberId: number
  word: string
  partyId: number
}

export interface PasswordHistory {
  subscriberId: number
  userId: number
  changedAt: Given<Instant>
  passwordHash: string
}

export interface PaymentAllocations {
  subscriberId: number
  paymentId: number
  documentId: number
  amount: Numeric
}

export interface PaymentAttachments {
  subscriberId: number
  paymentId: number
  fileId: number
  name: string
  size: number
  createdAt: Given<Instant>
  createdBy: Given<number | null>
}

export interface PaymentPromises {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  partyId: number
  date: string
  amount: Numeric
  documentIds: number[]
  balance: Numeric
  note: string | null
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface PaymentRequestAllocations {
  subscriberId: number
  requestId: number
  documentId: number
  amount: Numeric
}

export interface PaymentRequestAttachments {
  subscriberId: number
  requestId: number
  fileId: number
  name: string
  size: number
  createdAt: Given<Instant>
  createdBy: Given<number | null>
}

export interface PaymentRequests {
  subscriberId: number
  id: Given<number>
  status: Given<string>
  entityId: number
  partyId: number
  date: string
  mode: string
  amount: Numeric
  refundOfId: number | null
  seriesId: number | null
  body: Json
  submittedAt: Given<Instant>
  submittedBy: number
  answeredAt: Instant | null
  answeredBy: number | null
  answer: string | null
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: Given<number | null>
  changedAt: Given<Instant>
  changedBy: Given<number | null>
}

export interface Payments {
  subscriberId: number
  id: GeneratedAlways<number>
  kind: string
  status: Given<string>
  entityId: number
  seriesId: number
  sequenceNumber: number
  number: string
  numberKey: string
  financialYear: string
  date: string
  partyId: number
  partyName: string
  partyGstin: string | null
  mode: string
  reference: string | null
  account: string | null
  amount: Numeric
  bankCharges: Given<Numeric>
  tdsDeducted: Given<Numeric>
  amountKey: GeneratedAlways<number>
  unallocated: Numeric
  notes: string | null
  cancelReason: string | null
  cancelledAt: Instant | null
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
  tdsSection: string | null
  chequeDate: string | null
  refundOfId: number | null
  customFields: Json | null
  gstSection: string | null
  gstDeductor: string | null
  gstTaxableValue: Given<Numeric>
  gstIgst: Given<Numeric>
  gstCgst: Given<Numeric>
  gstSgst: Given<Numeric>
  gstDeducted: Given<Numeric>
  collected: Given<Numeric>
}

export interface PinDistances {
  subscriberId: number
  fromPin: number
  toPin: number
  km: number
  toldAt: Given<Instant>
}

export interface Plans {
  code: string
  name: string
  rightGroups: string[] | null
  documentsPerMonth: number | null
  companies: number | null
  users: number | null
  isTrial: Given<boolean>
  position: Given<number>
  storageMegabytes: number | null
}

export interface PortalAsides {
  subscriberId: number
  documentId: number
  portal: string
  reason: string
  createdAt: Given<Instant>
  createdBy: Given<number | null>
}

export interface PortalCredentials {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  portal: string
  provider: string
  userName: string
  clientId: string | null
  sealedPassword: Buffer
  sealedClientSecret: Buffer | null
  testedAt: Instant | null
  isAccepted: boolean | null
  testMessage: string | null
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: Given<number | null>
  changedAt: Given<Instant>
  changedBy: Given<number | null>
}

export interface PortalExchanges {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  portal: string
  documentId: number | null
  call: string
  method: string
  url: string
  startedAt: Instant
  ms: number
  httpStatus: number | null
  request: Json | null
  reply: Json | null
  fault: string | null
  intentId: number | null
  taskId: number | null
}

export interface PortalHealth {
  subscriberId: number
  entityId: number
  portal: string
  pausedUntil: Instant | null
  lastSuccessAt: Instant | null
  lastFailureAt: Instant | null
  lastFailure: string | null
  retriedAt: Instant | null
}

export interface PortalIntents {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  portal: string
  operation: string
  documentId: number | null
  eWayBillId: number | null
  consolidatedId: number | null
  state: Given<string>
  request: Given<Json>
  payload: Json | null
  attempts: Given<number>
  nextTryAt: Given<Instant>
  sentAt: Instant | null
  endedAt: Instant | null
  outcome: Json | null
  askedBy: Given<number | null>
  createdAt: Given<Instant>
  otherBillId: number | null
  filingId: number | null
}

export interface PortalSessions {
  subscriberId: number
  entityId: number
  portal: string
  owner: string
  sealedSession: Buffer
  expiresAt: Instant
}

export interface PriceListGroups {
  subscriberId: number
  priceListId: number
  partyGroupId: number
}

export interface PriceListLines {
  subscriberId: number
  priceListId: number
  lineNumber: number
  itemId: number | null
  categoryId: number | null
  fromQuantity: Given<Numeric>
  unitPrice: Numeric | null
  discountPercent: Numeric | null
  buyQuantity: Numeric | null
  freeQuantity: Numeric | null
}

export interface PriceListParties {
  subscriberId: number
  priceListId: number
  partyId: number
}

export interface PriceLists {
  subscriberId: number
  id: GeneratedAlways<number>
  name: string
  side: string
  validFrom: string | null
  validTo: string | null
  priceIncludesTax: Given<boolean>
  notes: string | null
  isForAll: Given<boolean>
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface PrintSettings {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  settings: Json
  version: Given<number>
  status: Given<string>
  createdAt: Given<Instant>
  createdBy: Given<number | null>
  changedAt: Given<Instant>
  changedBy: Given<number | null>
}

export interface QrReadings {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  content: string
  fileId: number | null
  fileName: string | null
  pages: Given<number[]>
  status: string
  fault: string | null
  qrText: string | null
  keyId: string | null
  irn: string | null
  irnDate: string | null
  sellerGstin: string | null
  buyerGstin: string | null
  documentType: string | null
  documentNumber: string | null
  documentDate: string | null
  total: Numeric | null
  itemCount: number | null
  mainHsn: string | null
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: Given<number | null>
  changedAt: Given<Instant>
  changedBy: Given<number | null>
}

export interface ReconciliationActions {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  action: string
  note: string | null
  claimed: Given<Json>
  withdrawn: Given<Json>
  parted: Given<Json>
  undoneBy: number | null
  createdAt: Instant
  createdBy: number | null
}

export interface ReconciliationApart {
  subscriberId: number
  documentId: number
  portalId: number
  actionId: number
}

export interface ReconciliationDirty {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  pan: string
}

export interface ReconciliationRows {
  subscriberId: number
  id: Given<number>
  version: number
  entityId: number
  source: string
  pan: string
  gstin: string
  state: string
  reasons: string[]
  rule: string | null
  recommend: string
  credit: string
  documentIds: number[]
  portalId: number | null
  number: string
  words: string
  date: string
  bookPeriod: string | null
  portalPeriod: string | null
  taxableValue: Numeric
  igst: Numeric
  cgst: Numeric
  sgst: Numeric
  cess: Numeric
  compared: string
  decision: string | null
  ignoredUntil: string | null
  claimPeriod: string | null
  note: string | null
  isChanged: Given<boolean>
  actionId: number | null
  fromAt: Instant
  untilAt: Instant | null
}

export interface ReconciliationRuns {
  subscriberId: number
  entityId: number
  source: string
  runAt: Instant
  capped: Given<number>
}

export interface RecurringDocuments {
  subscriberId: number
  id: GeneratedAlways<number>
  kind: string
  entityId: number
  sourceId: number
  firstDate: string
  every: number
  unit: string
  turn: Given<number>
  nextDate: string | null
  endDate: string | null
  turnsLeft: number | null
  result: string
  mails: Given<boolean>
  status: Given<string>
  userId: number
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface RecurringRuns {
  subscriberId: number
  id: GeneratedAlways<number>
  recurringId: number
  date: string
  outcome: string
  documentId: number | null
  problem: Json | null
  createdAt: Given<Instant>
}

export interface ReminderDocuments {
  subscriberId: number
  reminderId: number
  documentId: number
  channel: string
  balance: Numeric
  createdAt: Given<Instant>
}

export interface ReminderLadders {
  subscriberId: number
  isAutomatic: Given<boolean>
  userId: number
  leastBalance: Given<Numeric>
  language: Given<string>
  fromHour: Given<number>
  toHour: Given<number>
  quietWeekdays: Given<number[]>
  quietDates: Given<string[]>
  version: Given<number>
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface ReminderParties {
  subscriberId: number
  partyId: number
  isOff: Given<boolean>
  offReason: string | null
  contacts: Given<Json>
  version: Given<number>
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface ReminderSteps {
  subscriberId: number
  id: GeneratedAlways<number>
  days: number
  template: string
  channels: string[]
  attachesStatement: Given<boolean>
}

export interface ReminderTurns {
  subscriberId: number
  documentId: number
  stepId: number
  at: Given<Instant>
}

export interface Reminders {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  partyId: number
  channel: string
  template: string
  stepDays: number | null
  isAutomatic: Given<boolean>
  language: string
  recipients: string[]
  subject: string | null
  message: string
  balance: Numeric
  mailId: number | null
  textMessageId: number | null
  openedAt: Instant | null
  openedBy: number | null
  createdAt: Given<Instant>
  createdBy: Given<number | null>
}

export interface ReportMails {
  subscriberId: number
  id: GeneratedAlways<number>
  report: string
  entityId: number | null
  period: string
  recipients: string[]
  files: string[]
  messageId: number
  sentAt: Given<Instant>
  sentBy: number | null
}

export interface ReportScheduleRuns {
  subscriberId: number
  id: GeneratedAlways<number>
  scheduleId: number
  date: string
  outcome: string
  messageId: number | null
  problem: Json | null
  createdAt: Given<Instant>
  fileId: number | null
}

export interface ReportSchedules {
  subscriberId: number
  id: GeneratedAlways<number>
  report: string
  asked: Json
  period: string | null
  recipients: string
  message: string | null
  attach: Given<Json>
  firstDate: string
  hour: number
  every: number
  unit: string
  turn: Given<number>
  nextDate: string | null
  endDate: string | null
  status: Given<string>
  userId: number
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface ReturnAdjustments {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  form: string
  returnPeriod: string
  section: string
  placeOfSupply: string | null
  recipients: string | null
  inward: string | null
  interState: boolean | null
  taxableValue: Given<Numeric>
  igst: Given<Numeric>
  cgst: Given<Numeric>
  sgst: Given<Numeric>
  cess: Given<Numeric>
  reason: string
  createdAt: Given<Instant>
  createdBy: number | null
  withdrawnAt: Instant | null
  withdrawnBy: number | null
  withdrawnReason: string | null
  interest: Given<Numeric>
  lateFee: Given<Numeric>
  penalty: Given<Numeric>
  other: Given<Numeric>
  credit: Given<Numeric>
  eligible: Given<Numeric>
}

export interface ReturnAmendments {
  subscriberId: number
  documentId: number
  entityId: number
  returnPeriod: string
  before: Json
}

export interface ReturnEntries {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  form: string
  returnPeriod: string
  tableKey: string
  source: string | null
  lineNumber: number
  cells: Json
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface ReturnFilingErrors {
  subscriberId: number
  id: GeneratedAlways<number>
  filingId: number
  section: string
  party: string | null
  placeOfSupply: string | null
  recordNumber: string | null
  documentId: number | null
  code: string
  message: string
}

export interface ReturnFilingParts {
  subscriberId: number
  filingId: number
  partNumber: number
  content: string | null
  records: number
  state: Given<string>
  reference: string | null
  polls: Given<number>
}

export interface ReturnFilingRecords {
  subscriberId: number
  filingId: number
  recordKey: string
  contentHash: string
  partNumber: number
  removal: Json | null
  isSaved: Given<boolean>
}

export interface ReturnFilings {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  form: string
  returnPeriod: string
  state: Given<string>
  needsReset: Given<boolean>
  pushedAt: Instant | null
  pushedPosting: number | null
  pushedBy: number | null
  summary: Json | null
  summaryAt: Instant | null
  signatoryPan: string | null
  arn: string | null
  filedOn: string | null
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface ReturnSetOffs {
  subscriberId: number
  entityId: number
  returnPeriod: string
  openingCredit: Json | null
  openingCash: Json | null
  broughtNegative: Json | null
  utilised: Json
  tax: Json
  reverseCharge: Json
  credit: Json
  cashTax: Json
  cash: Json
  closingCredit: Json
  closingCash: Json
  carriedNegative: Json
  savedAt: Given<Instant>
  savedBy: number | null
}

export interface ReturnStates {
  subscriberId: number
  entityId: number
  returnType: string
  returnPeriod: string
  state: string
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface ReturnSums {
  subscriberId: number
  entityId: number
  returnPeriod: string
  seriesId: number
  section: string
  part: string
  placeOfSupply: string
  supplyType: string
  rate: Numeric
  ctin: string
  documents: Given<number>
  taxableValue: Given<Numeric>
  igst: Given<Numeric>
  cgst: Given<Numeric>
  sgst: Given<Numeric>
  cess: Given<Numeric>
}

export interface RoleRights {
  subscriberId: number
  roleId: number
  rightCode: string
}

export interface Roles {
  subscriberId: number
  id: GeneratedAlways<number>
  name: string
  description: string | null
  builtIn: string | null
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
  basedOn: string | null
}

export interface RuleChanges {
  subscriberId: number
  id: GeneratedAlways<number>
  ruleId: string
  since: string
  until: string | null
  value: Json
  state: string
  source: string
  changedAt: Given<Instant>
  changedBy: Given<number | null>
}

export interface SamlAssertions {
  subscriberId: number
  assertionHash: Buffer
  expiresAt: Instant
}

export interface SamlProviders {
  subscriberId: number
  id: GeneratedAlways<number>
  method: string
  isEnabled: Given<boolean>
  entryPoint: string
  issuer: string
  certificates: string[]
  userNameAttribute: string | null
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: Given<number | null>
  changedAt: Given<Instant>
  changedBy: Given<number | null>
  asksSecondStep: Given<boolean>
}

export interface SecretKeyFingerprint {
  isOnly: Given<boolean>
  fingerprint: string
  keptAt: Given<Instant>
}

export interface SelfInvoices {
  subscriberId: number
  documentId: number
  entityId: number
  seriesId: number
  sequenceNumber: number
  number: string
  numberKey: string
  financialYear: string
  returnPeriod: string
  date: string
  isCancelled: Given<boolean>
}

export interface SerialMovements {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  itemId: number
  serialKey: string
  serial: string
  placeId: number
  holderId: number
  batch: string
  day: string
  turn: number
  sort: string
  direction: number
  documentId: number | null
  entryId: number | null
  lineNumber: number | null
  createdAt: Given<Instant>
  createdBy: number | null
}

export interface Series {
  subscriberId: number
  id: GeneratedAlways<number>
  name: string
  code: string
  documentKind: string
  prefix: string | null
  suffix: string | null
  separator: Given<string>
  yearStyle: Given<string>
  width: Given<number>
  startNumber: Given<number>
  resets: Given<string>
  isDefault: Given<boolean>
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
  printTemplate: string | null
}

export interface SeriesAllocations {
  subscriberId: number
  id: GeneratedAlways<number>
  seriesId: number
  entityId: number
  childEntityId: number | null
  userId: number | null
  isDefault: Given<boolean>
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface SeriesCounters {
  subscriberId: number
  seriesId: number
  entityId: number
  financialYear: string
  lastNumber: number
}

export interface Sessions {
  subscriberId: number
  id: GeneratedAlways<number>
  tokenHash: Buffer
  userId: number
  impersonatorId: number | null
  createdAt: Given<Instant>
  lastSeenAt: Given<Instant>
  idleMinutes: Given<number>
  expiresAt: Instant
  address: string | null
  userAgent: string | null
  openedBy: number | null
  apiClientId: number | null
}

export interface Settings {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number | null
  name: string
  value: Json
  version: Given<number>
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface SignInKeys {
  identifier: string
  key: Buffer
  iv: Buffer
  expiresAt: Instant
}

export interface SsoAttempts {
  stateHash: Buffer
  method: string
  subscriberId: number | null
  browserHash: Buffer
  sealed: Buffer
  expiresAt: Instant
}

export interface StockDays {
  subscriberId: number
  itemId: number
  placeId: number
  holderId: number
  batch: string
  day: string
  entityId: number
  opening: Given<Numeric>
  inward: Given<Numeric>
  outward: Given<Numeric>
  movedIn: Given<Numeric>
  movedOut: Given<Numeric>
}

export interface StockEntries {
  subscriberId: number
  id: GeneratedAlways<number>
  kind: string
  entityId: number
  date: string
  number: string
  seriesId: number | null
  sequenceNumber: number | null
  financialYear: string
  reason: string | null
  notes: string | null
  fromPlaceId: number | null
  toPlaceId: number | null
  status: Given<string>
  cancelReason: string | null
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface StockEntryLines {
  subscriberId: number
  entryId: number
  lineNumber: number
  itemId: number
  placeId: number | null
  batch: Given<string>
  quantity: Numeric
  value: Numeric | null
  manufacturedOn: string | null
  expiresOn: string | null
  serials: string[] | null
}

export interface StockLevels {
  subscriberId: number
  itemId: number
  placeId: number
  holderId: number
  batch: string
  entityId: number
  quantity: Numeric
  id: GeneratedAlways<number>
  changedFrom: string | null
}

export interface StockMovements {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  itemId: number
  placeId: number
  holderId: Given<number>
  batch: Given<string>
  day: string
  turn: number
  sort: string
  quantity: Numeric
  value: Given<Numeric>
  documentId: number | null
  entryId: number | null
  lineNumber: number | null
  createdAt: Given<Instant>
  createdBy: number | null
}

export interface StockOpenings {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  itemId: number
  placeId: number
  batch: Given<string>
  date: string
  quantity: Numeric
  value: Numeric
  createdAt: Given<Instant>
  createdBy: number | null
  manufacturedOn: string | null
  expiresOn: string | null
  serials: string[] | null
}

export interface StockStates {
  subscriberId: number
  entityId: number
  itemId: number
  day: string
  method: string
  state: Json
}

export interface StoredFileParts {
  subscriberId: number
  fileId: number
  partNumber: number
  content: Buffer
}

export interface StoredFiles {
  subscriberId: number
  id: GeneratedAlways<number>
  purpose: string
  name: string
  contentType: string
  size: number
  sha256: Buffer | null
  createdAt: Given<Instant>
  createdBy: number | null
  expiresAt: Instant | null
}

export interface SubscriberList {
  subscriberId: Given<number>
  createdAt: Given<Instant>
}

export interface Subscribers {
  subscriberId: number
  name: string
  status: Given<string>
  plan: Given<string>
  isTrial: Given<boolean>
  accessEndsAt: Instant | null
  isDemo: Given<boolean>
  accessVersion: Given<number>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
  blockedGroups: Given<string[]>
}

export interface SupplierChecks {
  subscriberId: number
  gstin: string
  checkedAt: Instant
  score: number | null
  lastFiledFrom: string | null
}

export interface SupplierFilings {
  subscriberId: number
  gstin: string
  form: string
  period: string
  filedOn: string
  arn: string
}

export interface SupplierFollowUps {
  subscriberId: number
  id: GeneratedAlways<number>
  entityId: number
  source: string
  gstin: string
  name: string | null
  language: string
  recipients: string[]
  subject: string
  message: string
  mailId: number
  rowIds: number[]
  tax: Numeric
  answer: string | null
  answeredOn: string | null
  promisedOn: string | null
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: Given<number | null>
  changedAt: Given<Instant>
  changedBy: Given<number | null>
}

export interface SystemSettings {
  name: string
  value: Json
  changedAt: Given<Instant>
}

export interface TaxRates {
  subscriberId: number
  id: GeneratedAlways<number>
  text: string
  taxKind: Given<string>
  rate: Numeric
  cessRate: Numeric | null
  validFrom: string | null
  validTo: string | null
  isSystem: Given<boolean>
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface TaxpayerDirectory {
  taxpayer: string
  subscriberId: number
}

export interface TaxpayerLookups {
  provider: string
  gstin: string
  details: Json | null
  toldAt: Given<Instant>
}

export interface Taxpayers {
  subscriberId: number
  gstin: string
  taxpayerType: string | null
  status: string
  isBlocked: boolean
  deregisteredOn: string | null
  toldAt: Given<Instant>
}

export interface TcsChallanRows {
  subscriberId: number
  challanId: number
  lineNumber: number
  section: string
  documentId: number | null
  tax: Numeric
  paymentId: number | null
}

export interface TcsChallans {
  subscriberId: number
  id: GeneratedAlways<number>
  companyId: number
  entityId: number
  date: string
  bsrCode: string
  number: string
  tax: Numeric
  interest: Given<Numeric>
  fee: Given<Numeric>
  journalId: number
  notes: string | null
  status: Given<string>
  cancelReason: string | null
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface TcsCollections {
  subscriberId: number
  id: GeneratedAlways<number>
  companyId: number
  entityId: number
  partyId: number
  buyerKey: string
  pan: string | null
  date: string
  financialYear: string
  section: string
  provision: string
  documentId: number | null
  base: Numeric
  counted: Numeric
  taxed: Numeric
  rate: Numeric
  tax: Numeric
  reason: string | null
  why: Json | null
  paymentId: number | null
  advance: Given<Numeric>
  advanceTax: Given<Numeric>
}

export interface TdsChallanRows {
  subscriberId: number
  challanId: number
  lineNumber: number
  section: string
  documentId: number | null
  paymentId: number | null
  tax: Numeric
}

export interface TdsChallans {
  subscriberId: number
  id: GeneratedAlways<number>
  companyId: number
  entityId: number
  date: string
  bsrCode: string
  number: string
  tax: Numeric
  interest: Given<Numeric>
  fee: Given<Numeric>
  journalId: number
  notes: string | null
  status: Given<string>
  cancelReason: string | null
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface TdsDeductions {
  subscriberId: number
  id: GeneratedAlways<number>
  companyId: number
  entityId: number
  partyId: number
  deducteeKey: string
  pan: string | null
  deducteeType: string
  date: string
  financialYear: string
  section: string
  provision: string
  code: string | null
  documentId: number | null
  paymentId: number | null
  base: Numeric
  advance: Given<Numeric>
  counted: Numeric
  taxed: Numeric
  rate: Numeric
  tax: Numeric
  reason: string | null
  why: Json | null
}

export interface TextMessages {
  subscriberId: number
  id: GeneratedAlways<number>
  event: string
  channel: string
  recipient: string
  message: string
  isSecret: Given<boolean>
  status: Given<string>
  attempts: Given<number>
  lastError: string | null
  createdAt: Given<Instant>
  sentAt: Instant | null
}

export interface Units {
  subscriberId: number
  id: GeneratedAlways<number>
  code: string
  description: string | null
  uqc: string
  decimals: Given<number>
  conversions: Json | null
  isSystem: Given<boolean>
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface UserAddressRules {
  subscriberId: number
  userId: number
  rule: string
}

export interface UserEntities {
  subscriberId: number
  userId: number
  entityId: number
}

export interface UserRoles {
  subscriberId: number
  id: GeneratedAlways<number>
  userId: number
  roleId: number
  entityId: number | null
}

export interface Users {
  subscriberId: number
  id: GeneratedAlways<number>
  userName: string
  emailAddress: string
  firstName: Given<string>
  lastName: Given<string>
  mobile: string | null
  userType: Given<string>
  isAuditor: Given<boolean>
  status: Given<string>
  passwordHash: string | null
  passwordChangedAt: Instant | null
  mustChangePassword: Given<boolean>
  failedAttempts: Given<number>
  lockedUntil: Instant | null
  lastSignInAt: Instant | null
  defaultCompanyId: number | null
  cultureName: Given<string>
  timeZone: Given<string>
  twoFactor: Given<string>
  totpSecret: string | null
  recoveryCodes: Json | null
  employeeCode: string | null
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
  totpLastStep: number | null
  verifiedAt: Given<Instant | null>
  emailProvedAt: Instant | null
  branchId: number | null
  departmentId: number | null
  maxDocumentValue: Numeric | null
  maxDiscountPercent: Numeric | null
  invitedAt: Instant | null
  activatedAt: Instant | null
}

export interface Vendors {
  subscriberId: number
  id: GeneratedAlways<number>
  gstin: string
  name: string
  tradeName: string | null
  taxpayerType: string
  pan: string | null
  stateCode: string
  city: string | null
  contacts: Given<Json>
  emails: string | null
  phone: string | null
  address: Json | null
  registrationStatus: Given<string>
  filingFrequency: Given<string>
  lastFiledPeriod: string | null
  lastFiledFrom: string | null
  notes: string | null
  status: Given<string>
  version: Given<number>
  createdAt: Given<Instant>
  createdBy: number | null
  changedAt: Given<Instant>
  changedBy: number | null
}

export interface Vouchers {
  subscriberId: number
  paymentId: number
  nature: number
  entityId: number
  seriesId: number
  sequenceNumber: number
  number: string
  numberKey: string
  financialYear: string
  returnPeriod: string
  date: string
  isCancelled: Given<boolean>
  body: Json
}

export interface DB {
  accountGroups: AccountGroups
  accountSetups: AccountSetups
  addressAttempts: AddressAttempts
  advanceRows: AdvanceRows
  apiClients: ApiClients
  assetMovements: AssetMovements
  assetPostings: AssetPostings
  auditChain: AuditChain
  auditEntries: AuditEntries
  backgroundTaskFiles: BackgroundTaskFiles
  backgroundTasks: BackgroundTasks
  bankAccounts: BankAccounts
  bankDecisions: BankDecisions
  bankMatches: BankMatches
  bankOpenings: BankOpenings
  bankRowFiles: BankRowFiles
  bankRows: BankRows
  bankRules: BankRules
  bankStatements: BankStatements
  bankSuggestions: BankSuggestions
  calendarFeeds: CalendarFeeds
  callbackDeliveries: CallbackDeliveries
  callbacks: Callbacks
  captchaUsed: CaptchaUsed
  categories: Categories
  challanReturns: ChallanReturns
  changeRequests: ChangeRequests
  codeCounters: CodeCounters
  codeRequests: CodeRequests
  columnSettings: ColumnSettings
  consolidatedEWayBills: ConsolidatedEWayBills
  consolidatedMembers: ConsolidatedMembers
  creditAllocations: CreditAllocations
  customFields: CustomFields
  dataFileSchedules: DataFileSchedules
  dataFiles: DataFiles
  dayInvoices: DayInvoices
  daySales: DaySales
  daySums: DaySums
  departments: Departments
  documentAnswers: DocumentAnswers
  documentAttachments: DocumentAttachments
  documentKinds: DocumentKinds
  documentLines: DocumentLines
  documentLinkViews: DocumentLinkViews
  documentLinks: DocumentLinks
  documentMails: DocumentMails
  documentPrints: DocumentPrints
  documentSources: DocumentSources
  documents: Documents
  eInvoices: EInvoices
  eWayBills: EWayBills
  eWayBillsOfOthers: EWayBillsOfOthers
  eWayGroupVehicles: EWayGroupVehicles
  eWayGroups: EWayGroups
  emailTemplates: EmailTemplates
  entities: Entities
  entityTurnovers: EntityTurnovers
  fieldAliases: FieldAliases
  filedPeriods: FiledPeriods
  filedWorksheets: FiledWorksheets
  fixedAssets: FixedAssets
  gstnAccess: GstnAccess
  gstr1Rows: Gstr1Rows
  gstr1aDocuments: Gstr1aDocuments
  gstr1aPeriods: Gstr1aPeriods
  guideAnswers: GuideAnswers
  hsnDirectory: HsnDirectory
  hsnDirectoryLoads: HsnDirectoryLoads
  hsnSacs: HsnSacs
  hsnSums: HsnSums
  idempotencyKeys: IdempotencyKeys
  iffDocuments: IffDocuments
  importChunks: ImportChunks
  importFiles: ImportFiles
  importHeadings: ImportHeadings
  importProblems: ImportProblems
  importRecords: ImportRecords
  imports: Imports
  inwardFiles: InwardFiles
  inwardIncoming: InwardIncoming
  inwardRowVersions: InwardRowVersions
  inwardRows: InwardRows
  ipAddresses: IpAddresses
  itcMoves: ItcMoves
  itemAttachments: ItemAttachments
  itemBatches: ItemBatches
  itemSerials: ItemSerials
  itemTurnover: ItemTurnover
  itemWords: ItemWords
  items: Items
  jobWorkers: JobWorkers
  journalLines: JournalLines
  journals: Journals
  ledgerAccounts: LedgerAccounts
  ledgerEntries: LedgerEntries
  ledgerSummed: LedgerSummed
  ledgerSums: LedgerSums
  loginAttempts: LoginAttempts
  loginDirectory: LoginDirectory
  mails: Mails
  moveBalances: MoveBalances
  moveLeft: MoveLeft
  moveRecords: MoveRecords
  moveSteps: MoveSteps
  moves: Moves
  notifications: Notifications
  oneTimeRequests: OneTimeRequests
  parties: Parties
  partyAttachments: PartyAttachments
  partyBalances: PartyBalances
  partyGroups: PartyGroups
  partyTurnover: PartyTurnover
  partyWords: PartyWords
  passwordHistory: PasswordHistory
  paymentAllocations: PaymentAllocations
  paymentAttachments: PaymentAttachments
  paymentPromises: PaymentPromises
  paymentRequestAllocations: PaymentRequestAllocations
  paymentRequestAttachments: PaymentRequestAttachments
  paymentRequests: PaymentRequests
  payments: Payments
  pinDistances: PinDistances
  plans: Plans
  portalAsides: PortalAsides
  portalCredentials: PortalCredentials
  portalExchanges: PortalExchanges
  portalHealth: PortalHealth
  portalIntents: PortalIntents
  portalSessions: PortalSessions
  priceListGroups: PriceListGroups
  priceListLines: PriceListLines
  priceListParties: PriceListParties
  priceLists: PriceLists
  printSettings: PrintSettings
  qrReadings: QrReadings
  reconciliationActions: ReconciliationActions
  reconciliationApart: ReconciliationApart
  reconciliationDirty: ReconciliationDirty
  reconciliationRows: ReconciliationRows
  reconciliationRuns: ReconciliationRuns
  recurringDocuments: RecurringDocuments
  recurringRuns: RecurringRuns
  reminderDocuments: ReminderDocuments
  reminderLadders: ReminderLadders
  reminderParties: ReminderParties
  reminderSteps: ReminderSteps
  reminderTurns: ReminderTurns
  reminders: Reminders
  reportMails: ReportMails
  reportScheduleRuns: ReportScheduleRuns
  reportSchedules: ReportSchedules
  returnAdjustments: ReturnAdjustments
  returnAmendments: ReturnAmendments
  returnEntries: ReturnEntries
  returnFilingErrors: ReturnFilingErrors
  returnFilingParts: ReturnFilingParts
  returnFilingRecords: ReturnFilingRecords
  returnFilings: ReturnFilings
  returnSetOffs: ReturnSetOffs
  returnStates: ReturnStates
  returnSums: ReturnSums
  roleRights: RoleRights
  roles: Roles
  ruleChanges: RuleChanges
  samlAssertions: SamlAssertions
  samlProviders: SamlProviders
  secretKeyFingerprint: SecretKeyFingerprint
  selfInvoices: SelfInvoices
  serialMovements: SerialMovements
  series: Series
  seriesAllocations: SeriesAllocations
  seriesCounters: SeriesCounters
  sessions: Sessions
  settings: Settings
  signInKeys: SignInKeys
  ssoAttempts: SsoAttempts
  stockDays: StockDays
  stockEntries: StockEntries
  stockEntryLines: StockEntryLines
  stockLevels: StockLevels
  stockMovements: StockMovements
  stockOpenings: StockOpenings
  stockStates: StockStates
  storedFileParts: StoredFileParts
  storedFiles: StoredFiles
  subscriberList: SubscriberList
  subscribers: Subscribers
  supplierChecks: SupplierChecks
  supplierFilings: SupplierFilings
  supplierFollowUps: SupplierFollowUps
  systemSettings: SystemSettings
  taxRates: TaxRates
  taxpayerDirectory: TaxpayerDirectory
  taxpayerLookups: TaxpayerLookups
  taxpayers: Taxpayers
  tcsChallanRows: TcsChallanRows
  tcsChallans: TcsChallans
  tcsCollections: TcsCollections
  tdsChallanRows: TdsChallanRows
  tdsChallans: TdsChallans
  tdsDeductions: TdsDeductions
  textMessages: TextMessages
  units: Units
  userAddressRules: UserAddressRules
  userEntities: UserEntities
  userRoles: UserRoles
  users: Users
  vendors: Vendors
  vouchers: Vouchers
}
