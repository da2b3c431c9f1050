import { hostname } from 'node:os'
import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Metrics } from '../http/metrics.ts'
import { producerOf } from './metric-data.ts'
import { switchSpans } from './spans.ts'

export interface TelemetryOptions {
  /** Where OTLP over HTTP is taken, without `/v1/traces`. */
  readonly endpoint: string
  /** Of so many requests one is traced, from 0 to 1; what a traced request does is traced with it. */
  readonly share: number
  readonly every: number
  readonly service: string
  readonly version: string
}

/**
 * Sends traces and metrics by OTLP (OpenTelemetry protocol 1, HTTP with JSON) until it is closed. Headers that the receiver asks
 * for are taken from `OTEL_EXPORTER_OTLP_HEADERS`, as by every exporter. What cannot be sent is lost: no request waits for it.
 */
export function sendTelemetry(
  { endpoint, share, every, service, version }: TelemetryOptions,
  metrics: Metrics,
): { close(): Promise<void> } {
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.version': version,
    'service.instance.id': `${hostname()}:${process.pid}`,
  })
  const sampled = new TraceIdRatioBasedSampler(share)
  const traces = new TracerProvider({
    resource,
    // A caller that says of its request that it is traced does not decide how many are.
    sampler: new ParentBasedSampler({
      root: sampled,
      remoteParentSampled: sampled,
      remoteParentNotSampled: sampled,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
        scheduledDelayMillis: Math.min(every, 5000),
      }),
    ],
  })
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
        exportIntervalMillis: every,
        exportTimeoutMillis: Math.min(every, 10_000),
        metricProducers: [producerOf(metrics)],
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(traces)
  switchSpans(true)
  return {
    async close() {
      switchSpans(false)
      await Promise.allSettled([traces.shutdown(), meters.shutdown()])
      trace.disable()
      propagation.disable()
      context.disable()
    },
  }
}
