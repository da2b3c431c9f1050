/** An address of the internet, version 4 or 6, as the number it represents. */
export interface IpAddress {
  readonly family: 4 | 6
  readonly value: bigint
}

/** From one address to another of the same family, both included. */
export interface IpRange {
  readonly family: 4 | 6
  readonly from: bigint
  readonly to: bigint
}

const bitsOf = { 4: 32, 6: 128 } as const
/** `::ffff:0:0/96`: version 4 written as version 6, as a server that listens to both sees it (RFC 4291, 2.5.5.2). */
const mappedHead = 0xffffn

/** Reads one address; a version 4 address inside a version 6 one counts as what it is. */
export function parseIpAddress(text: string): IpAddress | undefined {
  const trimmed = text.trim().toLowerCase()
  const address = trimmed.includes(':') ? parseV6(trimmed) : parseV4(trimmed)
  if (address?.family === 6 && address.value >> 32n === mappedHead)
    return { family: 4, value: address.value & 0xffffffffn }
  return address
}

/** Reads `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48` or `203.0.113.10-203.0.113.20`. */
export function parseIpRange(text: string): IpRange | undefined {
  const [first, second, ...more] = text.split('-')
  if (more.length > 0 || first === undefined) return undefined
  if (second !== undefined) {
    const from = parseIpAddress(first)
    const to = parseIpAddress(second)
    if (!from || !to || from.family !== to.family || from.value > to.value) return undefined
    return { family: from.family, from: from.value, to: to.value }
  }
  const [base, prefix, ...rest] = first.split('/')
  const address = parseIpAddress(base!)
  if (!address || rest.length > 0) return undefined
  if (prefix === undefined) return { family: address.family, from: address.value, to: address.value }
  const length = /^\d{1,3}$/.test(prefix.trim()) ? Number(prefix) : Number.NaN
  const bits = bitsOf[address.family]
  if (!(length <= bits)) return undefined
  const span = 1n << BigInt(bits - length)
  const from = address.value - (address.value % span)
  return { family: address.family, from, to: from + span - 1n }
}

export const isInIpRange = ({ family, value }: IpAddress, range: IpRange): boolean =>
  range.family === family && value >= range.from && value <= range.to

/** The one way a range is written, so that the same range typed twice is seen. */
export function formatIpRange({ family, from, to }: IpRange): string {
  const first = formatIpAddress({ family, value: from })
  if (from === to) return first
  const span = to - from + 1n
  const isBlock = (span & (span - 1n)) === 0n && from % span === 0n
  return isBlock
    ? `${first}/${bitsOf[family] - (span.toString(2).length - 1)}`
    : `${first}-${formatIpAddress({ family, value: to })}`
}

/** Version 6 in the short form of RFC 5952. */
export function formatIpAddress({ family, value }: IpAddress): string {
  if (family === 4) return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.')
  const groups = Array.from({ length: 8 }, (_, at) =>
    ((value >> BigInt(112 - 16 * at)) & 0xffffn).toString(16),
  )
  const zeros = longestZeros(groups)
  if (!zeros) return groups.join(':')
  return `${groups.slice(0, zeros.at).join(':')}::${groups.slice(zeros.at + zeros.length).join(':')}`
}

function longestZeros(groups: readonly string[]): { at: number; length: number } | undefined {
  let best: { at: number; length: number } | undefined
  for (let at = 0; at < groups.length; at++) {
    let length = 0
    while (groups[at + length] === '0') length++
    if (length > Math.max(1, best?.length ?? 1)) best = { at, length }
    at += length
  }
  return best
}

function parseV4(text: string): IpAddress | undefined {
  const parts = text.split('.')
  // A leading zero means base eight to some programs and ten to others: refused, as they must agree.
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255))
    return undefined
  return { family: 4, value: parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n) }
}

function parseV6(text: string): IpAddress | undefined {
  const halves = text.split('::')
  if (halves.length > 2) return undefined
  const [head, tail] = halves.map((half, index) => groupsOf(half, index === halves.length - 1))
  if (!head || (halves.length === 2 && !tail)) return undefined
  const missing = 8 - head.length - (tail?.length ?? 0)
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined
  const groups = [...head, ...Array.from({ length: missing }, () => 0n), ...(tail ?? [])]
  return { family: 6, value: groups.reduce((sum, group) => (sum << 16n) + group, 0n) }
}

/** Groups of one side of `::`; the last of the address may be one of version 4, which makes two. */
function groupsOf(text: string, isLast: boolean): bigint[] | undefined {
  if (text === '') return []
  const parts = text.split(':')
  const groups: bigint[] = []
  for (const [index, part] of parts.entries()) {
    if (isLast && part.includes('.') && index === parts.length - 1) {
      const inner = parseV4(part)
      if (!inner) return undefined
      groups.push(inner.value >> 16n, inner.value & 0xffffn)
    } else if (/^[0-9a-f]{1,4}$/.test(part)) groups.push(BigInt(`0x${part}`))
    else return undefined
  }
  return groups
}
