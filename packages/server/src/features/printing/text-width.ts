/** Advances of Noto Sans Regular from the blank to the tilde, in thousandths of the text size. */
const advances = [
  260, 269, 408, 646, 572, 831, 732, 225, 300, 300, 551, 572, 268, 322, 268, 372, 572, 572, 572, 572, 572,
  572, 572, 572, 572, 572, 268, 268, 572, 572, 572, 434, 899, 639, 650, 632, 730, 556, 519, 728, 741, 339,
  273, 619, 524, 907, 760, 781, 605, 781, 622, 549, 556, 731, 600, 930, 586, 566, 572, 329, 372, 329, 572,
  444, 281, 561, 615, 480, 615, 564, 344, 615, 618, 258, 258, 534, 258, 935, 618, 605, 615, 615, 413, 479,
  361, 618, 508, 786, 529, 510, 470, 380, 551, 380, 572,
]
const rupee = 572

/** Width of a line of plain text in ems of its size; undefined where it has other than Latin letters of ASCII or ₹. */
export const textWidth = (text: string): number | undefined => {
  let sum = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const advance = code === 0x20b9 ? rupee : advances[code - 32]
    if (advance === undefined) return undefined
    sum += advance
  }
  return sum / 1000
}
