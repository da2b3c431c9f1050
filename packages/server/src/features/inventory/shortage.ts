import { invalid } from '../../platform/errors.ts'
import { isDatabaseError } from '../ledger/index.ts'
import type { BookIssue } from '../ledger/index.ts'

/** What is not there of an item, as `move_stock` says it. */
export interface Shortage {
  readonly itemId: number
  readonly item: string
  readonly place: string
  readonly batch: string
  /** What was there before, in the first unit; of an earlier day what is left of it by later ones. */
  readonly available: string
  readonly uqc: string
}

/** What a posting wanted of the stock that is not there (rule `NegativeStock` of the GSTIN); undefined for any other error. */
export const shortagesOf = (error: unknown): Shortage[] | undefined =>
  isDatabaseError(error, 'BH040')
    ? (JSON.parse((error as { detail: string }).detail) as Shortage[])
    : undefined

/** The same by line (`lines[2].quantity`): each line that moves such an item says it. */
export function shortageIssues(
  error: unknown,
  lines: readonly { readonly itemId?: number | undefined }[],
): BookIssue[] | undefined {
  return shortagesOf(error)?.flatMap(({ itemId, item, place, batch, available, uqc }): BookIssue[] => {
    const params = { item: batch ? `${item} (${batch})` : item, place, available, uqc }
    const at = lines.flatMap((line, index) => (line.itemId === itemId ? [`lines[${index}].quantity`] : []))
    return (at.length > 0 ? at : ['lines']).map((path) => ({ path, code: 'STOCK_SHORT', params }))
  })
}

/** Posts stock; where something would fall below nothing and may not, its lines say what is there. */
export async function refusingShortages<T>(
  lines: readonly { readonly itemId?: number | undefined }[],
  post: () => Promise<T>,
): Promise<T> {
  return post().catch((error: unknown) => {
    const issues = shortageIssues(error, lines)
    throw issues ? invalid(issues) : error
  })
}

/** The first of what is not there, for the reason of a refusal; any other error is thrown on. */
export function shortageOf(error: unknown): { item: string; place: string; available: string; uqc: string } {
  const [first] = shortagesOf(error) ?? []
  if (!first) throw error
  const { item, place, available, uqc } = first
  return { item, place, available, uqc }
}
