import { gstnMeaning } from '@bahi/gateways/gstn/meanings.ts'
import type { PortalError } from '@bahi/gateways/outcome.ts'
import type { Ctx } from '../../platform/context.ts'

/** A refusal in our words where we know its code, else in those of the portal; the code stays with it. */
export function messageOf(ctx: Pick<Ctx, 'language' | 't'>, { code, message }: PortalError): string {
  if (message === 'notListed') return ctx.t('filing.refused.notListed')
  const words = gstnMeaning(code)?.[ctx.language] ?? message
  return code ? `${words} (${code})` : words
}
