import type { Reply } from '../../app/api/call-types.ts'

type Bounds = Pick<Reply<'setting.search'>[number], 'min' | 'max'>

/**
 * The number of a setting that was typed. As on every form: below the minimum, or empty, is raised to it; above the
 * maximum falls back to it. A number that is negative or no whole one is outside too, never read as another.
 */
export function settledNumber(text: string, { min = 0, max = Infinity }: Bounds) {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  const isWithin = number >= min && number <= max
  return { value: isWithin ? number : min, isOutside: !isWithin }
}
