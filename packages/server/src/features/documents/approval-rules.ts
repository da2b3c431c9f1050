import { approvalSettingOf } from '@bahi/contracts/settings.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { Facts } from '../ledger/index.ts'

/** What is saved as final of a kind at this place waits for someone to approve it. */
export const asksApproval = (kind: DocumentKind, { settings }: Pick<Facts, 'settings'>): boolean =>
  settings['EnableApprovalFlow'] === true && settings[approvalSettingOf(kind)] !== false

/** The right to approve and reject documents of a kind. */
export const rightOf = (kind: DocumentKind): RightCode => `${documentKinds[kind].rights}_APR` as RightCode
