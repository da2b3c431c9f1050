/** One field as it was and as it is; null where it had, or has, no value. */
export interface FieldChange {
  readonly field: string
  /** Key of the text that names the field. */
  readonly labelKey: string
  readonly before: string | null
  readonly after: string | null
}

/** Kept by the product itself; who and when are in the entry already. */
const silent = new Set([
  'subscriber_id',
  'id',
  'version',
  'created_at',
  'created_by',
  'changed_at',
  'changed_by',
  'is_system',
  'document_id',
  'payment_id',
  'filed_at',
  'filed_by',
  'role_id',
  'user_id',
])

/** What differs between two images of a record, or of its rows, field by field. Numbers keep every digit. */
export function differenceOf(before: string | null, after: string | null): FieldChange[] {
  const old = flat(before)
  const now = flat(after)
  const changes: FieldChange[] = []
  for (const field of new Set([...old.keys(), ...now.keys()])) {
    const was = old.get(field) ?? null
    const is = now.get(field) ?? null
    if (was !== is)
      changes.push({
        field,
        labelKey: `field.${/([A-Za-z0-9]+)(\[\d+\])?$/.exec(field)?.[1] ?? field}`,
        before: was,
        after: is,
      })
  }
  return changes
}

/** JSON with its numbers as they are written: no digit of an amount passes through a float. */
export const exactJson = (text: string): unknown =>
  JSON.parse(text, ((_: string, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value) as (
    key: string,
    value: unknown,
  ) => unknown)

function flat(text: string | null): Map<string, string> {
  const result = new Map<string, string>()
  if (text === null) return result
  const image = exactJson(text)
  if (Array.isArray(image))
    for (const [index, row] of image.entries()) add(result, `[${rowName(row, index)}]`, row, true)
  else add(result, '', image, true)
  return result
}

/** Rows of a part are paired by their own number, so that a moved row shows as what changed in it. */
function rowName(row: unknown, index: number): string {
  const {
    line_number: line,
    document_id: documentId,
    right_code: right,
    return_period: period,
    entity_id: entity,
  } = (row ?? {}) as Record<string, unknown>
  return `${(line ?? right ?? documentId ?? period ?? entity ?? index + 1) as string | number}`
}

function add(result: Map<string, string>, path: string, value: unknown, isRecord: boolean) {
  if (value === null || value === undefined || value === '') return
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) add(result, `${path}[${index + 1}]`, item, false)
    return
  }
  if (typeof value === 'object') {
    for (const [key, member] of Object.entries(value)) {
      if (isRecord && silent.has(key)) continue
      const name = camel(key)
      add(result, path === '' ? name : `${path}.${name}`, member, false)
    }
    return
  }
  result.set(path, `${value as string | boolean}`)
}

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
