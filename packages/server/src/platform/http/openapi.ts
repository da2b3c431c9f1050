import type { Call } from '@bahi/contracts/call.ts'
import { errors } from '@bahi/contracts/errors.ts'
import * as z from 'zod'
import { pascal, SharedSchemas } from './shared-schemas.ts'
import type { Schema } from './shared-schemas.ts'

interface NamedCall {
  readonly name: string
  readonly call: Call
}

/** OpenAPI 3.1 of all calls, made from the schemas that check them. */
export function openApi(calls: readonly NamedCall[], version: string): Record<string, unknown> {
  const shared = new SharedSchemas()
  const said = calls.map(({ name, call }) => ({ name, call, ...schemasOf(call) }))
  for (const { input, reply } of said) {
    shared.count(input)
    shared.count(reply)
  }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const one of said)
    (paths[one.call.path] ??= {})[one.call.method.toLowerCase()] = operation(one, shared)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bahi',
      version,
      description: [
        'GST compliance and billing. Amounts are decimal strings; dates are YYYY-MM-DD; instants are ISO 8601 in UTC.',
        'A program signs in with `POST /authenticate/clientToken` (client id and secret of My profile, API access) and sends the token as `auth-token` with every call; it lives an hour. Its rights are those it was given, as far as its user has them. 429 says in `retry-after` when to come again.',
      ].join('\n\n'),
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'auth-token' } },
      schemas: { Error: errorSchema, ...shared.components },
      responses: refusals(),
      parameters: headers,
    },
  }
}

interface SaidCall extends NamedCall {
  readonly input: Schema | undefined
  readonly reply: Schema | undefined
}

const schemasOf = ({ input, reply }: Call): Pick<SaidCall, 'input' | 'reply'> => ({
  input: input && jsonSchema(input, 'input'),
  reply: typeof reply === 'string' ? undefined : jsonSchema(reply, 'output'),
})

function operation({ name, call, input, reply }: SaidCall, shared: SharedSchemas): Record<string, unknown> {
  const { access } = call
  const rights =
    typeof access === 'string' ? [] : 'anyOf' in access ? access.anyOf : [access.create, access.edit]
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    ...(access === 'anonymous' ? { security: [] } : { security: [{ session: [] }] }),
    ...(rights.length > 0 ? { 'x-rights': rights } : {}),
    ...(call.perMinute ? { 'x-calls-per-minute': call.perMinute } : {}),
    ...(call.readOnly ? { 'x-read-only': true } : {}),
    ...descriptionOf(call, rights),
    parameters: [
      { $ref: '#/components/parameters/Culture' },
      ...(call.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(call.method === 'GET' && input ? queryParameters(input) : []),
    ],
    ...(call.method === 'POST' && input
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: shared.add(input, pascal(name)) } },
          },
        }
      : {}),
    responses: { ...success(call, reply && shared.add(reply, `${pascal(name)}Reply`)), ...failures(call) },
  }
}

function descriptionOf(call: Call, rights: readonly string[]): { description?: string } {
  const sentences = [
    ...(rights.length > 0 ? [`Needs one of the rights ${rights.join(', ')}.`] : []),
    ...(call.personOnly ? ['For people alone: refused to programs and to impersonators.'] : []),
    ...(call.notForPrograms ? ["Part of a person's own screen: refused to programs."] : []),
    ...(call.perMinute ? [`At most ${call.perMinute} times a minute from one address.`] : []),
  ]
  return sentences.length > 0 ? { description: sentences.join(' ') } : {}
}

function queryParameters(input: Schema): unknown[] {
  const schema = input as { properties?: Record<string, unknown>; required?: string[] }
  return Object.entries(schema.properties ?? {}).map(([name, member]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: member,
    explode: true,
  }))
}

function success(call: Call, reply: Schema | undefined): Record<string, unknown> {
  if (call.reply === 'nothing') return { 204: { description: 'Done' } }
  if (call.reply === 'file') {
    return {
      200: {
        description: 'The file; above the limit of rows a background task',
        content: {
          'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
          'application/json': { schema: { type: 'object', properties: { taskId: { type: 'integer' } } } },
        },
      },
    }
  }
  return {
    200: {
      description: 'Done',
      content: { 'application/json': { schema: reply } },
    },
  }
}

function failures(call: Call): Record<string, unknown> {
  const statuses = new Set([
    400,
    404,
    413,
    415,
    422,
    429,
    500,
    503,
    ...(call.access === 'anonymous' ? [401] : [401, 403]),
    ...(call.idempotent ? [409] : []),
  ])
  return Object.fromEntries(
    [...statuses]
      .sort((a, b) => a - b)
      .map((status) => [status, { $ref: `#/components/responses/Status${status}` }]),
  )
}

/** What each call may answer with but its reply, by status. */
const refusals = () =>
  Object.fromEntries(
    [...new Set(Object.values(errors).map(({ status }) => status))]
      .sort((a, b) => a - b)
      .map((status) => {
        const codes = Object.values(errors)
          .filter((row) => row.status === status)
          .map((row) => row.code)
        return [
          `Status${status}`,
          {
            description: `Codes: ${codes.join(', ')}`,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]
      }),
  )

const headers = {
  Culture: {
    name: 'culture-name',
    in: 'header',
    description: 'The language of texts: en-IN, ar or hi-IN',
    schema: { type: 'string', default: 'en-IN' },
  },
  IdempotencyKey: {
    name: 'idempotency-key',
    in: 'header',
    description: 'With the same key and body, the first reply comes again and nothing is done twice',
    schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
  },
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    reused: 'inline',
  }) as Record<string, unknown>
  return rest
}

const message = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'string' }, message: { type: 'string' } },
}
const errorSchema = {
  type: 'object',
  required: ['requestId', 'errors'],
  properties: {
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: { ...message, properties: { ...message.properties, type: { enum: ['Error', 'Warning'] } } },
    },
    validationErrors: {
      type: 'object',
      description: 'By property, such as Data.lines[3].hsn',
      additionalProperties: { type: 'array', items: message },
    },
    record: { description: 'The newer record of a conflict' },
    developerName: { type: 'string', description: 'Outside production-like environments only' },
  },
}
