import { fileURLToPath } from 'node:url'

/** Where the tests of the server note the statements they ran; emptied when they begin. */
export const recordFolder = fileURLToPath(new URL('../../../../test-results/statements/', import.meta.url))

export interface RecordedStatement {
  readonly text: string
  /** The columns of an answer by their names in SQL, with the number of their type in PostgreSQL. */
  readonly columns: { name: string; type: number; wasNull: boolean }[]
}
