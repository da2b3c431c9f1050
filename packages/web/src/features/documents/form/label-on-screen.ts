/** The words that are at a field, by its name. */
export function labelOnScreen(name: string): string | undefined {
  const field = document.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
  return field?.labels?.[0]?.firstChild?.textContent || undefined
}
