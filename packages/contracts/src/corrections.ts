import { correctionRoutes, wrongs } from '@bahi/domain/documents/correction.ts'
import { paymentKindNames } from '@bahi/domain/payments/kinds.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { DocumentKindName } from './enums.ts'
import * as f from './fields.ts'

/** How an invoice that is wrong is corrected. */
export const correctionCalls = {
  /** The one lawful route, with its last day, from what is wrong and what is known of the invoice; nothing is kept. */
  correction: defineCall({
    method: 'POST',
    path: '/salesInvoice/correction',
    access: { anyOf: ['SIN_SH_VW'] },
    input: z.object({
      id: f.Id,
      wrong: z.enum(wrongs),
      /** The goods have left, or the service has begun. */
      isSupplied: z.boolean(),
      /** The customer has the invoice in its books. */
      isBooked: z.boolean(),
    }),
    reply: z.object({
      route: z.enum(correctionRoutes),
      /** Provision of the law. */
      source: z.string(),
      /** The last day, where one ends the time. */
      lastDay: f.CalendarDate.nullable(),
      /** The last moment, where hours count. */
      until: z.string().nullable(),
      entityId: f.Id,
      /** The return in which the correction is reported, and its table. */
      returnPeriod: f.ReturnPeriod,
      table: z.string().nullable(),
      /** What must be cancelled before the invoice can be. */
      first: z.object({
        payments: z.array(z.object({ id: f.Id, kind: z.enum(paymentKindNames), number: z.string() })),
        notes: z.array(z.object({ id: f.Id, kind: DocumentKindName, number: z.string() })),
      }),
    }),
    readOnly: true,
  }),
  /** Shipping bill of an export that came after its invoice: the invoice stays as it was issued. */
  addShippingBill: defineCall({
    method: 'POST',
    path: '/salesInvoice/addShippingBill',
    access: { anyOf: ['SIN_ED'] },
    input: z.object({
      id: f.Id,
      version: f.Version,
      shippingBillNumber: f.ShippingBillNumber,
      shippingBillDate: f.CalendarDate,
      portCode: f.PortCode,
    }),
    reply: z.object({
      id: f.Id,
      version: f.Version,
      /** The return whose table 9A reports it, where that of the invoice is filed. */
      amendedIn: f.ReturnPeriod.nullable(),
    }),
    idempotent: true,
  }),
}
