import { Places } from '../../../platform/helpers/places.ts'
import { DecodeHelper, stopped } from './decode-helper.ts'
import type { Decoded, DecodeLimits } from './decode-helper.ts'
import type { DecodeRequest } from './decode-process.ts'

const limitsOfTasks: DecodeLimits = { millis: 60_000, mostMillis: 80_000, line: 'long' }

/** While others wait, a file has so long where a person waits; what needs longer is read by a task. */
const quickShareMs = 2000
const placesOfLine = 2

/** Places, and for each a process that reads one file after another. */
const lineOf = (shareMs?: number) => ({
  places: new Places(placesOfLine, shareMs),
  helpers: Array.from({ length: placesOfLine }, () => new DecodeHelper()),
})
const lines = { quick: lineOf(quickShareMs), long: lineOf() }

/**
 * Looks for QR codes in a PDF or picture, in a process of its own: the work delays no request, a file that unpacks
 * into gigabytes or into endless work ends that process alone, and code that a file might smuggle into a decoder finds
 * no files to write, no programs to start and no variables to read. Files of one subscriber wait for each other, not
 * those of others for them.
 */
export const decodeFile = (
  subscriberId: number,
  kind: DecodeRequest['kind'],
  bytes: Uint8Array,
  limits: DecodeLimits = limitsOfTasks,
): Promise<Decoded> => {
  const { places, helpers } = lines[limits.line]
  return places.run(subscriberId, (place, share) => helpers[place]!.decode(kind, bytes, limits, share))
}

/** Ends the processes, whatever they are at; who waits for one gets that reason. The next file starts another. */
export const closeDecoder = async (): Promise<void> => {
  for (const { places } of Object.values(lines)) places.refuseWaiting(stopped())
  await Promise.all(Object.values(lines).flatMap(({ helpers }) => helpers.map((helper) => helper.close())))
}
