import { placeOfPin } from './masters/pin-places.ts'
import type { PinPlace } from './masters/pin-places.ts'

/**
 * Road kilometres between two PIN codes, from the places they name; undefined where nobody can say (army post,
 * abroad, islands, unknown). An estimate for the sandbox and for a preview of validity, never a reason to refuse:
 * the government holds the figure that counts.
 *
 * @example
 * estimateKm(560058, 641012) // 263, from Bengaluru to Coimbatore; by road it is 365
 */
export function estimateKm(fromPin: number, toPin: number): number | undefined {
  const from = placeOfPin(fromPin)
  const to = placeOfPin(toPin)
  if (!from || !to || isIsland(fromPin) || isIsland(toPin)) return undefined
  if (fromPin === toPin) return 10
  if (Math.floor(fromPin / 1000) === Math.floor(toPin / 1000))
    return Math.min(150, Math.max(15, from.spreadKm))
  return Math.min(longestKm, Math.max(1, Math.ceil(roadKm(fromPin, from, toPin, to))))
}

const longestKm = 4000

function roadKm(fromPin: number, from: PinPlace, toPin: number, to: PinPlace): number {
  const straight = greatCircleKm(from, to)
  if (isNorthEast(from) && isNorthEast(to)) return straight * 1.6
  // By road the north-east is reached through Siliguri alone.
  if (isNorthEast(from)) return greatCircleKm(from, siliguri) * 1.35 + greatCircleKm(siliguri, to) * 1.22
  if (isNorthEast(to)) return greatCircleKm(from, siliguri) * 1.22 + greatCircleKm(siliguri, to) * 1.35
  if (isHills(fromPin, from) || isHills(toPin, to)) return straight * (straight <= 300 ? 1.8 : 1.35)
  return straight * 1.22
}

const siliguri = { latitude: 26.72, longitude: 88.43 }

const isNorthEast = ({ state }: PinPlace): boolean => state >= '12' && state <= '18'

/** Jammu and Kashmir, Ladakh, Himachal Pradesh, Sikkim, and the hills of Uttarakhand. */
function isHills(pin: number, { state }: PinPlace): boolean {
  return ['01', '38', '02', '11'].includes(state) || [246, 262, 263].includes(Math.floor(pin / 1000))
}

/** Andaman and Nicobar, and Lakshadweep. */
function isIsland(pin: number): boolean {
  return Math.floor(pin / 1000) === 744 || (pin >= 682_551 && pin <= 682_559)
}

function greatCircleKm(
  a: Pick<PinPlace, 'latitude' | 'longitude'>,
  b: Pick<PinPlace, 'latitude' | 'longitude'>,
): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const latitude = radians(b.latitude - a.latitude)
  const longitude = radians(b.longitude - a.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return 6371 * 2 * Math.asin(Math.sqrt(chord))
}
