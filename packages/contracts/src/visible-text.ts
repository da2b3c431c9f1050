/**
 * Characters that nobody sees: control characters but tab and line ends, zero-width spaces, fillers, marks that turn the
 * direction, tags. Names that look alike would differ by them, and a name could consist of nothing else. The joiner and
 * non-joiner (U+200D, U+200C) stay: Indian scripts and Arabic are written with them. NUL is refused elsewhere, not removed.
 */
const unseen =
  // oxlint-disable-next-line no-control-regex
  /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB]|\u034F|\u17B4|\u17B5|\u180B|\u180C|\u180D|\u180E|\u180F|[\u{E0000}-\u{E0FFF}]/gu
const nothingSeen = /^(?:[\s\p{M}]|\u200C|\u200D)*$/u

/** The text without what nobody sees, as every field takes it; empty where nothing is left to see. */
export function visibleText(text: string): string {
  const seen = text.replace(unseen, '').trim()
  return nothingSeen.test(seen) ? '' : seen
}
