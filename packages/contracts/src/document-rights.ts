import { documentKinds, offeredKinds } from '@bahi/domain/documents/kinds.ts'
import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import type { RightCode } from './rights.ts'

/** What every group of rights of documents has. */
type Action = 'SH_VW' | 'AD' | 'ED' | 'PDF' | 'PRT' | 'SND' | 'APR'

/**
 * The right to do something with documents of a kind.
 *
 * @example documentRight('outwardNote', 'SND') // 'SON_SND'
 */
export const documentRight = (kind: OfferedKind, action: Action): RightCode =>
  `${documentKinds[kind].rights}_${action}` as RightCode

/** The same for each kind that is offered. */
export const documentRights = (...actions: readonly Action[]): RightCode[] =>
  offeredKinds.flatMap((kind) => actions.map((action) => documentRight(kind, action)))
