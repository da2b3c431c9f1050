import type { Call, InputOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { Calls } from '@bahi/contracts/calls.ts'

/** `party.search`: resource and action. */
export type CallName = { [R in keyof Calls]: `${R & string}.${keyof Calls[R] & string}` }[keyof Calls]

export type CallOf<N extends CallName> = N extends `${infer R}.${infer A}`
  ? R extends keyof Calls
    ? A extends keyof Calls[R]
      ? Calls[R][A] extends Call
        ? Calls[R][A]
        : never
      : never
    : never
  : never

export type Input<N extends CallName> =
  CallOf<N> extends { readonly takesForm: 'spooled' } ? WithFile<InputOf<CallOf<N>>> : InputOf<CallOf<N>>
/** A file of any size is sent as it is, in a form. */
type WithFile<I> = I extends { file: infer F } ? Omit<I, 'file'> & { file: F | File } : I
export type Reply<N extends CallName> = CallOf<N>['reply'] extends 'file'
  ? DownloadedFile
  : ReplyOf<CallOf<N>>

export interface DownloadedFile {
  readonly blob: Blob
  readonly fileName: string
  readonly contentType: string
}

/** The record a search answers with: a row of `party.search`. */
export type RowOf<N extends CallName> = Reply<N> extends { records: (infer R)[] } ? R : never
