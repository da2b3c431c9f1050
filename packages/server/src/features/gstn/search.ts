import type { SettingValues } from '@bahi/contracts/settings.ts'
import type { GstnTaxpayer } from '@bahi/gateways/gstn/taxpayer.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { GstnProvider } from '../../platform/portals/lines.ts'
import type { Portals } from '../../platform/portals/portals.ts'

/** What the public search says of a GSTIN. `notAsked`: no way to the portal, or it does not answer. */
export type SearchedTaxpayer =
  | { readonly kind: 'found'; readonly taxpayer: GstnTaxpayer }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'notAsked' }

interface Searcher {
  readonly portals: Portals
  /** A short transaction, of any tenant or none: the result of the search belongs to no tenant. */
  readonly transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}

/** An answer counts for a day: cancellations matter, and so does the number of questions a provider allows. */
const keptHours = 24

/** Asks the public search of the GST portal, or what it said within a day. Holds no transaction while it waits. */
export async function searchGstn(
  { portals, transaction }: Searcher,
  provider: GstnProvider,
  gstin: string,
): Promise<SearchedTaxpayer> {
  const kept = await transaction((db) => keptAnswer(db, provider, gstin))
  if (kept) return answerOf(kept.details)
  const line = await portals.gstn(provider)
  if (!line) return { kind: 'notAsked' }
  const outcome = await line.client.taxpayer(gstin)
  if (outcome.kind !== 'done') return { kind: 'notAsked' }
  const details = outcome.value ?? null
  await transaction((db) => keepAnswer(db, provider, gstin, details))
  return answerOf(details)
}

/** The provider that the settings choose. */
export const gstnProviderOf = ({ gstnProvider }: Pick<SettingValues, 'gstnProvider'>): GstnProvider =>
  gstnProvider === 'Product' ? 'Product' : 'Sandbox'

const answerOf = (details: GstnTaxpayer | null): SearchedTaxpayer =>
  details ? { kind: 'found', taxpayer: details } : { kind: 'unknown' }

async function keptAnswer(db: Db, provider: string, gstin: string) {
  const { rows } = await sql<{ details: GstnTaxpayer | null }>`select details from taxpayer_lookups
    where provider = ${provider} and gstin = ${gstin} and told_at > now() - make_interval(hours => ${keptHours}::int)`.execute(
    db,
  )
  return rows[0]
}

/** That a GSTIN is unknown is not kept: it may have been given a minute ago. */
async function keepAnswer(
  db: Db,
  provider: string,
  gstin: string,
  details: GstnTaxpayer | null,
): Promise<void> {
  if (!details) return
  await sql`insert into taxpayer_lookups (provider, gstin, details) values (${provider}, ${gstin}, ${JSON.stringify(details)}::jsonb)
    on conflict (provider, gstin) do update set details = excluded.details, told_at = now()`.execute(db)
}
