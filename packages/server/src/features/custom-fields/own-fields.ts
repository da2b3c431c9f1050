import { customFieldKey, customValueIssue } from '@bahi/contracts/custom-fields.ts'
import type { CustomFieldType, CustomRecordKind } from '@bahi/contracts/custom-fields.ts'
import type { Labels } from '@bahi/contracts/custom-alias.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

/** A field as a save checks it; deleted ones are returned too, since records still have values in them. */
export interface OwnField {
  readonly id: number
  readonly recordKind: CustomRecordKind
  readonly type: CustomFieldType
  readonly labels: Labels
  readonly choices: readonly string[]
  readonly isMandatory: boolean
  readonly isInList: boolean
  readonly isDeleted: boolean
}

interface ValueIssue {
  readonly path: string
  readonly code: string
  readonly params?: Readonly<Record<string, string>>
}
type Values = Readonly<Record<string, string>> | undefined

/** The fields of some kinds of record as one JSON value, to be in a larger query. */
export const ownFieldsOf = (kinds: readonly string[]) => sql<OwnField[]>`(
  select coalesce(json_agg(json_build_object('id', c.id, 'recordKind', c.record_kind, 'type', c.type, 'labels', c.labels, 'choices', c.choices,
    'isMandatory', c.is_mandatory, 'isInList', c.is_in_list, 'isDeleted', c.status = 'Delete') order by c.position, c.id), '[]')
  from custom_fields c where c.subscriber_id = current_subscriber() and c.record_kind = any(${[...kinds]}::text[]))`

/** Of the values in a record's column those that are printed, as JSON by key; null where there are none. */
export const printedValues = (
  kind: CustomRecordKind,
  column: RawBuilder<unknown>,
) => sql`(case when ${column} is not null then (
  select json_object_agg('field' || own.id, ${column} ->> ('field' || own.id)) from custom_fields own
  where own.subscriber_id = current_subscriber() and own.record_kind = ${kind} and own.is_printed and own.status = 'Active'
    and ${column} ->> ('field' || own.id) <> '') end)`

async function ownFields(db: Db, kinds: readonly CustomRecordKind[]): Promise<OwnField[]> {
  const { rows } = await sql<{ fields: OwnField[] }>`select ${ownFieldsOf(kinds)} as fields`.execute(db)
  return rows[0]!.fields
}

/**
 * What is wrong with the values of a record: keys that no field has, values of another type, mandatory ones left out.
 * A draft may be incomplete and hold half a number; a key that no field has it may not hold either. What is in
 * a deleted field stays as it is.
 */
export function customValueIssues(
  fields: readonly OwnField[],
  values: Values,
  path: string,
  isDraft = false,
): ValueIssue[] {
  const byKey = new Map(fields.map((field) => [customFieldKey(field.id), field]))
  const issues: ValueIssue[] = []
  for (const [key, value] of Object.entries(values ?? {})) {
    const field = byKey.get(key)
    if (!field) issues.push({ path: `${path}.${key}`, code: 'UNKNOWN_FIELD' })
    if (!field || field.isDeleted || isDraft || value === '') continue
    const code = customValueIssue(field, value)
    if (code)
      issues.push({
        path: `${path}.${key}`,
        code,
        ...(code === 'NOT_A_CHOICE' ? { params: { choices: field.choices.join(', ') } } : {}),
      })
  }
  if (isDraft) return issues
  for (const [key, field] of byKey)
    if (field.isMandatory && !field.isDeleted && !values?.[key])
      issues.push({ path: `${path}.${key}`, code: 'REQUIRED' })
  return issues
}

/** The same for a record of one kind, its fields read here. */
export const customFieldIssues = async (
  db: Db,
  kind: CustomRecordKind,
  values: Values,
  path = '',
): Promise<ValueIssue[]> => customValueIssues(await ownFields(db, [kind]), values, `${path}customFields`)
