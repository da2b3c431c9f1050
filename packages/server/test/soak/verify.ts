import { documentKindNames, documentKinds, kindsOfType } from '@bahi/domain/documents/kinds.ts'
import type pg from 'pg'
import { proofs } from '../../src/features/ledger/index.ts'
import { anchorFileOf, readAnchors } from '../../src/platform/audit/anchors.ts'
import { verifyAll } from '../../src/platform/audit/verify.ts'
import { startEmbedded } from '../../src/platform/postgres/embedded.ts'
import { testPool } from '../database.ts'
import type { LoadFigures } from './load.ts'

export interface Books {
  readonly issued: number
  readonly drafts: number
  readonly cancelled: number
  readonly payments: number
  readonly auditEntries: number
  readonly faults: readonly string[]
}

const inBooks = kindsOfType(({ ledger }) => ledger !== undefined).join(',')
/** What was open when the books began: an amount, without lines. */
const openings = documentKindNames.filter((kind) => documentKinds[kind].family === 'opening').join(',')
const inReturn = documentKindNames.filter((kind) => documentKinds[kind].lockedBy === 'GSTR1').join(',')

/** What must not be found of a document, whenever the product was killed; each query gives the rows that break it. */
const halfDocuments: Readonly<Record<string, string>> = {
  'an issued document has all its lines': `select d.id, d.number, d.line_count, count(l.line_number) as lines
    from documents d left join document_lines l on l.subscriber_id = d.subscriber_id and l.document_id = d.id
    where d.subscriber_id = current_subscriber() and d.number_key <> '' group by d.id, d.number, d.line_count, d.kind
    having count(l.line_number) <> d.line_count or (d.line_count = 0 and d.kind <> all('{${openings}}'))`,
  'an issued document stands in the ledger': `select d.id, d.number from documents d
    where d.subscriber_id = current_subscriber() and d.kind = any('{${inBooks}}')
      and d.number_key <> '' and d.total <> 0 and not exists (select from ledger_entries e where e.subscriber_id = d.subscriber_id and e.document_id = d.id)`,
  // Table 14 names what went through an operator once more, beside the table it is of.
  'an issued document stands in the return with its value, a cancelled one not at all': `select d.id, d.number, d.taxable_value, r.value
    from documents d left join (select document_id, coalesce(sum(taxable_value) filter (where section <> 'supeco'), sum(taxable_value)) as value from gstr1_rows
      where subscriber_id = current_subscriber() group by document_id) r on r.document_id = d.id
    where d.subscriber_id = current_subscriber() and d.kind = any('{${inReturn}}') and d.number_key <> ''
      and abs(coalesce(r.value, 0)) <> case d.status when 'Cancelled' then 0 else d.taxable_value end`,
  'a document is in the audit trail': `select d.id, d.number from documents d where d.subscriber_id = current_subscriber() and not exists (
      select from audit_entries a where a.subscriber_id = d.subscriber_id and a.table_name = 'documents' and a.record_id = d.id)`,
  'a number is used once': `select number_scope, financial_year, number_key, count(*) from documents
    where subscriber_id = current_subscriber() and number_key <> '' group by entity_id, number_scope, financial_year, number_key having count(*) > 1`,
  'a key has made one document': `select body ->> 'customerPoNumber' as key, count(*) from documents
    where subscriber_id = current_subscriber() and body ->> 'customerPoNumber' like 'soak-%' group by 1 having count(*) > 1`,
}

/** Opens the database of a product that has ended, and compares what it holds with what was acknowledged. */
export async function verifyBooks(dataDir: string, figures: LoadFigures): Promise<Books> {
  const postgres = await startEmbedded({ dataDir })
  const pool = testPool(postgres.adminUrl, 1)
  try {
    return await compareBooks(pool, [dataDir], figures)
  } finally {
    await pool.end()
    await postgres.stop()
  }
}

