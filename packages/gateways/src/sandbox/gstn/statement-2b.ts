import { istDateOf } from '@bahi/domain/cal/date.ts'
import { addPeriods, rangeOfPeriod } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { gstnDate, readGstnDate } from '../../gstn/dates.ts'
import { textOf } from '../../gstn/loose.ts'
import type { Loose } from '../../gstn/loose.ts'
import type { SandboxState } from '../state.ts'
import type { HeldReturn } from './held-returns.ts'
import { amountsOf, checkSumOf } from './return-summary.ts'
import type { ReturnRecord } from './return-records.ts'

/** A document of a supplier that names the taxpayer. */
export interface InwardDocument {
  readonly from: HeldReturn
  readonly record: ReturnRecord
  /** Names it among the decisions of its recipient. */
  readonly key: string
}

/** Sections whose records name a registered recipient, with the section of the statement. */
const sections: Readonly<Record<string, 'b2b' | 'b2ba' | 'cdnr' | 'cdnra'>> = {
  b2b: 'b2b',
  b2ba: 'b2ba',
  cdnr: 'cdnr',
  cdnra: 'cdnra',
}

/** Documents in returns of others that name the taxpayer, saved or filed. */
export function inwardDocuments(state: SandboxState, gstin: string): readonly InwardDocument[] {
  const found: InwardDocument[] = []
  for (const held of state.returns.all()) {
    if (held.code === 'R3B' || held.gstin === gstin) continue
    for (const record of held.records.values()) {
      if (!(record.section in sections) || textOf(record.group['ctin']) !== gstin) continue
      found.push({ from: held, record, key: `${held.gstin}|${record.section}|${record.key}` })
    }
  }
  return found
}

/** The first and the last day on which a return had to be filed to be in the statement of a period. */
function window(period: string): { readonly from: string; readonly to: string } {
  const { from } = rangeOfPeriod(period)
  const next = rangeOfPeriod(addPeriods(period, 1)).from
  return { from: `${from.slice(0, 8)}12`, to: `${next.slice(0, 8)}13` }
}

/** Whether the statement of a period exists: from the 14th of the next month on. */
export const isGenerated = (period: string, today: string): boolean =>
  today >= `${rangeOfPeriod(addPeriods(period, 1)).from.slice(0, 8)}14`

/**
 * GSTR-2B of a period, version 4: what others filed in its window and named this taxpayer in. Undefined where there is
 * nothing. Source: GSTR-2B JSON.
 */
export function statementOf(state: SandboxState, gstin: string, period: string): unknown {
  const { from, to } = window(period)
  const decided = state.returns.decisionsOf(gstin)
  const inTime = inwardDocuments(state, gstin).filter(({ from: held }) => {
    const day = held.filed && istDateOf(held.filed.at)
    return day !== undefined && day >= from && day <= to
  })
  const all = inTime.filter(({ key }) => decided.get(key) !== 'P')
  if (all.length === 0) return undefined
  const taken = all.filter(({ key }) => decided.get(key) !== 'R')
  const rejected = all.filter(({ key }) => decided.get(key) === 'R')
  const data = {
    gstin,
    rtnprd: period,
    version: '4.0',
    gendt: gstnDate(`${rangeOfPeriod(addPeriods(period, 1)).from.slice(0, 8)}14`),
    itcsumm: creditOf(gstin, taken),
    docdata: documentsOf(state, gstin, taken),
    ...(rejected.length > 0 ? { docRejdata: documentsOf(state, gstin, rejected) } : {}),
  }
  return { chksum: checkSumOf(data), data }
}

function documentsOf(state: SandboxState, gstin: string, documents: readonly InwardDocument[]) {
  const result: Record<string, unknown[]> = {}
  const groups = new Map<string, InwardDocument[]>()
  for (const document of documents) {
    const name = `${document.record.section} ${document.from.gstin} ${document.from.period}`
    groups.set(name, [...(groups.get(name) ?? []), document])
  }
  for (const group of groups.values()) {
    const { from, record } = group[0]!
    const isNote = record.section.startsWith('cdn')
    const taxpayer = state.taxpayer(from.gstin)
    result[record.section] = [
      ...(result[record.section] ?? []),
      {
        ctin: from.gstin,
        trdnm: taxpayer?.tradeName ?? taxpayer?.legalName ?? '',
        supfildt: from.filed ? gstnDate(istDateOf(from.filed.at)) : '',
        supprd: from.period,
        [isNote ? 'nt' : 'inv']: group.map((document) => documentOf(gstin, document)),
      },
    ]
  }
  return result
}

