import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eInvoiceCalls } from '@bahi/contracts/einvoices.ts'
import { isEinvoiceDuty } from '@bahi/gateways/einvoice/applicability.ts'
import { ewayCodes } from '@bahi/gateways/ewaybill/codes.ts'
import type { PortalError } from '@bahi/gateways/outcome.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { withRules } from '@bahi/domain/tables/rules.ts'
import type { Rule } from '@bahi/domain/tables/rules.ts'
import { credentialsFit } from '@bahi/gateways/einvoice/settings.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { conflict, notFound, refuseField } from '../../platform/errors.ts'
import { ruleChanges, say } from '../ledger/index.ts'
import { dueNow, keepCredentials, keepTest, loadCredentials } from '../portals/index.ts'
import { portalDay } from './facts.ts'
import { issuesIn, keptOfPortal } from './issues.ts'

type Row = ReplyOf<typeof eInvoiceCalls.saveCredentials>
type Portal = 'einvoice' | 'ewaybill'

/** One row for each GSTIN that the user may set them for; those without credentials too. */
export async function credentialRows(ctx: Ctx, asked?: number, portal: Portal = 'einvoice'): Promise<Row[]> {
  const entityIds = ctx.entitiesOf(asked === undefined ? undefined : [asked])
  const { rows } = await sql<Omit<Row, 'isDuty'> & { turnover: string | null; ruleChanges: Rule[] }>`
    select e.id as entity_id, e.name as entity_name, e.gstin, coalesce(c.provider, 'Sandbox') as provider, c.user_name, c.client_id,
      c.id is not null as has_password, c.sealed_client_secret is not null as has_client_secret, c.tested_at, c.is_accepted, c.test_message,
      coalesce(c.version, 0) as version, greatest(e.turnover, (select max(h.turnover) from entity_turnovers h
        where h.subscriber_id = e.subscriber_id and h.entity_id = e.id))::text as turnover, coalesce(setting_of('eInvoiceEnabled', e.id) = 'true', false) as is_enabled,
      ${ruleChanges} as rule_changes
    from entities e left join portal_credentials c on c.subscriber_id = e.subscriber_id and c.entity_id = e.id and c.portal = ${portal}
    where e.subscriber_id = current_subscriber() and e.id = any(${entityIds}::bigint[]) and e.entity_type = 'Entity' and e.gstin is not null
      and e.status <> 'Delete' order by e.id`.execute(ctx.db)
  const today = portalDay(ctx.clock)
  return rows.map(({ turnover, ruleChanges: changes, ...row }) => ({
    ...row,
    isDuty: turnover !== null && withRules(changes, () => isEinvoiceDuty(Number(turnover), today)),
  }))
}

/** Kept in one transaction, tested at the portal, and what the portal says kept in another. */
export async function saveCredentials(
  ctx: Ctx,
  input: ParsedOf<typeof eInvoiceCalls.saveCredentials>,
  portal: Portal = 'einvoice',
): Promise<Row> {
  const { password, version, userName } = input
  if (version === 0 && password === undefined) throw refuseField('password', 'REQUIRED')
  if (password !== undefined && !credentialsFit(userName, password)) throw refuseField('password', 'TOO_LONG')
  if (input.provider === 'Nic' && version === 0) {
    if (input.clientId === undefined) throw refuseField('clientId', 'REQUIRED')
    if (input.clientSecret === undefined) throw refuseField('clientSecret', 'REQUIRED')
  }
  await ctx.inTransaction(async (inside) => {
    const row = await rowOf(inside, input.entityId, portal)
    const kept =
      row.version === version &&
      (await keepCredentials(inside.db, ctx.portals.secrets, ctx.subscriberId, { ...input, portal }))
    if (!kept) throw conflict(row)
  })
  return testCredentials(ctx, input.entityId, portal)
}

/** Signs in now. What waits for the portal is tried again where it accepts. */
export async function testCredentials(ctx: Ctx, entityId: number, portal: Portal = 'einvoice'): Promise<Row> {
  const place = { subscriberId: ctx.subscriberId, entityId }
  const stored = await ctx.inTransaction(async (inside) => {
    await rowOf(inside, entityId, portal)
    return loadCredentials(inside.db, ctx.portals.secrets, { ...place, portal })
  })
  if (!stored) throw refuseField('entityId', 'REQUIRED')
  const test = await tried(ctx, place, stored, portal)
  return ctx.inTransaction(async (inside) => {
    await keepTest(inside.db, { entityId, portal }, test)
    if (test.isAccepted) await dueNow(inside.db, { entityId, portal })
    return rowOf(inside, entityId, portal)
  })
}

async function tried(
  ctx: Ctx,
  place: { readonly subscriberId: number; readonly entityId: number },
  { provider, account }: NonNullable<Awaited<ReturnType<typeof loadCredentials>>>,
  portal: Portal,
) {
  const line = await ctx.portals[portal](place, provider).catch(() => undefined)
  if (!line) return { isAccepted: null, message: say(ctx, 'portal.trouble.providerMissing') }
  const outcome = await line.client.testCredentials(account)
  if (outcome.kind === 'done') return { isAccepted: true, message: null }
  const isRefusal =
    outcome.kind === 'rejected' ||
    outcome.kind === 'duplicate' ||
    (outcome.kind === 'unavailable' && (outcome.reason === 'signInRefused' || outcome.reason === 'settings'))
  if (!isRefusal) {
    const detail = 'detail' in outcome ? outcome.detail : ''
    return { isAccepted: null, message: say(ctx, 'portal.trouble.down', { detail }) }
  }
  const issues = wordsOf[portal](ctx.language, outcome.errors)
  const detail = issues.map(({ code, message }) => `${code}: ${message}`).join(' ')
  return { isAccepted: false, message: say(ctx, 'portal.trouble.signInRefused', { detail }) }
}

/** The two portals number their refusals each on its own. */
const wordsOf = {
  einvoice: (language: Language, errors: readonly PortalError[]) => issuesIn(language, keptOfPortal(errors)),
  ewaybill: (language: Language, errors: readonly PortalError[]) =>
    errors.map(({ code, message }) => ({ code, message: ewayCodes.get(code)?.meaning[language] ?? message })),
}

async function rowOf(ctx: Ctx, entityId: number, portal: Portal): Promise<Row> {
  ctx.requireEntity(entityId)
  const [row] = await credentialRows(ctx, entityId, portal)
  if (!row) throw notFound()
  return row
}
