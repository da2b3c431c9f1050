import { customFieldCalls, mostCustomFields } from '@bahi/contracts/custom-fields.ts'
import type { ParsedOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { routes } from '../../platform/routes.ts'
import { insertRecord, Issues, updateRecord } from '../records/index.ts'
import type { Saved } from '../records/index.ts'
import { customFieldById, customFieldsOf, placeForNew, setOrder } from './queries.ts'

type Asked = ParsedOf<typeof customFieldCalls.save>

export const customFieldRoutes = routes(customFieldCalls, {
  search: (ctx) => customFieldsOf(ctx),
  save: saveField,
  order: async (ctx, { recordKind, ids }) => {
    if ((await setOrder(ctx.db, recordKind, ids)) !== new Set(ids).size) throw notFound()
    return undefined
  },
  /** The definition stays, so that what records hold in it can still be read. */
  delete: async (ctx, { id }) => {
    const { rows } =
      await sql`update custom_fields set status = 'Delete', version = version + 1, changed_at = now(), changed_by = current_user_id()
      where subscriber_id = current_subscriber() and id = ${id} and status = 'Active' returning id`.execute(
        ctx.db,
      )
    if (rows.length === 0) throw notFound()
    return undefined
  },
})

async function saveField(ctx: Ctx, input: Asked): Promise<Saved> {
  const { db } = ctx
  const issues = new Issues()
  const stored = input.id === undefined ? undefined : await customFieldById(db, input.id)
  if (input.id !== undefined && !stored) throw notFound()
  const kind = stored?.recordKind ?? input.recordKind
  const place = input.id === undefined ? await placeForNew(db, kind) : undefined
  if (place && place.count >= mostCustomFields)
    issues.add('recordKind', 'CUSTOM_FIELDS_FULL', { max: String(mostCustomFields) })
  if (!Object.values(input.labels).some(Boolean)) issues.add(`labels.${ctx.language}`, 'REQUIRED')
  if (input.type === 'choice' && input.choices.length === 0) issues.add('choices', 'REQUIRED')
  if (new Set(input.choices).size !== input.choices.length) issues.add('choices', 'DUPLICATE')
  if (stored && input.recordKind !== stored.recordKind) issues.add('recordKind', 'CUSTOM_FIELD_FIXED')
  const label = (labels: Asked['labels']) => Object.values(labels).map((text) => text?.toLowerCase())
  const others = (await customFieldsOf(ctx)).filter(
    (field) => field.recordKind === kind && !field.isDeleted && field.id !== input.id,
  )
  for (const [language, text] of Object.entries(input.labels))
    if (text && others.some((field) => label(field.labels).includes(text.toLowerCase())))
      issues.add(`labels.${language}`, 'DUPLICATE')
  // Records may hold values of the type already; another type is another field.
  if (stored && stored.type !== input.type) issues.add('type', 'CUSTOM_FIELD_FIXED')
  issues.refuse()
  const columns = {
    type: input.type,
    labels: input.labels,
    isMandatory: input.isMandatory,
    isInList: input.isInList,
    isPrinted: input.isPrinted,
  }
  const saved = place
    ? await insertRecord(db, 'custom_fields', { recordKind: kind, position: place.position, ...columns })
    : await updateRecord(db, 'custom_fields', { id: input.id!, version: input.version }, columns, () =>
        customFieldById(db, input.id!),
      )
  const choices = input.type === 'choice' ? input.choices : []
  // A text array, which the writer of jsonb columns knows nothing of.
  await sql`update custom_fields set choices = ${choices}::text[] where subscriber_id = current_subscriber() and id = ${saved.id}
    and choices <> ${choices}::text[]`.execute(db)
  return saved
}
