import type pg from 'pg'

/** What a database holds, by which a copy of it is compared. Amounts are decimals as text. */
export interface Facts {
  readonly schema: number
  readonly subscribers: number
  readonly documents: number
  readonly total: string
  readonly ledgerEntries: number
  readonly debits: string
  readonly auditEntries: number
  /** By subscriber, the newest seal of the audit trail: its number and hash. */
  readonly heads: Readonly<Record<string, string>>
}

/** Counts, totals and heads of the audit trail of all subscribers at one moment; asked with the owner's rights. */
export async function factsOf(client: Pick<pg.Client, 'query'>): Promise<Facts> {
  await client.query('begin isolation level repeatable read read only')
  try {
    const { rows } = await client.query<Omit<Facts, 'heads'>>(`select
      (select max(number) from bahi_migrations) as schema,
      (select count(*)::int from subscriber_list) as subscribers, documents.*, entries.*,
      (select count(*)::int from audit_entries) as "auditEntries"
      from (select count(*)::int as documents, coalesce(sum(total), 0)::text as total from documents) documents,
        (select count(*)::int as "ledgerEntries", coalesce(sum(debit), 0)::text as debits from ledger_entries) entries`)
    const heads = await client.query<{ id: string; head: string }>(`
      select distinct on (subscriber_id) subscriber_id::text as id, seal_number || ' ' || encode(hash, 'hex') as head
      from audit_chain order by subscriber_id, seal_number desc`)
    return { ...rows[0]!, heads: Object.fromEntries(heads.rows.map(({ id, head }) => [id, head])) }
  } finally {
    await client.query('rollback')
  }
}
