import { serialKey } from '@bahi/domain/inventory/serials.ts'
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

interface WrongSerial {
  readonly itemId: number
  readonly item: string
  readonly serial: string
  readonly place: string
  readonly isTwice: boolean
}

interface Moved {
  readonly itemId?: number | undefined
  readonly serials?: readonly string[] | undefined
}

/** Serial numbers that a posting takes from where they are not, or brings where they are already; undefined for any other error. */
function serialIssues(error: unknown, lines: readonly Moved[]): BookIssue[] | undefined {
  if (!isDatabaseError(error, 'BH041')) return undefined
  const wrong = JSON.parse((error as { detail: string }).detail) as WrongSerial[]
  return wrong.map(({ itemId, item, serial, place, isTwice }): BookIssue => {
    const at = lines.findIndex(
      (line) =>
        line.itemId === itemId && line.serials?.some((one) => serialKey(one) === serialKey(serial)) === true,
    )
    return {
      path: at < 0 ? 'lines' : `lines[${at}].serials`,
      code: isTwice ? 'SERIAL_IN_STOCK' : 'SERIAL_NOT_THERE',
      params: { serial, item, place },
    }
  })
}

/** The same by line (`lines[2].quantity`): each line that moves such an item says it. */
export function shortageIssues(error: unknown, lines: readonly Moved[]): BookIssue[] | undefined {
  return (
    serialIssues(error, lines) ??
    shortagesOf(error)?.flatMap(({ itemId, item, place, batch, available, uqc }): BookIssue[] => {
      const params = { item: batch ? `${item} (${batch})` : item, place, available, uqc }
      const at = lines.flatMap((line, index) => (line.itemId === itemId ? [`lines[${index}].quantity`] : []))
      return (at.length > 0 ? at : ['lines']).map((path) => ({ path, code: 'STOCK_SHORT', params }))
    })
  )
}

/** Posts stock; where something would fall below nothing and may not, its lines say what is there. */
export async function refusingShortages<T>(lines: readonly Moved[], post: () => Promise<T>): Promise<T> {
  return post().catch((error: unknown) => {
    const issues = shortageIssues(error, lines)
    throw issues ? invalid(issues) : error
  })
}

/** The first of what is not there, for the reason of a refusal; any other error is thrown on. */
export function shortageOf(error: unknown): { item: string; place: string; available: string; uqc: string } {
  const [serial] = serialIssues(error, []) ?? []
  if (serial) {
    const { item = '', serial: number = '', place = '' } = serial.params ?? {}
    return { item: `${item} (${number})`, place, available: '0', uqc: '' }
  }
  const [first] = shortagesOf(error) ?? []
  if (!first) throw error
  const { item, place, available, uqc } = first
  return { item, place, available, uqc }
}
