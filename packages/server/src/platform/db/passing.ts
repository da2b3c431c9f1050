/** A lost or restarting database, a deadlock: nothing that what was asked could help. */
export function isPassing(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  return (
    /^(?:08...|40001|40P01|53...|57P0.|55P03|ECONN\w+|EPIPE|25P02)$/.test(code) ||
    /connection terminated|not queryable|timeout exceeded when trying to connect/i.test(message)
  )
}
