import type * as z from 'zod'
import type { Issue } from '../errors.ts'
import { invalid } from '../errors.ts'
import { unstorablePaths } from './unstorable.ts'

/**
 * What a call was sent, as its schema wants it; otherwise every problem at once. A member that is null or an empty text
 * where its field takes neither is absent, as if it had not been sent.
 */
export function parseInput(schema: z.ZodType, input: unknown): unknown {
  refuseUnstorable(input)
  return parseStorable(schema, input)
}

/** Refuses what holds characters that no column keeps. */
export function refuseUnstorable(input: unknown): void {
  const unstorable = unstorablePaths(input)
  if (unstorable.length > 0)
    throw invalid(unstorable.map((path) => ({ path: pathText(path), code: 'CHARACTERS' })))
}

/** The same as {@link parseInput} for what holds no such characters. */
export function parseStorable(schema: z.ZodType, input: unknown): unknown {
  let sent = input
  for (;;) {
    const parsed = schema.safeParse(sent)
    if (parsed.success) return parsed.data
    const { issues } = parsed.error
    const filled = withoutEmpty(sent, issues)
    if (filled === undefined) throw invalid(issuesOf(issues, sent))
    sent = filled
  }
}

/** The input without the empty members that were refused; undefined where none of them is empty. */
export function withoutEmpty(input: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const empty = issues.filter(({ path }) => {
    const value = valueAt(input, path)
    return typeof path.at(-1) === 'string' && (value === null || value === '')
  })
  if (empty.length === 0) return undefined
  const filled = structuredClone(input)
  for (const { path } of empty)
    delete (valueAt(filled, path.slice(0, -1)) as Record<PropertyKey, unknown>)[path.at(-1)!]
  return filled
}

export function issuesOf(list: readonly z.core.$ZodIssue[], input: unknown): Issue[] {
  const issues = new Map<string, Issue>()
  const add = (issue: z.core.$ZodIssue, base: readonly PropertyKey[]) => {
    const path = [...base, ...issue.path]
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      // The errors of the nearest alternative are the most useful.
      const nearest = [...issue.errors].sort((a, b) => a.length - b.length)[0]!
      for (const inner of nearest) add(inner, path)
      return
    }
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) put({ path: pathText([...path, key]), code: 'UNKNOWN_FIELD' })
      return
    }
    put({ path: pathText(path), ...codeOf(issue, input, path) })
  }
  const put = (issue: Issue) => issues.set(`${issue.path} ${issue.code}`, issue)
  for (const issue of list) add(issue, [])
  return [...issues.values()]
}

function codeOf(issue: z.core.$ZodIssue, input: unknown, path: readonly PropertyKey[]): Omit<Issue, 'path'> {
  switch (issue.code) {
    case 'invalid_type':
      return { code: valueAt(input, path) == null ? 'REQUIRED' : 'WRONG_TYPE' }
    case 'too_big': {
      const params = { max: String(issue.maximum) }
      if (issue.origin === 'string') return { code: 'TOO_LONG', params }
      if (issue.origin === 'array' || issue.origin === 'set') return { code: 'TOO_MANY', params }
      return { code: 'ABOVE_MAXIMUM', params }
    }
    case 'too_small': {
      const params = { min: String(issue.minimum) }
      if (issue.origin === 'string')
        return Number(issue.minimum) <= 1 ? { code: 'REQUIRED' } : { code: 'TOO_SHORT', params }
      if (issue.origin === 'array' || issue.origin === 'set') return { code: 'TOO_FEW', params }
      return { code: 'BELOW_MINIMUM', params }
    }
    case 'invalid_value':
      return valueAt(input, path) === undefined
        ? { code: 'REQUIRED' }
        : { code: 'NOT_A_CHOICE', params: { choices: issue.values.map(String).join(', ') } }
    case 'custom': {
      // A rule of a field names its message in one word: `gstin`, `tooLarge`.
      const word = issue.message
      const params = issue.params as Issue['params'] | undefined
      return /^[a-z][A-Za-z0-9]*$/.test(word)
        ? {
            code: word.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
            ...(params ? { params } : {}),
          }
        : { code: /^[A-Z][A-Z0-9_]*$/.test(word) ? word : 'CHARACTERS', ...(params ? { params } : {}) }
    }
    case 'invalid_format':
      // A field says so in one word where it is a date or a number.
      return { code: ['date', 'number'].includes(issue.message) ? issue.message.toUpperCase() : 'CHARACTERS' }
    default:
      return { code: 'CHARACTERS' }
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key]
  return value
}

/** `lines[3].hsn` */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    '',
  )

/**
 * Members of a query by what the schema expects: a list where it wants one (the key repeated, or once), numbers
 * and switches from their texts. A member without a value is absent.
 */
export function queryReader(schema: z.ZodType): (search: URLSearchParams) => Record<string, unknown> {
  const kinds = new Map<string, { readonly kind: string; readonly item?: string | undefined }>()
  const shape = (schema as unknown as { shape?: Record<string, z.ZodType> }).shape ?? {}
  for (const [key, member] of Object.entries(shape)) {
    const inner = unwrap(member)
    kinds.set(key, {
      kind: kindOf(inner),
      item: kindOf(inner) === 'array' ? kindOf(unwrap(defOf(inner)['element'] as z.ZodType)) : undefined,
    })
  }
  return (search) => {
    const result: Record<string, unknown> = {}
    for (const key of new Set(search.keys())) {
      const values = search.getAll(key).filter((text) => text !== '')
      if (values.length === 0) continue
      const known = kinds.get(key)
      if (known?.kind === 'array') result[key] = values.map((text) => scalar(text, known.item))
      else result[key] = values.length === 1 ? scalar(values[0]!, known?.kind) : values
    }
    return result
  }
}

const defOf = (schema: z.ZodType) => (schema as unknown as { def: Record<string, unknown> }).def
const kindOf = (schema: z.ZodType) => defOf(schema)['type'] as string

function unwrap(schema: z.ZodType): z.ZodType {
  const def = defOf(schema)
  if (def['innerType']) return unwrap(def['innerType'] as z.ZodType)
  if (def['type'] === 'pipe') {
    const into = def['in'] as z.ZodType
    return unwrap(kindOf(into) === 'transform' ? (def['out'] as z.ZodType) : into)
  }
  return schema
}

function scalar(text: string, kind: string | undefined): unknown {
  if (kind === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
