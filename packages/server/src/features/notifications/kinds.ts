import type { NotificationKind, NotificationType } from '@bahi/contracts/notifications.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { SettingName } from '@bahi/contracts/settings.ts'
import type * as z from 'zod'

export type Kind = z.output<typeof NotificationKind>
/** Kinds for users that are named one by one, whatever their rights. */
export type PersonalKind =
  | 'accessAsked'
  | 'accessApproved'
  | 'accessRejected'
  | 'approvalAsked'
  | 'documentApproved'
  | 'documentRejected'
  | 'paymentApprovalAsked'
  | 'paymentsApprovalAsked'
  | 'paymentApproved'
  | 'paymentRejected'
  | 'quotationAccepted'
  | 'quotationDeclined'
export type BookKind = Exclude<Kind, PersonalKind>

type Type = z.output<typeof NotificationType>
interface KindRow {
  readonly type: Type
  /** Only who may see the record is notified of it. */
  readonly right: RightCode
  /** Switch of the GSTIN that the notice obeys. */
  readonly setting: SettingName
}

const eWay = { right: 'EWB_SH_VW', setting: 'eWayBillNotifications' } as const
const eInvoice = { right: 'EIN_SH_VW', setting: 'EInvoiceNotifications' } as const

export const kinds: Readonly<Record<BookKind, KindRow>> = {
  eWayEndsToday: { type: 'Information', ...eWay },
  eWayEndsSoon: { type: 'Warning', ...eWay },
  eWayExpired: { type: 'Error', ...eWay },
  eWayRejectedByOther: { type: 'Error', ...eWay },
  eInvoiceRejected: { type: 'Error', ...eInvoice },
  eInvoiceCancelled: { type: 'Warning', ...eInvoice },
  eInvoiceGenerated: { type: 'Success', ...eInvoice },
  legalClocks: { type: 'Warning', right: 'EIN_SH_VW', setting: 'LegalClockDigest' },
  lowStock: { type: 'Warning', right: 'REP_STK', setting: 'LowStockNotices' },
  eInvoiceLimitNear: { type: 'Warning', ...eInvoice },
}

const personalTypes: Readonly<Record<PersonalKind, Type>> = {
  accessAsked: 'Information',
  accessApproved: 'Success',
  accessRejected: 'Warning',
  approvalAsked: 'Information',
  documentApproved: 'Success',
  documentRejected: 'Warning',
  paymentApprovalAsked: 'Information',
  paymentsApprovalAsked: 'Information',
  paymentApproved: 'Success',
  paymentRejected: 'Warning',
  quotationAccepted: 'Success',
  quotationDeclined: 'Warning',
}

export const typeOf = (kind: Kind): Type =>
  Object.hasOwn(personalTypes, kind) ? personalTypes[kind as PersonalKind] : kinds[kind as BookKind].type

/** What a text is filled with, in the reader's language: a value that begins with `text:` names a text. */
export const inWords = (
  params: Readonly<Record<string, string>>,
  t: (key: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      value.startsWith('text:') ? t(value.slice('text:'.length)) : value,
    ]),
  )
