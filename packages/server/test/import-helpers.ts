import { setTimeout as wait } from 'node:timers/promises'
import type { AnyBody, TestUser } from './call-helpers.ts'

/** A text with separators, its cells in quotes where they need them. */
export const csvOf = (...rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','),
    )
    .join('\r\n')

/** A file imported to its end: what is said of it, and of each of its records. */
export async function importText(
  user: TestUser,
  kind: string,
  content: string,
  options: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly id: number; readonly detail: AnyBody; readonly records: readonly AnyBody[] }> {
  const { backgroundTaskId: id } = await user.ok('import.upload', {
    kind,
    file: { name: `${kind}.csv`, content: Buffer.from(content).toString('base64') },
    ...options,
  } as never)
  for (;;) {
    const [task] = await user.ok('task.status', { ids: [id] })
    if (!['Initialized', 'YetNotStarted', 'InProcess'].includes(task!.status)) break
    await wait(30)
  }
  const detail: AnyBody = await user.ok('import.detail', { backgroundTaskId: id, size: 500 })
  const { records }: AnyBody = await user.ok('import.changes', { backgroundTaskId: id, size: 500 })
  return { id, detail, records }
}

/** Each problem in short: row, heading, code. */
export const faultsIn = ({ records }: AnyBody): string[] =>
  records.map(({ row, column, code }: AnyBody) => `${row} ${column} ${code}`)
