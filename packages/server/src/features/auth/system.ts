import { createHmac, randomBytes } from 'node:crypto'
import type { systemCalls } from '@bahi/contracts/auth.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import { settings } from '@bahi/contracts/settings.ts'
import type { SettingValues } from '@bahi/contracts/settings.ts'
import { sql } from 'kysely'
import { isCaptchaOn, siteKeyOf } from '../../platform/captcha/captcha.ts'
import type { Ctx, PublicCtx } from '../../platform/context.ts'
import {
  analyticsKeyOf,
  applicationTitleOf,
  isPortal,
  systemSettings,
} from '../../platform/system-settings.ts'
import type { SystemValues } from '../../platform/system-settings.ts'

/** Answers only when the database does; anything else is maintenance. */
export async function ping(ctx: PublicCtx): Promise<undefined> {
  await ctx.withoutTenant((db) => sql`select 1`.execute(db))
  return undefined
}

export async function health(ctx: PublicCtx): Promise<ReplyOf<typeof systemCalls.health>> {
  const database = await timed(() => ctx.withoutTenant((db) => sql`select 1`.execute(db)))
  const begun = performance.now()
  const { state } = await ctx.product.diskSpace()
  const disk = { status: state, ms: Math.round(performance.now() - begun) }
  const backup = ctx.product.backupState()
  const checks = {
    database,
    disk,
    ...(backup === 'off' ? {} : { backup: { status: backup === 'late' ? ('low' as const) : backup, ms: 0 } }),
  }
  return {
    status: worst(Object.values(checks).map(({ status }) => status)),
    version: ctx.product.version,
    checks,
  }
}

const worst = (states: readonly ('up' | 'low' | 'down')[]) =>
  states.includes('down') ? 'down' : states.includes('low') ? 'degraded' : 'up'

async function timed(check: () => Promise<unknown>) {
  const begun = performance.now()
  const status: 'up' | 'down' = await check().then(
    () => 'up' as const,
    () => 'down' as const,
  )
  return { status, ms: Math.round(performance.now() - begun) }
}

/** The folder of logo, icon and slides below `/brand`. Anything that is no plain name is the product's own. */
function folderIn(values: SystemValues): string {
  const name = text(values.get('folderName'))
  return /^[a-z0-9][a-z0-9-]{0,39}$/.test(name) ? name : 'bahi'
}

function brandIn(ctx: Ctx | PublicCtx, values: SystemValues) {
  const { logo, icon, slides } = ctx.product.brandOf(folderIn(values))
  return { logo, icon, slides: [...slides] }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** What the screens before sign-in need; the shown name of the product is a setting of the installation. */
export async function preLoadSettings(
  ctx: Ctx | PublicCtx,
): Promise<ReplyOf<typeof systemCalls.preLoadSettings>> {
  const values = await systemValues(ctx)
  return {
    applicationTitle: applicationTitleOf(values),
    applicationSubTitle: text(values.get('applicationSubTitle')),
    isEnabled: isCaptchaOn(values),
    siteKey: siteKeyOf(values),
    ssoEnabled: values.get('ssoEnabled') === true,
    azureSaml: values.get('azureSaml') === true,
    oktaSaml: values.get('oktaSaml') === true,
    googleOAuthClientId: text(values.get('googleOAuthClientId')),
    contactEmailAddress: text(values.get('contactEmailAddress')),
    moreEnquiryEmailAddress: text(values.get('moreEnquiryEmailAddress')),
    helpLineNumber: text(values.get('helpLineNumber')),
    disableFeaturesForEInvoicingPortal: isPortal(ctx.product.variant, values),
    cirpPortalUrl: text(values.get('cirpPortalUrl')),
    folderName: folderIn(values),
    brand: brandIn(ctx, values),
    blockPasswordPaste: (values.get('blockPasswordPaste') ?? settings.blockPasswordPaste.value) === true,
    passwordMaxLength: Number(values.get('passwordMaxLength') ?? settings.passwordMaxLength.value),
    isProductionLike: ctx.product.isProductionLike,
  }
}

/** Known to this process alone: the key and initial vector of a session open nothing but what that session put away. */
const sessionSecret = randomBytes(32)

export async function loadSettings(ctx: Ctx): Promise<ReplyOf<typeof systemCalls.loadSettings>> {
  const [values, named] = await Promise.all([ctx.settings(), systemValues(ctx)])
  const material = createHmac('sha512', sessionSecret)
    .update(`${ctx.subscriberId}:${ctx.request?.sessionId ?? 0}`)
    .digest()
  const { firstName, lastName, emailAddress } = ctx.access
  return {
    applicationTitle: text(named.get('applicationTitle') ?? 'Bahi'),
    folderName: folderIn(named),
    isGoogleAnalyticsEnabled: analyticsKeyOf(named) !== '',
    googleAnalyticsKey: analyticsKeyOf(named),
    pageSize: values.pageSize,
    reportPageSize: values.reportPageSize,
    importErrorPageSize: values.importErrorPageSize,
    poolingTime: values.poolingTime,
    apiTimeOut: values.apiTimeOut,
    dateFormat: values.dateFormat,
    dateTimeFormat: values.dateTimeFormat,
    startDate: '2017-07-01',
    maxDate: `${Number(ctx.today().slice(0, 4)) + 1}-12-31`,
    downloadFileExpiryInHours: values.downloadFileExpiryInHours,
    key: material.subarray(0, 32).toString('base64'),
    iv: material.subarray(32, 48).toString('base64'),
    cirpPortalApiUrl: text(named.get('cirpPortalApiUrl')),
    subscriberSettings: ctx.access.parents.size > 0 ? { ...values } : { ...values, ...ofProduct(values) },
    subscriberSettingsWithFinancialYear: {},
    maxBulkSearchKeywords: values.maxBulkSearchKeywords,
    recordsAffectedWarningLimit: values.recordsAffectedWarningLimit,
    trialExpiryWarningDays: values.trialExpiryWarningDays,
    firstName,
    lastName,
    userEmailAddress: emailAddress,
    impersonatedBy: await impersonatorOf(ctx),
  }
}

/** Where no company is known, and so no country: the specification's own values stay (reading 8), unless one was chosen. */
const ofProduct = ({ defaultCurrency, defaultTaxState }: SettingValues): Partial<SettingValues> => ({
  ...(defaultCurrency === settings.defaultCurrency.value ? { defaultCurrency: 'USD' } : {}),
  ...(defaultTaxState === settings.defaultTaxState.value ? { defaultTaxState: '15' } : {}),
})

/** Who shows this user's view, by name; empty in a session of one's own. */
async function impersonatorOf({ db, subscriberId, actor }: Ctx): Promise<string> {
  if (actor.impersonatorId == null) return ''
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(trim(first_name || ' ' || last_name), ''), user_name) as name from users
    where subscriber_id = ${subscriberId} and id = ${actor.impersonatorId}`.execute(db)
  return rows[0]?.name ?? ''
}

const systemValues = (ctx: Ctx | PublicCtx): Promise<SystemValues> =>
  'withoutTenant' in ctx
    ? ctx.withoutTenant((db) => systemSettings(db, ctx.product.variant))
    : systemSettings(ctx.db, ctx.product.variant)
