import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { systemSettings, textOf } from '../../platform/system-settings.ts'
import { openRequest } from '../auth/index.ts'

interface Way {
  readonly url: string
  readonly request: string
}

/** The way to the single-window portal for e-invoices. */
export async function toPortal(ctx: Ctx): Promise<Way> {
  const values = await systemSettings(ctx.db, ctx.product.variant)
  return wayTo(ctx, textOf(values, 'cirpPortalUrl'))
}

/** The way back to the whole product. */
export async function toProduct(ctx: Ctx): Promise<Way> {
  if (ctx.product.variant === 'main') return wayTo(ctx, ctx.publicUrl)
  const values = await systemSettings(ctx.db, ctx.product.variant)
  return wayTo(ctx, textOf(values, 'productUrl'))
}

async function wayTo(ctx: Ctx, base: string): Promise<Way> {
  if (ctx.access.userType !== 'Admin') throw new AppError('RIGHT_MISSING')
  if (base === '') throw new AppError('PORTAL_ABSENT')
  const { request } = await openRequest(ctx.db, ctx.portals.secrets, {
    subscriberId: ctx.subscriberId,
    userId: ctx.userId,
    purpose: 'portal',
    minutes: 1,
  })
  return {
    url: `${base.replace(/\/+$/, '')}/portal-redirect?request=${encodeURIComponent(request)}`,
    request,
  }
}
