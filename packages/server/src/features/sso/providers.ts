import { X509Certificate } from 'node:crypto'
import { generateServiceProviderMetadata } from '@node-saml/node-saml'
import { SamlMethod } from '@bahi/contracts/sso.ts'
import type { samlProviderCalls } from '@bahi/contracts/sso.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, conflict, invalid } from '../../platform/errors.ts'
import type { Issue } from '../../platform/errors.ts'
import { oursAt } from './saml.ts'

type Provider = ReplyOf<typeof samlProviderCalls.save>
const columns = sql`method, version, is_enabled, entry_point, issuer, certificates, user_name_attribute, asks_second_step`
type Row = Omit<Provider, 'ours' | 'certificates'> & { readonly certificates: readonly string[] }

/** How the account signs in at its own identity providers; each is listed, set up (version above 0) or not. */
export async function searchProviders(ctx: Ctx): Promise<Provider[]> {
  const { rows } = await sql<Row>`select ${columns}
    from saml_providers where subscriber_id = ${ctx.subscriberId} order by method`.execute(ctx.db)
  return SamlMethod.options.map((method) =>
    shown(rows.find((row) => row.method === method) ?? unset(method), ctx.publicUrl),
  )
}

/** What is in the form before anything is set up; the addresses to enter there are known already. */
const unset = (method: Row['method']): Row => ({
  method,
  version: 0,
  isEnabled: false,
  entryPoint: '',
  issuer: '',
  certificates: [],
  userNameAttribute: null,
  asksSecondStep: false,
})

export async function saveProvider(
  ctx: Ctx,
  input: ParsedOf<typeof samlProviderCalls.save>,
): Promise<Provider> {
  const { db, subscriberId, userId } = ctx
  requireAdmin(ctx)
  const certificates = input.certificates.map(pemOf)
  const issues = issuesOf(input, certificates, ctx.clock())
  if (issues.length > 0) throw invalid(issues)
  const { rows } = await sql<Row>`
    insert into saml_providers as p (subscriber_id, method, is_enabled, entry_point, issuer, certificates, user_name_attribute, asks_second_step)
    select ${subscriberId}, ${input.method}, ${input.isEnabled}, ${input.entryPoint}, ${input.issuer}, ${certificates}::text[],
      ${input.userNameAttribute ?? null}, ${input.asksSecondStep}
    where ${input.version} = 0 or exists (select from saml_providers e where e.subscriber_id = ${subscriberId} and e.method = ${input.method})
    on conflict (subscriber_id, method) do update
      set is_enabled = excluded.is_enabled, entry_point = excluded.entry_point, issuer = excluded.issuer,
        certificates = excluded.certificates, user_name_attribute = excluded.user_name_attribute,
        asks_second_step = excluded.asks_second_step,
        version = p.version + 1, changed_at = now(), changed_by = ${userId}
      where p.version = ${input.version}
    returning ${columns}`.execute(db)
  const saved = rows[0]
  if (!saved)
    throw conflict((await searchProviders(ctx)).find(({ method }) => method === input.method) ?? null)
  return shown(saved, ctx.publicUrl)
}

export async function deleteProvider(ctx: Ctx, { method }: { method: Row['method'] }): Promise<undefined> {
  requireAdmin(ctx)
  const { db, subscriberId } = ctx
  await sql`delete from saml_providers where subscriber_id = ${subscriberId} and method = ${method}`.execute(
    db,
  )
  return undefined
}

/** A provider names any user of the account, Admins among them: nobody else comes to that by a right for settings. */
function requireAdmin({ access }: Ctx): void {
  if (access.userType !== 'Admin') throw new AppError('RIGHT_MISSING')
}

/** What an identity provider reads of us: our name, where it answers to, and that assertions must be signed. */
export function metadataAt(publicUrl: string, method: Row['method']): string {
  const { entityId, replyUrl } = oursAt(publicUrl, method)
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: replyUrl,
    wantAssertionsSigned: true,
    identifierFormat: null,
  })
}

const shown = ({ certificates, ...row }: Row, publicUrl: string): Provider => ({
  ...row,
  certificates: certificates.map((pem) => {
    const { subject, validTo } = new X509Certificate(pem)
    return { pem, subject: subject.replaceAll('\n', ', '), validTo: new Date(validTo).toISOString() }
  }),
  ours: oursAt(publicUrl, row.method),
})

/** Administrators paste certificates with or without the lines around them. */
function pemOf(text: string): string {
  const body = text.replace(/-----[A-Z ]+-----/g, '').replace(/\s+/g, '')
  return `-----BEGIN CERTIFICATE-----\n${body.match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END CERTIFICATE-----\n`
}

function issuesOf(
  { entryPoint }: { entryPoint: string },
  certificates: readonly string[],
  now: Date,
): Issue[] {
  const issues: Issue[] = []
  const { protocol, hostname } = URL.canParse(entryPoint)
    ? new URL(entryPoint)
    : { protocol: '', hostname: '' }
  // Only a provider on the machine itself, as in tests, may be asked without TLS.
  if (protocol !== 'https:' && !(protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname)))
    issues.push({ path: 'entryPoint', code: 'HTTPS_NEEDED' })
  certificates.forEach((pem, index) => {
    const path = `certificates[${index}]`
    try {
      if (new Date(new X509Certificate(pem).validTo) < now) issues.push({ path, code: 'CERTIFICATE_OVER' })
    } catch {
      issues.push({ path, code: 'CERTIFICATE_UNREADABLE' })
    }
  })
  return issues
}
