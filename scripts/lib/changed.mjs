/**
 * The test files, by project of vitest, that lie beside changed files: in the same folder, and of a slice of contracts,
 * server or web the tests of that slice in the other two. Files of e2e and bench have none.
 */
export function testsBeside(changed, all) {
  const places = new Set(changed.map(placeOf).filter(Boolean))
  const found = { unit: [], server: [] }
  for (const file of all.filter(isTest)) {
    if (changed.includes(file) || places.has(placeOf(file))) found[projectOf(file)].push(file)
  }
  return found
}

const isTest = (file) => /^(packages|scripts)\/.*\.test\.(ts|tsx|mjs)$/.test(file)

const projectOf = (file) =>
  file.startsWith('packages/server/') && !file.endsWith('.alone.test.ts') ? 'server' : 'unit'

/** A slice by its name, whatever its package; any other file by its folder. */
function placeOf(file) {
  const slice =
    /^packages\/(?:server|web)\/src\/features\/([^/]+)\//.exec(file) ??
    /^packages\/contracts\/src\/([^/]+?)(?:\.test)?\.ts$/.exec(file)
  if (slice) return `slice ${slice[1]}`
  return /^(?:packages|scripts)\//.test(file) ? file.slice(0, file.lastIndexOf('/')) : undefined
}
