import type * as z from 'zod'
import type { BodyKind } from './body-limits.ts'
import { withOrderedRanges } from './ranges.ts'
import type { RightCode } from './rights.ts'

/**
 * Who may make a call. 'anonymous': no session. 'session': any signed-in user.
 * `anyOf`: a user who holds at least one of the rights.
 * `create` / `edit`: a save; the first right is needed where the body has no `id`, else the second.
 */
export type Access =
  | 'anonymous'
  | 'session'
  | { readonly anyOf: readonly RightCode[] }
  | { readonly create: RightCode; readonly edit: RightCode }

interface CallShape {
  readonly method: 'GET' | 'POST'
  /** Below the API base, as the specification writes it: `/party/search`. */
  readonly path: `/${string}`
  readonly access: Access
  /** GET calls read a query, POST calls a body; absent: the call takes nothing. */
  readonly input?: z.ZodType
  /** 'file' answers bytes with a content type and file name; 'nothing' answers 204. */
  readonly reply: z.ZodType | 'file' | 'nothing'
  /** Accepts an `idempotency-key` header: saves and actions with an outside effect. */
  readonly idempotent?: boolean
  /**
   * Open to anybody and worth guarding from programs. 'needed': the header `captcha-response` where captchas are on;
   * 'welcome': tried where it is given.
   */
  readonly captcha?: 'needed' | 'welcome'
  /** Only reads: allowed after the trial has ended, and may run on a replica. */
  readonly readOnly?: boolean
  /**
   * Allowed after the trial or plan has ended too, though it is no mere reading: prints made by a task, leaving, a
   * password, how someone's own screen looks.
   */
  readonly goesOnAfterEnd?: boolean
  /** Computes for long, whatever its body: its pieces take turns with those of others, and requests of others go between them. */
  readonly isLong?: boolean
  /** Concerns how a person comes in: refused to programs that work in the user's name, and to impersonators. */
  readonly personOnly?: boolean
  /** How large its body may be, where it is not as others are: a row of `body-limits.ts`. */
  readonly body?: BodyKind
  /**
   * Its file may also come as `multipart/form-data`, beside its other members: programs send files so. `spooled`: the part with a
   * file name waits on the disk and is a `SpooledFile`. `inBody`: it becomes the member `file`, its name and its bytes in Base64.
   */
  readonly takesForm?: 'spooled' | 'inBody'
  /** Part of a person's own screen, under no right that could be a scope: refused to programs. */
  readonly notForPrograms?: boolean
  /** How often one address may make it in a minute, where guessing or flooding would pay. */
  readonly perMinute?: number
}

export type Call = CallShape
/** What a client sends. */
export type InputOf<C extends Call> = C extends { readonly input: infer I extends z.ZodType }
  ? z.input<I>
  : undefined
/** What a handler receives: parsed. */
export type ParsedOf<C extends Call> = C extends { readonly input: infer I extends z.ZodType }
  ? z.output<I>
  : undefined
export type ReplyOf<C extends Call> = C extends { readonly reply: infer R extends z.ZodType }
  ? z.input<R>
  : C extends { readonly reply: 'file' }
    ? FileReply
    : undefined

export interface FileReply {
  readonly contentType: string
  readonly fileName: string
  /** Bytes, or a stream of them for what is too large to hold. */
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
  /** Shown by the browser instead of saved. */
  readonly inline?: boolean
}

/**
 * Declares one call of the interface. Parsing, rights, the typed client, the API description and the tests
 * that loop over all calls are derived from it; the call's name is its place in `calls.ts` (`party.search`). A range that its
 * input takes never ends before it begins.
 */
export const defineCall = <const C extends CallShape>(call: C): C =>
  call.input ? { ...call, input: withOrderedRanges(call.input) } : call