const types: Readonly<Record<string, string>> = { SEWP: 'SEZWP', SEWOP: 'SEZWOP' }

function documentOf(gstin: string, { from, record }: InwardDocument): Loose {
  const { content, section } = record
  const { taxable, igst, cgst, sgst, cess } = amountsOf(content)
  const type = textOf(content['inv_typ']) ?? 'R'
  const isNote = section.startsWith('cdn')
  const head = isNote
    ? {
        ...(section === 'cdnra' ? { ontnum: content['ont_num'], ontdt: content['ont_dt'] } : {}),
        ntnum: content['nt_num'],
        typ: content['ntty'],
        suptyp: types[type] ?? type,
        dt: content['nt_dt'],
      }
    : {
        ...(section === 'b2ba' ? { oinum: content['oinum'], oidt: content['oidt'] } : {}),
        inum: content['inum'],
        typ: types[type] ?? type,
        dt: content['idt'],
      }
  const reason = unavailableBecause(gstin, from, content)
  return {
    ...head,
    val: content['val'],
    pos: content['pos'],
    rev: content['rchrg'] ?? 'N',
    itcavl: reason === '' ? 'Y' : 'N',
    rsn: reason,
    diffprcnt: 1,
    txval: Number(taxable.toFixed(2)),
    igst: Number(igst.toFixed(2)),
    cgst: Number(cgst.toFixed(2)),
    sgst: Number(sgst.toFixed(2)),
    cess: Number(cess.toFixed(2)),
  }
}

/** P: place of supply in the supplier's State, which is not the recipient's; C: reported after the annual cut-off. */
function unavailableBecause(gstin: string, from: HeldReturn, content: Loose): '' | 'P' | 'C' {
  const pos = textOf(content['pos'])
  const isSez = (textOf(content['inv_typ']) ?? '').startsWith('SE')
  if (!isSez && pos === from.gstin.slice(0, 2) && pos !== gstin.slice(0, 2)) return 'P'
  const day = readGstnDate(textOf(content['idt'] ?? content['nt_dt']))
  if (!day || !from.filed) return ''
  const endYear = Number(day.slice(0, 4)) + (day.slice(5) >= '04-01' ? 1 : 0)
  return istDateOf(from.filed.at) > `${endYear}-11-30` ? 'C' : ''
}

/** The credit of the statement, by head; notes of suppliers stand under other supplies, as credit notes reduce. */
function creditOf(gstin: string, documents: readonly InwardDocument[]) {
  const of = (wanted: (document: InwardDocument) => boolean) => {
    const rows = documents.filter(wanted).map(({ record }) => amountsOf(record.content))
    const sum = (pick: (row: ReturnType<typeof amountsOf>) => Decimal): number =>
      Number(Decimal.sum(rows.map(pick)).toFixed(2))
    return {
      igst: sum(({ igst }) => igst),
      cgst: sum(({ cgst }) => cgst),
      sgst: sum(({ sgst }) => sgst),
      cess: sum(({ cess }) => cess),
    }
  }
  const isAvailable = ({ from, record }: InwardDocument) =>
    unavailableBecause(gstin, from, record.content) === ''
  const isReverse = ({ record }: InwardDocument) => textOf(record.content['rchrg']) === 'Y'
  const isCredit = ({ record }: InwardDocument) => textOf(record.content['ntty']) === 'C'
  const parts = (available: boolean) => ({
    nonrevsup: of(
      (document) => isAvailable(document) === available && !isReverse(document) && !isCredit(document),
    ),
    revsup: of(
      (document) => isAvailable(document) === available && isReverse(document) && !isCredit(document),
    ),
    othersup: of((document) => isAvailable(document) === available && isCredit(document)),
  })
  return { itcavl: parts(true), itcunavl: parts(false) }
}
