import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { recordFolder } from './folder.ts'
import type { RecordedStatement } from './folder.ts'

interface Watched {
  readonly text?: string
  noted?: RecordedStatement
  isWatched?: boolean
  handleRowDescription: (
    this: Watched,
    message: { fields: readonly { name: string; dataTypeID: number }[] },
  ) => void
  handleDataRow: (this: Watched, message: { fields: readonly unknown[] }) => void
}

/**
 * Notes each statement that the tests have PostgreSQL answer, with the columns of its answer and those that were null
 * once: what check.ts compares with the row types that the product declares. Written at once, as a worker may be ended
 * at any time; a later line about a statement says more.
 */
const { prototype } = (pg as unknown as { Query: { prototype: Watched } }).Query
if (!prototype.isWatched) watch()

function watch() {
  const statements = new Map<string, RecordedStatement>()
  mkdirSync(recordFolder, { recursive: true })
  const file = path.join(recordFolder, `${process.pid}.jsonl`)
  const write = (noted: RecordedStatement) => appendFileSync(file, `${JSON.stringify(noted)}\n`)
  const { handleRowDescription, handleDataRow } = prototype
  prototype.isWatched = true
  prototype.handleRowDescription = function (message) {
    if (this.text) {
      let noted = statements.get(this.text)
      if (!noted) {
        const columns = message.fields.map(({ name, dataTypeID }) => ({
          name,
          type: dataTypeID,
          wasNull: false,
        }))
        noted = { text: this.text, columns }
        statements.set(this.text, noted)
        write(noted)
      }
      this.noted = noted
    }
    handleRowDescription.call(this, message)
  }
  prototype.handleDataRow = function (message) {
    if (this.noted) noteNulls(this.noted, message.fields, write)
    handleDataRow.call(this, message)
  }
}

function noteNulls(
  noted: RecordedStatement,
  values: readonly unknown[],
  write: (noted: RecordedStatement) => void,
): void {
  let isNew = false
  for (const [index, column] of noted.columns.entries())
    if (!column.wasNull && values[index] === null) {
      column.wasNull = true
      isNew = true
    }
  if (isNew) write(noted)
}
