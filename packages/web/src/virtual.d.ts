declare module 'virtual:calls' {
  /** Method, path (empty where it is the name) and flags of a call: a anonymous, f file, n nothing, i takes an idempotency key. */
  const table: Readonly<Record<string, readonly [method: 'GET' | 'POST', path: string, flags: string]>>
  export default table
}
