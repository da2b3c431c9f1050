/** The database is restarting, gone, or full of connections. 25006: it became a standby. */
const codes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08P01',
  '25006',
])

const words =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/

/** Whether an error says that the database cannot be worked with just now, rather than anything of the statement. */
export function isAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return codes.has(code)
  return typeof message === 'string' && words.test(message)
}
