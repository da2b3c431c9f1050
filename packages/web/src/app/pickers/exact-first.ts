/** The choice whose code is what was typed is first, where Enter and Tab take it; the others keep their order. */
export function exactFirst<C>(
  choices: readonly C[],
  typed: string,
  codesOf: (choice: C) => readonly (string | null | undefined)[],
): readonly C[] {
  const wanted = typed.trim().toLowerCase()
  if (!wanted) return choices
  const at = choices.findIndex((choice) => codesOf(choice).some((code) => code?.toLowerCase() === wanted))
  return at > 0 ? [choices[at]!, ...choices.slice(0, at), ...choices.slice(at + 1)] : choices
}
