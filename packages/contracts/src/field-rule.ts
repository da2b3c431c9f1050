import type * as z from 'zod'

/** What a field's schema says about typing into it. */
export interface FieldRule {
  readonly kind: 'text' | 'decimal' | 'number' | 'switch' | 'choice' | 'date' | 'list' | 'object'
  readonly required: boolean
  readonly maxLength: number | undefined
  readonly upper: boolean
  readonly digits: boolean
  /** Characters that may be typed; undefined: all. */
  readonly allowed: RegExp | undefined
  readonly pattern: RegExp | undefined
  /** Decimals shown; at most `whole` digits before the point. */
  readonly scale: number
  readonly whole: number
  /** More decimals than `scale` are rounded when the field is left; without it they are cut. */
  readonly rounds: boolean
  /** A minus may be typed. */
  readonly signed: boolean
  readonly min: number | undefined
  readonly max: number | undefined
  readonly choices: readonly string[]
  readonly empty: unknown
}

interface Inner {
  readonly _zod: {
    readonly def: {
      readonly type: string
      readonly innerType?: Inner
      readonly in?: Inner
      readonly shape?: Readonly<Record<string, Inner>>
      readonly element?: Inner
      readonly defaultValue?: unknown
      readonly format?: string
      readonly entries?: Readonly<Record<string, string>>
      readonly checks?: readonly { readonly _zod: { readonly def: Check } }[]
    }
  }
  meta?: () => Readonly<Record<string, unknown>> | undefined
}

interface Check {
  readonly check: string
  readonly minimum?: number
  readonly maximum?: number
  readonly value?: number
  readonly pattern?: RegExp
}

const known = new WeakMap<object, Map<string, FieldRule>>()

/** The rule of one field of an object schema: `ruleOf(PartySave, 'billingAddress.line1')`. */
export function ruleOf(schema: z.ZodType, path: string): FieldRule {
  const rules = known.get(schema) ?? new Map<string, FieldRule>()
  known.set(schema, rules)
  const found = rules.get(path) ?? makeRule(at(schema, path.split('.')))
  rules.set(path, found)
  return found
}

/** Whether the schema of one field takes this value, apart from the rest of the record; else why not. */
export function faultOfField(schema: z.ZodType, path: string, value: unknown): z.core.$ZodIssue | undefined {
  const field = at(schema, path.split('.')) as unknown as z.ZodType
  return field.safeParse(value).error?.issues[0]
}

function at(schema: Inner, [name, ...rest]: readonly string[]): Inner {
  if (name === undefined) return schema
  const { inner } = unwrap(schema)
  const { shape, element } = inner._zod.def
  const next = /^\d+$/.test(name) ? element : shape?.[name]
  if (!next) throw new Error(`no field ${name}`)
  return at(next, rest)
}

function unwrap(schema: Inner): { inner: Inner; isOptional: boolean; preset: unknown } {
  let inner = schema
  let isOptional = false
  let preset: unknown
  for (;;) {
    const { type, innerType, defaultValue } = inner._zod.def
    if (!innerType || !/^(optional|nullable|default|prefault|nonoptional|readonly|catch)$/.test(type)) break
    isOptional ||= type !== 'nonoptional' && type !== 'readonly'
    if (defaultValue !== undefined) preset = defaultValue
    inner = innerType
  }
  return { inner, isOptional, preset }
}

function makeRule(schema: Inner): FieldRule {
  const { inner, isOptional, preset } = unwrap(schema)
  const { def } = inner._zod
  const meta = inner.meta?.() ?? {}
  const checks = (def.checks ?? []).map(({ _zod }) => _zod.def)
  const valueOf = (name: string, member: 'maximum' | 'value') =>
    checks.find(({ check }) => check === name)?.[member]
  const patterns = checks.flatMap(({ pattern }) => (pattern ? [pattern] : []))
  const decimal = decimalOf(patterns)
  const isDate = def.format === 'date'
  const kind = kindOf(def.type, decimal !== undefined || meta['decimal'] !== undefined, isDate)
  return {
    kind,
    required: !isOptional && kind !== 'switch' && kind !== 'list' && kind !== 'object',
    maxLength: def.type === 'string' && !decimal ? valueOf('max_length', 'maximum') : undefined,
    upper: meta['upper'] === true,
    digits: meta['digits'] === true,
    allowed: meta['digits'] === true ? /\d/ : decimal || isDate ? undefined : allowedOf(patterns),
    pattern: patterns[0],
    scale: typeof meta['decimal'] === 'number' ? meta['decimal'] : (decimal?.scale ?? 0),
    whole: decimal?.whole ?? 12,
    rounds: meta['rounds'] === true,
    signed: patterns.some(({ source }) => source.startsWith('^-?')),
    min: kind === 'number' ? finite(valueOf('greater_than', 'value')) : leastOf(meta['least']),
    max: kind === 'number' ? finite(valueOf('less_than', 'value')) : undefined,
    choices: def.entries ? Object.values(def.entries) : [],
    empty: kind === 'switch' ? (preset ?? false) : kind === 'list' ? [] : (preset ?? ''),
  }
}

function kindOf(type: string, isDecimal: boolean, isDate: boolean): FieldRule['kind'] {
  if (type === 'boolean') return 'switch'
  if (type === 'enum') return 'choice'
  if (type === 'number' || type === 'int') return 'number'
  if (type === 'array') return 'list'
  if (type === 'object' || type === 'record') return 'object'
  return isDate ? 'date' : isDecimal ? 'decimal' : 'text'
}

/** A decimal that means the same when it is empty as at its least: leaving it empty writes that. */
const leastOf = (least: unknown) => (typeof least === 'number' ? least : undefined)

/** `^\d{1,12}(\.\d{1,3})?$`: twelve digits before the point, three behind it. */
function decimalOf(patterns: readonly RegExp[]): { whole: number; scale: number } | undefined {
  for (const { source } of patterns) {
    const found = /\\d\{1,(\d+)\}\(\\\.\\d\{1,(\d+)\}\)\?/.exec(source)
    if (found) return { whole: Number(found[1]), scale: Number(found[2]) }
  }
  return undefined
}

/** A rule of the form "only these characters" says which keys do nothing. */
function allowedOf(patterns: readonly RegExp[]): RegExp | undefined {
  for (const { source, flags } of patterns) {
    const found = /^\^(\[(?:\\.|[^\]\\])+\])\+\$$/.exec(source)
    if (found?.[1]) return new RegExp(withSmallLetters(found[1]), flags)
  }
  return undefined
}

/** Fields in capitals accept small letters while typing; leaving the field turns them into capitals. */
function withSmallLetters(set: string): string {
  return set.includes('A-Z') && !set.includes('a-z') ? set.replace('A-Z', 'A-Za-z') : set
}

function finite(value: number | undefined): number | undefined {
  return value !== undefined && Number.isSafeInteger(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER
    ? value
    : undefined
}
