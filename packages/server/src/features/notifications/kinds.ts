import type { NotificationKind, NotificationType } from '@bahi/contracts/notifications.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { SettingName } from '@bahi/contracts/settings.ts'
import type * as z from 'zod'

export type Kind = z.output<typeof NotificationKind>

interface KindRow {
  readonly type: z.output<typeof NotificationType>
  /** Only who may see the record is told of it. */
  readonly right: RightCode
  /** Switch of the GSTIN that the notice obeys. */
  readonly setting: SettingName
}

const eWay = { right: 'EWB_SH_VW', setting: 'eWayBillNotifications' } as const
const eInvoice = { right: 'EIN_SH_VW', setting: 'EInvoiceNotifications' } as const

export const kinds: Readonly<Record<Kind, KindRow>> = {
  eWayEndsToday: { type: 'Information', ...eWay },
  eWayEndsSoon: { type: 'Warning', ...eWay },
  eWayExpired: { type: 'Error', ...eWay },
  eWayRejectedByOther: { type: 'Error', ...eWay },
  eInvoiceRejected: { type: 'Error', ...eInvoice },
  eInvoiceCancelled: { type: 'Warning', ...eInvoice },
  eInvoiceGenerated: { type: 'Success', ...eInvoice },
  legalClocks: { type: 'Warning', right: 'EIN_SH_VW', setting: 'LegalClockDigest' },
  eInvoiceLimitNear: { type: 'Warning', ...eInvoice },
}

export const typeOf = (kind: Kind): KindRow['type'] => kinds[kind].type
