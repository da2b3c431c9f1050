import { createHash } from 'node:crypto'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { recordsOf, textOf } from '../../gstn/loose.ts'
import type { Loose } from '../../gstn/loose.ts'
import { itemsOf } from './return-checks.ts'
import type { ReturnRecord } from './return-records.ts'

export const checkSumOf = (content: unknown): string =>
  createHash('sha256')
    .update(content === undefined ? '' : JSON.stringify(content))
    .digest('hex')

/** Section of the records in the summary; source: RETSUM, sec_nm. */
const names: Readonly<Record<string, string>> = {
  b2b: 'B2B',
  b2ba: 'B2BA',
  b2cl: 'B2CL',
  b2cla: 'B2CLA',
  b2cs: 'B2CS',
  b2csa: 'B2CSA',
  cdnr: 'CDNR',
  cdnra: 'CDNRA',
  cdnur: 'CDNUR',
  cdnura: 'CDNURA',
  exp: 'EXP',
  expa: 'EXPA',
  at: 'AT',
  ata: 'ATA',
  txpd: 'TXPD',
  txpda: 'TXPDA',
}

const typeOf = (invoice: Loose): string => textOf(invoice['inv_typ']) ?? 'R'
const isReverse = (invoice: Loose): boolean => textOf(invoice['rchrg']) === 'Y'
/** Tables 4A to 6C within B2B. */
const partsOfB2b: Readonly<Record<string, (invoice: Loose) => boolean>> = {
  B2B_4A: (invoice) => ['R', 'CBW'].includes(typeOf(invoice)) && !isReverse(invoice),
  B2B_4B: (invoice) => ['R', 'CBW'].includes(typeOf(invoice)) && isReverse(invoice),
  B2B_6C: (invoice) => typeOf(invoice) === 'DE',
  B2B_SEZWP: (invoice) => typeOf(invoice) === 'SEWP',
  B2B_SEZWOP: (invoice) => typeOf(invoice) === 'SEWOP',
}

/** Sums by section of a GSTR-1, with the check sums that filing sends back. */
export function summaryOf(gstin: string, period: string, records: readonly ReturnRecord[], isNil: boolean) {
  const sections = Object.entries(names).map(([section, name]) =>
    sumsOf(
      name,
      records.filter((record) => record.section === section),
    ),
  )
  const invoices = records.filter(({ section }) => section === 'b2b')
  const parts = Object.entries(partsOfB2b).map(([name, belongs]) =>
    sumsOf(
      name,
      invoices.filter(({ content: invoice }) => belongs(invoice)),
    ),
  )
  const whole = (section: string) => records.find((record) => record.section === section)?.content
  const content = [
    ...sections,
    ...parts,
    nilSums(whole('nil')),
    hsnSums(whole('hsn')),
    issuedSums(whole('doc_issue')),
  ]
  return {
    gstin,
    ret_period: period,
    chksum: checkSumOf(content),
    newSumFlag: true,
    summ_typ: 'S',
    ...(isNil ? { isnil: 'Y' } : {}),
    sec_sum: content,
  }
}

interface Sums {
  readonly taxable: Decimal
  readonly igst: Decimal
  readonly cgst: Decimal
  readonly sgst: Decimal
  readonly cess: Decimal
}

function sumsOf(name: string, records: readonly ReturnRecord[]) {
  const sums = records.map(({ content }) => ({ content, sign: signOf(content), sums: amountsOf(content) }))
  const total = (pick: (amounts: Sums) => Decimal): string =>
    Decimal.sum(sums.map(({ sign, sums: amounts }) => pick(amounts).mul(sign))).toFixed(2)
  const value = Decimal.sum(sums.map(({ content, sign }) => amount(content['val']).mul(sign))).toFixed(2)
  return {
    sec_nm: name,
    chksum: records.length === 0 ? checkSumOf(undefined) : checkSumOf(records),
    ttl_rec: records.length,
    ttl_tax: Number(total(({ taxable }) => taxable)),
    ttl_igst: Number(total(({ igst }) => igst)),
    ttl_cgst: Number(total(({ cgst }) => cgst)),
    ttl_sgst: Number(total(({ sgst }) => sgst)),
    ttl_cess: Number(total(({ cess }) => cess)),
    ttl_val: Number(value),
  }
}

/** Credit notes are taken off; their records have positive amounts. */
const signOf = (content: Loose): string => (textOf(content['ntty']) === 'C' ? '-1' : '1')

const amount = (value: unknown): Decimal => Decimal.of(textOf(value) ?? '0')

/** Amounts of a record: of its items, else of the row itself. */
export function amountsOf(content: Loose): Sums {
  const rows = itemsOf(content)
  const sum = (...members: readonly string[]): Decimal =>
    Decimal.sum(
      (rows.length > 0 ? rows : [content]).map((row) =>
        amount(members.map((member) => row[member]).find((value) => value !== undefined)),
      ),
    )
  return {
    taxable: sum('txval', 'ad_amt'),
    igst: sum('iamt'),
    cgst: sum('camt'),
    sgst: sum('samt'),
    cess: sum('csamt'),
  }
}

function nilSums(nil: Loose | undefined) {
  const sum = (member: string): number =>
    Number(Decimal.sum(recordsOf(nil?.['inv']).map((row) => amount(row[member]))).toFixed(2))
  return {
    sec_nm: 'NIL',
    chksum: checkSumOf(nil),
    ttl_rec: recordsOf(nil?.['inv']).length,
    ttl_expt_amt: sum('expt_amt'),
    ttl_ngsup_amt: sum('ngsup_amt'),
    ttl_nilsup_amt: sum('nil_amt'),
  }
}

function hsnSums(hsn: Loose | undefined) {
  const rows = ['hsn_b2b', 'hsn_b2c', 'data'].flatMap((tab) => recordsOf(hsn?.[tab]))
  const sum = (member: string): number =>
    Number(Decimal.sum(rows.map((row) => amount(row[member]))).toFixed(2))
  return {
    sec_nm: 'HSN',
    chksum: checkSumOf(hsn),
    ttl_rec: rows.length,
    ttl_tax: sum('txval'),
    ttl_igst: sum('iamt'),
    ttl_cgst: sum('camt'),
    ttl_sgst: sum('samt'),
    ttl_cess: sum('csamt'),
  }
}

function issuedSums(issued: Loose | undefined) {
  const rows = recordsOf(issued?.['doc_det']).flatMap((kind) => recordsOf(kind['docs']))
  const sum = (member: string): number =>
    rows.reduce((total, row) => total + Number(textOf(row[member]) ?? 0), 0)
  return {
    sec_nm: 'DOC_ISSUE',
    chksum: checkSumOf(issued),
    ttl_rec: rows.length,
    ttl_doc_issued: sum('totnum'),
    ttl_doc_cancelled: sum('cancel'),
    net_doc_issued: sum('net_issue'),
  }
}
