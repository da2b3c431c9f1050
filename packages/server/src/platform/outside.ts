import { isInIpRange, parseIpAddress, parseIpRange } from '@bahi/domain/net/ip-address.ts'

/**
 * Ranges that are no public unicast addresses; source: IANA special-purpose address registries for IPv4 and IPv6
 * (RFC 6890 and its updates). Cloud metadata is in 169.254.0.0/16 and fd00::/8.
 */
const inside4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
].map((text) => parseIpRange(text)!)
/** Of version 6 only 2000::/3 is public, without what represents version 4 or documents. */
const public6 = parseIpRange('2000::/3')!
const inside6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((text) => parseIpRange(text)!)

/** Whether an address is one of the public internet. */
export function isPublicAddress(text: string): boolean {
  const address = parseIpAddress(text)
  if (!address) return false
  if (address.family === 4) return !inside4.some((range) => isInIpRange(address, range))
  return isInIpRange(address, public6) && !inside6.some((range) => isInIpRange(address, range))
}

/** A host as it is in a URL, without the brackets of version 6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** Names that never mean a machine of the internet (RFC 6761, 6762, 8375). */
export const isInsideName = (host: string): boolean => {
  const name = host.replace(/\.$/, '').toLowerCase()
  return !name.includes('.') || /\.(localhost|local|internal|home\.arpa)$/.test(name)
}
