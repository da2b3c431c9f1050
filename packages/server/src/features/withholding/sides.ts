import { collectionSections } from '@bahi/domain/withholding/collect-sections.ts'
import {
  collectionCertificateDue,
  collectionDue,
  collectionInterestFor,
  collectionStatementDue,
} from '@bahi/domain/withholding/collect-due.ts'
import { depositDue, interestFor, statementDue } from '@bahi/domain/withholding/due.ts'
import { sectionNames } from '@bahi/domain/withholding/sections.ts'
import { certificateDue, formOfSection } from '@bahi/domain/withholding/statement.ts'
import type { TaxForm } from '@bahi/domain/withholding/statement.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Tax that we deduct of suppliers, or collect of customers: what challans and statements of the two differ in. */
export interface Side {
  readonly name: 'tds' | 'tcs'
  /** The register, with the column of whose amounts are counted together. */
  readonly register: 'tds_deductions' | 'tcs_collections'
  readonly key: 'deductee_key' | 'buyer_key'
  readonly challans: 'tds_challans' | 'tcs_challans'
  readonly challanRows: 'tds_challan_rows' | 'tcs_challan_rows'
  readonly account: 'tdsPayable' | 'tcsPayable'
  /** Advisory lock under which challans of a company are written one after another. */
  readonly lock: number
  readonly sections: readonly string[]
  readonly form: (section: string) => TaxForm
  /** Tax of payments is in its register too; else of documents alone. */
  readonly ofPayments: boolean
  /** Its rows have a payment code of the Act of 2025, or none that is confirmed. */
  readonly hasCodes: boolean
  readonly dueOn: (date: string) => string
  readonly interestFor: (tax: string, date: string, paidOn: string) => string
  readonly statementDue: (date: string) => string
  readonly certificateDue: (date: string) => string
}

export const tds: Side = {
  name: 'tds',
  register: 'tds_deductions',
  key: 'deductee_key',
  challans: 'tds_challans',
  challanRows: 'tds_challan_rows',
  account: 'tdsPayable',
  lock: 7_240_141,
  sections: sectionNames,
  form: (section) => formOfSection(section as (typeof sectionNames)[number]),
  ofPayments: true,
  hasCodes: true,
  dueOn: depositDue,
  interestFor,
  statementDue,
  certificateDue,
}

export const tcs: Side = {
  name: 'tcs',
  register: 'tcs_collections',
  key: 'buyer_key',
  challans: 'tcs_challans',
  challanRows: 'tcs_challan_rows',
  account: 'tcsPayable',
  lock: 7_240_143,
  sections: collectionSections,
  form: () => '27EQ',
  ofPayments: true,
  hasCodes: false,
  dueOn: collectionDue,
  interestFor: collectionInterestFor,
  statementDue: collectionStatementDue,
  certificateDue: collectionCertificateDue,
}

/** Expressions over the tables of a side: `t` is a row of its register, `c` a challan, `r` a row of a challan. */
export interface SideSql {
  readonly register: RawBuilder<unknown>
  readonly challans: RawBuilder<unknown>
  readonly challanRows: RawBuilder<unknown>
  readonly key: RawBuilder<unknown>
  /** A row of the register is what a row `r` of a challan pays. */
  readonly ofSame: RawBuilder<unknown>
  /** The payment of a row of the register or of a challan, by its alias; null where there is none. */
  readonly paymentOf: (alias: 't' | 'r') => RawBuilder<unknown>
  /** No more than the tax of the row: the rest is left over on the challan. What a note gave back is taken off as it is. */
  readonly paid: RawBuilder<unknown>
  readonly unpaid: RawBuilder<unknown>
  /** The challans that pay a row, as their numbers stand on statements: BSR code, day and serial number. */
  readonly challansOfRow: RawBuilder<unknown>
  /** For a join of the register to a row of a challan. */
  readonly registerOfRow: RawBuilder<unknown>
  /** Of a challan: its tax that documents and payments no longer have. What others paid before it counts first. */
  readonly unused: RawBuilder<unknown>
}

const sqlOf = (side: Side): SideSql => {
  const register = sql.raw(side.register)
  const challans = sql.raw(side.challans)
  const challanRows = sql.raw(side.challanRows)
  // That of a document is found by document and section, for its row is written anew with each change.
  const ofDocument = sql`r.document_id = t.document_id and r.section = t.section`
  const ofSame = side.ofPayments ? sql`(${ofDocument} or r.payment_id = t.payment_id)` : ofDocument
  const sumWhere = (condition: RawBuilder<unknown>) =>
    sql`coalesce((select sum(r.tax) from ${challanRows} r where r.subscriber_id = t.subscriber_id and ${condition}), 0.00)`
  const paidAtAll = side.ofPayments
    ? sql`(${sumWhere(ofDocument)} + ${sumWhere(sql`r.payment_id = t.payment_id`)})`
    : sumWhere(ofDocument)
  const registerOfRow = sql`${register} t on t.subscriber_id = r.subscriber_id and ${ofSame}`
  const sameRow = side.ofPayments
    ? sql`(s.document_id = r.document_id and s.section = r.section or s.payment_id = r.payment_id)`
    : sql`s.document_id = r.document_id and s.section = r.section`
  return {
    register,
    challans,
    challanRows,
    key: sql.raw(`t.${side.key}`),
    ofSame,
    paymentOf: (alias) => (side.ofPayments ? sql.raw(`${alias}.payment_id`) : sql`null::bigint`),
    paid: sql`case when t.tax < 0 then ${paidAtAll} else least(t.tax, ${paidAtAll}) end`,
    unpaid: sql`case when t.tax < 0 then t.tax - ${paidAtAll} else greatest(t.tax - ${paidAtAll}, 0.00) end`,
    challansOfRow: sql`(select string_agg(c.bsr_code || ' ' || to_char(c.date, 'DDMMYYYY') || ' ' || c.number, ', ' order by c.date, c.id)
      from ${challanRows} r join ${challans} c on c.subscriber_id = r.subscriber_id and c.id = r.challan_id
      where r.subscriber_id = t.subscriber_id and ${ofSame})`,
    registerOfRow,
    unused: sql`(select coalesce(sum(least(r.tax, greatest(0.00, o.tax - coalesce(t.tax, 0.00)))), 0.00)
      from ${challanRows} r left join ${registerOfRow}
        cross join lateral (select sum(s.tax) as tax from ${challanRows} s where s.subscriber_id = r.subscriber_id and s.challan_id <= r.challan_id
          and ${sameRow}) o
      where r.subscriber_id = c.subscriber_id and r.challan_id = c.id and r.tax > 0)`,
  }
}

const both = { tds: sqlOf(tds), tcs: sqlOf(tcs) }
export const sideSql = ({ name }: Side): SideSql => both[name]