/** The same of a database that runs; the anchors of its audit trail lie in the data folders of the workers. */
export async function compareBooks(
  pool: pg.Pool,
  dataFolders: readonly string[],
  figures: LoadFigures,
): Promise<Books> {
  const faults: string[] = []
  for (const folder of dataFolders) {
    const verdicts = await verifyAll(pool, (await readAnchors(anchorFileOf(folder))).anchors)
    for (const { subscriberId, fault } of verdicts)
      if (fault) faults.push(`audit trail of ${subscriberId}: ${fault.sentence}`)
  }
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ id: string }>('select subscriber_id as id from subscriber_list')
    if (rows.length !== 1) throw new Error(`${rows.length} subscribers, expected the demo alone`)
    await client.query('begin read only')
    await client.query(`select set_config('bahi.subscriber_id', $1, true)`, [rows[0]!.id])
    const rules = [...Object.entries(halfDocuments), ...proofs.map(({ name, sql }) => [name, sql] as const)]
    for (const [name, sql] of rules) {
      const broken = await client.query(sql)
      if (broken.rows.length > 0)
        faults.push(
          `broken: ${name}: ${broken.rows.length} rows, the first ${JSON.stringify(broken.rows[0])}`,
        )
    }
    faults.push(...(await lostSaves(client, figures)))
    const counted = await client.query(`select
      (select count(*)::int from documents where subscriber_id = current_subscriber() and number_key <> '') as issued,
      (select count(*)::int from documents where subscriber_id = current_subscriber() and status = 'Draft') as drafts,
      (select count(*)::int from documents where subscriber_id = current_subscriber() and status = 'Cancelled') as cancelled,
      (select count(*)::int from payments where subscriber_id = current_subscriber()) as payments,
      (select count(*)::int from audit_entries where subscriber_id = current_subscriber()) as "auditEntries"`)
    await client.query('rollback')
    return { ...counted.rows[0], faults }
  } finally {
    client.release()
  }
}

interface Stored {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly total: string
  readonly key: string
}

async function lostSaves(client: pg.PoolClient, figures: LoadFigures): Promise<string[]> {
  const { rows } = await client.query<Stored>(
    `select id, version, number, total, body ->> 'customerPoNumber' as key from documents where subscriber_id = current_subscriber()`,
  )
  const stored = new Map(rows.map((row) => [Number(row.id), row]))
  const faults: string[] = []
  for (const saved of figures.documents) {
    const row = stored.get(saved.id)
    const holds =
      row !== undefined &&
      row.key === saved.key &&
      row.version >= saved.version &&
      (saved.number === null || row.number === saved.number) &&
      (row.version > saved.version || Number(row.total) === Number(saved.total))
    if (!holds) faults.push(`acknowledged ${JSON.stringify(saved)}, found ${JSON.stringify(row)}`)
  }
  const payments = await client.query<{ id: string; number: string; amount: string }>(
    `select id, number, amount from payments where subscriber_id = current_subscriber()`,
  )
  const paid = new Map(payments.rows.map((row) => [Number(row.id), row]))
  for (const { id, number, amount } of figures.payments) {
    const row = paid.get(id)
    if (row?.number !== number || Number(row.amount) !== Number(amount))
      faults.push(`acknowledged payment ${number} of ${amount}, found ${JSON.stringify(row)}`)
  }
  // That a journal has its lines in the ledger is one of the proofs.
  const journals = await client.query<{ id: string; number: string; amount: string }>(
    `select id, number, amount from journals where subscriber_id = current_subscriber() and status = 'Active'`,
  )
  const written = new Map(journals.rows.map((row) => [Number(row.id), row]))
  for (const { id, number, amount } of figures.journals) {
    const row = written.get(id)
    if (row?.number !== number || Number(row.amount) !== Number(amount))
      faults.push(`acknowledged journal ${number} of ${amount}, found ${JSON.stringify(row)}`)
  }
  return faults
}
