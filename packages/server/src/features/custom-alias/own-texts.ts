import { aliasFields, labelIn } from '@bahi/contracts/custom-alias.ts'
import type { AliasField, Labels } from '@bahi/contracts/custom-alias.ts'
import { customFieldKey } from '@bahi/contracts/custom-fields.ts'
import { texts } from '@bahi/contracts/texts/index.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Translate } from '../../platform/texts.ts'

/**
 * Texts that a business says in its own words, by key: names it gave the product's fields, and the labels of fields
 * it made itself (`field.field12`). Laid over the product's texts they reach every screen, column head and sheet.
 */
export async function ownTexts({
  db,
  language,
}: Pick<Ctx, 'db' | 'language'>): Promise<Record<string, string>> {
  const { rows } = await sql<{
    aliases: Partial<Record<string, Labels>> | null
    fields: Record<string, Labels> | null
  }>`
    select (select jsonb_object_agg(a.field, a.labels) from field_aliases a where a.subscriber_id = current_subscriber()) as aliases,
      (select jsonb_object_agg(c.id, c.labels) from custom_fields c where c.subscriber_id = current_subscriber()) as fields`.execute(
    db,
  )
  const { aliases, fields } = rows[0]!
  const own: Record<string, string> = {}
  for (const [field, labels] of Object.entries(aliases ?? {})) {
    const word = labels?.[language]
    if (!word || !Object.hasOwn(aliasFields, field)) continue
    for (const key of aliasFields[field as AliasField].keys) {
      const rest = /\{\{\w+\}\}$/.exec(texts[key][language])?.[0]
      own[key] = rest ? `${word} ${rest}` : word
    }
  }
  for (const [id, labels] of Object.entries(fields ?? {}))
    own[`field.${customFieldKey(Number(id))}`] = labelIn(labels, language)
  return own
}

/** The caller's translator with the business's own words before the product's. */
export async function ownWords(ctx: Pick<Ctx, 'db' | 'language' | 't'>): Promise<Translate> {
  const own = await ownTexts(ctx)
  return (key, params) => own[key] ?? ctx.t(key, params)
}
