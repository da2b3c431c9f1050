export type { LedgerEntry } from './entry.ts'
export { factsOf, factsOfParty, ruleChanges, sharedFactsOf } from './facts.ts'
export type {
  AddressFacts,
  CorrectedCopy,
  EntityFacts,
  Facts,
  FactsRequest,
  ItemFacts,
  PartyFacts,
  PrecedingFacts,
  PrecedingLine,
  PrintedValues,
  SeriesFacts,
  SharedFacts,
  WithholdingFacts,
  CollectionFacts,
} from './facts.ts'
export { keywordCondition, keywordIds } from './keyword.ts'
export { holdPeriods, isFiled, lockIssues } from './locks.ts'
export type { BookIssue } from './locks.ts'
export { numberingBy } from './numbering.ts'
export { openingBalance, openingExplained, openingRest } from './opening.ts'
export { proofs } from './proof.ts'
export {
  actionRefused,
  isDatabaseError,
  messagesOf,
  refusal,
  refusalOf,
  refusedFor,
  say,
} from './refusals.ts'
export { sentenceOf, storedProblem } from './stored-problem.ts'
export type { StoredProblem } from './stored-problem.ts'
export { supplierOf, supplierToday } from './supplier.ts'
export type { Supplier, SupplierCopy } from './supplier.ts'
export { rewriteDocument, writeDocuments } from './write.ts'
export type { DocumentParts, Posted } from './write.ts'
