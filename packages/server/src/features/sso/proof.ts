import type { ssoCalls } from '@bahi/contracts/sso.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { isSameName } from '@bahi/domain/ids/user-name.ts'
import type { PublicCtx } from '../../platform/context.ts'
import { AppError, refuseField } from '../../platform/errors.ts'
import { admit, openRequest, proveEmail, readRequest, tokenIn, useRequest } from '../auth/index.ts'
import type { FoundUser, TokenReply } from '../auth/index.ts'
import { offered } from './person.ts'
import type { PersonAccount } from './person.ts'

interface Proof {
  readonly way: 'Google' | 'Saml'
  /** Shown to be the person's by the provider. */
  readonly email?: string
  /** The provider is declared to ask for a second step. */
  readonly hasTakenSecondStep?: boolean
}

/** What a proof is worth until the browser that began it comes for the session. */
interface KeptProof extends Proof {
  readonly browser: string
}

export interface ProofData extends KeptProof {
  readonly accounts: readonly PersonAccount[]
}

/** Keeps what a provider has proved for a minute; the request goes to the browser in an address. */
export async function keepProof(
  ctx: PublicCtx,
  accounts: readonly PersonAccount[],
  proof: KeptProof,
): Promise<string> {
  if (accounts.length === 0) throw new AppError('SSO_UNKNOWN_USER')
  const data: ProofData = { ...proof, accounts }
  return ctx.inTenant(0, {}, async (db) => {
    const made = { subscriberId: 0, userId: null, purpose: 'sso', minutes: 1, data: { ...data } } as const
    return (await openRequest(db, ctx.portals.secrets, made)).request
  })
}

/** A session for the one account of the person, or the choice between several. */
export async function enterPerson(
  ctx: PublicCtx,
  accounts: readonly PersonAccount[],
  proof: Proof,
): Promise<TokenReply> {
  const [only, ...more] = accounts
  if (!only) throw new AppError('SSO_UNKNOWN_USER')
  if (more.length === 0) return enterAccount(ctx, only, proof)
  const { request } = await ctx.inTenant(0, {}, (db) =>
    openRequest(db, ctx.portals.secrets, {
      subscriberId: 0,
      userId: null,
      purpose: 'selectAccount',
      minutes: 10,
      data: { ...proof, accounts },
    }),
  )
  return { type: 'SelectAccount', request, parameters: { accounts: accounts.length } }
}

async function enterAccount(
  ctx: PublicCtx,
  account: FoundUser,
  { way, email, hasTakenSecondStep = false }: Proof,
): Promise<TokenReply> {
  const found = { subscriberId: account.subscriberId, userId: account.userId }
  if (email !== undefined) {
    await ctx.inTenant(found.subscriberId, { userId: found.userId }, (db) => proveEmail(db, found, email))
  }
  return admit(ctx, found, { way, hasTakenSecondStep })
}

/** The accounts to choose from; the request stays as it is. */
export async function selectable(
  ctx: PublicCtx,
  { request }: { request: string },
): Promise<ReplyOf<typeof ssoCalls.accounts>> {
  const token = tokenIn(ctx.portals.secrets, request)
  const { data } = await ctx.inTenant(token.subscriberId, {}, (db) =>
    readRequest(db, token, ['selectAccount']),
  )
  return (data['accounts'] as readonly PersonAccount[]).map(offered)
}

/** Continues with the chosen account; the request works once, and only for accounts that it offered. */
export async function enterSelected(
  ctx: PublicCtx,
  { request, userName }: ParsedOf<typeof ssoCalls.googleTokenByEmail>,
): Promise<TokenReply> {
  const token = tokenIn(ctx.portals.secrets, request)
  const { data, chosen } = await ctx.inTenant(token.subscriberId, {}, async (db) => {
    const read = await readRequest(db, token, ['selectAccount'])
    const accounts = read.data['accounts'] as readonly PersonAccount[]
    const one = accounts.find((account) => isSameName(account.userName, userName))
    if (!one) throw refuseField('userName', 'UNKNOWN_RECORD')
    await useRequest(db, token, ['selectAccount'])
    return { data: read.data as unknown as ProofData, chosen: one }
  })
  return enterAccount(ctx, chosen, data)
}
