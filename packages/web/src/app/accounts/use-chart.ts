import type { Reply } from '../api/call-types.ts'
import { useCall } from '../api/use-call.ts'

export type ChartAccount = Reply<'accounting.chart'>[number]

const none: readonly ChartAccount[] = []

/** Every account of the system and of one's own, in the order of the groups. */
export const useChart = (): readonly ChartAccount[] =>
  useCall('accounting.chart', {}, { staleMs: 30_000, quiet: true, needed: true }).data ?? none
