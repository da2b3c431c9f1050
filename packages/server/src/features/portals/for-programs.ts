import { shortStatusOf } from '@bahi/domain/documents/einvoice-status.ts'
import type { ShortStatus } from '@bahi/domain/documents/einvoice-status.ts'
import type { Ctx } from '../../platform/context.ts'

/** The state in the simpler set, beside the full one, where a program reads it and not a person. */
export function forPrograms(
  { access }: Pick<Ctx, 'access'>,
  status: string | null | undefined,
): { readonly eInvoiceStatusShort?: ShortStatus } {
  const short = access.client && status ? shortStatusOf(status) : undefined
  return short ? { eInvoiceStatusShort: short } : {}
}
