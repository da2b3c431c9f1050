import { readFileSync } from 'node:fs'
import type { Schema } from '../shared-schemas.ts'

interface Operation {
  readonly operationId: string
  readonly description?: string
  readonly 'x-read-only'?: boolean
  readonly parameters: readonly Schema[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >
}

/** The parts of an API description that a client is made of. */
export interface Description {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const runtime = readFileSync(new URL('runtime.ts', import.meta.url), 'utf8')

/**
 * A client for programs in TypeScript or JavaScript as one file without dependencies: the types of all calls, made from the description, and
 * what signs in and sends. Calls that a program has no use for (of signing in) are left out.
 */
export function clientFile({ info, paths, components }: Description): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const types = operations.map(({ operation }) => {
    const { operationId, description } = operation
    return `${description ? `  /** ${description} */\n` : ''}  '${operationId}': { input: ${inputOf(operation)}; reply: ${replyOf(operation)} }`
  })
  const rows = operations.map(({ path, method, operation }) => {
    const again =
      method === 'GET' || operation['x-read-only'] === true
        ? `, 'read'`
        : operation.parameters.some(({ $ref }) => String($ref).endsWith('IdempotencyKey'))
          ? `, 'key'`
          : ''
    return `  '${operation.operationId}': ['${method}', '${path}'${again}],`
  })
  return [
    `// The client of Bahi ${info.version} for other programs, made from /api/openapi.json. It needs nothing but fetch.`,
    '/* eslint-disable */\n',
    runtime,
    `const table: Readonly<Record<keyof Calls, CallRow>> = {\n${rows.join('\n')}\n}\n`,
    '/** A client of all calls. */',
    'export const bahi = (options: Options): Client<Calls> => new Client<Calls>(table, options)\n',
    ...Object.entries(components.schemas).map(
      ([name, schema]) => `export type ${name} = ${typeOf(schema)}\n`,
    ),
    `export type Calls = {\n${types.join('\n')}\n}\n`,
  ].join('\n')
}

function inputOf({ parameters, requestBody }: Operation): string {
  if (requestBody) return typeOf(requestBody.content['application/json'].schema)
  const query = parameters.filter((one) => one['in'] === 'query')
  if (query.length === 0) return 'undefined'
  const members = query.map(
    ({ name, required, schema }) => `${keyOf(String(name))}${required ? '' : '?'}: ${typeOf(schema)}`,
  )
  const isNeeded = query.some(({ required }) => required)
  return `{ ${members.join('; ')} }${isNeeded ? '' : ' | undefined'}`
}

function replyOf({ responses }: Operation): string {
  const { content } = responses['200'] ?? {}
  if (!content) return 'undefined'
  if (content['application/octet-stream']) return 'FileReply | { taskId: number }'
  return typeOf(content['application/json']?.schema)
}

/** The type of a schema of JSON Schema 2020-12, as far as our descriptions use it; of anything else, `unknown`. */
export function typeOf(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return 'unknown'
  const said = schema as Schema
  if (typeof said['$ref'] === 'string') return said['$ref'].split('/').at(-1)!
  if ('const' in said) return JSON.stringify(said['const'])
  if (Array.isArray(said['enum'])) return union(said['enum'].map((value) => JSON.stringify(value)))
  const several = said['anyOf'] ?? said['oneOf']
  if (Array.isArray(several)) return union(several.map(typeOf))
  if (Array.isArray(said['allOf'])) return said['allOf'].map((one) => `(${typeOf(one)})`).join(' & ')
  const { type } = said
  if (Array.isArray(type)) return union(type.map((one) => typeOf({ ...said, type: one })))
  if (type === 'array') {
    if (Array.isArray(said['prefixItems'])) return `readonly [${said['prefixItems'].map(typeOf).join(', ')}]`
    return `readonly (${typeOf(said['items'])})[]`
  }
  if (type === 'object') return objectOf(said)
  if (type === 'integer') return 'number'
  return typeof type === 'string' && ['string', 'number', 'boolean', 'null'].includes(type) ? type : 'unknown'
}

function objectOf({ properties, required, additionalProperties, propertyNames }: Schema): string {
  const needed = new Set(Array.isArray(required) ? (required as string[]) : [])
  const members = Object.entries((properties ?? {}) as Schema).map(
    ([name, one]) => `readonly ${keyOf(name)}${needed.has(name) ? '' : '?'}: ${typeOf(one)}`,
  )
  if (members.length > 0) return `{ ${members.join('; ')} }`
  const names = typeof propertyNames === 'object' ? typeOf(propertyNames) : 'string'
  const isOpen = typeof additionalProperties === 'object'
  const values = isOpen ? typeOf(additionalProperties) : 'unknown'
  return names === 'string' || names === 'unknown'
    ? `Readonly<Record<string, ${values}>>`
    : `Readonly<Partial<Record<${names}, ${values}>>>`
}

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ') || 'never'
const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)
