import { ValueType } from '@opentelemetry/api'
import type { Attributes, HrTime } from '@opentelemetry/api'
import { emptyResource } from '@opentelemetry/resources'
import { AggregationTemporality, DataPointType } from '@opentelemetry/sdk-metrics'
import type { MetricData, MetricProducer } from '@opentelemetry/sdk-metrics'
import type { Metrics } from '../http/metrics.ts'

const timeOf = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)]

/** Counts, times and gauges of the process, the same as `/metrics` gives, as OpenTelemetry has them. */
export function producerOf(metrics: Metrics): MetricProducer {
  const startTime = timeOf(Date.now())
  return {
    async collect() {
      const endTime = timeOf(Date.now())
      const point = <T>(attributes: Attributes, value: T) => ({ startTime, endTime, attributes, value })
      const described = (name: string, description: string, unit: string) => ({
        descriptor: { name, description, unit, valueType: ValueType.DOUBLE },
        aggregationTemporality: AggregationTemporality.CUMULATIVE,
      })
      const { replies, calls, gauges, bounds } = metrics.snapshot()
      const all: MetricData[] = [
        {
          ...described('bahi_replies_total', 'Replies by status.', '{reply}'),
          dataPointType: DataPointType.SUM,
          isMonotonic: true,
          dataPoints: replies.map(({ status, count }) => point({ status }, count)),
        },
        {
          ...described('bahi_call_seconds', 'Time of successful calls.', 's'),
          dataPointType: DataPointType.HISTOGRAM,
          dataPoints: calls.map(({ call, buckets, count, sum }) =>
            point(
              { call },
              { buckets: { boundaries: [...bounds], counts: ownCounts(buckets, count) }, count, sum },
            ),
          ),
        },
        ...gauges.map(({ name, help, readings }) => ({
          ...described(name, help, ''),
          dataPointType: DataPointType.GAUGE as const,
          dataPoints: readings.map(({ labels, value }) => point({ ...labels }, value)),
        })),
      ]
      return {
        resourceMetrics: {
          resource: emptyResource(),
          scopeMetrics: [
            { scope: { name: 'bahi' }, metrics: all.filter(({ dataPoints }) => dataPoints.length > 0) },
          ],
        },
        errors: [],
      }
    },
  }
}

/** Prometheus counts in a bucket all that is below its bound; OpenTelemetry what is in it, and what is above the last. */
const ownCounts = (buckets: readonly number[], count: number): number[] =>
  [...buckets, count].map((upTo, index, all) => upTo - (all[index - 1] ?? 0))
