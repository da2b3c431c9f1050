import { documentScreens } from '@bahi/contracts/document-screens.ts'
import type { DocumentPage, KindWithScreens } from '@bahi/contracts/document-screens.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'

export { isKindWithScreens, pathOf, viewOf } from '@bahi/contracts/document-screens.ts'
export type { DocumentPage } from '@bahi/contracts/document-screens.ts'

export type DocumentKind = KindWithScreens
export const kindsWithScreens = Object.keys(documentScreens) as DocumentKind[]

export const documentPages = [
  'list',
  'create',
  'edit',
  'clone',
  'view',
] as const satisfies readonly DocumentPage[]

type Group = (typeof documentScreens)[DocumentKind]['rights']
/** What a right of documents allows: the rest of its code behind the group; of those that each group has. */
type Action = Exclude<
  RightCode extends infer R ? (R extends `${Group}_${infer A}` ? A : never) : never,
  'CNV_INV' | 'CNV_ORD' | 'CNV_BIL' | 'CH_ST' | 'DLV' | 'RTN'
>

/**
 * The right to do something with documents of a kind.
 *
 * @example rightOf('salesInvoice', 'CNL') // 'SIN_CNL'
 */
export const rightOf = (kind: DocumentKind, action: Action): RightCode =>
  `${documentScreens[kind].rights}_${action}`
