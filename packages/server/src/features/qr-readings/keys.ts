import type { SigningCertificate } from '@bahi/gateways/wire/jws.ts'
import type { Ctx } from '../../platform/context.ts'

/**
 * Every key that invoices are known to be signed with. A bill may come from any seller in the country, so it does not
 * matter at which portal the reader's own GSTIN is registered.
 */
export async function signingKeys(ctx: Ctx, entityId: number): Promise<readonly SigningCertificate[]> {
  const place = { subscriberId: ctx.subscriberId, entityId }
  const lists = await Promise.all(
    (['Nic', 'Sandbox'] as const).map(async (provider) => {
      try {
        return (await ctx.portals.einvoice(place, provider))?.portal.certificates ?? []
      } catch (error) {
        // Without its keys a code counts as signed by an unknown one, and can be read again later.
        ctx.log.warn({ err: error, provider }, 'keys of a portal')
        return []
      }
    }),
  )
  return lists.flat()
}
