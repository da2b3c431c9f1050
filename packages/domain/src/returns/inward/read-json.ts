import { JsonElements } from './json-elements.ts'
import { isRecord, readRow, recordLists, sectionNames } from './read-row.ts'
import type { InwardRow, InwardSource, RowFault } from './row.ts'
import { periodOf, textOf } from './values.ts'
import type { Loose } from './values.ts'

/** What a file says of itself; null where it does not. */
export interface StatementHead {
  readonly source: InwardSource | null
  readonly gstin: string | null
  readonly period: string | null
  readonly version: string | null
  readonly generatedOn: string | null
  /** Of how many files it is one. */
  readonly fileCount: number | null
  /** The portal answered that there is nothing. */
  readonly hasNoData: boolean
}

/** Answers of the portal that mean: nothing there. */
const noData: ReadonlySet<string> = new Set([
  'RET11416',
  'RET11417',
  'RET13508',
  'RET13510',
  'RET2B1016',
  'RET2B1023',
  'RET2B1018',
  'RT-3BAS1009',
  'RET191148',
])

/**
 * Reads GSTR-2A, GSTR-2B of all versions and IMS from their JSON, piece by piece; each document is given as soon as its
 * supplier is read. Members and sections that it does not know are passed over, sections may be absent.
 */
export class InwardReader {
  readonly #json: JsonElements
  readonly #onRow: (row: InwardRow) => void
  readonly #onFault: (fault: RowFault) => void
  readonly #head: Record<string, unknown> = {}
  #group: Record<string, unknown> = {}
  #records: Loose[] = []
  #position = 0
  #hasDocdata = false
  #hasIms = false
  #has2a = false

  constructor(onRow: (row: InwardRow) => void, onFault: (fault: RowFault) => void) {
    this.#onRow = onRow
    this.#onFault = onFault
    this.#json = new JsonElements({
      isElement: (path) => recordLists.has(path.at(-2) ?? '') && sectionAt(path.slice(0, -2)) !== undefined,
      element: (_path, value) => void this.#records.push(value),
      member: (path, value) => this.#member(path, value),
      end: (path) => this.#end(path),
    })
  }

  write(text: string): void {
    this.#json.write(text)
  }

  finish(): StatementHead {
    this.#json.finish()
    const head = this.#head
    const gstin = textOf(head, 'gstin', 'rtin')
    return {
      source: this.#source(),
      gstin: gstin?.toUpperCase() ?? null,
      period: periodOf(textOf(head, 'rtnprd', 'fp', 'ret_period', 'ret_prd')),
      version: textOf(head, 'version'),
      generatedOn: textOf(head, 'gendt'),
      fileCount: Number(textOf(head, 'fc') ?? 0) || null,
      hasNoData: noData.has(textOf(head, 'error_cd', 'errorCode', 'error_code') ?? ''),
    }
  }

  #source(): InwardSource | null {
    if (this.#hasDocdata) return '2B'
    if (this.#hasIms) return 'IMS'
    return this.#has2a ? '2A' : null
  }

  #member(path: readonly string[], value: string | number | boolean | null): void {
    const name = path.at(-1)!
    if (path.includes('docdata') || path.includes('docRejdata')) this.#hasDocdata = true
    if (sectionAt(path.slice(0, -1)) !== undefined) this.#group[name] = value
    else if (!path.includes('[]') && !isSummary(path) && !(name in this.#head)) this.#head[name] = value
  }

  #end(path: readonly string[]): void {
    const at = sectionAt(path)
    if (path.at(-1) === 'docdata' || path.at(-1) === 'docRejdata') this.#hasDocdata = true
    if (at === undefined) return
    const group = this.#group
    const records = this.#records
    this.#group = {}
    this.#records = []
    const isAlone = records.length === 0 && isRecord(group)
    if (isAlone && ('stin' in group || 'ispendactblocked' in group)) this.#hasIms = true
    if (records.some((record) => 'itms' in record || 'chksum' in record) || 'cfs' in group) this.#has2a = true
    for (const record of isAlone ? [group] : records) {
      this.#position++
      const row = readRow(group, record, {
        section: at,
        position: this.#position,
        isRejected: path.includes('docRejdata'),
      })
      if ('field' in row) this.#onFault(row)
      else this.#onRow(row)
    }
  }
}

/** Totals that the statement repeats are not read, nor documents of earlier periods whose credit is to be reversed (rule 37A). */
const isSummary = (path: readonly string[]) => path.some((name) => unread.has(name))
const unread: ReadonlySet<string> = new Set(['itcsumm', 'cpsumm', 'itcrev'])

/** The section whose supplier, or record, is at this path. */
function sectionAt(path: readonly string[]): string | undefined {
  if (path.at(-1) !== '[]' || isSummary(path)) return undefined
  const name = path.at(-2)?.toLowerCase() ?? ''
  return name in sectionNames ? name : undefined
}
