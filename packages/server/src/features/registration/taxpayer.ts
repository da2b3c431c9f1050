import type { ReplyOf } from '@bahi/contracts/call.ts'
import { TaxpayerType } from '@bahi/contracts/enums.ts'
import type { registrationCalls } from '@bahi/contracts/registration.ts'
import type { SettingValues } from '@bahi/contracts/settings.ts'
import { parseGstin } from '@bahi/domain/ids/gstin.ts'
import { isPan } from '@bahi/domain/ids/pan.ts'
import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import type { Issue } from '../../platform/errors.ts'
import { invalid } from '../../platform/errors.ts'
import { load, settingValues } from '../../platform/settings.ts'
import { passwordRules } from '../auth/index.ts'
import { gstnProviderOf, searchGstn } from '../gstn/index.ts'
import { takeTry } from './limits.ts'

type Validated = ReplyOf<typeof registrationCalls.validateGstinOrPan>
export type RegisteredTaxpayer = Omit<Validated, 'rules'>

/** Settings of the installation: those of an account that is yet to be. */
export const standardSettings = (ctx: Pick<PublicCtx, 'inTenant'>): Promise<SettingValues> =>
  ctx.inTenant(0, {}, async (db) => settingValues({ values: await load(db, 0) }, new Map()))

/** First step: format and check character, then the result of the public search, then whether it has an account. */
export async function validateGstinOrPan(
  ctx: PublicCtx,
  { gstinOrPan }: { gstinOrPan: string },
): Promise<Validated> {
  await takeTry(ctx, 'taxpayer')
  const settings = await standardSettings(ctx)
  const found = await taxpayerOf(ctx, gstinOrPan, settings)
  if ('issue' in found) throw invalid([found.issue])
  return { ...found.taxpayer, rules: passwordRules(settings) }
}

/**
 * What is known of a GSTIN or PAN that may register. The search is by GSTIN alone, so a PAN continues with what is typed;
 * so does a GSTIN while the portal does not answer.
 */
export async function taxpayerOf(
  ctx: PublicCtx,
  gstinOrPan: string,
  settings: SettingValues,
): Promise<{ readonly taxpayer: RegisteredTaxpayer } | { readonly issue: Issue }> {
  const refused = (code: string, params?: Issue['params']) => ({
    issue: { path: 'gstinOrPan', code, ...(params ? { params } : {}) },
  })
  if (gstinOrPan.length === 10 && isPan(gstinOrPan)) {
    if (await isRegistered(ctx, [gstinOrPan])) return refused('TAXPAYER_REGISTERED')
    return { taxpayer: { ...nothing, pan: gstinOrPan } }
  }
  const parts = parseGstin(gstinOrPan)
  if (!parts)
    return refused(gstinOrPan.length === 15 ? 'GSTIN' : gstinOrPan.length === 10 ? 'PAN' : 'GSTIN_OR_PAN')
  const { gstin, pan = null, stateCode } = parts
  if (await isRegistered(ctx, takenBy(gstin, pan))) return refused('TAXPAYER_REGISTERED')
  const found = await searchGstn(
    { portals: ctx.portals, transaction: (work) => ctx.withoutTenant(work) },
    gstnProviderOf(settings),
    gstin,
  )
  if (found.kind === 'unknown') return refused('TAXPAYER_UNKNOWN')
  const base = { ...nothing, gstin, pan, stateCode }
  if (found.kind === 'notAsked') return { taxpayer: base }
  const { legalName, tradeName = null, address, status, taxpayerType } = found.taxpayer
  if (status !== 'Active' && status !== 'Provisional')
    return refused('TAXPAYER_NOT_ACTIVE', { status: ctx.t(`registration.status.${status}`) })
  const type = TaxpayerType.safeParse(taxpayerType)
  return {
    taxpayer: {
      ...base,
      legalName,
      tradeName,
      address: address ? { ...address, countryCode: 'IN' } : null,
      taxpayerType: type.success ? type.data : 'REG',
      status,
      source: 'portal',
    },
  }
}

const nothing: RegisteredTaxpayer = {
  gstin: null,
  pan: null,
  legalName: null,
  tradeName: null,
  stateCode: null,
  address: null,
  taxpayerType: 'REG',
  status: null,
  source: 'none',
}

/** An account that holds the PAN holds every GSTIN of it. */
export const takenBy = (gstin: string | null, pan: string | null): string[] =>
  [gstin, pan].filter((one) => one !== null)

async function isRegistered(
  ctx: Pick<PublicCtx, 'withoutTenant' | 'directory'>,
  asked: readonly string[],
): Promise<boolean> {
  const isHere = await ctx.withoutTenant(async (db) => {
    const { rows } = await sql<{
      is: boolean
    }>`select is_taxpayer_registered(${[...asked]}::text[]) as is`.execute(db)
    return rows[0]!.is
  })
  return isHere || (await ctx.directory?.isTaxpayerTaken(asked)) === true
}
