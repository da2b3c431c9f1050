export { keepCredentials, keepTest, loadCredentials } from './credentials.ts'
export type { StoredCredentials } from './credentials.ts'
export { asidesOf, putBack, setAside } from './asides.ts'
export { forPrograms } from './for-programs.ts'
export { drain } from './drain.ts'
export type { Performer, Prepared, Runner, Step } from './drain.ts'
export { laterOf, laterStep, noCredentials, notSetUp } from './later.ts'
export { drainNow, runnerOf, waitedFor } from './run.ts'
export { wakeOverdue } from './overdue.ts'
export type { DrainKey } from './run.ts'
export { ask, dueNow, looks, markSent, settle } from './intents.ts'
export type { Intent, NewIntent, PortalName } from './intents.ts'
export { eInvoiceStateCondition, eWayBillStateCondition, portalStates, statesOf } from './document-states.ts'
export type { PortalStates } from './document-states.ts'
export {
  eInvoiceJoins,
  eInvoiceStatus,
  isForPortal,
  isRegisteredKind,
  notApplicable,
  placeFacts,
  portalPlaces,
  registeredKinds,
  placeTable,
} from './einvoice-state.ts'
export type { EInvoiceStatus, PlaceFacts } from './einvoice-state.ts'
export { eInvoiceMarkColumn, eWayBillMarkColumn, provenMark, providerColumn } from './mark.ts'
export type { EInvoiceMark, EInvoiceMarkRow, EWayBillMark } from './mark.ts'
export { eInvoiceCounters, eWayBillCounters } from './counters.ts'
export type { EInvoiceCounters, EWayBillCounters } from './counters.ts'
export { provenSignature } from './proof.ts'
export { onSaveOf, registerSaved, registrationColumns } from './registrations.ts'
export type { RegistrationFacts } from './registrations.ts'
export { keepTaxpayer, taxpayersOf } from './taxpayers.ts'
