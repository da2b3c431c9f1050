import { rowsOf } from '@bahi/domain/data-file/csv.ts'
import type { Row } from '@bahi/domain/data-file/csv.ts'
import type { DataFile } from '@bahi/domain/data-file/read.ts'

/** What a list of documents shows; the rest is read when one is opened. */
export interface DocumentSummary {
  readonly id: string
  readonly kind: string
  readonly status: string
  readonly number: string
  readonly date: string
  readonly party: string
  readonly gstin: string
  readonly total: string
  /** Where it is. */
  readonly path: string
}

/** Reads tables of a file; a few parts of them are kept as rows. */
export class Tables {
  readonly file: DataFile
  readonly #kept = new Map<string, Promise<readonly Row[]>>()

  constructor(file: DataFile) {
    this.file = file
  }

  async part(path: string): Promise<readonly Row[]> {
    const known = this.#kept.get(path)
    if (known) return known
    const reading = this.file.text(path).then((text) => [...rowsOf(text)])
    this.#kept.set(path, reading)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > 8 && oldest !== undefined) this.#kept.delete(oldest)
    return reading
  }

  async all(table: string): Promise<Row[]> {
    const rows: Row[] = []
    for (const { path } of this.file.partsOf(table)) rows.push(...(await this.part(path)))
    return rows
  }

  /** Rows with a value in a column. Where the table is sorted by that, only the parts that may have it are read. */
  async where(table: string, column: string, value: string): Promise<Row[]> {
    const facts = this.file.manifest.tables.find(({ name }) => name === table)
    const isSorted = facts?.columns[1] === column
    const rows: Row[] = []
    for (const { path, from, to } of this.file.partsOf(table)) {
      if (isSorted && !isBetween(value, from, to)) continue
      for (const row of await this.part(path)) if (row[column] === value) rows.push(row)
    }
    return rows
  }

  /** Newest first. */
  async documents(): Promise<DocumentSummary[]> {
    const found: DocumentSummary[] = []
    for (const { path } of this.file.partsOf('documents'))
      for (const row of rowsOf(await this.file.text(path)))
        if (row['status'] !== 'Delete')
          found.push({
            id: row['id'] ?? '',
            kind: row['kind'] ?? '',
            status: row['status'] ?? '',
            number: row['number'] ?? '',
            date: row['date'] ?? '',
            party: row['party_name'] ?? '',
            gstin: row['party_gstin'] ?? '',
            total: row['total'] ?? '',
            path,
          })
    return found.toSorted(
      (one, other) => other.date.localeCompare(one.date) || Number(other.id) - Number(one.id),
    )
  }
}

const isBetween = (value: string, from: string | undefined, to: string | undefined): boolean => {
  const [at, first, last] = [value, from, to].map(Number) as [number, number, number]
  return Number.isNaN(at) || Number.isNaN(first) || Number.isNaN(last) || (first <= at && at <= last)
}
