import { istDateOf } from '@bahi/domain/cal/date.ts'
import { presetOf, rangeOfPreset } from '@bahi/domain/cal/presets.ts'

export interface Period {
  /** Short code, `Custom` beside `from` and `to`, or nothing. */
  readonly period: string
  readonly from: string
  readonly to: string
}

/** Days as they are in an address; each may be missing. */
type Days = { readonly [K in 'from' | 'to']?: string | undefined }

/** A range that ends before it begins. */
export const isReversed = (days: Days): days is { readonly from: string; readonly to: string } =>
  !!days.from && !!days.to && days.to < days.from

/**
 * The days of a period as it is in an address; none where it names all days. An end before the beginning is left out: the
 * picker says what is wrong with it, and nobody is asked for it.
 */
export function daysOf({ period, from, to }: Period): { readonly from: string; readonly to: string } {
  const preset = presetOf(period)
  const range = preset && rangeOfPreset(preset, istDateOf(Date.now()))
  const days = { from: range?.from ?? from, to: range?.to ?? to }
  return isReversed(days) ? { ...days, to: '' } : days
}
