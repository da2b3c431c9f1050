/**
 * The form of a user name or e-mail address under which it is found, counted and compared: A to Z become small, every
 * other character stays itself. The database folds by `fold_name()` (migration 0085), which does the same; no table of
 * Unicode takes part, so that the two cannot drift apart, and no letter of another alphabet becomes one of ours.
 *
 * @example foldName('Asha@Example.IN') // 'asha@example.in'
 */
export const foldName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32))

export const isSameName = (one: string, other: string): boolean => foldName(one) === foldName(other)
