import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Attributes, Context } from '@opentelemetry/api'
import { AppError } from '../errors.ts'

const tracer = trace.getTracer('bahi')
/** Without an endpoint that takes traces, all that is below costs one comparison. */
let isOn = false

export function switchSpans(on: boolean): void {
  isOn = on
}

export interface SpanFacts {
  readonly kind?: 'server' | 'client' | 'consumer'
  readonly facts?: Attributes
  /** Headers of the request that asked for it: its `traceparent` is the span above. */
  readonly from?: Readonly<Record<string, unknown>>
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

/** Does the work as a span of its own, below the one it is called in. What the caller may change is no fault of the span. */
export function inSpan<T>(name: string, work: () => Promise<T>, given: SpanFacts = {}): Promise<T> {
  if (!isOn) return work()
  const { kind, facts, from } = given
  const above = from ? propagation.extract(context.active(), from) : context.active()
  const options = { kind: kind ? kinds[kind] : SpanKind.INTERNAL, attributes: facts ?? {} }
  return tracer.startActiveSpan(name, options, above, async (span) => {
    try {
      return await work()
    } catch (error) {
      const isRefusal = error instanceof AppError && error.row.status < 500
      if (isRefusal) span.setAttribute('bahi.refused', error.row.code)
      // Its words may hold what a person typed: they are in the log alone.
      else span.setStatus({ code: SpanStatusCode.ERROR, message: errorName(error) })
      throw error
    } finally {
      span.end()
    }
  })
}

/** The same where it is part of something that is traced, and nothing by itself: rounds ask the database all the time. */
export function inPartSpan<T>(name: string, work: () => Promise<T>, given: SpanFacts = {}): Promise<T> {
  return isOn && trace.getActiveSpan() ? inSpan(name, work, given) : work()
}

/** A span of what has ended. */
export function noteSpan(
  name: string,
  {
    startedAt,
    ms,
    fault,
    ...given
  }: SpanFacts & {
    readonly startedAt: Date
    readonly ms: number
    readonly fault?: string | null | undefined
  },
): void {
  if (!isOn) return
  const { kind, facts } = given
  const span = tracer.startSpan(name, {
    kind: kind ? kinds[kind] : SpanKind.INTERNAL,
    attributes: facts ?? {},
    startTime: startedAt,
  })
  if (fault) span.setStatus({ code: SpanStatusCode.ERROR, message: fault })
  span.end(startedAt.getTime() + ms)
}

/** What a line of the log is found by in the traces. */
export function idsOfSpan(at: Context = context.active()): { traceId?: string; spanId?: string } {
  if (!isOn) return {}
  const span = trace.getSpanContext(at)
  return span ? { traceId: span.traceId, spanId: span.spanId } : {}
}

const errorName = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return [name, code].filter((one) => typeof one === 'string').join(' ')
}
