/** Finds the row of an address in the table of public routes; `$name` represents one part of the path. */
export function matchPublic<R extends { readonly path: string }>(
  routes: readonly R[],
  path: string,
): { route: R; parameter: string | undefined } | undefined {
  const parts = path.split('/').filter(Boolean)
  for (const route of routes) {
    const pattern = route.path.split('/').filter(Boolean)
    if (pattern.length !== parts.length) continue
    if (!pattern.every((part, index) => part.startsWith('$') || part === parts[index])) continue
    const at = pattern.findIndex((part) => part.startsWith('$'))
    return { route, parameter: at < 0 ? undefined : decodeURIComponent(parts[at] ?? '') }
  }
  return undefined
}
