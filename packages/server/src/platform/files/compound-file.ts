/** Why a compound file is not read. */
export class CompoundFault extends Error {}

const endOfChain = 0xffff_fffe

/**
 * A stream of a compound file, as Office kept files before 2007 ([MS-CFB]); undefined where there is none of that name. Chains
 * that run in a ring, or out of the file, are refused.
 */
export function streamOf(file: Buffer, names: readonly string[]): Buffer | undefined {
  if (file.length < 512 || file.readUInt32BE(0) !== 0xd0cf_11e0) throw new CompoundFault('no compound file')
  const sectorSize = 1 << file.readUInt16LE(30)
  const miniSize = 1 << file.readUInt16LE(32)
  if (![512, 4096].includes(sectorSize) || miniSize !== 64) throw new CompoundFault('sectors')
  const sector = (number: number): Buffer => {
    const at = (number + 1) * sectorSize
    if (number > 0xffff_fff0 || at >= file.length) throw new CompoundFault('sector')
    return file.subarray(at, Math.min(file.length, at + sectorSize))
  }
  const table = allocation(file, sector, sectorSize)
  const chain = (start: number, next: readonly number[], take: (number: number) => Buffer): Buffer => {
    const parts: Buffer[] = []
    for (let at = start; at !== endOfChain; at = next[at]!) {
      if (at >= next.length || parts.length > next.length) throw new CompoundFault('chain')
      parts.push(take(at))
    }
    return Buffer.concat(parts)
  }
  const directory = chain(file.readUInt32LE(48), table, sector)
  const entries = Array.from({ length: Math.floor(directory.length / 128) }, (_, index) => {
    const entry = directory.subarray(index * 128, (index + 1) * 128)
    const length = Math.min(64, Math.max(0, entry.readUInt16LE(64) - 2))
    return {
      name: entry.toString('utf16le', 0, length),
      type: entry.readUInt8(66),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    }
  })
  const found = entries.find(({ name, type }) => type === 2 && names.includes(name))
  if (!found) return undefined
  if (found.size >= file.readUInt32LE(56)) return chain(found.start, table, sector).subarray(0, found.size)
  const root = entries.find(({ type }) => type === 5)
  if (!root) throw new CompoundFault('root')
  const mini = chain(root.start, table, sector)
  const miniTable = numbersIn(chain(file.readUInt32LE(60), table, sector))
  return chain(found.start, miniTable, (number) => {
    if ((number + 1) * 64 > mini.length) throw new CompoundFault('mini sector')
    return mini.subarray(number * 64, (number + 1) * 64)
  }).subarray(0, found.size)
}

/** Which sector follows which. */
function allocation(file: Buffer, sector: (number: number) => Buffer, sectorSize: number): number[] {
  const places = numbersIn(file.subarray(76, 512)).filter((number) => number <= 0xffff_fff0)
  const seen = new Set<number>()
  for (let at = file.readUInt32LE(68); at <= 0xffff_fff0;) {
    if (seen.has(at)) throw new CompoundFault('ring')
    seen.add(at)
    const numbers = numbersIn(sector(at))
    places.push(...numbers.slice(0, sectorSize / 4 - 1).filter((number) => number <= 0xffff_fff0))
    at = numbers[sectorSize / 4 - 1] ?? endOfChain
  }
  if (places.length * sectorSize > file.length) throw new CompoundFault('table')
  return places.flatMap((place) => numbersIn(sector(place)))
}

const numbersIn = (bytes: Buffer): number[] =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4))
