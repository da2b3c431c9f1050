/** An API description, as far as programs depend on it. */
export interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

interface Operation {
  readonly operationId: string
  readonly 'x-rights'?: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >
}

/** The members of a schema that are compared. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: unknown
  readonly items?: Schema
  readonly pattern?: string
  readonly maxLength?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly minimum?: number
  readonly minItems?: number
}

/** A question in the address. */
interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}

/**
 * What a program that works with `before` may break on with `after`, a sentence each. A call may take more than it did and give more than it
 * did; it may not ask for more, take less, give less, or give what programs were not told of. A new value in a list of values that are given is no
 * break: programs are told to expect it (docs/api.md).
 */
export function breaksOf(before: Described, after: Described): string[] {
  const found: string[] = []
  for (const [path, methods] of Object.entries(before.paths))
    for (const [method, one] of Object.entries(methods)) {
      const other = after.paths[path]?.[method]
      if (!other) {
        found.push(`${one.operationId}: ${method.toUpperCase()} ${path} is gone`)
        continue
      }
      const say = (sentence: string) => found.push(`${one.operationId}: ${sentence}`)
      const gone = (one['x-rights'] ?? []).filter((right) => other['x-rights']?.includes(right) === false)
      if (gone.length > 0) say(`the right ${gone.join(', ')} no longer opens it`)
      const compare = new Comparison(before, after, say)
      compare.takes(inputOf(one), inputOf(other), 'input')
      compare.gives(replyOf(one), replyOf(other), 'reply')
    }
  return found
}

/** Query parameters are the members of an input, as a body has them. */
function inputOf({ parameters, requestBody }: Operation): Schema {
  const body = requestBody?.content['application/json']?.schema
  if (body) return body
  const query = parameters.filter((one) => one.in === 'query')
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required === true).map(({ name }) => name),
  }
}

function replyOf({ responses }: Operation): Schema {
  const { content } = responses['200'] ?? {}
  if (!content) return { type: 'null' }
  return content['application/octet-stream'] ? { type: 'file' } : (content['application/json']?.schema ?? {})
}

class Comparison {
  readonly #before: Described
  readonly #after: Described
  readonly #say: (sentence: string) => void
  /** Pairs of named schemas that are being compared: a schema may hold itself. */
  readonly #seen = new Set<string>()

  constructor(before: Described, after: Described, say: (sentence: string) => void) {
    this.#before = before
    this.#after = after
    this.#say = say
  }

