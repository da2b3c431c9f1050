import { sql } from 'kysely'
import type { Db } from './db/kysely.ts'
import type { Secrets } from './secrets.ts'

/** The whole product, or the single-window portal for e-invoices that runs beside it. */
export type Variant = 'main' | 'portal'
export type SystemValues = ReadonlyMap<string, unknown>

/**
 * Values of the installation by name. A value named `portal.<name>` is in the place of `<name>` for processes
 * that are the portal; it is no value of its own.
 */
export async function systemSettings(db: Db, variant: Variant): Promise<SystemValues> {
  const { rows } = await sql<{
    name: string
    value: unknown
  }>`select name, value from system_settings`.execute(db)
  const values = new Map<string, unknown>()
  const own = rows.filter(({ name }) => name.startsWith(portalPrefix))
  for (const { name, value } of rows) if (!name.startsWith(portalPrefix)) values.set(name, value)
  if (variant === 'portal')
    for (const { name, value } of own) values.set(name.slice(portalPrefix.length), value)
  return values
}

export const isPortal = (variant: Variant, values: SystemValues): boolean =>
  variant === 'portal' || values.get('disableFeaturesForEInvoicingPortal') === true

export const portalPrefix = 'portal.'

export const textOf = (values: SystemValues, name: string): string => {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

/** How the product is called on this installation. */
export const applicationTitleOf = (values: SystemValues): string =>
  textOf(values, 'applicationTitle') || 'Bahi'

/** A secret of the installation as it is kept: sealed under a key that is not in the database. */
export const sealSetting = (secrets: Secrets, name: string, text: string) => ({
  sealed: secrets.seal(text, placeOf(name)).toString('base64'),
})

/** A secret value, opened; empty where none is set. Values given at the start of the program are kept as they are. */
export function secretOf(values: SystemValues, secrets: Secrets, name: string): string {
  const plain = textOf(values, name)
  if (plain !== '') return plain
  const { sealed } = (values.get(name) ?? {}) as { sealed?: unknown }
  return typeof sealed === 'string' ? secrets.open(Buffer.from(sealed, 'base64'), placeOf(name)) : ''
}

/** The same secret opens in both variants. */
const placeOf = (name: string) => `system setting ${name.replace(portalPrefix, '')}`

/** Empty: no script of others counts anything. */
export function analyticsKeyOf(values: SystemValues): string {
  const key = values.get('googleAnalyticsKey')
  return typeof key === 'string' ? key.trim() : ''
}
