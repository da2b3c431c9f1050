/** One side of a ledger posting, as the database functions take it. */
export interface LedgerEntry {
  readonly entity_id: number
  readonly date: string
  readonly account: string
  readonly party_id?: number
  readonly debit?: string
  readonly credit?: string
}
