const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A GSTIN from its first fourteen characters. */
export function gstinOf(head: string): string {
  let sum = 0
  for (const [place, character] of head.split('').entries()) {
    const product = alphabet.indexOf(character) * (place % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return head + alphabet[(36 - (sum % 36)) % 36]!
}

/** One of the sample company, in a state and of a registration there. */
export const gstinOfSample = (state: string, registration = '1') =>
  gstinOf(`${state}AABCS5821K${registration}Z`)
