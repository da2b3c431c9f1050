/**
 * First three digits of PIN codes by state, as the e-invoice portal's master holds them (inclusive ranges), with
 * Telangana (36) and Ladakh (38) added from the postal map. Ranges of neighbours overlap, so a hit proves nothing;
 * the portal refuses clear misses only.
 */
const rows: readonly (readonly [state: string, ranges: readonly (readonly [number, number])[]])[] = [
  ['01', [[180, 194]]],
  ['02', [[171, 177]]],
  ['03', [[140, 160]]],
  ['04', [[160, 160]]],
  ['05', [[244, 263]]],
  ['06', [[121, 136]]],
  ['07', [[110, 110]]],
  ['08', [[301, 345]]],
  ['09', [[201, 285]]],
  ['10', [[800, 855]]],
  ['11', [[737, 737]]],
  ['12', [[790, 792]]],
  ['13', [[797, 798]]],
  ['14', [[795, 795]]],
  ['15', [[796, 796]]],
  ['16', [[799, 799]]],
  ['17', [[793, 794]]],
  ['18', [[781, 788]]],
  ['19', [[700, 743]]],
  ['20', [[813, 835]]],
  ['21', [[751, 770]]],
  ['22', [[490, 497]]],
  ['23', [[450, 488]]],
  ['24', [[360, 396]]],
  [
    '25',
    [
      [362, 362],
      [396, 396],
    ],
  ],
  [
    '26',
    [
      [362, 362],
      [396, 396],
    ],
  ],
  ['27', [[400, 445]]],
  ['28', [[500, 535]]],
  ['29', [[560, 591]]],
  ['30', [[403, 403]]],
  ['31', [[682, 682]]],
  ['32', [[670, 695]]],
  ['33', [[600, 643]]],
  [
    '34',
    [
      [533, 533],
      [605, 605],
      [607, 607],
      [609, 609],
      [673, 673],
    ],
  ],
  ['35', [[744, 744]]],
  ['36', [[500, 509]]],
  ['37', [[500, 535]]],
  ['38', [[194, 194]]],
]

const rangesByState = new Map(rows)

/** PIN of an address abroad; also accepted in Other Territory (97). */
export const pinAbroad = 999_999

/**
 * 'match', 'mismatch' (3039), or 'unknown' for a number that lies in no state at all (3038).
 *
 * @example
 * pinInState(560058, '29') // 'match'
 */
export function pinInState(pin: number, state: string): 'match' | 'mismatch' | 'unknown' {
  if (state === '96' || state === '97') return pin === pinAbroad || state === '97' ? 'match' : 'mismatch'
  const prefix = Math.floor(pin / 1000)
  // Numbers of the army post have no fixed place.
  if (prefix >= 900 && pin !== pinAbroad) return 'match'
  if (liesIn(prefix, rangesByState.get(state) ?? [])) return 'match'
  return pin === pinAbroad || rows.some(([, ranges]) => liesIn(prefix, ranges)) ? 'mismatch' : 'unknown'
}

const liesIn = (prefix: number, ranges: readonly (readonly [number, number])[]): boolean =>
  ranges.some(([from, to]) => from <= prefix && prefix <= to)
