import { aliasFields } from '@bahi/contracts/custom-alias.ts'
import type { AliasField, Labels } from '@bahi/contracts/custom-alias.ts'
import { customFieldKey } from '@bahi/contracts/custom-fields.ts'
import type { CustomFieldType, CustomRecordKind } from '@bahi/contracts/custom-fields.ts'
import { PrintSettings, usualPrintSettings } from '@bahi/contracts/print-settings.ts'
import type { PrintTemplate } from '@bahi/contracts/print-settings.ts'
import { printingTexts } from '@bahi/contracts/texts/printing.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { sayIn, type Say } from './format.ts'

type Words = Labels

/** A field of the business's own that is printed. */
export interface PrintedField {
  readonly key: string
  readonly recordKind: CustomRecordKind
  readonly type: CustomFieldType
  readonly labels: Words
}

/** How a place prints: its settings, its words for the product's fields, and its own fields. */
export interface PrintStyle {
  readonly settings: PrintSettings
  readonly aliases: Readonly<Partial<Record<AliasField, Words>>>
  readonly fields: readonly PrintedField[]
  /** Of the document that is being printed. */
  readonly language: Language
}

export const usualStyle: PrintStyle = {
  settings: usualPrintSettings,
  aliases: {},
  fields: [],
  language: 'en',
}

interface StyleRow {
  readonly settings: unknown
  readonly template: PrintTemplate | null
  readonly aliases: PrintStyle['aliases'] | null
  readonly fields: (Omit<PrintedField, 'key'> & { readonly id: number })[] | null
}

/**
 * The nearest settings above an entity: its own, else its company's, else the product's; with the template that the
 * series of a document names. One round trip.
 */
export async function styleOf(
  { db }: Pick<Ctx, 'db'>,
  entityId: number,
  seriesId: number | null = null,
): Promise<PrintStyle> {
  const { rows } = await sql<StyleRow>`
    select
      (select s.settings from print_settings s
        join entities e on e.subscriber_id = s.subscriber_id and e.id = ${entityId} and s.entity_id in (e.id, e.parent_id, e.company_id)
        where s.subscriber_id = current_subscriber()
        order by s.entity_id = e.id desc, s.entity_id = e.parent_id desc limit 1) as settings,
      (select r.print_template from series r where r.subscriber_id = current_subscriber() and r.id = ${seriesId}::bigint) as template,
      (select jsonb_object_agg(a.field, a.labels) from field_aliases a where a.subscriber_id = current_subscriber()) as aliases,
      (select jsonb_agg(jsonb_build_object('id', c.id, 'recordKind', c.record_kind, 'type', c.type, 'labels', c.labels) order by c.position, c.id)
        from custom_fields c where c.subscriber_id = current_subscriber() and c.is_printed and c.status = 'Active') as fields`.execute(
    db,
  )
  const { settings, template, aliases, fields } = rows[0]!
  const parsed = PrintSettings.safeParse(settings ?? {})
  const known = parsed.success ? parsed.data : usualPrintSettings
  return {
    language: 'en',
    settings: template ? { ...known, template } : known,
    aliases: aliases ?? {},
    fields: (fields ?? []).map(({ id, ...field }) => ({ ...field, key: customFieldKey(id) })),
  }
}

/** The same style for each of many documents, read once for a place and series. */
export function stylesOf(ctx: Pick<Ctx, 'db'>): (entityId: number, seriesId?: number) => Promise<PrintStyle> {
  const known = new Map<string, Promise<PrintStyle>>()
  return (entityId, seriesId) => {
    const key = `${entityId} ${seriesId ?? ''}`
    const style = known.get(key) ?? styleOf(ctx, entityId, seriesId)
    known.set(key, style)
    return style
  }
}

const fieldOfText: ReadonlyMap<string, AliasField> = new Map(
  (Object.keys(aliasFields) as AliasField[]).flatMap((field) =>
    aliasFields[field].keys.map((key) => [key, field] as const),
  ),
)

/** Printed words in a language, those of the business before the product's. */
export const sayWith = (language: Language, { aliases }: PrintStyle): Say => {
  const say = sayIn(language)
  if (Object.keys(aliases).length === 0) return say
  return (key, params) => {
    const field = fieldOfText.get(key)
    const own = field && aliases[field]?.[language]
    if (!own) return say(key, params)
    // 'Batch {{batch}}': the word changes, what it names stays behind it.
    return /\{\{\w+\}\}$/.test(printingTexts[key][language])
      ? [own, ...Object.values(params ?? {})].join(' ')
      : own
  }
}
