/** A vehicle number as the portals take it: capitals, no blanks or dashes, figures of the office and the number padded. */
export function portalVehicleNumber(text: string): string {
  const plain = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const usual = /^([A-Z]{2})(\d{1,2})([A-Z]{0,3})(\d{1,4})$/.exec(plain)
  if (!usual || !offices.has(usual[1]!)) return plain
  return `${usual[1]}${usual[2]!.padStart(2, '0')}${usual[3]}${usual[4]!.padStart(4, '0')}`
}

/**
 * Whether the portals take a number (already in {@link portalVehicleNumber}'s form); 'unsure' for the BH series,
 * which not every source knows.
 */
export function checkVehicleNumber(text: string): 'good' | 'unsure' | 'bad' {
  if (text.length < 7 || text.length > 15) return 'bad'
  if (/^[0-9]{2}BH[0-9]{4}[A-HJ-NP-Z]{1,2}$/.test(text)) return 'unsure'
  if (/^(DF|TM|TR|BP|NP)[A-Z0-9]{5,13}$/.test(text)) return 'good'
  const isOfState = offices.has(text.slice(0, 2))
  const form = /^([A-Z]{2}[0-9]{2}[A-Z]{0,3}[0-9]{4}|[A-Z]{2}[0-9]{3}[A-Z][0-9]{4}|[A-Z]{3}[0-9]{4})$/
  return isOfState && form.test(text) ? 'good' : 'bad'
}

/** Letters of the states that register vehicles, older ones included. */
const offices = new Set(
  'AN AP AR AS BR CG CH DD DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UA UK UP WB'.split(
    ' ',
  ),
)
