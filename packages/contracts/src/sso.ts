import * as z from 'zod'
import { TokenReply } from './auth.ts'
import { defineCall } from './call.ts'
import * as f from './fields.ts'

const RequestText = z.string().min(1).max(400)
const RequestQuery = z.object({ request: RequestText })

/** The identity providers of accounts, each with a button on Login; source: specification part 1, section 2.5. */
export const SamlMethod = z.enum(['azure', 'okta'])

/** An account of a person who has several. */
const PersonAccount = z.object({ userName: z.string(), name: z.string(), subscriberName: z.string() })

const Certificate = z
  .string()
  .trim()
  .max(6000)
  .regex(
    /^(-----BEGIN CERTIFICATE-----\s+)?[A-Za-z0-9+/=\s]{300,}(-----END CERTIFICATE-----)?$/,
    'certificate',
  )

const WebAddress = z
  .string()
  .trim()
  .max(500)
  .regex(/^https?:\/\/[^\s"'<>]+$/, 'webAddress')

export const SamlProviderSave = z.object({
  method: SamlMethod,
  version: z.number().int().min(0).max(2_147_483_647),
  isEnabled: z.boolean(),
  entryPoint: WebAddress,
  issuer: z.string().trim().min(1).max(300),
  certificates: z.array(Certificate).min(1).max(3),
  userNameAttribute: z.string().trim().max(200).optional(),
  /** Declared: the provider asks for a second step, so that none is asked here. */
  asksSecondStep: z.boolean().default(false),
})

const SamlProvider = z.object({
  method: SamlMethod,
  version: z.number(),
  isEnabled: z.boolean(),
  entryPoint: z.string(),
  issuer: z.string(),
  certificates: z.array(z.object({ pem: z.string(), subject: z.string(), validTo: z.string() })),
  userNameAttribute: z.string().nullable(),
  asksSecondStep: z.boolean(),
  /** What the administrator enters at the identity provider. */
  ours: z.object({ entityId: z.string(), replyUrl: z.string(), metadataUrl: z.string() }),
})

export const ssoCalls = {
  /**
   * Where the browser goes to sign in. `attempt` stays in the browser and goes with what comes back
   * (`public-auth-token`), so that nobody ends in a session that another person began; `nonce` is what an ID token of
   * `googleToken` must carry.
   */
  getUrl: defineCall({
    method: 'GET',
    path: '/sso/getUrl',
    access: 'anonymous',
    perMinute: 240,
    input: z.object({
      userName: f.UserName.optional(),
      authenticationMethod: z.enum(['azure', 'okta', 'google']),
    }),
    reply: z.object({ url: z.string(), attempt: z.string(), nonce: z.string().optional() }),
  }),
  /** `public-auth-token`: the `attempt` of getUrl. */
  googleToken: defineCall({
    method: 'POST',
    path: '/authenticate/googleToken',
    access: 'anonymous',
    perMinute: 240,
    input: z.object({ token: z.string().min(1).max(10_000), domain: z.string().max(200).optional() }),
    reply: TokenReply,
  }),
  /** Continues from SelectAccount with one of its accounts. */
  googleTokenByEmail: defineCall({
    method: 'POST',
    path: '/authenticate/googleTokenByEmail',
    access: 'anonymous',
    perMinute: 240,
    input: z.object({ request: RequestText, userName: f.UserName.min(1) }),
    reply: TokenReply,
  }),
  /** The accounts of SelectAccount; leaves the request as it is. */
  accounts: defineCall({
    method: 'GET',
    path: '/authenticate/accounts',
    access: 'anonymous',
    perMinute: 240,
    input: RequestQuery,
    reply: z.array(PersonAccount),
    readOnly: true,
  }),
  /** Exchanges a request of `/initialize`, `/portal-redirect`, `/loginResponse` or an opened view, once, within its minute. */
  userToken: defineCall({
    method: 'GET',
    path: '/authenticate/userToken',
    access: 'anonymous',
    perMinute: 240,
    input: RequestQuery,
    reply: TokenReply,
  }),
  /** The same for a request of `switchAccount`, with the session that asked for it as `auth-token`; it ends. */
  switch: defineCall({
    method: 'GET',
    path: '/authenticate/switch',
    access: 'anonymous',
    perMinute: 240,
    input: RequestQuery,
    reply: TokenReply,
  }),
  /** Other accounts with the same e-mail address, once it is shown to be the user's. */
  otherAccounts: defineCall({
    method: 'GET',
    path: '/user/accounts',
    access: 'session',
    personOnly: true,
    reply: z.array(PersonAccount),
    readOnly: true,
  }),
  switchAccount: defineCall({
    method: 'POST',
    path: '/user/switchAccount',
    access: 'session',
    personOnly: true,
    input: z.object({ userName: f.UserName.min(1) }),
    reply: z.object({ request: z.string() }),
    idempotent: true,
  }),
  /** The way to the e-invoice portal, and back to the product; for Admins. */
  toPortal: defineCall({
    method: 'GET',
    path: '/switch/irpPortal',
    access: 'session',
    personOnly: true,
    reply: z.object({ url: z.string(), request: z.string() }),
    idempotent: true,
  }),
  toProduct: defineCall({
    method: 'GET',
    path: '/switch/portal',
    access: 'session',
    personOnly: true,
    reply: z.object({ url: z.string(), request: z.string() }),
    idempotent: true,
  }),
  /** Opens the view of another user of the account, who may do no more than the caller. */
  impersonate: defineCall({
    method: 'POST',
    path: '/user/impersonate',
    access: { anyOf: ['USR_IMPRS'] },
    personOnly: true,
    input: z.object({ id: f.Id, reason: f.Reason.optional() }),
    reply: z.object({ request: z.string() }),
    idempotent: true,
  }),
  /** Ends the opened view. The session it was opened from continues, and the request opens one beside it. */
  endImpersonation: defineCall({
    method: 'POST',
    path: '/user/endImpersonation',
    goesOnAfterEnd: true,
    access: 'session',
    reply: z.object({ request: z.string() }),
    idempotent: true,
  }),
}

/** Anyone who saves a provider decides who signs in as whom, as an Admin too: only an Admin saves or removes one. */
export const samlProviderCalls = {
  search: defineCall({
    method: 'GET',
    path: '/sso/saml/search',
    access: { anyOf: ['STG_SEC'] },
    reply: z.array(SamlProvider),
    readOnly: true,
  }),
  save: defineCall({
    method: 'POST',
    path: '/sso/saml/save',
    access: { anyOf: ['STG_SEC'] },
    personOnly: true,
    input: SamlProviderSave,
    reply: SamlProvider,
    idempotent: true,
  }),
  delete: defineCall({
    method: 'POST',
    path: '/sso/saml/delete',
    access: { anyOf: ['STG_SEC'] },
    personOnly: true,
    input: z.object({ method: SamlMethod }),
    reply: 'nothing',
    idempotent: true,
  }),
}
