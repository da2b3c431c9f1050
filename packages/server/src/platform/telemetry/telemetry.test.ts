import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { configOf } from '../../config.ts'
import { loggerOptions } from '../log/options.ts'
import { idsOfSpan, inSpan } from './spans.ts'

interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly status: { readonly code: number }
  readonly facts: Readonly<Record<string, unknown>>
}

/** What a receiver of OTLP was sent, as it came. */
const sent: { readonly path: string; readonly text: string }[] = []
const receiver = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8').on('data', (part: string) => (text += part))
  request.on('end', () => {
    sent.push({ path: request.url!, text })
    response.setHeader('content-type', 'application/json').end('{}')
  })
})
const bodies = (path: string): AnyBody[] =>
  sent.filter((one) => one.path === path).map(({ text }) => JSON.parse(text) as AnyBody)
const spans = (): Span[] =>
  bodies('/v1/traces').flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }: AnyBody) =>
      scopeSpans.flatMap((scope: AnyBody) =>
        scope.spans.map((span: AnyBody) => ({
          ...span,
          facts: Object.fromEntries(
            span.attributes.map(({ key, value }: AnyBody) => [key, Object.values(value)[0]]),
          ),
        })),
      ),
    ),
  )

/** For what never comes: a busy machine may take long. */
const soon = <T>(look: () => T): Promise<T> => vi.waitFor(look, { timeout: 60_000 })

let server: TestServer
let shop: TestSubscriber
beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  const { port } = receiver.address() as AddressInfo
  server = await startTestServer({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_METRIC_EXPORT_INTERVAL: '200',
      OTEL_SERVICE_NAME: 'bahi-test',
    },
  })
  shop = await server.makeSubscriber()
})
afterAll(async () => {
  await server?.stop()
  await new Promise((done) => receiver.close(done))
})

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const callers = '00f067aa0ba902b7'

test('a call is a span of its caller, what it asks of the database is below it, and no value of a person is sent', async () => {
  await shop.call(
    'unit.save',
    { code: 'PVT', uqc: 'NOS', description: 'Private Words' },
    { headers: { traceparent: `00-${traceId}-${callers}-01` } },
  )
  const call = await soon(() => {
    const found = spans().find(({ name }) => name === 'unit.save')
    expect(found).toBeDefined()
    return found!
  })
  expect(call).toMatchObject({
    traceId,
    parentSpanId: callers,
    facts: { 'http.request.method': 'POST', 'http.route': '/api/unit/save' },
  })
  expect(call.status.code).toBe(0)
  const transaction = spans().find(({ parentSpanId }) => parentSpanId === call.spanId)!
  expect(transaction).toMatchObject({ name: 'transaction', traceId })
  const queries = spans().filter(({ parentSpanId }) => parentSpanId === transaction.spanId)
  expect(queries.map(({ facts }) => facts['db.query.text'])).toContainEqual(
    expect.stringMatching(/insert into "?units"?/i),
  )
  expect(sent.some(({ text }) => text.includes('Private Words'))).toBe(false)
  expect(JSON.stringify(bodies('/v1/traces')[0].resourceSpans[0].resource)).toContain('bahi-test')
})

test('a refusal says its code and is no fault', async () => {
  const before = spans().length
  expect((await shop.call('unit.save', { code: '' } as never)).status).toBe(422)
  const call = await soon(() => {
    const found = spans()
      .slice(before)
      .find(({ name }) => name === 'unit.save')
    expect(found).toBeDefined()
    return found!
  })
  expect(call.status.code).toBe(0)
  expect(call.facts['bahi.refused']).toEqual(expect.any(String))
})

test('a fault is marked, without its words', async () => {
  await expect(
    inSpan('a fault', async () => {
      throw new TypeError('Private Words')
    }),
  ).rejects.toThrow('Private Words')
  await soon(() => expect(spans().find(({ name }) => name === 'a fault')?.status.code).toBe(2))
  expect(sent.some(({ text }) => text.includes('Private Words'))).toBe(false)
})

test('lines of the log name trace and span', async () => {
  const { mixin } = loggerOptions({ logLevel: 'info' })
  expect(mixin()).toEqual({})
  await inSpan('with a line', async () => {
    expect(mixin()).toEqual({
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    expect(mixin()).toEqual(idsOfSpan())
  })
})

test('metrics are sent as /metrics has them', async () => {
  const metricsIn = (body: AnyBody): AnyBody[] =>
    body.resourceMetrics.flatMap(({ scopeMetrics }: AnyBody) =>
      scopeMetrics.flatMap(({ metrics }: AnyBody) => metrics),
    )
  const point = await soon(() => {
    const calls = bodies('/v1/metrics')
      .flatMap(metricsIn)
      .filter(({ name }) => name === 'bahi_call_seconds')
      .flatMap(({ histogram }) => histogram.dataPoints)
      .filter(({ attributes }) => attributes.some(({ value }: AnyBody) => value.stringValue === 'unit.save'))
    expect(calls.length).toBeGreaterThan(0)
    return calls.at(-1)
  })
  expect(Number(point.count)).toBe(1)
  expect(point.bucketCounts.map(Number).reduce((sum: number, one: number) => sum + one, 0)).toBe(1)
  expect(point.bucketCounts.length).toBe(point.explicitBounds.length + 1)
  const names = new Set(
    bodies('/v1/metrics')
      .flatMap(metricsIn)
      .map(({ name }) => name),
  )
  const text = server.app.services.metrics.text()
  for (const [, name] of text.matchAll(/^# TYPE (\S+) gauge$/gm)) expect(names).toContain(name)
})

test('nothing is sent where no endpoint is given, and a share that is none is refused', () => {
  expect(configOf({}).telemetry).toBeUndefined()
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' }
  expect(configOf(endpoint).telemetry).toEqual({
    endpoint: 'http://127.0.0.1:4318',
    share: 1,
    every: 60_000,
    service: 'bahi',
  })
  expect(() => configOf({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '10%' })).toThrow(
    'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1',
  )
})
