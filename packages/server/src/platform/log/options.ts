import type { Config } from '../../config.ts'
import { idsOfSpan } from '../telemetry/spans.ts'

/** JSON lines with the request's id; the process's and host's names are left to anyone who collects them. */
export const loggerOptions = (config: Pick<Config, 'logLevel'>) => ({
  level: config.logLevel,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  // Where requests are traced, their lines are found by the trace.
  mixin: () => idsOfSpan(),
  redact: { paths: secretPaths, censor: '•••' },
  serializers: { err: errorOf },
})

const secrets = [
  'password',
  'confirmPassword',
  'token',
  'otp',
  'authorization',
  '["auth-token"]',
  '["public-auth-token"]',
  'secret',
  'key',
  'iv',
  'accountNumber',
]
const secretPaths = secrets.flatMap((name) =>
  name.startsWith('[') ? [`headers${name}`, `*.headers${name}`] : [name, `*.${name}`, `*.*.${name}`],
)

/** Values of a query can hold anything a person typed, so the message and place are kept and the parameters are not. */
function errorOf(error: unknown): { type: string; message: string; stack: string; [key: string]: unknown } {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { code, constraint, table, routine } = error as {
    code?: string
    constraint?: string
    table?: string
    routine?: string
  }
  return {
    type: error.name,
    message: masked(error.message),
    stack: masked(error.stack ?? ''),
    ...(code ? { code } : {}),
    ...(constraint ? { constraint } : {}),
    ...(table ? { table } : {}),
    ...(routine ? { routine } : {}),
    ...(error.cause ? { cause: String((error.cause as Error).message ?? error.cause).slice(0, 500) } : {}),
  }
}

/** Tokens and connection passwords that got into a sentence. */
export const masked = (text: string): string =>
  text
    .replace(/\b[0-9a-z]{1,11}\.[A-Za-z0-9_-]{43}\b/g, '•••')
    .replace(/(:\/\/[^:@/\s]+:)[^@\s]+@/g, '$1•••@')