  /** What was taken must be taken still. */
  takes(before: Schema, after: Schema, place: string): void {
    const pair = this.#pair(before, after, 'takes')
    if (!pair) return
    const [old, now] = pair
    const types = typesOf(now, this.#after)
    for (const type of typesOf(old, this.#before))
      if (!types.has(type) && !types.has('any')) this.#say(`${place} no longer takes ${type}`)
    const values = valuesOf(now, this.#after)
    if (values) {
      const known = valuesOf(old, this.#before)
      const gone = known ? [...known].filter((value) => !values.has(value)) : ['any text']
      if (gone.length > 0) this.#say(`${place} no longer takes ${gone.join(', ')}`)
    }
    for (const limit of ['maxLength', 'maximum', 'maxItems'] as const)
      if (isTighter(old[limit], now[limit], (was, is) => is < was))
        this.#say(`${place}: ${limit} went from ${old[limit] ?? 'none'} to ${now[limit]}`)
    for (const limit of ['minLength', 'minimum', 'minItems'] as const)
      if (isTighter(old[limit], now[limit], (was, is) => is > was))
        this.#say(`${place}: ${limit} went from ${old[limit] ?? 'none'} to ${now[limit]}`)
    if (now.pattern !== undefined && now.pattern !== old.pattern)
      this.#say(`${place}: the pattern went from ${old.pattern ?? 'none'} to ${now.pattern}`)
    const [members, others] = [membersOf(old), membersOf(now)]
    for (const [name, member] of Object.entries(members))
      if (others[name]) this.takes(member, others[name], `${place}.${name}`)
      else if (now.additionalProperties === false || 'properties' in now)
        this.#say(`${place}.${name} is no longer known`)
    const needed = requiredOf(old)
    for (const name of requiredOf(now)) if (!needed.has(name)) this.#say(`${place}.${name} must be sent now`)
    if (old.items && now.items) this.takes(old.items, now.items, `${place}[]`)
    this.#branches(old, now, (one, other) => this.takes(one, other, place))
  }

  /** What was given must be given still, and nothing that a program cannot expect. */
  gives(before: Schema, after: Schema, place: string): void {
    const pair = this.#pair(before, after, 'gives')
    if (!pair) return
    const [old, now] = pair
    const types = typesOf(old, this.#before)
    for (const type of typesOf(now, this.#after))
      if (!types.has(type) && !types.has('any')) this.#say(`${place} may be ${type} now`)
    const [members, others] = [membersOf(old), membersOf(now)]
    const given = requiredOf(now)
    for (const name of requiredOf(old))
      if (others[name] && !given.has(name)) this.#say(`${place}.${name} may be missing now`)
    for (const [name, member] of Object.entries(members))
      if (others[name]) this.gives(member, others[name], `${place}.${name}`)
      else this.#say(`${place}.${name} is no longer given`)
    if (old.items && now.items) this.gives(old.items, now.items, `${place}[]`)
    this.#branches(old, now, (one, other) => this.gives(one, other, place))
  }

  #pair(before: Schema, after: Schema, way: string): readonly [Schema, Schema] | undefined {
    const [one, other] = [before.$ref ?? '', after.$ref ?? '']
    if (one || other) {
      const key = `${way} ${one || JSON.stringify(before)} ${other || JSON.stringify(after)}`
      if (this.#seen.has(key)) return undefined
      this.#seen.add(key)
    }
    const [old, now] = [resolved(before, this.#before), resolved(after, this.#after)]
    return JSON.stringify(old) === JSON.stringify(now) && !/"\$ref"/.test(JSON.stringify(old))
      ? undefined
      : [old, now]
  }

  /** Objects among several are compared in turn where there are as many of them. */
  #branches(old: Schema, now: Schema, compare: (old: Schema, now: Schema) => void): void {
    const objects = (schema: Schema, of: Described) =>
      branchesOf(schema)
        .map((one) => resolved(one, of))
        .filter((one) => 'properties' in one || 'items' in one)
    const [one, other] = [
      branchesOf(old).length > 0 ? objects(old, this.#before) : [old],
      branchesOf(now).length > 0 ? objects(now, this.#after) : [now],
    ]
    if (branchesOf(old).length + branchesOf(now).length === 0 || one.length !== other.length) return
    for (const [at, schema] of one.entries()) compare(schema, other[at]!)
  }
}

function resolved(schema: Schema, of: Described): Schema {
  const { $ref } = schema
  if ($ref === undefined) return schema
  const name = $ref.split('/').at(-1)!
  const found = of.components.schemas[name]
  if (!found) throw new Error(`${$ref} names no schema of the description`)
  return resolved(found, of)
}

const branchesOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []

function typesOf(schema: Schema, of: Described): Set<string> {
  const branches = branchesOf(schema)
  if (branches.length > 0) return new Set(branches.flatMap((one) => [...typesOf(resolved(one, of), of)]))
  const { type } = schema
  if (type !== undefined) return new Set([type].flat().map((one) => (one === 'integer' ? 'number' : one)))
  const values = [...(schema.enum ?? []), ...('const' in schema ? [schema.const] : [])]
  if (values.length > 0) return new Set(values.map((value) => (value === null ? 'null' : typeof value)))
  return new Set(['any'])
}

/** The words that a text is one of; undefined where it may be any. */
function valuesOf(schema: Schema, of: Described): Set<string> | undefined {
  const branches = branchesOf(schema).map((one) => resolved(one, of))
  if (branches.length > 0) {
    const texts = branches.filter((one) => typesOf(one, of).has('string'))
    const lists = texts.map((one) => valuesOf(one, of))
    if (texts.length === 0 || lists.some((list) => list === undefined)) return undefined
    return new Set(lists.flatMap((list) => [...list!]))
  }
  if (schema.enum) return new Set(schema.enum.map(String))
  return 'const' in schema ? new Set([String(schema.const)]) : undefined
}

const membersOf = (schema: Schema) => schema.properties ?? {}
const requiredOf = (schema: Schema) => new Set(schema.required)

const isTighter = (was: unknown, is: unknown, less: (was: number, is: number) => boolean): boolean =>
  typeof is === 'number' && (typeof was !== 'number' || less(was, is)) && !(was === undefined && is === 0)
