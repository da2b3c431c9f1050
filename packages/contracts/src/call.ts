import type * as z from 'zod'
import type { RightCode } from './rights.ts'

/**
 * Who may make a call. 'anonymous': no session. 'session': any signed-in user.
 * `anyOf`: a signed-in user who holds at least one of the rights.
 */
export type Access = 'anonymous' | 'session' | { readonly anyOf: readonly RightCode[] }

interface CallShape {
  /** Unique, camelCase: the name of the handler, of the client function and the OpenAPI operation. */
  readonly name: string
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
  /** Reads only: never writes, so it may run on a replica and needs no trial check. */
  readonly readOnly?: boolean
  /** The 422 and 400 toasts are left to the calling screen. */
  readonly ownErrors?: boolean
}

export type Call = CallShape
export type InputOf<C extends Call> = C extends { input: infer I extends z.ZodType } ? z.input<I> : undefined
export type ParsedOf<C extends Call> = C extends { input: infer I extends z.ZodType } ? z.output<I> : undefined
export type ReplyOf<C extends Call> = C extends { reply: infer R extends z.ZodType }
  ? z.input<R>
  : C extends { reply: 'file' }
    ? FileReply
    : undefined

export interface FileReply {
  readonly contentType: string
  readonly fileName: string
  /** Bytes, or a stream of them for what is too large to hold. */
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
  readonly inline?: boolean
}

/** Declares one call of the interface. Parsing, rights, typed client, OpenAPI and tests are derived from it. */
export const defineCall = <const C extends CallShape>(call: C): C => call
