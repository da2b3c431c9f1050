/** Structured log of one process or one request; secrets are masked where lines are made. */
export interface Logger {
  debug(fields: object | string, text?: string): void
  info(fields: object | string, text?: string): void
  warn(fields: object | string, text?: string): void
  error(fields: object | string, text?: string): void
  child(fields: object): Logger
}
